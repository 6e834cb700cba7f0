import { posting, smallBooks, usual, type SmallEntry } from './small-books.ts';

/**
 * A shop that sells for € 10,000 on the fifth of each month, pays a rent of € 2,000 on the first
 * and writes off € 500 on the 28th, unless a test books otherwise.
 */
const ACCOUNTS = usual('0200', '0500', '1000', '4100', '4800', '8000');

export const sale = (month: string): SmallEntry =>
  posting(`${month}-05`, '1000', '8000', 1_000_000);
export const rent = (month: string): SmallEntry => posting(`${month}-01`, '4100', '1000', 200_000);
export const writeOff = (month: string): SmallEntry =>
  posting(`${month}-28`, '4800', '0200', 50_000);

/** '2025-01' and on, of a year. */
export const months = (year: number, from = 1, to = 12): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => {
    const month = String(from + index).padStart(2, '0');
    return `${year}-${month}`;
  });

/** Bank that the shop began 2023 with, in euros; each month adds € 8,000. */
const START = 50_000;
const KEPT = 8_000;

/** Audit file of a calendar year of the shop, which opens with what twelve months a year left. */
export function shopYear(
  year: number,
  made: string,
  entries: readonly SmallEntry[] = months(year).flatMap((month) => [sale(month), rent(month)]),
): string {
  const bank = (START + (year - 2023) * 12 * KEPT) * 100;
  return smallBooks({
    accounts: ACCOUNTS,
    year,
    made,
    opening: [
      ['1000', bank],
      ['0200', 3_000_000],
      ['0500', -bank - 3_000_000],
    ],
    entries,
  });
}
