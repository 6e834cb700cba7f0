import {
  gridFigure,
  type Figure,
  type GridColumn,
  type GridComputation,
  type GridRow,
} from '@kengetal/contract';
import { mapInSlices } from '../../slices.ts';
import { percentChange, percentOf, valueOf } from './values.ts';

/** What the amounts of most tables are in. */
export const CAPTION = 'Bedragen in euro’s';

const NO_FIGURE = 'Hiervan is geen cijfer.';

/** Rows with the cells of the columns that are computed, whose operands stand before them. */
export async function computeCells(
  columns: readonly GridColumn[],
  rows: readonly GridRow[],
): Promise<GridRow[]> {
  if (!columns.some(({ of }) => of)) return [...rows];
  return mapInSlices(rows, (row) => (row.kind === 'group' ? row : computedRow(columns, row)));
}

function computedRow(columns: readonly GridColumn[], row: GridRow): GridRow {
  const made = { ...row, values: [...row.values], own: { ...row.own } };
  columns.forEach((column, index) => {
    if (!column.of) return;
    const cell = column.reason ?? computed(columns, made, column.of);
    made.values[index] = typeof cell === 'number' ? cell : null;
    if (typeof cell === 'string' && cell !== column.reason) made.own[column.key] = cell;
  });
  const { own, ...rest } = made;
  return Object.keys(own).length === 0 ? rest : made;
}

/** The value of a computed cell, or why there is none. */
function computed(
  columns: readonly GridColumn[],
  row: GridRow,
  of: GridComputation,
): number | string {
  const now = amountIn(columns, row, of.now);
  if (typeof now === 'string') return now;
  if (of.kind === 'share') {
    const whole = valueOf(of.whole);
    return whole === undefined ? reasonOf(of.whole) : percentOf(now, whole, of.label);
  }
  const before = amountIn(columns, row, of.before);
  if (typeof before === 'string') return before;
  if (of.kind === 'change') return percentChange(now, before);
  const apart = now - before;
  return of.kind === 'effect' && row.sign === 1 && apart !== 0 ? -apart : apart;
}

/** Cents of a cell, or why it has none. */
export function amountIn(
  columns: readonly GridColumn[],
  { own, values }: Pick<GridRow, 'own' | 'values'>,
  index: number,
): number | string {
  const column = columns[index];
  const said = column && own?.[column.key];
  if (typeof said === 'string') return said;
  if (said) return valueOf(said) ?? reasonOf(said);
  return values[index] ?? column?.reason ?? NO_FIGURE;
}

const reasonOf = (figure: Figure) => (figure.kind === 'absent' ? figure.reason : NO_FIGURE);

/** The difference between two columns, in cents. */
export function differenceColumn(now: number, before: number): GridColumn {
  return {
    key: 'verschil',
    label: 'Verschil',
    naam: 'verschil',
    role: 'difference',
    lines: null,
    of: { kind: 'difference', now, before },
  };
}

/** Now and before of a whole that is divided, with each row's part of it and how that changed. */
export function dividedColumns(columns: readonly GridColumn[], whole: GridRow): GridColumn[] {
  const share: GridColumn = {
    key: 'aandeel',
    label: 'Aandeel',
    naam: `deel van ${whole.label.toLowerCase()}`,
    role: 'share',
    lines: null,
    of: { kind: 'share', now: 0, whole: gridFigure(columns, whole, 0), label: whole.label },
  };
  return [...columns, share, differenceColumn(0, 1)];
}

/** Now and before of a total, with what each row changes in it. */
export function bridgeColumns(columns: readonly GridColumn[]): GridColumn[] {
  const effect: GridColumn = {
    key: 'effect',
    label: 'Effect',
    naam: 'verschil',
    role: 'effect',
    lines: null,
    of: { kind: 'effect', now: 0, before: 1 },
  };
  return [...columns, differenceColumn(0, 1), effect];
}
