import { useMemo, useState } from 'react';
import { foldable, visible, type Fold } from './tree.ts';
import type { StatementLine } from './types.ts';

export interface Folds {
  /** The rows to show. */
  rows: readonly StatementLine[];
  /** Whether any row has detail. */
  some: boolean;
  /** Whether all detail shows. */
  all: boolean;
  of(row: StatementLine): Fold | undefined;
  toggle(row: StatementLine): void;
  toggleAll(): void;
}

/** Which detail of a statement shows: at first none, its headings are read before its accounts. */
export function useFolds(rows: readonly StatementLine[]): Folds {
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const folds = useMemo(() => foldable(rows), [rows]);
  const shown = useMemo(() => visible(rows, folds, unfolded), [rows, folds, unfolded]);
  const all = [...folds].every((key) => unfolded.has(key));
  return {
    rows: shown,
    some: folds.size > 0,
    all,
    of: ({ key }) => (folds.has(key) ? (unfolded.has(key) ? 'open' : 'closed') : undefined),
    toggle: ({ key }) =>
      setUnfolded((before) => {
        const after = new Set(before);
        if (!after.delete(key)) after.add(key);
        return after;
      }),
    toggleAll: () => setUnfolded(all ? new Set() : folds),
  };
}
