import type { Figure, TableRow } from '@kengetal/contract';
import { judge, valueOf } from '../../figures/values.ts';
import type { BookedDefinition, DefinitionKey } from '../../ledger/index.ts';
import type { Layout } from './layout.ts';

/** A defined figure in each column of amounts. */
export function figuresOf(layout: Layout, key: DefinitionKey, label: string): Figure[] {
  return layout.amounts.map((column) => column.figure(key, label));
}

/** A row of a table with one figure for each column of amounts. */
export function lineRow(
  layout: Layout,
  { key, label, level }: Pick<TableRow, 'key' | 'label' | 'level'>,
  defined: BookedDefinition,
  figures: readonly Figure[],
): TableRow {
  const judgement = judgementOf(layout, figures, defined);
  return { key, label, level, kind: 'line', judgement, cells: layout.cells(label, figures) };
}

/** True when no column has an amount other than zero. */
export function areZero(figures: readonly Figure[]): boolean {
  return amountsOf(figures).every((cents) => cents === 0);
}

export function amountsOf(figures: readonly Figure[]): number[] {
  return figures.map(valueOf).filter((cents) => cents !== undefined);
}

/** What the change means; of months side by side there is no one change. */
export function judgementOf(
  { isJudged }: Layout,
  figures: readonly Figure[],
  { more }: BookedDefinition,
) {
  const [now, then] = figures.map(valueOf);
  if (!isJudged || now === undefined || then === undefined) return undefined;
  return judge(now - then, more);
}
