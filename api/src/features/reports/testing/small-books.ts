import { smallBooks, type SmallAccount, type SmallEntry } from '../../../testing/small-books.ts';

const ACCOUNTS: readonly SmallAccount[] = [
  ['0200', 'Inventaris', 'B', 'BMvaInvVvp'],
  ['0500', 'Algemene reserve', 'B', 'BEivOvrAlr'],
  ['0700', 'Lening bank', 'B', 'BLasSakHvl'],
  ['1100', 'Bank', 'B', 'BLimBanRba'],
  ['1300', 'Debiteuren', 'B', 'BVorDebHad'],
  ['1600', 'Crediteuren', 'B', 'BSchCreHac'],
  ['4000', 'Lonen', 'P', 'WPerLesLon'],
  ['4100', 'Sociale lasten', 'P', 'WPerSolSfo'],
  ['4500', 'Afschrijving inventaris', 'P', 'WAfsAmvAfi'],
  ['4900', 'Rente lening', 'P', 'WFbeRlsRal'],
  ['7000', 'Inkoopwaarde', 'P', 'WKprInhInh'],
  ['8000', 'Omzet diensten', 'P', 'WOmzNodOdh'],
];

type Line = readonly [account: string, euros: number];

const cents = (lines: readonly Line[]) =>
  lines.map(([account, euros]) => [account, euros * 100] as const);

/** On the tenth of a month of 'YYYY-MM'; debit positive. */
const entry = (month: string, lines: readonly Line[], period?: number): SmallEntry => ({
  day: `${month}-10`,
  lines: cents(lines),
  period,
});

/**
 * Two years. 2023 has no opening balance and a closing booking; 2024 opens with what 2023 closed
 * with. In 2023: capital 1,000; in March a sale of 500 on account and wages of 200 with 50 of
 * social charges; in May the customer pays 300; depreciation of 40 on a bought machine of 400 in
 * June; in period 13 another 10 of depreciation. In 2024: in March a sale of 600 on account and
 * interest of 30; in April a purchase of 100 on account.
 */
export const SMALL_BOOKS: readonly string[] = [
  smallBooks({
    year: 2023,
    accounts: ACCOUNTS,
    entries: [
      entry('2023-01', [
        ['1100', 1_000],
        ['0500', -1_000],
      ]),
      entry('2023-03', [
        ['1300', 500],
        ['8000', -500],
      ]),
      entry('2023-03', [
        ['4000', 200],
        ['4100', 50],
        ['1100', -250],
      ]),
      entry('2023-05', [
        ['1100', 300],
        ['1300', -300],
      ]),
      entry('2023-06', [
        ['0200', 400],
        ['1100', -400],
      ]),
      entry('2023-06', [
        ['4500', 40],
        ['0200', -40],
      ]),
      entry(
        '2023-12',
        [
          ['4500', 10],
          ['0200', -10],
        ],
        13,
      ),
    ],
  }),
  smallBooks({
    year: 2024,
    accounts: ACCOUNTS,
    opening: cents([
      ['1100', 650],
      ['1300', 200],
      ['0200', 350],
      ['0500', -1_200],
    ]),
    entries: [
      entry('2024-03', [
        ['1300', 600],
        ['8000', -600],
      ]),
      entry('2024-03', [
        ['4900', 30],
        ['1100', -30],
      ]),
      entry('2024-04', [
        ['7000', 100],
        ['1600', -100],
      ]),
    ],
  }),
];
