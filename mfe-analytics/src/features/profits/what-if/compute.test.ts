import fc from 'fast-check';
import type { Figure, GridBlock, GridRow } from '@kengetal/contract';
import { LEAST_PERCENT, MOST_PERCENT, type Change } from './changes.ts';
import { whatIf } from './compute.ts';
import { differenceOf } from './what-if-table.ts';

const MONTHS = { periode_min: 202501, periode_max: 202503 };

function row(key: string, parent: string | null, sign: 1 | -1, cents: number): GridRow {
  return {
    key,
    label: key,
    parent,
    level: parent === null ? 0 : 1,
    kind: 'line',
    basis: 'flow',
    more: 'neutraal',
    sign,
    filters: [],
    cents: [cents],
  };
}

function blockOf(rows: GridRow[]): GridBlock {
  return {
    kind: 'grid',
    key: 'winst-en-verlies',
    view: 'table',
    title: 'Winst en verlies',
    columns: [
      {
        key: 'nu',
        label: 'Jan - mrt 2025',
        naam: 'januari tot en met maart 2025',
        role: 'current',
        lines: { ...MONTHS, soorten: ['mutatie'] },
      },
    ],
    rows,
  };
}

/** What an account is booked at, as it is shown. */
const amounts = fc.array(fc.integer({ min: -9_999_999_99, max: 9_999_999_99 }), {
  minLength: 1,
  maxLength: 4,
});

/** Revenue and two headings of costs with accounts, a subtotal and the result. */
const books = fc.tuple(amounts, amounts, amounts).map(([revenue, purchases, staff]) => {
  const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0);
  const heading = (key: string, sign: 1 | -1, cents: readonly number[]) => [
    row(key, null, sign, sum(cents)),
    ...cents.map((one, index) => row(`${key}_${index}`, key, sign, one)),
  ];
  const total = (key: string, cents: number): GridRow => ({
    ...row(key, null, -1, cents),
    kind: 'total',
  });
  const margin = sum(revenue) - sum(purchases);
  return blockOf([
    ...heading('omzet', -1, revenue),
    ...heading('inkoop', 1, purchases),
    total('marge', margin),
    ...heading('lonen', 1, staff),
    total('resultaat', margin - sum(staff)),
  ]);
});

const KEYS = ['omzet', 'inkoop', 'lonen', 'omzet_0', 'inkoop_0', 'lonen_0', 'lonen_1', 'weg'];
const change: fc.Arbitrary<Change> = fc
  .record({
    row: fc.constantFrom(...KEYS),
    kind: fc.constantFrom('percent' as const, 'amount' as const),
    value: fc.integer({ min: LEAST_PERCENT, max: MOST_PERCENT }),
  })
  .filter(({ value }) => value !== 0);
const changesOf = fc.uniqueArray(change, { selector: ({ row: key }) => key, maxLength: 5 });

/** The amount of a figure, added up anew from what is booked in it. */
function opened(figure: Figure): number {
  if (figure.kind === 'absent') throw new Error(figure.reason);
  if (figure.kind !== 'derived') return figure.cents;
  const sum = figure.terms.reduce(
    (total, each) => total + BigInt(each.factor) * BigInt(opened(each.figure)),
    0n,
  );
  const by = BigInt(figure.divisor ?? 1);
  const size = (2n * (sum < 0n ? -sum : sum) + by) / (2n * by);
  return Number(sum < 0n ? -size : size);
}

/** The amount that a figure says itself. */
const said = (figure: Figure) => (figure.kind === 'derived' ? figure.value : opened(figure));

const valueIn = (rows: ReturnType<typeof whatIf>, key: string) => {
  const found = rows.find((each) => each.row.key === key);
  if (found?.changed.kind !== 'derived') throw new Error(`no amount of ${key}`);
  return found.changed.value;
};
const centsOf = (block: GridBlock, key: string) =>
  block.rows.find((each) => each.key === key)?.cents[0] ?? 0;

