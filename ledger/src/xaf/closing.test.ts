import { journal, read, xaf } from '../testing/reading.ts';

const ACCOUNTS = [
  ['0500', 'Eigen vermogen', 'B', 'BEivOre'],
  ['0510', 'Tussenrekening', 'B', ''],
  ['1000', 'Bank', 'B', 'BLimBan'],
  ['4000', 'Lonen', 'P', 'WPerLesLon'],
  ['4100', 'Huur', 'P', 'WBedHuiBeh'],
  ['4500', 'Afschrijving', 'P', 'WAfsAmv'],
  ['8000', 'Omzet', 'P', 'WOmzNohOlh'],
  ['9999', 'Saldo winst en verlies', 'P', ''],
] as const;

const accounts = ACCOUNTS.map(
  ([id, name, type, rgs]) =>
    `<ledgerAccount><accID>${id}</accID><accDesc>${name}</accDesc><accTp>${type}</accTp><leadReference>${rgs}</leadReference></ledgerAccount>`,
).join('');

type Line = readonly [string, string, string];

const entry = (period: number, lines: readonly Line[]) =>
  journal(lines, `<nr>J${String(period)}</nr><periodNumber>${String(period)}</periodNumber>`);

const YEAR = [
  entry(1, [
    ['1000', '1000', 'D'],
    ['8000', '1000', 'C'],
  ]),
  entry(6, [
    ['4000', '400', 'D'],
    ['4100', '100', 'D'],
    ['1000', '500', 'C'],
  ]),
  entry(12, [
    ['4500', '50', 'D'],
    ['4100', '10', 'D'],
    ['4000', '5', 'D'],
    ['0510', '65', 'C'],
  ]),
].join('');

const COSTS: Line[] = [
  ['4000', '405', 'C'],
  ['4100', '110', 'C'],
  ['4500', '50', 'C'],
];
const SALES: Line = ['8000', '1000', 'D'];

async function reading(...closing: string[]) {
  const { summary, lines } = await read(xaf({ accounts, journals: YEAR + closing.join('') }));
  const sum = (id: string) =>
    lines.reduce((total, { rekening, cents }) => total + (rekening === id ? cents : 0), 0);
  const transfers = summary.warnings.filter(({ code }) => code === 'resultaat_overgeboekt');
  return { summary, lines, sum, transfers };
}

/** 1000 of sales less 405, 110 and 50 of costs. */
const RESULT = 43_500;

test('a year without a transfer', async () => {
  const { summary, transfers } = await reading();
  expect({ result: summary.result_cents, transfers }).toEqual({ result: RESULT, transfers: [] });
});

test.each([
  ['one entry in the last month', [entry(12, [...COSTS, SALES, ['0500', '435', 'C']])]],
  ['one entry in a closing period', [entry(13, [...COSTS, SALES, ['0500', '435', 'C']])]],
  [
    'costs and sales apart',
    [entry(13, [...COSTS, ['0500', '565', 'D']]), entry(13, [SALES, ['0500', '1000', 'C']])],
  ],
  ['to an account that says nothing', [entry(12, [...COSTS, SALES, ['0510', '435', 'C']])]],
  [
    'by way of a result account',
    [
      entry(12, [...COSTS, SALES, ['9999', '435', 'C']]),
      entry(12, [
        ['9999', '435', 'D'],
        ['0500', '435', 'C'],
      ]),
    ],
  ],
  ['onto a result account', [entry(12, [...COSTS, SALES, ['9999', '435', 'C']])]],
  [
    'from a result account only',
    [
      entry(12, [
        ['9999', '435', 'D'],
        ['0500', '435', 'C'],
      ]),
    ],
  ],
])('the result stays after a transfer: %s', async (_, closing) => {
  const { summary, sum, transfers } = await reading(...closing);
  expect(summary.result_cents).toBe(RESULT);
  expect(sum('4500')).toBe(5_000);
  expect(sum('0500')).toBe(0);
  expect(sum('9999')).toBe(0);
  expect(transfers).toHaveLength(1);
  expect(transfers[0]?.message).toMatch(/J1[23] in Memo/);
  expect(summary.counted.entries).toBe(3 + closing.length);
});

test('before the entries that it closes, and before the accounts are known', async () => {
  const closing = entry(12, [...COSTS, SALES, ['0500', '435', 'C']]);
  const file = xaf({ accounts: '', journals: closing + YEAR });
  const late = file.replace('</company>', `<generalLedger>${accounts}</generalLedger></company>`);
  const { summary } = await read(late);
  expect(summary.result_cents).toBe(RESULT);
});

test.each([
  [
    'a part of the costs to equity',
    [
      entry(12, [
        ['4100', '110', 'C'],
        ['0500', '110', 'D'],
      ]),
    ],
    54_500,
  ],
  ['costs of the year to a bank', [entry(12, [...COSTS, ['1000', '565', 'D']])], 100_000],
  [
    'a transfer of another amount',
    [
      entry(12, [
        ['9999', '400', 'D'],
        ['0500', '400', 'C'],
      ]),
    ],
    3_500,
  ],
  [
    'a correction between costs',
    [
      entry(12, [
        ['4100', '5', 'C'],
        ['4000', '5', 'D'],
      ]),
    ],
    RESULT,
  ],
])('what is no transfer counts: %s', async (_, entries, result) => {
  const { summary, transfers } = await reading(...entries);
  expect({ result: summary.result_cents, transfers }).toEqual({ result, transfers: [] });
});

test('a year of which all is in its last month is told from its transfer', async () => {
  const many = Array.from({ length: 400 }, () =>
    entry(12, [
      ['4000', '1', 'D'],
      ['4100', '1', 'D'],
      ['4500', '1', 'D'],
      ['0510', '3', 'C'],
    ]),
  ).join('');
  const extra: Line[] = [['4000', '805', 'C'], ['4100', '510', 'C'], ['4500', '450', 'C'], SALES];
  const { summary, lines } = await reading(many, entry(12, [...extra, ['0500', '765', 'D']]));
  expect(summary.result_cents).toBe(RESULT - 120_000);
  expect(lines).toHaveLength(9 + 400 * 4);
});
