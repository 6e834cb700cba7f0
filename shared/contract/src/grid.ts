import type { GridColumn, GridComputation, GridRow } from './api/blocks-grid.ts';
import type { DerivedFigure, Figure, FigureTerm, FilterItem } from './api/figures.ts';

const NO_FIGURE = 'Hiervan is geen cijfer.';

/** The figure of a cell: what its row and its column say together, or what it says itself. */
export function gridFigure(columns: readonly GridColumn[], row: GridRow, index: number): Figure {
  const column = columns[index];
  if (!column) return { kind: 'absent', reason: NO_FIGURE };
  const own = row.own?.[column.key];
  if (typeof own === 'object') return own;
  const about = {
    label: `${row.label}, ${column.naam}`,
    explanation: column.explanation ?? row.explanation ?? '',
  };
  const value = row.values[index] ?? null;
  if (own !== undefined || value === null) {
    return { kind: 'absent', reason: own ?? column.reason ?? NO_FIGURE, about };
  }
  if (column.of) return { ...computed(columns, row, column.of, value), about };
  if (column.basis !== undefined) {
    return { kind: 'budget', cents: value, basis: column.basis, about };
  }
  const window = row.basis === 'stock' ? column.stand : column.lines;
  if (!window) return { kind: 'absent', reason: column.reason ?? NO_FIGURE, about };
  const { boekjaar, tot, filters = [], ...months } = window;
  const ofColumn: FilterItem[] = [
    ...only('boekjaar', 'eq', boekjaar),
    ...only('datum', 'lte', tot),
    ...filters,
  ];
  const selection = { ...months, filters: [...ofColumn, ...row.filters] };
  return { kind: 'booked', cents: value, sign: row.sign, selection, about };
}

/** The figure of a cell a year earlier; undefined where nothing is known of that year. */
export function gridEarlier(
  columns: readonly GridColumn[],
  row: GridRow,
  index: number,
): Figure | undefined {
  const column = columns[index];
  if (!column?.earlier || !row.earlier) return undefined;
  const { basis: _, reason: __, earlier, ...rest } = column;
  const { own: ___, ...booked } = row;
  const before = columns.map((one, place) => (place === index ? { ...rest, ...earlier } : one));
  return gridFigure(before, { ...booked, values: row.earlier }, index);
}

/** Place of the first column with a role; -1 without one. */
export function gridPlace(columns: readonly GridColumn[], wanted: GridColumn['role']): number {
  return columns.findIndex(({ role }) => role === wanted);
}

function computed(
  columns: readonly GridColumn[],
  row: GridRow,
  of: GridComputation,
  value: number,
): DerivedFigure {
  const term = (index: number, factor: 1 | -1, part: FigureTerm['part'] = 'teller') => {
    const label = `${row.label}, ${columns[index]?.naam ?? ''}`;
    return { label, factor, part, figure: gridFigure(columns, row, index) };
  };
  switch (of.kind) {
    case 'difference':
      return cents(value, [term(of.now, 1), term(of.before, -1)]);
    case 'effect': {
      // Sign 1 stands for what is spent.
      const adds = row.sign === -1 ? 1 : -1;
      return cents(value, [term(of.now, adds), term(of.before, adds === 1 ? -1 : 1)]);
    }
    case 'change': {
      const terms = [term(of.now, 1), term(of.before, -1), term(of.before, 1, 'noemer')];
      return { kind: 'derived', unit: 'percent', value, terms };
    }
    case 'share': {
      const whole: FigureTerm = { label: of.label, factor: 1, part: 'noemer', figure: of.whole };
      return { kind: 'derived', unit: 'percent', value, terms: [term(of.now, 1), whole] };
    }
  }
}

const cents = (value: number, terms: FigureTerm[]): DerivedFigure => ({
  kind: 'derived',
  unit: 'cents',
  value,
  terms,
});

function only(
  column: FilterItem['column'],
  operator: FilterItem['operator'],
  value: string | undefined,
): FilterItem[] {
  return value === undefined ? [] : [{ column, operator, value }];
}
