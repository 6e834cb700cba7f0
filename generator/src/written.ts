import { addDays } from './days.ts';
import type { GeneratedEntry, GeneratedLine } from './books.ts';
import { JOURNALS, JOURNAL_ORDER, type JournalName } from './chart.ts';
import type { Producer } from './producer.ts';
import type { WritableYear } from './year.ts';

/** An entry as a program writes it. */
export interface WrittenEntry {
  readonly nr: string;
  readonly omschrijving: string;
  readonly period: string;
  readonly booked: string;
  readonly event: string;
  readonly lines: readonly GeneratedLine[];
  readonly opening: boolean;
}

export interface WrittenJournal {
  readonly name: JournalName;
  readonly entries: Iterable<WrittenEntry>;
}

/** Sums over lines, in cents. */
export interface Totals {
  lines: number;
  debit: number;
  credit: number;
}

/** Journals with the entries as the habits of a program make them. */
export function* writtenJournals(year: WritableYear, habits: Producer): Iterable<WrittenJournal> {
  for (const name of JOURNAL_ORDER) yield { name, entries: writtenEntries(year, habits, name) };
}

function* writtenEntries(
  year: WritableYear,
  habits: Producer,
  name: JournalName,
): Generator<WrittenEntry, void, void> {
  const { start_date, end_date } = year.fiscal_year;
  const months = year.months;
  if (name === openingJournal(habits)) yield* openingEntry(year, habits);
  const own = habits.oneSided.includes(name) ? JOURNALS[name].offset : null;
  const hidden = own === null ? null : year.numberOf(own);
  let count = 0;
  for (const entry of year.entriesOf(name)) {
    count += 1;
    const { boekperiode, datum, lines } = entry;
    const closing = boekperiode > months && habits.closingPeriod !== null;
    const period = closing ? habits.closingPeriod : boekperiode;
    yield {
      nr: habits.yearNumbers
        ? start_date.slice(0, 4) + String(count).padStart(5, '0')
        : entry.boekstuk,
      omschrijving: lines[0]?.omschrijving ?? '',
      period: habits.period === 'year' ? end_date.slice(0, 4) : String(period),
      booked: datum,
      event: datum,
      lines: hidden === null ? lines : farSide(entry, hidden),
      opening: false,
    };
  }
}

/** Lines without those of the journal's own account; all when nothing else is left. */
function farSide({ lines }: GeneratedEntry, own: string): readonly GeneratedLine[] {
  const far = lines.filter(({ rekening }) => rekening !== own);
  return far.length > 0 ? far : lines;
}

function openingJournal({ opening }: Producer): JournalName | null {
  return opening === 'journal' ? 'opening' : opening === 'period' ? 'memoriaal' : null;
}

function* openingEntry(year: WritableYear, habits: Producer): Generator<WrittenEntry, void, void> {
  if (year.opening.length === 0) return;
  const { start_date } = year.fiscal_year;
  const booked = habits.openingDay === 'halfway' ? addDays(start_date, 185) : start_date;
  yield {
    nr: 'Beginbalans',
    omschrijving: 'Beginbalans',
    period: '0',
    booked,
    event: habits.openingDay === 'before' ? addDays(start_date, -1) : booked,
    lines: (habits.subledgers ? byInvoice(year) : year.opening).map((line) => ({
      relatie: null,
      factuur: null,
      ...line,
      omschrijving: 'Beginbalans',
      btw_cents: null,
    })),
    opening: true,
  };
}

/** The opening balance with a line for every invoice that stands open. */
function byInvoice({ opening, openItems }: WritableYear) {
  const items = openItems.map(({ rekening, cents, relatie, factuur }) => ({
    rekening,
    cents,
    relatie,
    factuur,
  }));
  const rest = opening.map(({ rekening, cents }) => ({
    rekening,
    cents: items
      .filter((item) => item.rekening === rekening)
      .reduce((left, item) => left - item.cents, cents),
  }));
  return [...rest.filter(({ cents }) => cents !== 0), ...items];
}

/** Lines of the opening balance element, null when a program writes none. */
export function openingElement(
  year: WritableYear,
  { opening }: Producer,
): WritableYear['opening'] | null {
  if (opening !== 'element' && opening !== 'element_without_result') return null;
  const result = year.numberOf('onverdeeld');
  const lines =
    opening === 'element'
      ? year.opening
      : year.opening.filter(({ rekening }) => rekening !== result);
  return lines.length > 0 ? lines : null;
}

/** What a file declares of its lines, which is not always what it holds. */
export function declaredTotals(year: WritableYear, habits: Producer): Totals {
  const totals = { lines: 0, debit: 0, credit: 0 };
  let entries = 0;
  const journals = new Set<string>();
  for (const journal of writtenJournals(year, habits)) {
    for (const { lines } of journal.entries) {
      journals.add(journal.name);
      entries += 1;
      addUp(totals, lines);
    }
  }
  if (habits.totals === 'entries') return { ...totals, lines: entries };
  if (habits.totals === 'right') return totals;
  addUp(totals, year.opening);
  return { ...totals, lines: journals.size };
}

export function totalsOf(lines: Iterable<{ cents: number }>): Totals {
  const totals = { lines: 0, debit: 0, credit: 0 };
  addUp(totals, lines);
  return totals;
}

function addUp(totals: Totals, lines: Iterable<{ cents: number }>): void {
  for (const { cents } of lines) {
    totals.lines += 1;
    if (cents > 0) totals.debit += cents;
    else totals.credit -= cents;
  }
}
