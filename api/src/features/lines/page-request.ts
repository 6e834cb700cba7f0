import type { Cursor, Sums } from './cursor.ts';
import type { Reach } from './reach.ts';
import type { LineRow } from './rows.ts';
import type { SearchedBy } from './search.ts';
import type { Sort } from './sort.ts';

/** A part of the lines of a reach, in an order. */
export interface PageRequest {
  readonly reach: Reach;
  /** Words to look for; empty for all lines. */
  readonly search: string;
  /** What the words are looked for in; left out in all that is shown of a line. */
  readonly by?: SearchedBy | undefined;
  readonly sort: Sort;
  readonly limit: number;
  readonly after: Cursor | undefined;
  readonly offset: number;
}

export interface PageRows {
  readonly rows: readonly LineRow[];
  /** Sums over the lines themselves, where they were all seen. */
  readonly seen?: { readonly whole: Sums; readonly found: Sums };
}
