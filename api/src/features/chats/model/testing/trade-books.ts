import { entry, journalBooks } from '../../../../testing/journal-books.ts';

/**
 * The first quarter of 2024 of a shop at a loss, worked out on paper: Bakker BV still has to pay
 * € 300 and € 63 of VAT, Slager BV is still owed € 1.500 and € 315 of VAT. With € 18.800 of wages in
 * January the result is 300 − 1.500 − 18.800 = −€ 20.000; in March it is −€ 8.000 of wages.
 */
export const tradeBooks = (): string =>
  journalBooks({
    year: 2024,
    made: '2024-03-31',
    accounts: [
      ['1000', 'Bank', 'B', 'BLimBanRba'],
      ['1300', 'Debiteuren', 'B', 'BVorDebHad'],
      ['1500', 'Af te dragen btw', 'B', 'BSchBepBla'],
      ['1600', 'Crediteuren', 'B', 'BSchCreHac'],
      ['4000', 'Lonen', 'P', 'WPerLesLon'],
      ['7000', 'Inkopen', 'P', 'WKprInhInh'],
      ['8000', 'Omzet', 'P', 'WOmzNodOdh'],
    ],
    relations: [
      ['K1', 'Bakker BV', 'C'],
      ['L1', 'Slager BV', 'S'],
    ],
    journals: [
      [
        ...(['V', 'S', 'Verkoopboek'] as const),
        [
          entry(
            'F1',
            '2024-01-05',
            'Levering',
            ['1300', 36_300, 'K1', 'F1'],
            ['8000', -30_000],
            ['1500', -6_300],
          ),
        ],
      ],
      [
        ...(['I', 'P', 'Inkoopboek'] as const),
        [
          entry(
            'G1',
            '2024-01-06',
            'Inkoop',
            ['1600', -181_500, 'L1', 'G1'],
            ['7000', 150_000],
            ['1500', 31_500],
          ),
        ],
      ],
      [
        ...(['B', 'B', 'Bankboek'] as const),
        [
          entry('B1', '2024-01-25', 'Lonen', ['4000', 1_880_000], ['1000', -1_880_000]),
          entry('B2', '2024-03-25', 'Lonen', ['4000', 800_000], ['1000', -800_000]),
        ],
      ],
    ],
  });
