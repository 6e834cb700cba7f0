import { readBooks } from '../assistant/gold/books.ts';
import type { Chart } from '../assistant/gold/charts.ts';

/** What there really was on bank and in cash, by a program that shares nothing with the method. */
export interface Balances {
  /** First and last day with movements. */
  readonly first: number;
  readonly last: number;
  /** Cents at the end of a day. */
  on(day: number): number;
}

const MS = 86_400_000;
/** Days of January 1st of year 1 before 1970: day 1 of the scale. */
const EPOCH = 719_163;
const dayOf = (text: string) => Date.parse(`${text}T00:00:00Z`) / MS + EPOCH;

/** Reads the balances from the lines of audit files. @param chart codes of accounts without one */
export function readBalances(files: readonly Uint8Array[], chart: Chart): Balances {
  const { lines, accounts } = readBooks(files, chart);
  const moved = lines.filter(({ kind }) => kind !== 'opening');
  const days = moved.map(({ day }) => dayOf(day));
  const money = lines.filter(
    ({ account, kind, year }) =>
      /^BLim(?:Kas|Ban)/.test(accounts.get(account)?.code ?? '') &&
      (kind !== 'opening' || year === 0),
  );
  const first = days.reduce((least, day) => Math.min(least, day), Infinity);
  const last = days.reduce((most, day) => Math.max(most, day), -Infinity);
  const at = money.map(({ day, cents, kind }) => ({
    day: kind === 'opening' ? -Infinity : dayOf(day),
    cents,
  }));
  return {
    first,
    last,
    on: (day) => at.reduce((sum, one) => (one.day <= day ? sum + one.cents : sum), 0),
  };
}
