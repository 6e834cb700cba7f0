import { addMonths, fiscalMonths, monthDays, monthsBetween, periodOfDay } from '@kengetal/ledger';
import type {
  Dialect,
  GeneratedEntry,
  GeneratedLine,
  GeneratedRelation,
  GeneratedYear,
} from '@kengetal/generator';

/** An entry with the fiscal year that it is booked in, counted from 0. */
export interface Entry extends GeneratedEntry {
  readonly year: number;
}

/** An administration before its audit files are written; plants make another one of it. */
export interface Books {
  readonly company: string;
  readonly kind: 'bv' | 'zzp';
  readonly dialect: Dialect;
  readonly digits: 4 | 6;
  readonly withoutCodes: boolean;
  /** The years as they were generated: their chart, days and company. */
  readonly years: readonly GeneratedYear[];
  /** Balances at the start of the first year, by ledger number. */
  readonly opening: ReadonlyMap<string, number>;
  readonly relations: readonly GeneratedRelation[];
  readonly entries: readonly Entry[];
  /** Last day of the books, and the last month that is whole. */
  readonly now: string;
  readonly last: number;
}

/** First month of the books, YYYYMM. */
export function firstMonth({ years }: Books): number {
  const [year] = years;
  if (!year) throw new Error('Books without a year.');
  return fiscalMonths(year.fiscal_year).first;
}

/** The fiscal year of a day, counted from 0, and its month in that year, from 1. */
export function placeOf({ years }: Books, datum: string): { year: number; boekperiode: number } {
  const year = years.findIndex(
    ({ fiscal_year }) => fiscal_year.start_date <= datum && datum <= fiscal_year.end_date,
  );
  const own = years[year];
  if (!own) throw new Error(`${datum} is outside the books.`);
  const { first } = fiscalMonths(own.fiscal_year);
  return { year, boekperiode: monthsBetween(first, periodOfDay(datum)) + 1 };
}

/** The month that an entry is booked in, YYYYMM; the year's last for a closing period. */
export function monthOf({ years }: Books, { year, boekperiode }: Entry): number {
  const own = years[year];
  if (!own) throw new Error(`No year ${String(year)}.`);
  const { first, last } = fiscalMonths(own.fiscal_year);
  return Math.min(last, addMonths(first, boekperiode - 1));
}

/** Balance of an account at the end of a day, debit positive, in cents. */
export function balanceOf({ opening, entries }: Books, rekening: string, day: string): number {
  return entries.reduce(
    (sum, { datum, lines }) => (datum > day ? sum : sum + sumOn(lines, rekening)),
    opening.get(rekening) ?? 0,
  );
}

/** What lines come to on an account. */
export function sumOn(lines: readonly GeneratedLine[], rekening: string): number {
  return lines.reduce((sum, line) => (line.rekening === rekening ? sum + line.cents : sum), 0);
}

/** Books without what comes after a day; the month that it cuts is not whole. */
export function cutAfter(books: Books, now: string): Books {
  const month = periodOfDay(now);
  const isWhole = monthDays(month).last === now;
  return {
    ...books,
    now,
    last: isWhole ? month : addMonths(month, -1),
    entries: books.entries.filter(({ datum }) => datum <= now),
  };
}
