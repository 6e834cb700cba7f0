import type { Value } from '../gold/gold.ts';

/**
 * What a turn came to: 'exact' shows all that is asked and nothing else as the answer, 'wrong' shows
 * as the answer what is not; 'partial' shows only some of it. 'asked' and 'refused' show nothing.
 */
export type Outcome = 'exact' | 'wrong' | 'partial' | 'asked' | 'refused';

/** What an answer shows: figures in its text, and tables. */
export interface Shown {
  readonly text: string;
  readonly values: readonly Value[];
  readonly keys: readonly string[];
  readonly rows: readonly {
    readonly text: string;
    readonly values: readonly Value[];
    readonly keys: readonly string[];
  }[];
}
