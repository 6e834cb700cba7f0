import type { Block } from '@kengetal/contract';
import { ChangedMeanwhile } from '../../books/store/reader.ts';
import { troubleOf } from '../../db/trouble.ts';

/** A part of a page, which is made by itself and may fail by itself. */
export interface Part {
  /** That of its block. */
  readonly key: string;
  /** What stands in its place when it cannot be made. */
  readonly title: string;
  /** Nothing where the books have nothing for it. */
  readonly make: () => Block | undefined | Promise<Block | undefined>;
}

/** Where it is told that a part failed. */
export interface FailureLog {
  error(fields: object, message: string): void;
}

/**
 * The blocks of the parts, in their order. A part that fails leaves the others: in its place is a
 * block that says so. What is not its own failure is thrown: nobody waits any more, or the books
 * have changed meanwhile.
 * @param only key of the one part that is asked for, as when it is tried again
 */
export async function blocksOf(
  parts: readonly Part[],
  only: string | undefined,
  log: FailureLog,
): Promise<Block[]> {
  const blocks: Block[] = [];
  for (const { key, title, make } of parts) {
    if (only !== undefined && only !== key) continue;
    try {
      const block = await make();
      if (block) blocks.push(block);
    } catch (error) {
      if (error instanceof ChangedMeanwhile || troubleOf(error) === 'given-up') throw error;
      log.error({ err: error, part: key }, 'a part of the dashboard could not be made');
      blocks.push({ kind: 'failed', key, title });
    }
  }
  return blocks;
}
