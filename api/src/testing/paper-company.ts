import type { Figure } from '@kengetal/contract';
import { fiscalYear, type GroupKey } from '@kengetal/ledger';
import { periodColumn } from '../books/columns/columns.ts';
import { booksOf, type PaperBooks, type PaperLine } from './paper-books.ts';

/** Accounts of a small trading company. */
export const ACCOUNTS: Record<string, GroupKey> = {
  inventaris: 'materiele_activa',
  voorraad: 'voorraden',
  debiteuren: 'debiteuren',
  voorbelasting: 'belastingvorderingen',
  bank: 'bank_en_kas',
  kapitaal: 'kapitaal',
  lening: 'langlopende_schulden',
  crediteuren: 'crediteuren',
  btw: 'belastingschulden',
  loonheffing: 'belastingschulden',
  omzet: 'omzet_handelsgoederen',
  inkoop: 'inkoopwaarde',
  lonen: 'lonen',
  huur: 'huisvestingskosten',
  afschrijving: 'afschrijvingen',
  rente: 'financiele_baten_lasten',
};

type Posting = readonly [account: string, euros: number];

/** Postings of one month, on its tenth. */
export function lines(soort: PaperLine['soort'], periode: number, postings: readonly Posting[]) {
  const datum = `${Math.floor(periode / 100)}-${String(periode % 100).padStart(2, '0')}-10`;
  return postings.map(([rekening, euros]) => ({
    periode,
    boekjaar: '2025',
    soort,
    datum,
    rekening,
    cents: euros * 100,
  }));
}

/** In whole euros, debit positive. */
const OPENING: Posting[] = [
  ['bank', 30_000],
  ['debiteuren', 12_100],
  ['voorraad', 8_000],
  ['inventaris', 20_000],
  ['crediteuren', -6_050],
  ['btw', -1_000],
  ['lening', -15_000],
  ['kapitaal', -48_050],
];
const MOVEMENTS: Posting[][] = [
  // Sold for 30,000 and 21% VAT; 18,150 of what debtors owe is received.
  [
    ['debiteuren', 36_300],
    ['omzet', -30_000],
    ['btw', -6_300],
  ],
  [
    ['bank', 18_150],
    ['debiteuren', -18_150],
  ],
  // Bought for 12,000 and VAT; 10,000 is paid.
  [
    ['inkoop', 12_000],
    ['voorbelasting', 2_520],
    ['crediteuren', -14_520],
  ],
  [
    ['crediteuren', 10_000],
    ['bank', -10_000],
  ],
  [
    ['lonen', 9_000],
    ['bank', -9_000],
  ],
  [
    ['huur', 3_000],
    ['bank', -3_000],
  ],
  [
    ['afschrijving', 1_000],
    ['inventaris', -1_000],
  ],
  [
    ['rente', 300],
    ['bank', -300],
  ],
  // VAT of the quarter before.
  [
    ['btw', 1_000],
    ['bank', -1_000],
  ],
];

export const YEAR = { ...fiscalYear('2025-01-01', '2025-12-31'), as_of: '2025-04-01' };
/** Its books of the first quarter of 2025. */
export const PAPER: PaperBooks = {
  years: [YEAR],
  accounts: ACCOUNTS,
  vatAccounts: ['btw', 'voorbelasting'],
  lines: [
    ...lines('opening', 202501, OPENING),
    ...MOVEMENTS.flatMap((entry, index) => lines('mutatie', 202501 + (index % 3), entry)),
  ],
  today: '2025-04-02',
};
const QUARTER = { periode_min: 202501, periode_max: 202503, naam: '', kort: '' };

/** The amounts of the quarter, or of another period. */
export const column = (paper: PaperBooks, span = QUARTER) => periodColumn(booksOf(paper), span);
/** The number of a figure, or why there is none. */
export const valueOf = (figure: Figure) => {
  if (figure.kind === 'absent') return figure.reason;
  return figure.kind === 'derived' ? figure.value : figure.cents;
};
