import { capital, smallBooks, throughBank, usual } from './small-books.ts';

/**
 * Books of one year: omzet of € 1,000 in January, € 100 more each month; wages of € 300 from July.
 * @param rent whole euros a month
 * @param opening capital and bank at the beginning, in whole euros
 */
export const risingYear = (of: number, rent: number, opening: number) =>
  smallBooks({
    ...{
      year: of,
      made: `${of + 1}-02-01`,
      accounts: usual('0500', '1000', '4000', '4100', '8000'),
    },
    opening: capital(opening * 100),
    entries: Array.from({ length: 12 }, (_, index) => {
      const month = `${of}-${String(index + 1).padStart(2, '0')}`;
      return [
        throughBank(`${month}-05`, '4100', rent),
        throughBank(`${month}-10`, '8000', -(1000 + index * 100)),
        ...(index < 6 ? [] : [throughBank(`${month}-25`, '4000', 300)]),
      ];
    }).flat(),
  });

export const RISING_YEAR = risingYear(2024, 500, 1000);

/** Two of them after each other: with a rent of € 400, and of € 500. */
export const RISING_YEARS = [risingYear(2023, 400, 1000), risingYear(2024, 500, 13_000)];
