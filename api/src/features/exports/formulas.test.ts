import type { Figure, TableBlock, TableRow } from '@kengetal/contract';
import { formulasOf } from './formulas.ts';

const figure = (cents: number): Figure => ({
  kind: 'booked',
  cents,
  sign: 1,
  selection: { periode_min: 202503, periode_max: 202503, soorten: ['mutatie'], filters: [] },
});
const row = (kind: TableRow['kind'], level: number, ...cents: number[]): TableRow => ({
  key: 'x',
  label: 'x',
  level,
  kind,
  cells: cents.map(figure),
});
/** A small statement worked out by hand: omzet 150 − kosten 100 (of 60 + 40) = 50; before 60. */
const TABLE: TableBlock = {
  kind: 'table',
  key: 't',
  title: 'T',
  caption: 'c',
  columns: [
    { key: 'a', label: 'Nu', role: 'current' },
    { key: 'b', label: 'Toen', role: 'comparison' },
    { key: 'c', label: 'Verschil', role: 'difference' },
  ],
  rows: [
    row('group', 0),
    row('line', 1, 100, 90, 10),
    row('line', 1, 50, 50, 0),
    row('total', 0, 150, 140, 10),
    row('group', 0),
    row('line', 1, 60, 50, 10),
    row('line', 2, 45, 40, 5),
    row('line', 2, 15, 10, 5),
    row('line', 1, 40, 30, 10),
    row('total', 0, 100, 80, 20),
    row('total', 0, 50, 60, -10),
    row('total', 0, 7, 7, 0),
  ],
};

describe('formulas of a statement', () => {
  const formula = formulasOf(TABLE, 5);

  it('add up the rows of a heading, and the parts of a row', () => {
    expect(formula(3, 0)).toBe('SUM(B6:B7)');
    expect(formula(5, 1)).toBe('SUM(C11:C12)');
  });

  it('take a total of lines that have parts from the lines alone', () => {
    expect(formula(9, 0)).toBe('B10+B13');
  });

  it('take costs from income for a result', () => {
    expect(formula(10, 0)).toBe('B8-B14');
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
