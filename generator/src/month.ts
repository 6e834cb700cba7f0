import type { Books } from './books.ts';
import type { Random } from './random.ts';
import type { Relations } from './relations.ts';

/** All that the parts of the story need to know of the month they book. */
export interface Month {
  books: Books;
  random: Random;
  relations: Relations;
  /** YYYYMM. */
  periode: number;
  /** Number of the month in its fiscal year, from 1. */
  number: number;
  /** Months in that year. */
  months: number;
  /** Months until the books end, 0 in the last. */
  remaining: number;
  /** Whole years since the books began. */
  year: number;
  /** Multiplies the number of invoices, not their sum. */
  scale: number;
  /** Whether not all is sold and bought with VAT at the high rate. */
  varied: boolean;
  /** Whether nothing is amiss: no price rise, late customer, bill booked twice or new asset. */
  uneventful: boolean;
}

/** Amount after a yearly rise in hundredths of a percent. */
export function risen(cents: number, basisPoints: number, years: number): number {
  let amount = cents;
  for (let year = 0; year < years; year += 1) {
    amount += Math.round((amount * basisPoints) / 10_000);
  }
  return amount;
}
