import { entry, journalBooks } from './journal-books.ts';

/**
 * The books of early 2024 of a company that phones with KPN (L1) and sells to Café De Boom (K1),
 * worked out on paper: an invoice of € 112,07 and 21 % VAT, together € 135,60.
 */
const ACCOUNTS = [
  ['1000', 'Bank', 'B', 'BLimBanRba'],
  ['1300', 'Debiteuren', 'B', 'BVorDebHad'],
  ['1500', 'Af te dragen btw', 'B', 'BSchBepBla'],
  ['1520', 'Te vorderen btw', 'B', 'BSchBepBoo'],
  ['1600', 'Crediteuren', 'B', 'BSchCreHac'],
  ['4500', 'Telefonie', 'P', 'WBedKanTef'],
  ['4600', 'Vergaderkosten', 'P', 'WBedAlkOal'],
  ['8000', 'Omzet', 'P', 'WOmzNodOdh'],
] as const;
const RELATIONS = [
  ['L1', 'KPN Zakelijk', 'S'],
  ['L2', 'KPN Mobiel', 'S'],
  ['K1', 'Café De Boom', 'C'],
] as const;

const PURCHASES = [
  entry(
    'I1',
    '2024-02-10',
    'Abonnement februari',
    ['4500', 11_207],
    ['1520', 2_353],
    ['1600', -13_560, 'L1', 'KPN-118'],
  ),
  entry(
    'I2',
    '2024-03-10',
    'Abonnement maart',
    ['4500', 15_000],
    ['4600', 5_000],
    ['1520', 4_200],
    ['1600', -24_200, 'L1', 'KPN-131'],
  ),
];
const sale = (number: string, day: string, euros: number) =>
  entry(
    number,
    day,
    'Catering',
    ['1300', euros * 121, 'K1', number],
    ['8000', euros * -100],
    ['1500', euros * -21],
  );
const SALES = [
  sale('F2', '2024-01-05', 500),
  sale('F3', '2024-01-10', 100),
  sale('F4', '2024-01-20', 200),
  sale('F7', '2024-03-05', 1000),
];
const received = (number: string, day: string, invoice: string, euros: number) =>
  entry(number, day, 'Ontvangst', ['1000', euros * 121], ['1300', euros * -121, 'K1', invoice]);
const PAYMENTS = [
  received('B1', '2024-01-25', 'F3', 100),
  received('B2', '2024-02-19', 'F2', 500),
  received('B3', '2024-02-29', 'F4', 200),
  entry('B4', '2024-03-01', 'Betaling', ['1600', 13_560, 'L1', 'KPN-118'], ['1000', -13_560]),
];

/** @param due days of invoices of K1, as a sub-ledger has them: invoice, its day, due date */
export function relationBooks(due: readonly (readonly [string, string, string])[] = []): string {
  return journalBooks({
    year: 2024,
    made: '2024-03-31',
    accounts: ACCOUNTS,
    relations: RELATIONS,
    journals: [
      ['I', 'P', 'Inkoopboek', PURCHASES],
      ['V', 'S', 'Verkoopboek', SALES],
      ['B', 'B', 'Bankboek', PAYMENTS],
    ],
    due: due.map(([invoice, day, last]) => ['K1', invoice, day, last]),
  });
}
