import { fiscalYear } from '@kengetal/ledger';
import type { PaperBooks, PaperLine } from '../../testing/paper-books.ts';
import { ACCOUNTS, column, lines, PAPER, valueOf, YEAR } from '../../testing/paper-company.ts';

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
  ['runway', without('lonen', 'huur', 'bank'), 'Er is per saldo geen geld op bank en kas.'],
] as const)('%s is absent where the books lack what it needs', (key, paper, reason) => {
  const figure = column(paper).kengetal(key);
  expect(figure).toMatchObject({ kind: 'absent', reason: expect.stringMatching(reason) as string });
});

test('stock below all else gives no ratio below zero', () => {
  const sold = [
    ...PAPER.lines,
    ...lines('mutatie', 202503, [
      ['voorraad', -90_000],
      ['lening', 90_000],
    ]),
  ];
  const figure = column({ ...PAPER, lines: sold }).kengetal('current_ratio');
  // 65,620 − 90,000 of vlottende activa.
  expect(valueOf(figure)).toBe('De vlottende activa zijn per saldo nul of negatief.');
});

test('what is below zero is not called absent', () => {
  const more = (lines_: PaperLine[]) => column({ ...PAPER, lines: [...PAPER.lines, ...lines_] });
  const credited = more(
    lines('mutatie', 202503, [
      ['omzet', 900_000],
      ['bank', -900_000],
    ]),
  );
  expect(valueOf(credited.kengetal('nettomarge'))).toBe('De omzet van deze periode is negatief.');
  expect(valueOf(credited.kengetal('dso_excl_btw'))).toBe('De omzet van deze periode is negatief.');
  const paid = more(
    lines('mutatie', 202503, [
      ['crediteuren', 900_000],
      ['kapitaal', -900_000],
    ]),
  );
  expect(valueOf(paid.kengetal('current_ratio'))).toBe(
    'De kortlopende schulden staan per saldo op een tegoed.',
  );
});

test('runway is only there while money runs out', () => {
  const richer = [
    ...PAPER.lines,
    ...lines('mutatie', 202503, [
      ['bank', 9_000],
      ['kapitaal', -9_000],
    ]),
  ];
  const figure = column({ ...PAPER, lines: richer }).kengetal('runway');
  expect(valueOf(figure)).toBe('Het geld op bank en kas nam in de laatste drie maanden niet af.');
});

/** € 30,000 in the bank at the start, of which this is left after 90 days. */
const left = (euros: number) => {
  const added = euros - 24_850;
  const entry = lines('mutatie', 202503, [
    ['bank', added],
    ['kapitaal', -added],
  ]);
  return valueOf(column({ ...PAPER, lines: [...PAPER.lines, ...entry] }).kengetal('runway'));
};

test('runway of more than five years is not told in days', () => {
  // 28,590 / 1,410 × 90 = 1,824.89 days; five years are 1,825.
  expect(left(28_590)).toBe(18_249);
  // 28,591 / 1,409 × 90 = 1,826.25 days.
  expect(left(28_591)).toMatch(/zo weinig af dat het nog meer dan vijf jaar duurt/);
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
  const old = lines('mutatie', 202412, [
    ['bank', 500],
    ['kapitaal', -500],
  ]);
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
});

test('the first year has no ratios of a balance that it does not open with', () => {
  const moved = PAPER.lines.filter(({ soort }) => soort !== 'opening');
  const figure = column({ ...PAPER, lines: moved }).kengetal('current_ratio');
  expect(valueOf(figure)).toBe('In de boekhouding over maart 2025 ontbreekt de beginbalans.');
  expect(column({ ...PAPER, lines: moved }).kengetal('btw_positie').kind).toBe('absent');
  // A company that begins has its equity put in: it needs no opening.
  const put = (month: number, euros: number) =>
    lines('mutatie', month, [
      ['bank', euros],
      ['kapitaal', -euros],
    ]);
  const kind = (...more: PaperLine[][]) =>
    column({ ...PAPER, lines: [...moved, ...more.flat()] }).kengetal('current_ratio').kind;
  expect(kind(put(202501, 5_000))).toBe('derived');
  expect(kind(put(202502, 5_000), put(202503, -9_000))).toBe('derived');
  // Who takes out first had something before, whatever is put in later.
  expect(kind(put(202501, -9_000), put(202502, -9_000))).toBe('absent');
  expect(kind(put(202501, -9_000), put(202501, 200), put(202502, 20_000))).toBe('absent');
});

/** One booking more in March. */
const changed = (rekening: string, euros: number, against = 'bank') =>
  column({
    ...PAPER,
    lines: [
      ...PAPER.lines,
      ...lines('mutatie', 202503, [
        [rekening, euros],
        [against, -euros],
      ]),
    ],
  });

test.each([
  // Short debts of 16,870; 65,620 − 16,800 of vlottende activa over 70 of debts is 697.
  ['current_ratio', changed('crediteuren', 16_800), 'Er zijn bijna geen kortlopende schulden.'],
  ['quick_ratio', changed('crediteuren', 16_800), 'Er zijn bijna geen kortlopende schulden.'],
  // Debts of 31,870, of which 40,000 is paid.
  [
    'solvabiliteit',
    changed('lening', 40_000, 'inventaris'),
    'De schulden staan per saldo op een tegoed.',
  ],
  ['break_even_omzet', changed('inkoop', -12_000), /per saldo geen kostprijs van de omzet/],
  [
    'break_even_omzet',
    changed('huur', -14_000),
    'De vaste kosten zijn in deze periode per saldo nul of negatief.',
  ],
  [
    'quick_ratio',
    changed('debiteuren', -58_000, 'voorraad'),
    'De vlottende activa zonder voorraden zijn per saldo nul of negatief.',
  ],
] as const)('%s that has no sense is absent with a reason', (key, amounts, reason) => {
  const figure = amounts.kengetal(key);
  expect(figure).toMatchObject({ kind: 'absent', reason: expect.stringMatching(reason) as string });
});

test('solvabiliteit far below zero is absent: there is nearly nothing on the balance', () => {
  // 80,620 of assets lost: 4,000 is left, equity −27,870: −697 %; of 4,000 more 1,000, −3,087 %.
  const lost = (euros: number) => changed('huur', euros, 'inventaris').kengetal('solvabiliteit');
  expect(valueOf(lost(80_620))).toBe(-69_675);
  expect(valueOf(lost(83_620))).toBe('Er staat bijna niets op de balans.');
});

test('the quick ratio leaves stock out whatever its sign', () => {
  const figure = changed('voorraad', -20_000, 'lening').kengetal('quick_ratio');
  // 32,770 of claims and 24,850 in the bank over 16,870, though stock is −12,000 now.
  expect(valueOf(figure)).toBe(342);
});
