import type { Figure, TableBlock, TableRow } from '@kengetal/contract';
import { valueOf } from '../../figures/values.ts';
import { columnName } from '../../files/xlsx/sheet.ts';
import { agrees, meaningOf, type Meanings } from './meaning.ts';

/** Formula of a cell by its row and column in the table; undefined where none holds. */
export type FormulaOf = (row: number, column: number) => string | undefined;

/** A row of the table that a total may add, with its sign. */
interface Term {
  readonly row: number;
  readonly sign: 1 | -1;
}

/** Signs are sought for at most this many rows at once. */
const MOST_SIGNED = 10;

/**
 * The formulas of a table whose first row of cells stands in row `firstRow` of a sheet, labels in
 * its first column. A total gets the rows that it adds up by its definition, which must also add up
 * to it in every column of amounts: nothing is written that would compute another value than the
 * figure has, or another one than it would have once an amount is filled in.
 */
export function formulasOf(table: TableBlock, firstRow: number): FormulaOf {
  const amounts = amountColumns(table);
  const sums = totalsOf(table.rows, amounts);
  const address = (row: number, column: number) => `${columnName(column + 1)}${firstRow + row}`;
  return (row, column) => {
    const role = table.columns[column]?.role;
    const cells = table.rows[row]?.cells ?? [];
    if (valueIn(cells, column) === undefined) return undefined;
    if (role === 'difference' || role === 'difference_percent') {
      const [now, then] = [columnOf(table, 'current'), columnOf(table, 'comparison')];
      if (now < 0 || then < 0) return undefined;
      const [one, other] = [address(row, now), address(row, then)];
      return role === 'difference' ? `${one}-${other}` : `${one}/${other}-1`;
    }
    if (role === 'total' && isSumOfMonths(table, cells, column)) {
      const months = amounts.filter((index) => index !== column);
      return `SUM(${address(row, months[0] ?? 0)}:${address(row, months.at(-1) ?? 0)})`;
    }
    if (!amounts.includes(column)) return undefined;
    return sums.get(row) && sumText(sums.get(row) ?? [], (index) => address(index, column));
  };
}

function amountColumns({ columns }: TableBlock): number[] {
  const roles = ['current', 'comparison', 'month', 'total', 'plain'];
  return columns.flatMap(({ role }, index) => (roles.includes(role) ? [index] : []));
}

const columnOf = ({ columns }: TableBlock, wanted: string) =>
  columns.findIndex(({ role }) => role === wanted);

function valueIn(cells: readonly Figure[], column: number): number | undefined {
  const figure = cells[column];
  return figure && valueOf(figure);
}

function isSumOfMonths(table: TableBlock, cells: readonly Figure[], column: number): boolean {
  const months = table.columns.flatMap(({ role }, index) => (role === 'month' ? [index] : []));
  const sum = months.reduce((total, index) => total + (valueIn(cells, index) ?? Number.NaN), 0);
  return sum === valueIn(cells, column);
}

/** '=SUM(B5:B9)' where the rows are neighbours, else '=B5-B9'. */
function sumText(terms: readonly Term[], address: (row: number) => string): string {
  const [first, last] = [terms[0], terms.at(-1)];
  const areNeighbours = terms.every(
    ({ row, sign }, index) => sign === 1 && row === (first?.row ?? 0) + index,
  );
  if (areNeighbours && terms.length > 1 && first && last) {
    return `SUM(${address(first.row)}:${address(last.row)})`;
  }
  return terms
    .map(({ row, sign }, index) => `${sign === -1 ? '-' : index === 0 ? '' : '+'}${address(row)}`)
    .join('');
}

