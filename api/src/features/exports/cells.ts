import type { Figure } from '@kengetal/contract';
import { valueOf } from '../../books/figures/values.ts';
import type { Cell, CellLook, NumberKind } from '../../files/cells.ts';

const KINDS: Record<'cents' | 'percent' | 'ratio' | 'days', NumberKind> = {
  cents: 'euro',
  percent: 'percent',
  ratio: 'ratio',
  days: 'days',
};

/** A figure as a number; one that is absent as nothing. */
export function figureCell(
  figure: Figure | undefined,
  look: CellLook = {},
  formula?: string,
): Cell {
  const value = figure && valueOf(figure);
  if (figure === undefined || value === undefined) return null;
  const kind = figure.kind === 'derived' ? KINDS[figure.unit] : 'euro';
  return { ...look, value, kind, ...(formula !== undefined && { formula }) };
}

/** The row above a block. */
export const title = (text: string): Cell[] => [{ text, bold: true }];

/** The names of the columns below it; amounts stand on the right. */
export const header = (labels: readonly string[]): Cell[] =>
  labels.map((text, index) => ({
    text,
    bold: true,
    wrap: true,
    below: 'thin',
    align: index === 0 ? 'left' : 'right',
  }));
