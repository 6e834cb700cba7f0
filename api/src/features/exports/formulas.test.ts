import type { Figure, TableBlock, TableRow } from '@kengetal/contract';
import { formulasOf } from './formulas.ts';

const GOODS = 'omzet_handel';
const SERVICES = 'omzet_diensten';
const WAGES = 'personeelskosten';
const RENT = 'huisvestingskosten';

const figure = (cents: number, sign: 1 | -1, groups: string[]): Figure => ({
  kind: 'booked',
  cents,
  sign,
  selection: {
    periode_min: 202503,
    periode_max: 202503,
    soorten: ['mutatie'],
    filters: [{ column: 'groep', operator: 'in', value: groups }],
  },
});
type Amounts = readonly number[];
const made =
  (sign: 1 | -1, ...groups: string[]) =>
  (kind: TableRow['kind'], level: number, cents: Amounts): TableRow => ({
    key: 'x',
    label: 'x',
    level,
    kind,
    cells: cents.map((amount) => figure(amount, sign, groups)),
  });
const heading: TableRow = { key: 'x', label: 'x', level: 0, kind: 'group', cells: [] };
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
    heading,
    made(-1, GOODS)('line', 1, [100, 90, 10]),
    made(-1, SERVICES)('line', 1, [50, 50, 0]),
    made(-1, GOODS, SERVICES)('total', 0, [150, 140, 10]),
    heading,
    made(1, WAGES)('line', 1, [60, 50, 10]),
    made(1, WAGES)('line', 2, [45, 40, 5]),
    made(1, WAGES)('line', 2, [15, 10, 5]),
    made(1, RENT)('line', 1, [40, 30, 10]),
    made(1, WAGES, RENT)('total', 0, [100, 80, 20]),
    made(-1, GOODS, SERVICES, WAGES, RENT)('total', 0, [50, 60, -10]),
    made(-1, 'belastingen')('total', 0, [7, 7, 0]),
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

  it('keep their signs where amounts are zero or equal', () => {
    const zero = [0, 0, 0];
    const rows = TABLE.rows.map((row) => ({ ...row, cells: row.cells.slice(0, 0) }));
    rows.splice(
      3,
      8,
      made(-1, GOODS, SERVICES)('total', 0, [50, 0, 50]),
      heading,
      made(1, WAGES)('line', 1, zero),
      made(1, RENT)('line', 1, zero),
      made(1, WAGES, RENT)('total', 0, zero),
      made(-1, GOODS, SERVICES, WAGES, RENT)('total', 0, [50, 0, 50]),
    );
    const odd = formulasOf({ ...TABLE, rows }, 5);
    expect(odd(7, 0)).toBe('SUM(B10:B11)');
    expect(odd(8, 0)).toBe('B8-B12');
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
