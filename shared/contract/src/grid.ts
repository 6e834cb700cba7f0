import type { GridBlock, GridColumn, GridRow } from './api/blocks-grid.ts';
import type { DerivedFigure, Figure, FilterItem } from './api/figures.ts';

const NO_FIGURE = 'Hiervan is geen cijfer.';
const PERCENT_SCALE = 10_000n;
/** Above ten times its whole a part says nothing, in hundredths of a percent (decision 0049). */
export const MOST_SHARE = 100_000;

/** The figure of a cell: the lines of its row within the months of its column. */
export function gridFigure(row: GridRow, column: GridColumn, index: number): Figure {
  const cents = row.cents[index] ?? null;
  const about = {
    label: `${row.label}, ${column.naam}`,
    explanation: row.explanation ?? '',
  };
  if (cents === null) return { kind: 'absent', reason: column.reason ?? NO_FIGURE, about };
  if (column.basis !== undefined) return { kind: 'budget', cents, basis: column.basis, about };
  const window = row.basis === 'stock' ? column.stand : column.lines;
  if (!window) return { kind: 'absent', reason: column.reason ?? NO_FIGURE, about };
  const { boekjaar, tot, ...months } = window;
  const ofColumn: FilterItem[] = [
    ...only('boekjaar', 'eq', boekjaar),
    ...only('datum', 'lte', tot),
  ];
  const selection = { ...months, filters: [...ofColumn, ...row.filters] };
  return { kind: 'booked', cents, sign: row.sign, selection, about };
}

/** The figure of a cell a year earlier; undefined where nothing is known of that year. */
export function gridEarlier(row: GridRow, column: GridColumn, index: number): Figure | undefined {
  const { earlier } = column;
  if (!earlier || !row.earlier) return undefined;
  const { basis: _, reason: __, ...rest } = column;
  return gridFigure({ ...row, cents: row.earlier }, { ...rest, ...earlier }, index);
}

function only(
  column: FilterItem['column'],
  operator: FilterItem['operator'],
  value: string | undefined,
): FilterItem[] {
  return value === undefined ? [] : [{ column, operator, value }];
}

/** One column minus another in the same row, opening into both. */
export function gridDifference(
  { columns }: GridBlock,
  row: GridRow,
  one: number,
  other: number,
): Figure {
  return weighed(columns, row, [
    [one, 1],
    [other, -1],
  ]);
}

/**
 * What a row changes in a total that it is a part of: more revenue adds, more costs take off
 * (sign 1 stands for what is spent).
 */
export function gridEffect({ columns }: GridBlock, row: GridRow, now: number, before: number) {
  const adds = row.sign === -1 ? 1 : -1;
  return weighed(columns, row, [
    [now, adds],
    [before, -adds],
  ]);
}

function weighed(
  columns: readonly GridColumn[],
  row: GridRow,
  parts: readonly (readonly [number, number])[],
): Figure {
  const terms: DerivedFigure['terms'] = [];
  let value = 0;
  for (const [index, factor] of parts) {
    const column = columns[index];
    const figure = column && gridFigure(row, column, index);
    if (!figure || figure.kind === 'absent') {
      return { kind: 'absent', reason: figure?.reason ?? NO_FIGURE };
    }
    value += factor * (row.cents[index] ?? 0);
    terms.push({ label: `${row.label}, ${column.naam}`, factor, part: 'teller', figure });
  }
  const about = { label: `${row.label}, verschil`, explanation: row.explanation ?? '' };
  return { kind: 'derived', unit: 'cents', value: value === 0 ? 0 : value, terms, about };
}

/** A row as part of a total in one column, in percent; absent over a total of next to nothing or less. */
export function gridShare(column: GridColumn, row: GridRow, total: GridRow, index: number): Figure {
  const [part, whole] = [gridFigure(row, column, index), gridFigure(total, column, index)];
  const [above, below] = [row.cents[index] ?? 0, total.cents[index] ?? 0];
  if (part.kind === 'absent') return part;
  if (whole.kind === 'absent') return whole;
  if (below <= 0) {
    return { kind: 'absent', reason: `Er is geen ${total.label.toLowerCase()} in deze periode.` };
  }
  const value = percentOf(above, below);
  if (Math.abs(value) > MOST_SHARE) {
    const reason = `Er is bijna geen ${total.label.toLowerCase()} in deze periode.`;
    return { kind: 'absent', reason };
  }
  return {
    kind: 'derived',
    unit: 'percent',
    value,
    terms: [
      { label: row.label, factor: 1, part: 'teller', figure: part },
      { label: total.label, factor: 1, part: 'noemer', figure: whole },
    ],
    about: { label: `${row.label}, deel van ${total.label.toLowerCase()}`, explanation: '' },
  };
}

/** above / below in hundredths of a percent, halves away from zero; below is positive. */
function percentOf(above: number, below: number): number {
  const size = BigInt(Math.abs(above)) * PERCENT_SCALE;
  const value = Number((2n * size + BigInt(below)) / (2n * BigInt(below)));
  return above < 0 && value !== 0 ? -value : value;
}
