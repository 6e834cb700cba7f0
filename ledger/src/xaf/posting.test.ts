import { PRIOR_RESULT, type LedgerLine } from '../index.ts';
import { journal, read, xaf } from '../testing/reading.ts';

const ACCOUNTS = [
  ['0500', 'Eigen vermogen', 'B'],
  ['1000', 'Bank', 'B'],
  ['1300', 'Debiteuren', 'B'],
  ['4000', 'Lonen', 'P'],
  ['4100', 'Huur', 'P'],
  ['8000', 'Omzet', 'P'],
  ['9999', 'Saldo winst en verlies', 'P'],
] as const;

const accounts = ACCOUNTS.map(
  ([id, name, type]) =>
    `<ledgerAccount><accID>${id}</accID><accDesc>${name}</accDesc><accTp>${type}</accTp></ledgerAccount>`,
).join('');

type Line = readonly [string, string, string];

const entry = (number: number | string, lines: readonly Line[], head?: string) =>
  journal(lines, `<nr>${String(number)}</nr><periodNumber>${String(number)}</periodNumber>`, head);

const ONE_SIDED =
  '<jrnID>BNK</jrnID><desc>ING</desc><jrnTp>B</jrnTp><offsetAccID>1000</offsetAccID>';
const OPENING = '<jrnID>BB</jrnID><desc>Begin</desc><jrnTp>O</jrnTp>';

const codes = ({ summary }: Awaited<ReturnType<typeof read>>) =>
  summary.warnings.map(({ code }) => code);

function balances(lines: readonly LedgerLine[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { rekening, cents } of lines) sums[rekening] = (sums[rekening] ?? 0) + cents;
  return sums;
}

describe('one-sided journals', () => {
  test('the remainder is on the offset account, and not among the lines of the file', async () => {
    const file = xaf({
      accounts,
      journals: entry(
        3,
        [
          ['1300', '100', 'C'],
          ['4100', '30', 'D'],
        ],
        ONE_SIDED,
      ),
    });
    const reading = await read(file);
    expect(reading.lines.at(-1)).toMatchObject({
      rekening: '1000',
      cents: 7_000,
      derived: true,
      line_no: 3,
      periode: 202503,
      omschrijving: 'Afgeleid: tegenrekening van dagboek ING',
    });
    expect(reading.summary.counted).toMatchObject({
      lines: 2,
      debit_cents: 3_000,
      credit_cents: 10_000,
    });
    expect(codes(reading)).toEqual(['boeking_aangevuld', 'geen_beginbalans']);
  });

  test('an account of the result can be the offset', async () => {
    const head = ONE_SIDED.replace('1000', '8000');
    const { summary } = await read(
      xaf({ accounts, journals: entry(3, [['1300', '5', 'D']], head) }),
    );
    expect(summary.result_cents).toBe(500);
  });

  test('an entry that has its own side is not completed', async () => {
    const lines: Line[] = [
      ['1000', '100', 'D'],
      ['8000', '90', 'C'],
    ];
    const reading = await read(xaf({ accounts, journals: entry(3, lines, ONE_SIDED) }));
    expect(reading.lines).toHaveLength(2);
    expect(codes(reading)).toContain('boeking_ongelijk');
  });
});

const element = (lines: readonly Line[]) =>
  `<openingBalance>${lines
    .map(
      ([id, amnt, side]) =>
        `<obLine><accID>${id}</accID><amnt>${amnt}</amnt><amntTp>${side}</amntTp></obLine>`,
    )
    .join('')}</openingBalance>`;

const BEGIN: Line[] = [
  ['1000', '70', 'D'],
  ['1300', '30', 'D'],
  ['0500', '100', 'C'],
];

describe('an opening balance without the result of last year', () => {
  const partial = element(BEGIN.slice(0, 2).concat([['0500', '60', 'C']]));

  test('is completed on an account of our own', async () => {
    const reading = await read(xaf({ accounts, before: partial }));
    expect(reading.lines.at(-1)).toMatchObject({
      rekening: PRIOR_RESULT.rekening,
      cents: -4_000,
      soort: 'opening',
      derived: true,
    });
    expect(reading.accounts.get(PRIOR_RESULT.rekening)?.groep).toBe('resultaat_vorige_jaren');
    expect(reading.summary.opening).toMatchObject({ debit_cents: 10_000, credit_cents: 6_000 });
    expect(reading.summary.counted.accounts).toBe(ACCOUNTS.length);
    const warning = reading.summary.warnings.find(({ code }) => code === 'beginbalans_ongelijk');
    expect(warning?.message).toMatch(/€ 40,00.*Onverdeeld resultaat vorig jaar/);
  });

  test('is left alone when the entries make up for it', async () => {
    const journals = entry(3, [['8000', '40', 'C']]);
    const reading = await read(xaf({ accounts, before: partial, journals }));
    expect(reading.lines.some(({ derived }) => derived)).toBe(false);
    expect(codes(reading)).toContain('beginbalans_ongelijk');
  });
});

describe('an opening balance that is there twice counts once', () => {
  const again = (lines: readonly Line[], head?: string) => entry(0, lines, head);

  test.each([
    ['a journal of type O', again(BEGIN, OPENING)],
    ['period 0', again(BEGIN)],
    ['entries of one account each', BEGIN.map((line) => again([line], OPENING)).join('')],
  ])('as %s', async (_, journals) => {
    const reading = await read(xaf({ accounts, before: element(BEGIN), journals }));
    expect(balances(reading.lines)).toEqual({ '1000': 7_000, '1300': 3_000, '0500': -10_000 });
    expect(reading.summary.opening).toMatchObject({ source: 'element', lines: 3 });
    expect(reading.summary.counted.lines).toBe(3);
    expect(codes(reading)).toContain('beginbalans_dubbel');
  });

  test('also when the element comes last', async () => {
    const file = xaf({ accounts, journals: again(BEGIN, OPENING) });
    const reading = await read(file.replace('</company>', `${element(BEGIN)}</company>`));
    expect(balances(reading.lines)).toEqual({ '1000': 7_000, '1300': 3_000, '0500': -10_000 });
    expect(reading.summary.opening.source).toBe('journal');
  });

  test('the first counts when they differ, and the difference is told', async () => {
    const other: Line[] = [
      ['1000', '75', 'D'],
      ['1300', '30', 'D'],
      ['0500', '105', 'C'],
    ];
    const reading = await read(
      xaf({ accounts, before: element(BEGIN), journals: again(other, OPENING) }),
    );
    expect(balances(reading.lines)['1000']).toBe(7_000);
    const warning = reading.summary.warnings.find(({ code }) => code === 'beginbalans_verschilt');
    expect(warning?.message).toMatch(/2 rekeningen, hoogstens € 5,00/);
  });

  test('entries on few other accounts add to it', async () => {
    const more: Line[] = [
      ['1400', '8', 'D'],
      ['1410', '8', 'C'],
    ];
    const wide = [...BEGIN, ['4001', '1', 'D'], ['4002', '1', 'C']] as const;
    const reading = await read(xaf({ accounts, before: element(wide), journals: again(more) }));
    expect(balances(reading.lines)).toMatchObject({ '1000': 7_000, '1400': 800 });
    expect(codes(reading)).toContain('beginbalans_aangevuld');
  });
});

test('opening lines on result accounts are told', async () => {
  const reading = await read(
    xaf({
      accounts,
      before: element([
        ['1000', '5', 'D'],
        ['8000', '5', 'C'],
      ]),
    }),
  );
  expect(reading.summary.result_cents).toBe(0);
  expect(codes(reading)).toContain('beginbalans_resultaat');
});
