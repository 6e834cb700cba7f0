import type { GridBlock, GridColumn, GridRow } from '@kengetal/contract';
import { formulasOf } from './formulas.ts';

const COLUMN: Omit<GridColumn, 'key'> = { label: 'x', naam: 'x', role: 'plain', lines: null };
const COLUMNS: GridColumn[] = [
  { ...COLUMN, key: 'a', role: 'current' },
  { ...COLUMN, key: 'b', role: 'comparison' },
  { ...COLUMN, key: 'c', role: 'difference', of: { kind: 'difference', now: 0, before: 1 } },
];

const row = (key: string, values: readonly number[], more: Partial<GridRow> = {}): GridRow => ({
  key,
  label: key,
  parent: null,
  level: 0,
  kind: 'line',
  basis: 'flow',
  more: 'neutraal',
  sign: 1,
  filters: [],
  values: [...values],
  ...more,
});
const total = (key: string, values: readonly number[], terms: readonly string[]): GridRow => {
  const signed = terms.map((term) =>
    term.startsWith('-')
      ? ({ row: term.slice(1), factor: -1 } as const)
      : ({ row: term, factor: 1 } as const),
  );
  return row(key, values, { kind: 'total', terms: signed });
};
const heading = row('kop', [], { kind: 'group' });

/** A small statement worked out by hand: omzet 150 − kosten 100 (of 60 + 40) = 50; before 60. */
const ROWS: GridRow[] = [
  heading,
  row('handel', [100, 90, 10]),
  row('diensten', [50, 50, 0]),
  total('omzet', [150, 140, 10], ['handel', 'diensten']),
  heading,
  row('personeel', [60, 50, 10]),
  row('lonen', [45, 40, 5], { parent: 'personeel' }),
  row('sociaal', [15, 10, 5], { parent: 'personeel' }),
  row('huur', [40, 30, 10]),
  total('kosten', [100, 80, 20], ['personeel', 'huur']),
  total('resultaat', [50, 60, -10], ['omzet', '-kosten']),
  total('elders', [7, 7, 0], ['omzet']),
];
const tableOf = (rows: GridRow[]): GridBlock => ({
  kind: 'grid',
  key: 't',
  view: 'table',
  title: 'T',
  caption: 'c',
  columns: COLUMNS,
  rows,
});

describe('formulas of a statement', () => {
  const formula = formulasOf(tableOf(ROWS), 5);

  it('add up the rows of a total, and the parts of a row', () => {
    expect(formula(3, 0)).toBe('SUM(B6:B7)');
    expect(formula(5, 1)).toBe('SUM(C11:C12)');
    expect(formula(9, 0)).toBe('B10+B13');
  });

  it('take costs from income for a result', () => {
    expect(formula(10, 0)).toBe('B8-B14');
  });

  it('keep their signs where amounts are zero', () => {
    const zero = formulasOf(tableOf(ROWS.map((one) => ({ ...one, values: [0, 0, 0] }))), 5);
    expect(zero(10, 0)).toBe('B8-B14');
  });

  it('are differences of the columns beside them', () => {
    expect(formula(1, 2)).toBe('B6-C6');
  });

  it('are left out where nothing adds up to the figure, or there is none', () => {
    expect(formula(11, 0)).toBeUndefined();
    expect(formula(1, 0)).toBeUndefined();
    expect(formula(0, 0)).toBeUndefined();
  });
});
