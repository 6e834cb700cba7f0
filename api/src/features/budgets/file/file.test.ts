import * as fc from 'fast-check';
import { amountOf, notationOf, type Notation } from './amounts.ts';
import type { KnownAccount } from './match.ts';
import { monthColumns, monthHeading } from './months.ts';
import { readBudget } from './read.ts';
import { BudgetRefused } from './refused.ts';

const text = (value: string) => ({ kind: 'text', text: value }) as const;
const cents = (value: string, notation?: Notation) => {
  const amount = amountOf(text(value), notation);
  return amount && 'cents' in amount ? amount.cents : amount;
};

test.each([
  ['1.234,50', 123_450],
  ['1234,5', 123_450],
  ['€ 1.234,00', 123_400],
  ['€ 1.234.567', 123_456_700],
  ['1 234', 123_400],
  ['-1.234,50', -123_450],
  ['1.234,50-', -123_450],
  ['€ -1.234,50', -123_450],
  ['-€ 1.234,50', -123_450],
  ['(1.234,50)', -123_450],
  ['1234.50', 123_450],
  ['1,234.50', 123_450],
  ['12', 1_200],
  ['0,05', 5],
  ['12.500,-', 1_250_000],
  ['€ 12.500,-', 1_250_000],
  ['12500,--', 1_250_000],
  ['12.500,=', 1_250_000],
  ['12.500,—', 1_250_000],
  ['-12.500,-', -1_250_000],
  ['(12.500,-)', -1_250_000],
  ['€ 12.500', 1_250_000],
  ['12.500 euro', 1_250_000],
  ['12.500-', { reason: 'kan 12500 of 12,500 zijn; schrijf 12500 of 12.500,00' }],
  ['-', null],
  ['', null],
])('‘%s’ is read as people write it', (written, expected) => {
  expect(cents(written)).toEqual(expected);
});

test.each(['1.234', '1,234', '€ 12,000'])('‘%s’ alone could be two amounts', (written) => {
  expect(cents(written)).toMatchObject({ reason: expect.stringContaining(' of ') as string });
  expect(cents(written.replace(',', '.'), 'komma')).toBeGreaterThan(0);
});

test.each(['1.2.3', '12,345', 'veel', '1.23.456', '#REF!', '12%'])(
  '‘%s’ is no amount',
  (written) => {
    expect(cents(written, 'komma')).toHaveProperty('reason');
  },
);

test('whatever the amount, Dutch writing gives it back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999_99, max: 99_999_999_99 }), (amount) => {
      const written = new Intl.NumberFormat('nl-NL', {
        style: 'currency',
        currency: 'EUR',
      }).format(amount / 100);
      expect(cents(written, notationOf([text('1,50')]))).toBe(amount === 0 ? 0 : amount);
    }),
  );
});

test.each([
  ['1234.5', 123_450],
  ['1.2345E3', 123_450],
  ['-0.005', -1],
  ['1234.4949999999999', 123_449],
  ['100', 10_000],
  ['5E-2', 5],
])('a number %s of a spreadsheet is %d cents', (number, expected) => {
  expect(amountOf({ kind: 'number', text: number }, undefined)).toEqual({ cents: expected });
});

const BROKEN = { periode_min: 202407, periode_max: 202506 };

test.each([
  ['jan', 202501],
  ['Juli', 202407],
  ['mrt.', 202503],
  ['2025-01', 202501],
  ['202501', 202501],
  ['01-2025', 202501],
  ['1/2025', 202501],
  ["dec '24", 202412],
  ['okt-24', 202410],
  ['P1', 202407],
  ['periode 12', 202506],
  ['2024-M07', 202407],
])('the heading ‘%s’ names a month of a broken year', (heading, expected) => {
  const found = monthHeading(text(heading));
  if (!found) throw new Error(heading);
  const columns = monthColumns([[3, found]], BROKEN);
  expect(columns).toEqual(new Map([[3, expected]]));
});

test.each(['Totaal', 'Rekening', '4000', '13-2025', 'marge', '2025'])(
  'the heading ‘%s’ names none',
  (heading) => {
    const found = monthHeading(text(heading));
    const columns = found && monthColumns([[0, found]], BROKEN);
    expect(columns instanceof Map).toBe(false);
  },
);

describe('a file that asks for much work', () => {
  const accounts = Array.from({ length: 12_000 }, (_, at) => ({
    ...{ rekening: String(4000 + at), naam: `Kosten ${at}`, movement: 1 },
    ...{ type: 'resultaat', groep: 'huisvestingskosten' },
  })) satisfies KnownAccount[];
  const year = { periode_min: 202501, periode_max: 202512 };
  const rows = (...lines: string[]) =>
    lines.map((line) => line.split(';').map((cell) => (cell === '' ? null : text(cell))));

  test.each([
    ['spaces', ' '],
    ['signs', '-'],
    ['euros', 'eur'],
    ['zeros', '0'],
    ['points', '.'],
  ])('takes no longer than its length asks for: %s', (_of, piece) => {
    const began = performance.now();
    const [written] = rows(`8000;1${piece.repeat(300_000)}1;2`);
    const file = [...rows('Rekening;jan;feb'), written ?? []];
    if (piece === ' ') expect(readBudget(file, year, []).lines).toHaveLength(1);
    else expect(() => readBudget(file, year, [])).toThrow(BudgetRefused);
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  test('has no more rows than books have accounts', () => {
    const lines = Array.from({ length: 20_000 }, (_, at) => `${4000 + at};1`);
    expect(() => readBudget(rows('Rekening;jan', ...lines), year, accounts)).toThrow(
      expect.objectContaining({
        problems: [expect.stringContaining('hooguit 20.000 rijen') as string],
      }) as Error,
    );
  });

  test('is held against all accounts at once', () => {
    const lines = Array.from({ length: 5_000 }, (_, at) => `9${at}x;Onbekend ${at};1`);
    const began = performance.now();
    const read = readBudget(rows('Rekening;Naam;jan', ...lines), year, accounts);
    expect(performance.now() - began).toBeLessThan(2_000);
    expect(read.lines[0]).toMatchObject({ rekening: '90x', like: { rekening: '9000' } });
  });

  test('is refused in few words', () => {
    const long = 'x'.repeat(10_000);
    expect.assertions(2);
    try {
      readBudget(
        rows('Rekening;jan', `1${long};1`, `8000;${long}`, '8001;9999999999999'),
        year,
        [],
      );
    } catch (error) {
      const { problems } = error as BudgetRefused;
      expect(problems).toHaveLength(3);
      expect(problems.join('').length).toBeLessThan(300);
    }
  });
});
