import type { StatementLine } from './types.ts';

/** A row that has detail below it which can be folded away, or not. */
export type Fold = 'open' | 'closed';

/** Keys of the rows that have detail: a line followed by deeper lines. */
export function foldable(rows: readonly StatementLine[]): Set<string> {
  const keys = rows.flatMap(({ key, kind, level }, index) => {
    const next = rows[index + 1];
    return kind === 'line' && next?.kind === 'line' && next.level > level ? [key] : [];
  });
  return new Set(keys);
}

/** The rows that show when only the detail of these rows is unfolded. */
export function visible(
  rows: readonly StatementLine[],
  folds: ReadonlySet<string>,
  unfolded: ReadonlySet<string>,
): StatementLine[] {
  let hiddenBelow = Infinity; // level of the folded row whose detail is being passed
  return rows.filter(({ key, level }) => {
    if (level > hiddenBelow) return false;
    hiddenBelow = folds.has(key) && !unfolded.has(key) ? level : Infinity;
    return true;
  });
}
