import fc from 'fast-check';
import type { Figure, GridBlock, GridRow } from '@kengetal/contract';
import { LEAST_PERCENT, MOST_PERCENT, type Change } from './changes.ts';
import { whatIf } from './compute.ts';
import { blockOf, row, valueIn } from './testing/blocks.ts';
import { differenceOf } from './what-if-table.ts';

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

const centsOf = (block: GridBlock, key: string) =>
  block.rows.find((each) => each.key === key)?.values[0] ?? 0;

describe('what if', () => {
  it('is what is booked as long as nothing is changed', () => {
    fc.assert(
      fc.property(books, (block) => {
        const rows = whatIf(block, []);
        expect(rows.map(({ row: each }) => valueIn(rows, each.key))).toEqual(
          block.rows.map(({ values }) => values[0]),
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
