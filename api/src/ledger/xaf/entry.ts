import {
  fiscalMonths,
  monthDays,
  monthsBetween,
  periodOfDay,
  reportingPeriod,
} from '../periods.ts';
import type { FiscalYear, LedgerLine, LineKind } from '../types.ts';
import { columnsOf, creditsAreNegative, signedCents, vatOf } from './amounts.ts';
import type { ElementRecord } from './elements.ts';
import { dayOf } from './header.ts';
import type { WarningList } from './warnings.ts';

export interface Journal {
  journal_no: number;
  journal_id: string;
  journal_name: string;
  /** Type O: every entry in it is the opening balance. */
  opening: boolean;
}

interface EntryContext {
  year: FiscalYear;
  journal: Journal;
  entry_no: number;
  relations: ReadonlyMap<string, string>;
  warnings: WarningList;
}

export function journalOf(fields: ReadonlyMap<string, string>, journal_no: number): Journal {
  const journal_id = fields.get('jrnid') ?? fields.get('journalid') ?? String(journal_no);
  return {
    journal_no,
    journal_id,
    journal_name: fields.get('desc') ?? fields.get('description') ?? journal_id,
    opening: fields.get('jrntp')?.toUpperCase() === 'O',
  };
}

interface Placement {
  boekperiode: number;
  periode: number;
  soort: LineKind;
}

/** Lines of a transaction element, with the month that reports them. */
export function entryLines(entry: ElementRecord, context: EntryContext): LedgerLine[] {
  const { year, journal, entry_no, relations, warnings } = context;
  const fields = entry.fields;
  const entry_nr = fields.get('nr') ?? fields.get('transactionid') ?? '';
  const where = `boeking ${entry_nr} van dagboek ${journal.journal_name}`;
  const booked = dayOf(fields.get('trdt') ?? fields.get('transactiondate'));
  const placement = place(fields, booked, context, where);
  const amounts = lineCents(entry.children, where, warnings);
  const entryText = fields.get('desc') ?? fields.get('description') ?? '';
  return entry.children.map((child, index) => {
    const line = child.fields;
    const cents = amounts[index] ?? 0;
    const relation = line.get('custsupid') ?? null;
    return {
      journal_no: journal.journal_no,
      entry_no,
      line_no: index + 1,
      cents,
      boekjaar: year.label,
      ...placement,
      datum: eventDay(line, booked, placement, context, where),
      account_id: line.get('accid') ?? line.get('accountid') ?? '',
      journal_id: journal.journal_id,
      journal_name: journal.journal_name,
      entry_nr,
      relation_id: relation,
      relation_name: relation === null ? null : (relations.get(relation) ?? null),
      description: line.get('desc') ?? line.get('description') ?? entryText,
      ...vatOf(
        child.children.map((vat) => vat.fields),
        cents,
        where,
      ),
      document_ref: line.get('invref') ?? line.get('docref') ?? line.get('documentid') ?? null,
    };
  });
}

function lineCents(lines: readonly ElementRecord[], where: string, warnings: WarningList) {
  if (lines.some(({ fields }) => fields.has('amnt'))) {
    return lines.map(({ fields }) => signedCents(fields, where, warnings));
  }
  const columns = lines.map(({ fields }) => columnsOf(fields, where));
  const factor = creditsAreNegative(columns) ? 1 : -1;
  return columns.map(({ debit, credit }) => debit + factor * credit);
}

/** By period number; one that is missing or not a period (a year, a word) gives way to the date. */
function place(
  fields: ReadonlyMap<string, string>,
  booked: string | null,
  { year, journal, warnings }: EntryContext,
  where: string,
): Placement {
  const text = fields.get('periodnumber') ?? fields.get('period') ?? '';
  const { first, last } = fiscalMonths(year);
  const number = /^\d{1,3}$/.test(text) ? Number(text) : null;
  if (journal.opening) return { boekperiode: number ?? 0, periode: first, soort: 'opening' };
  if (number !== null) return { boekperiode: number, ...reportingPeriod(year, number) };
  warnings.add('periode_onbekend', where);
  const month = booked === null ? first : periodOfDay(booked);
  const periode = Math.min(Math.max(month, first), last);
  return { boekperiode: monthsBetween(first, periode) + 1, periode, soort: 'mutatie' };
}

function eventDay(
  line: ReadonlyMap<string, string>,
  booked: string | null,
  placement: Placement,
  { year, warnings }: EntryContext,
  where: string,
): string {
  // Opening lines carry dates of the old year or of the day that somebody booked them.
  if (placement.soort === 'opening') return year.start_date;
  const day = dayOf(line.get('effdate') ?? line.get('effectivedate')) ?? booked;
  if (day !== null) return day;
  warnings.add('datum_onbekend', where);
  const { first } = monthDays(placement.periode);
  return first < year.start_date ? year.start_date : first;
}

/** Line of the openingBalance element. */
export function openingLine(
  fields: ReadonlyMap<string, string>,
  line_no: number,
  year: FiscalYear,
  description: string,
  warnings: WarningList,
): LedgerLine {
  return {
    journal_no: 0,
    entry_no: 0,
    line_no,
    cents: signedCents(fields, 'de beginbalans', warnings),
    soort: 'opening',
    boekjaar: year.label,
    boekperiode: 0,
    periode: fiscalMonths(year).first,
    datum: year.start_date,
    account_id: fields.get('accid') ?? '',
    journal_id: '',
    journal_name: 'Beginbalans',
    entry_nr: '',
    relation_id: null,
    relation_name: null,
    description,
    vat_code: null,
    vat_cents: null,
    document_ref: null,
  };
}
