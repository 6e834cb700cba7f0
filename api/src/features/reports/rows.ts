import type { Figure, GridRow } from '@kengetal/contract';
import type { DefinitionKey } from '@kengetal/ledger';
import { valueOf } from '../../books/figures/values.ts';
import type { Layout } from './layout.ts';

/** A defined figure in each column of amounts. */
export function figuresOf({ amounts }: Pick<Layout, 'amounts'>, key: DefinitionKey): Figure[] {
  return amounts.map((column) => column.figure(key));
}

/** True when no column has an amount other than zero. */
export function areZero(figures: readonly Figure[]): boolean {
  return valuesOf(figures).every((cents) => cents === 0);
}

export function valuesOf(figures: readonly Figure[]): number[] {
  return figures.map(valueOf).filter((cents) => cents !== undefined);
}

/** The same rows, whose totals name only those of their operands that are shown. */
export function totalsKept(rows: readonly GridRow[]): GridRow[] {
  const shown = new Set(rows.map(({ key }) => key));
  return rows.map((row) =>
    row.terms ? { ...row, terms: row.terms.filter((term) => shown.has(term.row)) } : row,
  );
}
