import { entry, journalBooks } from '../../../../testing/journal-books.ts';

const sale = (number: string, day: string, relation: string, euros: number) =>
  entry(
    number,
    day,
    'Levering',
    ['1300', euros * 121, relation, number],
    ['8000', euros * -100],
    ['1500', euros * -21],
  );
const paid = (number: string, day: string, account: string, euros: number) =>
  entry(number, day, 'Afschrijving', [account, euros * 100], ['1000', euros * -100]);

/**
 * The first quarter of 2024, worked out on paper: sold for € 2.600, of which € 500 in January, € 900
 * in February and € 1.200 in March; to Bakker BV for € 500, to Slager BV for € 1.900, to Jan Jansen
 * for € 200. Rent is € 300 and the telephone € 40 a month.
 */
export const shopBooks = (): string =>
  journalBooks({
    year: 2024,
    made: '2024-03-31',
    accounts: [
      ['1000', 'Bank', 'B', 'BLimBanRba'],
      ['1300', 'Debiteuren', 'B', 'BVorDebHad'],
      ['1500', 'Af te dragen btw', 'B', 'BSchBepBla'],
      ['4100', 'Huur', 'P', 'WBedHuiBeh'],
      ['4500', 'Telefonie', 'P', 'WBedKanTef'],
      ['8000', 'Omzet', 'P', 'WOmzNodOdh'],
    ],
    relations: [
      ['K1', 'Bakker BV', 'C'],
      ['K2', 'Slager BV', 'C'],
      ['K3', 'Jan Jansen', 'C'],
    ],
    journals: [
      [
        ...(['V', 'S', 'Verkoopboek'] as const),
        [
          sale('F1', '2024-01-05', 'K1', 500),
          sale('F2', '2024-02-05', 'K2', 900),
          sale('F3', '2024-03-05', 'K2', 1000),
          sale('F4', '2024-03-15', 'K3', 200),
        ],
      ],
      [
        ...(['B', 'B', 'Bankboek'] as const),
        ['01', '02', '03'].flatMap((month, at) => [
          paid(`H${at}`, `2024-${month}-10`, '4100', 300),
          paid(`T${at}`, `2024-${month}-20`, '4500', 40),
        ]),
      ],
    ],
  });
