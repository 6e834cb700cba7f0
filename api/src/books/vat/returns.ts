import type { BookedFigure } from '@kengetal/contract';
import {
  addMonths,
  bareMonth,
  dayName,
  monthDays,
  periodOfDay,
  type Span,
  spanName,
  yearOf,
} from '@kengetal/ledger';
import { bookedFigure } from '../figures/booked.ts';
import type { ReadBooks } from '../store/reader.ts';
import { vatPlacing } from './placing.ts';
import type { VatRhythm } from './rhythm.ts';
import { settledEntries, settledRows, type SettledEntry } from './settled-entries.ts';

const MONTHS: Readonly<Record<VatRhythm, number>> = { maand: 1, kwartaal: 3, jaar: 12 };

/** Months of the return that holds a month; returns follow the calendar, whatever the fiscal year. */
export function returnOf(periode: number, rhythm: VatRhythm): Span {
  const months = MONTHS[rhythm];
  const periode_min = periode - (((periode % 100) - 1) % months);
  return { periode_min, periode_max: periode_min + months - 1 };
}

/** Returns that begin in these months, or hold the first of them, oldest first. */
export function returnsOf(span: Span, rhythm: VatRhythm): Span[] {
  const returns: Span[] = [];
  for (let at = span.periode_min; at <= span.periode_max;) {
    const found = returnOf(at, rhythm);
    returns.push(found);
    at = addMonths(found.periode_max, 1);
  }
  return returns;
}

/** As a label: '4e kwartaal 2025', 'maart 2025', '2025'. */
export function returnLabel(span: Span, rhythm: VatRhythm): string {
  if (rhythm !== 'kwartaal') return returnName(span, rhythm);
  return `${String((span.periode_max % 100) / 3)}e kwartaal ${String(yearOf(span.periode_max))}`;
}

/** Within a sentence: 'oktober t/m december 2025', 'maart 2025', '2025'. */
export const returnName = (span: Span, rhythm: VatRhythm): string =>
  rhythm === 'jaar' ? String(yearOf(span.periode_min)) : spanName(span);

/**
 * Last day on which a return is due, 'YYYY-MM-DD': of the month after a month or quarter (Algemene
 * wet inzake rijksbelastingen, art. 10 and 19); a return of a year is due before 1 April
 * (Belastingdienst).
 */
export function dueDay({ periode_max }: Span, rhythm: VatRhythm): string {
  return monthDays(addMonths(periode_max, rhythm === 'jaar' ? 3 : 1)).last;
}

/** What was paid or booked of a return, per return by its first month. */
export type Settled = ReadonlyMap<number, readonly BookedFigure[]>;

/** Settled amounts of the returns of these months, each set against the return that it settles. */
export async function settledReturns(
  read: ReadBooks,
  span: Span,
  rhythm: VatRhythm,
): Promise<Settled> {
  const placing = await vatPlacing(read);
  const rows = await settledRows(read, placing, {
    periode_min: span.periode_min,
    // Some pay later than they should.
    periode_max: addMonths(span.periode_max, MONTHS[rhythm] + 3),
  });
  const settled = new Map<number, BookedFigure[]>();
  for (const entry of settledEntries(rows)) {
    const { periode_min } = returnSettledBy(entry, rhythm);
    const figures = settled.get(periode_min) ?? [];
    figures.push(figureOf(entry, read.books.vatAccounts));
    settled.set(periode_min, figures);
  }
  return settled;
}

/**
 * The return that an entry settles: the one that its text names, else the last one that had ended;
 * on the last day of a return it is that one.
 */
export function returnSettledBy(
  { datum, omschrijving }: Pick<SettledEntry, 'datum' | 'omschrijving'>,
  rhythm: VatRhythm,
): Span {
  const named = monthNamedIn(omschrijving, datum);
  if (named !== undefined) return returnOf(named, rhythm);
  const month = periodOfDay(datum);
  const own = returnOf(month, rhythm);
  return monthDays(own.periode_max).last === datum
    ? own
    : returnOf(addMonths(own.periode_min, -1), rhythm);
}

const NAMES = Array.from({ length: 12 }, (_, index) => bareMonth(202_501 + index));
const QUARTER = /\b(?:q|k|kw|kwartaal )\.? ?([1-4])\b|\b([1-4])e? ?(?:kw|kwartaal)\b/;
const MONTH_NUMBER = /\bmaand (\d{1,2})\b/;
const YEAR = /\b(20\d{2})\b/;

/** A month of the return that a text names, of the year that it names or else the last such month. */
function monthNamedIn(text: string, datum: string): number | undefined {
  const words = text.toLowerCase();
  const month = monthIn(words);
  if (month === undefined || month < 1 || month > 12) return undefined;
  const year = YEAR.exec(words)?.[1];
  if (year !== undefined) return Number(year) * 100 + month;
  const paid = periodOfDay(datum);
  const same = yearOf(paid) * 100 + month;
  return same <= paid ? same : same - 100;
}

function monthIn(words: string): number | undefined {
  const quarter = QUARTER.exec(words);
  if (quarter) return Number(quarter[1] ?? quarter[2]) * 3;
  const number = MONTH_NUMBER.exec(words)?.[1];
  if (number !== undefined) return Number(number);
  const place = NAMES.findIndex((name) => new RegExp(`\\b${name}\\b`).test(words));
  return place < 0 ? undefined : place + 1;
}

function figureOf(entry: SettledEntry, accounts: readonly string[]): BookedFigure {
  const { cents, periode, dagboek, boekstuk, datum, source_id } = entry;
  const window = { periode_min: periode, periode_max: periode, soorten: [...MOVED] };
  return bookedFigure(cents, window, {
    sign: 1,
    filters: [
      { column: 'rekening', operator: 'in', value: [...accounts] },
      { column: 'btw_soort', operator: 'eq', value: 'afdracht' },
      { column: 'bron', operator: 'eq', value: source_id },
      { column: 'dagboek', operator: 'eq', value: dagboek },
      { column: 'boekstuk', operator: 'eq', value: boekstuk },
      { column: 'datum', operator: 'eq', value: datum },
    ],
    about: {
      label: `Afgedragen op ${dayName(datum)}`,
      explanation: 'Wat op die dag van de btw-rekeningen is betaald, of bij een crediteur geboekt.',
    },
  });
}

const MOVED = ['mutatie', 'afsluiting'] as const;
