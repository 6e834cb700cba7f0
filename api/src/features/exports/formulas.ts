import type { GridBlock, GridColumn, GridRow } from '@kengetal/contract';
import { amountIn } from '../../books/figures/grid.ts';
import { columnName } from '../../files/xlsx/sheet.ts';

/** Formula of a cell by its row and column in the table; undefined where none holds. */
export type FormulaOf = (row: number, column: number) => string | undefined;

/** A row of the table that a total adds, with its sign. */
interface Term {
  readonly row: number;
  readonly factor: 1 | -1;
}

/**
 * The formulas of a table whose first row of cells stands in row `firstRow` of a sheet, labels in
 * its first column: totals of the rows that they name, lines of the rows below them, sums and
 * differences of columns. Nothing is written that would compute another value than the figure has.
 */
export function formulasOf({ columns, rows }: GridBlock, firstRow: number): FormulaOf {
  const terms = termsOf(rows);
  const address = (row: number, column: number) => `${columnName(column + 1)}${firstRow + row}`;
  return (index, place) => {
    const [row, column] = [rows[index], columns[place]];
    if (!row || !column) return undefined;
    const value = amountIn(columns, row, place);
    if (typeof value === 'string') return undefined;
    if (column.of) return computed(column.of, (at) => address(index, at));
    if (
      column.sum &&
      isSum(
        value,
        columns,
        column.sum.map((at) => ({ row, place: at, factor: 1 })),
      )
    ) {
      return sumText(
        column.sum.map((at) => ({ row: at, factor: 1 })),
        (at) => address(index, at),
      );
    }
    const parts = terms[index] ?? [];
    const cells = parts.flatMap(({ row: at, factor }) => {
      const part = rows[at];
      return part ? [{ row: part, place, factor }] : [];
    });
    return isSum(value, columns, cells) ? sumText(parts, (at) => address(at, place)) : undefined;
  };
}

function computed(
  of: NonNullable<GridColumn['of']>,
  address: (column: number) => string,
): string | undefined {
  if (of.kind === 'difference') return `${address(of.now)}-${address(of.before)}`;
  if (of.kind === 'change') return `${address(of.now)}/${address(of.before)}-1`;
  return undefined;
}

/** For each row which other rows add up to it: those that it names, or those below it. */
function termsOf(rows: readonly GridRow[]): Term[][] {
  const places = new Map(rows.map(({ key }, index) => [key, index]));
  const below = new Map<string, Term[]>();
  rows.forEach(({ parent }, row) => {
    if (parent !== null) below.set(parent, [...(below.get(parent) ?? []), { row, factor: 1 }]);
  });
  return rows.map(({ key, kind, terms = [] }) => {
    if (kind !== 'total') return below.get(key) ?? [];
    return terms.flatMap(({ row, factor }) => {
      const place = places.get(row);
      return place === undefined ? [] : [{ row: place, factor }];
    });
  });
}

interface CellTerm {
  readonly row: GridRow;
  readonly place: number;
  readonly factor: 1 | -1;
}

/** True when cells add up to a value; one that is not there adds nothing, as in a sheet. */
function isSum(value: number, columns: readonly GridColumn[], cells: readonly CellTerm[]): boolean {
  if (cells.length === 0) return false;
  const sum = cells.reduce((total, { row, place, factor }) => {
    const amount = amountIn(columns, row, place);
    return typeof amount === 'number' ? total + factor * amount : total;
  }, 0);
  return sum === value;
}

/** 'SUM(B5:B9)' where the cells are neighbours, else 'B5-B9'. */
function sumText(terms: readonly Term[], address: (place: number) => string): string {
  const [first, last] = [terms[0], terms.at(-1)];
  const areNeighbours = terms.every(
    ({ row, factor }, index) => factor === 1 && row === (first?.row ?? 0) + index,
  );
  if (areNeighbours && terms.length > 1 && first && last) {
    return `SUM(${address(first.row)}:${address(last.row)})`;
  }
  return terms
    .map(({ row, factor }, index) => {
      const sign = factor === -1 ? '-' : index === 0 ? '' : '+';
      return sign + address(row);
    })
    .join('');
}
