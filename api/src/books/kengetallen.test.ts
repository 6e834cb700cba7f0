import type { Figure } from '@kengetal/contract';
import {
  definition,
  fiscalYear,
  kengetal,
  KENGETAL_KEYS,
  type DefinitionKey,
  type GroupKey,
  type KengetalKey,
} from '../ledger/index.ts';
import { booksOf, faultsOf, type PaperBooks, type PaperLine } from '../testing/paper-books.ts';
import { periodColumn } from './columns.ts';

/** Accounts of a small trading company. */
const ACCOUNTS: Record<string, GroupKey> = {
  inventaris: 'materiele_activa',
  voorraad: 'voorraden',
  debiteuren: 'debiteuren',
  voorbelasting: 'belastingvorderingen',
  bank: 'liquide_middelen',
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

function lines(soort: PaperLine['soort'], periode: number, postings: readonly Posting[]) {
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
  [['debiteuren', 36_300], ['omzet', -30_000], ['btw', -6_300]],
  [['bank', 18_150], ['debiteuren', -18_150]],
  // Bought for 12,000 and VAT; 10,000 is paid.
  [['inkoop', 12_000], ['voorbelasting', 2_520], ['crediteuren', -14_520]],
  [['crediteuren', 10_000], ['bank', -10_000]],
  [['lonen', 9_000], ['bank', -9_000]],
  [['huur', 3_000], ['bank', -3_000]],
  [['afschrijving', 1_000], ['inventaris', -1_000]],
  [['rente', 300], ['bank', -300]],
  // VAT of the quarter before.
  [['btw', 1_000], ['bank', -1_000]],
]; // prettier-ignore

const YEAR = { ...fiscalYear('2025-01-01', '2025-12-31'), as_of: '2025-04-01' };
const PAPER: PaperBooks = {
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

const column = (paper: PaperBooks, span = QUARTER) => periodColumn(booksOf(paper), span);
const valueOf = (figure: Figure) => {
  if (figure.kind === 'absent') return figure.reason;
  return figure.kind === 'derived' ? figure.value : figure.cents;
};

/** By hand, in euros. */
const BOOKED: readonly (readonly [DefinitionKey, number, string])[] = [
  ['netto_omzet', 30_000, 'sold'],
  ['omzet', 30_000, 'sold'],
  ['kostprijs_omzet', 12_000, 'bought'],
  ['brutomarge', 18_000, '30,000 − 12,000'],
  ['marge_op_omzet', 18_000, '30,000 − 12,000'],
  ['personeelskosten', 9_000, 'wages'],
  ['overige_bedrijfskosten', 3_000, 'rent'],
  ['afschrijvingen', 1_000, 'depreciation'],
  ['som_der_kosten', 13_000, '9,000 + 3,000 + 1,000'],
  ['ebitda', 6_000, '18,000 − 9,000 − 3,000'],
  ['bedrijfsresultaat', 5_000, '6,000 − 1,000'],
  ['financiele_baten_lasten', -300, 'interest paid'],
  ['resultaat_voor_belasting', 4_700, '5,000 − 300'],
  ['nettoresultaat', 4_700, 'no tax'],
  ['resultaat', 4_700, 'no tax'],
  ['kosten', 25_300, '30,000 − 4,700'],
  ['vaste_activa', 19_000, '20,000 − 1,000'],
  ['voorraden', 8_000, 'opening'],
  ['vorderingen', 32_770, '12,100 + 36,300 − 18,150 + 2,520'],
  ['liquide_middelen', 24_850, '30,000 + 18,150 − 10,000 − 9,000 − 3,000 − 300 − 1,000'],
  ['vlottende_activa', 65_620, '8,000 + 32,770 + 24,850'],
  ['activa', 84_620, '19,000 + 65,620'],
  ['eigen_vermogen', 48_050, 'opening'],
  ['onverdeeld_resultaat', 4_700, 'net result so far'],
  ['totaal_eigen_vermogen', 52_750, '48,050 + 4,700'],
  ['langlopende_schulden', 15_000, 'loan'],
  ['kortlopende_schulden', 16_870, '6,050 + 14,520 − 10,000 + 1,000 + 6,300 − 1,000'],
  ['vreemd_vermogen', 31_870, '15,000 + 16,870'],
  ['passiva', 84_620, '52,750 + 31,870'],
  ['werkkapitaal', 48_750, '65,620 − 16,870'],
  ['balansverschil', 0, '84,620 − 84,620'],
];

test.each(BOOKED)('%s is € %d by hand: %s', (key, euros) => {
  expect(valueOf(column(PAPER).figure(key))).toBe(euros * 100);
});

/** In hundredths of a percent or ratio, tenths of a day, or cents; the quarter has 90 days. */
const BY_HAND: Record<KengetalKey, readonly [value: number, how: string]> = {
  brutomarge_percentage: [6_000, '18,000 / 30,000'],
  ebitda_marge: [2_000, '6,000 / 30,000'],
  nettomarge: [1_567, '4,700 / 30,000 = 15.666…%'],
  omzetmarge_percentage: [6_000, '18,000 / 30,000'],
  break_even_omzet: [2_166_667, '13,000 / 60% = 21,666.666…'],
  current_ratio: [389, '65,620 / 16,870 = 3.8897…'],
  quick_ratio: [342, '(65,620 − 8,000) / 16,870 = 3.4155…'],
  solvabiliteit: [6_234, '52,750 / 84,620 = 62.3375…%'],
  btw_positie: [378_000, '6,300 − 2,520'],
  dso: [750, '30,250 / 36,300 × 90 = 75.0'],
  dso_excl_btw: [908, '30,250 / 30,000 × 90 = 90.75'],
  dpo: [655, '10,570 / 14,520 × 90 = 65.516…'],
  dpo_excl_btw: [634, '10,570 / (12,000 + 3,000) × 90 = 63.42'],
  runway: [4_343, '24,850 / (30,000 − 24,850) × 90 = 434.27…'],
};

test.each(KENGETAL_KEYS)('%s is as by hand, and opens into its operands', (key) => {
  const figure = column(PAPER).kengetal(key);
  expect(valueOf(figure)).toBe(BY_HAND[key][0]);
  expect(faultsOf(PAPER, figure)).toEqual([]);
});

test('a month that runs counts its days so far', () => {
  const march = { periode_min: 202503, periode_max: 202503, naam: '', kort: '', day: 20 };
  const figure = column(PAPER, march).kengetal('dpo');
  // The bill of 14,520 came in March: 10,570 / 14,520 × 20 = 14.559…
  expect(valueOf(figure)).toBe(146);
});

/** The books without some accounts, or with other movements. */
const without = (...accounts: string[]): PaperBooks => ({
  ...PAPER,
  accounts: Object.fromEntries(
    Object.entries(ACCOUNTS).filter(([account]) => !accounts.includes(account)),
  ),
  lines: PAPER.lines.filter(({ rekening }) => !accounts.includes(rekening)),
  vatAccounts: (PAPER.vatAccounts ?? []).filter((account) => !accounts.includes(account)),
});

test.each([
  ['dso', without('debiteuren'), 'De boekhouding heeft geen debiteurenrekening.'],
  ['dpo', without('crediteuren'), 'De boekhouding heeft geen crediteurenrekening.'],
  ['btw_positie', without('btw', 'voorbelasting'), 'De boekhouding heeft geen btw-rekeningen.'],
  ['break_even_omzet', without('inkoop'), /geen kostprijs van de omzet/],
  ['nettomarge', without('omzet'), 'Er is geen omzet in deze periode.'],
  ['current_ratio', without('crediteuren', 'btw'), 'Er zijn geen kortlopende schulden.'],
  ['runway', without('lonen', 'huur', 'bank'), 'Er zijn geen liquide middelen.'],
] as const)('%s is absent where the books lack what it needs', (key, paper, reason) => {
  const figure = column(paper).kengetal(key);
  expect(figure).toMatchObject({ kind: 'absent', reason: expect.stringMatching(reason) as string });
});

test('an overdrawn bank gives no ratio below zero', () => {
  const spent = [...PAPER.lines, ...lines('mutatie', 202503, [['bank', -90_000], ['lening', 90_000]])];
  const figure = column({ ...PAPER, lines: spent }).kengetal('current_ratio');
  // 65,620 − 90,000 of vlottende activa.
  expect(valueOf(figure)).toBe('De vlottende activa zijn per saldo nul of negatief.');
}); // prettier-ignore

test('runway is only there while money runs out', () => {
  const richer = [...PAPER.lines, ...lines('mutatie', 202503, [['bank', 9_000], ['kapitaal', -9_000]])];
  const figure = column({ ...PAPER, lines: richer }).kengetal('runway');
  expect(valueOf(figure)).toBe('De liquide middelen namen in de laatste drie maanden niet af.');
}); // prettier-ignore

/** € 30,000 in the bank at the start, of which this is left after 90 days. */
const left = (euros: number) => {
  const added = euros - 24_850;
  const entry = lines('mutatie', 202503, [['bank', added], ['kapitaal', -added]]);
  return valueOf(column({ ...PAPER, lines: [...PAPER.lines, ...entry] }).kengetal('runway'));
}; // prettier-ignore

test('runway of more than five years is not told in days', () => {
  // 28,590 / 1,410 × 90 = 1,824.89 days; five years are 1,825.
  expect(left(28_590)).toBe(18_249);
  // 28,591 / 1,409 × 90 = 1,826.25 days.
  expect(left(28_591)).toMatch(/zo weinig af dat ze nog meer dan vijf jaar duren/);
  // 29,990 / 10 × 90 = 269,910 days.
  expect(left(29_990)).toMatch(/meer dan vijf jaar/);
});

test('what is next to nothing gives no margin and no days of payment', () => {
  const share = (euros: number): PaperBooks => ({
    ...PAPER,
    lines: PAPER.lines.map((line) =>
      line.rekening === 'omzet' ? { ...line, cents: -euros * 100 } : line,
    ),
  });
  // Of € 1,200 omzet: 1,200 − 25,300 = −24,100, more than ten times 1,200 as a loss.
  expect(valueOf(column(share(1_200)).kengetal('nettomarge'))).toBe(
    'Er is bijna geen omzet in deze periode.',
  );
  // 30,250 / 1,200 × 90 = 2,268.75 days, and 30,250 / 3,000 × 90 = 907.5.
  expect(valueOf(column(share(1_200)).kengetal('dso_excl_btw'))).toBe(
    'Er is bijna geen omzet in deze periode.',
  );
  expect(valueOf(column(share(3_000)).kengetal('dso_excl_btw'))).toBe(9_075);
});

test('a year without the balance that the year before closed with has no ratios of it', () => {
  const before = { ...fiscalYear('2024-01-01', '2024-12-31'), as_of: '2025-01-20' };
  const old = lines('mutatie', 202412, [['bank', 500], ['kapitaal', -500]]);
  const paper: PaperBooks = {
    ...PAPER,
    years: [before, YEAR],
    lines: [
      ...old.map((line) => ({ ...line, boekjaar: '2024' })),
      ...PAPER.lines.filter(({ soort }) => soort !== 'opening'),
    ],
  };
  const figure = column(paper).kengetal('solvabiliteit');
  expect(valueOf(figure)).toBe('In de boekhouding over maart 2025 ontbreekt de beginbalans.');
  expect(column(paper).kengetal('nettomarge').kind).toBe('derived');
}); // prettier-ignore

test('the first year has no ratios of a balance that it does not open with', () => {
  const moved = PAPER.lines.filter(({ soort }) => soort !== 'opening');
  const figure = column({ ...PAPER, lines: moved }).kengetal('current_ratio');
  expect(valueOf(figure)).toBe('In de boekhouding over maart 2025 ontbreekt de beginbalans.');
  expect(column({ ...PAPER, lines: moved }).kengetal('btw_positie').kind).toBe('absent');
  // A company that begins has its equity put in: it needs no opening.
  const begun = [...moved, ...lines('mutatie', 202501, [['bank', 5_000], ['kapitaal', -5_000]])];
  expect(column({ ...PAPER, lines: begun }).kengetal('current_ratio').kind).toBe('derived');
}); // prettier-ignore

test('every definition says its name, formula, source and whether more is better', () => {
  const all = [
    ...BOOKED.map(([key]) => definition(key)),
    ...KENGETAL_KEYS.map((key) => kengetal(key)),
  ];
  for (const { name, explanation, formula, source, more, unit } of all) {
    for (const text of [name, explanation, formula, source]) expect(text).not.toBe('');
    expect(['gunstig', 'ongunstig', 'neutraal']).toContain(more);
    expect(['cents', 'percent', 'ratio', 'days']).toContain(unit);
  }
});
