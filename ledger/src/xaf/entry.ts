import type { Fields } from './fields.ts';
import { monthDays, periodOfDay } from '../periods/months.ts';
import type { LedgerLine } from '../types.ts';
import { lineAmounts, vatOf, type CreditColumn, type WrittenTotals } from './amounts.ts';
import type { Calendar, Placement } from './calendar.ts';
import { invoiceOf, type DimensionFields } from './dimensions.ts';
import type { ElementRecord } from './elements.ts';
import { dayOf } from './header.ts';
import type { VatRates } from './vat-rates.ts';
import type { WarningList } from './warnings.ts';

/** Account of lines that name none. */
export const NO_ACCOUNT = 'zonder-rekening';

export interface Journal {
  journal_no: number;
  dagboek: string;
  dagboek_naam: string;
  /** Type O: every entry in it is the opening balance. */
  opening: boolean;
  /** True for bank and cash, false for other trades, null when the file does not tell. */
  money: boolean | null;
  /** The journal's own side, which some programs leave out of its entries. */
  offset_account: string | null;
}

interface EntryContext {
  calendar: Calendar;
  journal: Journal;
  entry_no: number;
  relations: ReadonlyMap<string, string>;
  warnings: WarningList;
  credits: CreditColumn;
  written: WrittenTotals;
  rates: VatRates;
  dimensions: DimensionFields;
}

export function journalOf(fields: Fields, journal_no: number): Journal {
  const type = fields.get('jrntp')?.toUpperCase();
  const dagboek = fields.get('jrnid') ?? fields.get('journalid') ?? String(journal_no);
  return {
    journal_no,
    dagboek,
    dagboek_naam: fields.get('desc') ?? fields.get('description') ?? dagboek,
    opening: type === 'O',
    money: type === undefined || type === 'Z' ? null : type === 'B' || type === 'C',
    offset_account: fields.get('offsetaccid') ?? null,
  };
}

/** Lines of a transaction element, with the month that reports them. */
export function entryLines(entry: ElementRecord, context: EntryContext): LedgerLine[] {
  const { calendar, journal, entry_no, relations, warnings, dimensions } = context;
  const fields = entry.fields;
  const boekstuk = fields.get('nr') ?? fields.get('transactionid') ?? '';
  const where = `boeking ${boekstuk} van dagboek ${journal.dagboek_naam}`;
  const booked = dayOf(fields.get('trdt') ?? fields.get('transactiondate'));
  const period = fields.get('periodnumber') ?? fields.get('period') ?? '';
  const placement = journal.opening
    ? calendar.opening(period)
    : calendar.place(period, booked, where);
  const amounts = lineAmounts(entry.children, where, context);
  const entryText = fields.get('desc') ?? fields.get('description') ?? '';
  return entry.children.map((child, index) => {
    const line = child.fields;
    const cents = amounts[index] ?? 0;
    const relation = line.get('custsupid') ?? null;
    const relatie_naam = relation === null ? null : (relations.get(relation) ?? null);
    const { btw_code, btw_cents } = vatOf(child.children, cents, where, context);
    // Written out, since this is made a million times: spreading takes longer than all the rest.
    return {
      journal_no: journal.journal_no,
      entry_no,
      line_no: index + 1,
      cents,
      boekjaar: calendar.year.label,
      boekperiode: placement.boekperiode,
      periode: placement.periode,
      soort: placement.soort,
      datum: eventDay(line, booked, placement, context, where),
      rekening: accountId(line, where, warnings),
      dagboek: journal.dagboek,
      dagboek_naam: journal.dagboek_naam,
      boekstuk,
      relatie: relation,
      relatie_naam,
      omschrijving: line.get('desc') ?? line.get('description') ?? entryText,
      btw_code,
      btw_cents,
      btw_rekening: null,
      btw_soort: null,
      document_ref: line.get('invref') ?? line.get('docref') ?? line.get('documentid') ?? null,
      tegenpartij: relation,
      tegenpartij_naam: relatie_naam,
      factuur: invoiceOf(line, boekstuk),
      kostenplaats: line.get(dimensions.cost) ?? null,
      kostendrager: line.get(dimensions.product) ?? line.get(dimensions.project) ?? null,
      derived: false,
    };
  });
}

/** Account of a line; one that has none is kept apart, for its amount is in the books. */
export function accountId(line: Fields, where: string, warnings: WarningList): string {
  const rekening = line.get('accid') ?? line.get('accountid');
  if (rekening !== undefined) return rekening;
  warnings.add('rekening_leeg', where);
  return NO_ACCOUNT;
}

function eventDay(
  line: Fields,
  booked: string | null,
  placement: Placement,
  { calendar, warnings }: EntryContext,
  where: string,
): string {
  const { year } = calendar;
  // Opening lines carry dates of the old year or of the day that somebody booked them.
  if (placement.soort === 'opening') return year.start_date;
  const day = dayOf(line.get('effdate') ?? line.get('effectivedate')) ?? booked;
  if (day !== null) return day;
  warnings.add('datum_onbekend', where);
  if (placement.periode === periodOfDay(year.start_date)) return year.start_date;
  return monthDays(placement.periode).first;
}