/** For each row that other rows add up to: which, by index. */
function totalsOf(rows: readonly TableRow[], amounts: readonly number[]): Map<number, Term[]> {
  const sums = new Map<number, Term[]>();
  const vector = (row: number) => amounts.map((column) => valueIn(rows[row]?.cells ?? [], column));
  const meanings = meaningsOf(rows, amounts);
  /** By amount and by definition, beside the rows that no total has added yet. */
  const isSum = (terms: readonly Term[], total: number) => {
    const others = open.filter((row) => terms.every((term) => term.row !== row));
    return (
      addsUp(terms, total, vector) &&
      agrees(
        meanings(total),
        terms.map(({ row, sign }) => ({ sign, of: meanings(row) })),
        others.map(meanings),
      )
    );
  };
  const isKnown = (row: number) => vector(row).some((value) => value !== undefined);
  /** Rows that no total has added yet, and where the current section began. */
  let open: number[] = [];
  let section = 0;
  rows.forEach((row, index) => {
    if (row.kind === 'group') section = open.length;
    if (row.kind === 'line') {
      const children = childrenOf(rows, index).filter(isKnown);
      const all = children.map((child): Term => ({ row: child, sign: 1 }));
      if (children.length > 0 && addsUp(all, index, vector)) sums.set(index, all);
      if (!isWithin(rows, index) && isKnown(index)) open.push(index);
    }
    if (row.kind !== 'total') return;
    const terms = termsOf(open, section, (signed) => isSum(signed, index));
    if (terms) {
      sums.set(index, terms);
      const used = terms.map((term) => term.row);
      open = open.filter((one) => !used.includes(one));
    }
    open.push(index);
    section = open.length;
  });
  return sums;
}

/** What rows add up in each column of amounts, each worked out when it is first asked. */
function meaningsOf(rows: readonly TableRow[], amounts: readonly number[]) {
  const known = new Map<number, Meanings>();
  return (row: number): Meanings => {
    const found =
      known.get(row) ?? amounts.map((column) => meaningOf(rows[row]?.cells[column] ?? NOTHING));
    known.set(row, found);
    return found;
  };
}
const NOTHING: Figure = { kind: 'absent', reason: '' };

/** Rows one level below, right after it. */
function childrenOf(rows: readonly TableRow[], parent: number): number[] {
  const level = rows[parent]?.level ?? 0;
  const children: number[] = [];
  for (let index = parent + 1; index < rows.length; index += 1) {
    const row = rows[index];
    if (!row || row.kind !== 'line' || row.level <= level) break;
    if (row.level === level + 1) children.push(index);
  }
  return children;
}

/** True for a row that is part of the row above it that stands less deep. */
function isWithin(rows: readonly TableRow[], index: number): boolean {
  const level = rows[index]?.level ?? 0;
  for (let above = index - 1; above >= 0; above -= 1) {
    const row = rows[above];
    if (!row || row.kind !== 'line') return false;
    if (row.level < level) return true;
  }
  return false;
}

type Vector = (row: number) => (number | undefined)[];

function termsOf(
  open: readonly number[],
  section: number,
  isSum: (terms: readonly Term[]) => boolean,
): Term[] | undefined {
  const plus = (rows: readonly number[]) => rows.map((row): Term => ({ row, sign: 1 }));
  const tries = [open.slice(section), open].filter((rows) => rows.length > 0);
  const found = tries.map(plus).find(isSum);
  if (found) return found;
  const longest = Math.min(open.length, MOST_SIGNED);
  const suffixes = [Math.min(open.length - section, MOST_SIGNED), ...upTo(longest)];
  for (const length of suffixes.filter((size) => size > 0)) {
    const signed = signsFor(open.slice(-length), isSum);
    if (signed) return signed;
  }
  return undefined;
}

const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);

/** The same rows with the signs that make them the sum. */
function signsFor(
  rows: readonly number[],
  isSum: (terms: readonly Term[]) => boolean,
): Term[] | undefined {
  for (let bits = 0; bits < 2 ** rows.length; bits += 1) {
    const terms = rows.map((row, index): Term => ({ row, sign: (bits >> index) & 1 ? -1 : 1 }));
    if (isSum(terms)) return terms;
  }
  return undefined;
}

/** In every column that has a value; a missing part adds nothing. */
function addsUp(terms: readonly Term[], total: number, vector: Vector): boolean {
  const parts = terms.map(({ row, sign }) => ({ sign, values: vector(row) }));
  return vector(total).every((value, column) => {
    if (value === undefined) return true;
    const sum = parts.reduce((all, { sign, values }) => all + sign * (values[column] ?? 0), 0);
    return sum === value;
  });
}