describe('what if', () => {
  it('is what is booked as long as nothing is changed', () => {
    fc.assert(
      fc.property(books, (block) => {
        const rows = whatIf(block, []);
        expect(rows.map(({ row: each }) => valueIn(rows, each.key))).toEqual(
          block.rows.map(({ cents }) => cents[0]),
        );
        const differences = rows.map(({ row: each, changed, booked }) =>
          opened(differenceOf(each.label, changed, booked)),
        );
        expect(differences).toEqual(rows.map(() => 0));
      }),
    );
  });

  it('adds up: a heading its accounts, a total the headings above it, shown to the cent', () => {
    fc.assert(
      fc.property(books, changesOf, (block, changes) => {
        const rows = whatIf(block, changes);
        const under = (parent: string) =>
          rows
            .filter((each) => each.row.parent === parent)
            .reduce((sum, each) => sum + valueIn(rows, each.row.key), 0);
        for (const key of ['omzet', 'inkoop', 'lonen']) expect(valueIn(rows, key)).toBe(under(key));
        const margin = valueIn(rows, 'omzet') - valueIn(rows, 'inkoop');
        expect(valueIn(rows, 'marge')).toBe(margin);
        expect(valueIn(rows, 'resultaat')).toBe(margin - valueIn(rows, 'lonen'));
      }),
    );
  });

  it('opens every amount into operands that make it', () => {
    fc.assert(
      fc.property(books, changesOf, (block, changes) => {
        const figures = whatIf(block, changes).flatMap(({ row: each, changed, booked }) => [
          changed,
          differenceOf(each.label, changed, booked),
        ]);
        expect(figures.map(said)).toEqual(figures.map(opened));
      }),
    );
  });

  it('is linear: each change does what it does alone, in any order', () => {
    fc.assert(
      fc.property(books, changesOf, (block, changes) => {
        const together = valueIn(whatIf(block, changes), 'resultaat');
        expect(valueIn(whatIf(block, [...changes].reverse()), 'resultaat')).toBe(together);
        const booked = centsOf(block, 'resultaat');
        const apart = changes.reduce(
          (sum, one) => sum + valueIn(whatIf(block, [one]), 'resultaat') - booked,
          0,
        );
        expect(together - booked).toBe(apart);
      }),
    );
  });
});

describe('by hand', () => {
  // Revenue 1,000.00 of two accounts, costs 400.33 of three.
  const block = blockOf([
    row('omzet', null, -1, 100_000),
    row('handel', 'omzet', -1, 60_000),
    row('diensten', 'omzet', -1, 40_000),
    row('lonen', null, 1, 40_033),
    row('loon', 'lonen', 1, 10_001),
    row('pensioen', 'lonen', 1, 20_011),
    row('reiskosten', 'lonen', 1, 10_021),
    { ...row('resultaat', null, -1, 59_967), kind: 'total' },
  ]);

  it('rounds a percentage in each account: 2.5% of 100.01, 200.11 and 100.21', () => {
    const rows = whatIf(block, [{ row: 'lonen', kind: 'percent', value: 250 }]);
    // 2.50025, 5.00275 and 2.50525: 2.50 + 5.00 + 2.51.
    expect(['loon', 'pensioen', 'reiskosten'].map((key) => valueIn(rows, key))).toEqual([
      10_251, 20_511, 10_272,
    ]);
    expect(valueIn(rows, 'lonen')).toBe(41_034);
    expect(valueIn(rows, 'resultaat')).toBe(58_966);
  });

  it('gives an amount on a heading a row of its own, and adds a percentage of an account to it', () => {
    const rows = whatIf(block, [
      { row: 'omzet', kind: 'amount', value: 5_000 },
      { row: 'handel', kind: 'percent', value: -1_000 },
    ]);
    expect(rows.slice(0, 4).map(({ row: each }) => [each.label, valueIn(rows, each.key)])).toEqual([
      ['omzet', 99_000],
      ['Wat als, niet verdeeld', 5_000],
      ['handel', 54_000],
      ['diensten', 40_000],
    ]);
    expect(valueIn(rows, 'resultaat')).toBe(58_967);
  });

  it('says so where a total is not the sum of what is shown', () => {
    const broken = blockOf([
      row('omzet', null, -1, 100),
      { ...row('resultaat', null, -1, 90), kind: 'total' },
    ]);
    expect(whatIf(broken, [])[1]?.changed).toMatchObject({
      kind: 'absent',
      reason: 'Dit totaal is niet de som van de regels erboven.',
    });
  });
});
