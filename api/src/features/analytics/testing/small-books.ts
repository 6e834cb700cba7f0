import { smallBooks, throughBank } from '../../../testing/small-books.ts';

/** In euros, debit positive, on the 15th of each month. */
const MONTHS = [
  // goods, services, purchases, wages, rent
  [-1_000, -500, 400, 600, 250],
  [-2_000, -500, 900, 600, 250],
  [0, 0, 0, 600, 250],
  [-1_500, -250, 600, 650, 250],
] as const;

/** Books of 2024: two accounts of sales, purchases, wages and rent; March has no sales. */
export const SMALL_BOOKS = smallBooks({
  year: 2024,
  accounts: [
    ['1000', 'Bank', 'B', 'BLimBanRba'],
    ['8000', 'Handel', 'P', 'WOmzNohOlh'],
    ['8100', 'Advies', 'P', 'WOmzNodOdh'],
    ['7000', 'Inkoop', 'P', 'WKprInh'],
    ['4000', 'Lonen', 'P', 'WPerLesLon'],
    ['4100', 'Huur', 'P', 'WBedHuiBeh'],
  ],
  entries: MONTHS.flatMap((amounts, index) =>
    ['8000', '8100', '7000', '4000', '4100'].flatMap((account, place) => {
      const euros = amounts[place] ?? 0;
      return euros === 0 ? [] : [throughBank(`2024-0${index + 1}-15`, account, euros)];
    }),
  ),
});
