import { smallBooks, type SmallBooks, type SmallEntry } from './small-books.ts';

/**
 * A shop that sells for € 10,000 on the fifth of each month, pays a rent of € 2,000 on the first
 * and writes off € 500 on the 28th, unless a test books otherwise.
 */
const ACCOUNTS: SmallBooks['accounts'] = [
  ['0200', 'Inventaris', 'B', 'BMvaInvVvp'],
  ['0500', 'Reserve', 'B', 'BEivOvrAlr'],
  ['1000', 'Bank', 'B', 'BLimBanRba'],
  ['4100', 'Huur', 'P', 'WBedHuiBeh'],
  ['4800', 'Afschrijving inventaris', 'P', 'WAfsAmvAfi'],
  ['8000', 'Omzet', 'P', 'WOmzNodOdh'],
];

export const sale = (month: string): SmallEntry => ({
  day: `${month}-05`,
  lines: [['1000', 1_000_000] as const, ['8000', -1_000_000] as const],
});
export const rent = (month: string): SmallEntry => ({
  day: `${month}-01`,
  lines: [['4100', 200_000] as const, ['1000', -200_000] as const],
});
export const writeOff = (month: string): SmallEntry => ({
  day: `${month}-28`,
  lines: [['4800', 50_000] as const, ['0200', -50_000] as const],
});

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
    start: `${year}-01-01`,
    end: `${year}-12-31`,
    made,
    opening: [['1000', bank], ['0200', 3_000_000], ['0500', -bank - 3_000_000]], // prettier-ignore
    entries,
  });
}
