import type { Sql } from '../../../db/database.ts';
import type { ColumnSource, LineColumns } from './columns.ts';
import { lastOf, readAccounts, readSlice, type Slice } from './slice.ts';
import { startColumnsThread } from './thread.ts';

export interface LoadRequest {
  readonly projectId: string;
  readonly sources: readonly ColumnSource[];
  /** Lines that are read in one statement. */
  readonly lines: number;
  readonly signal: AbortSignal;
}

/**
 * Reads all lines of sources and makes columns of them in a thread. Rows of a reading never
 * change; when they were swept meanwhile it throws, as when the signal says so.
 */
export async function loadColumns(sql: Sql, request: LoadRequest): Promise<LineColumns> {
  const { projectId, sources, signal } = request;
  const accounts = await readAccounts(sql, projectId);
  const thread = startColumnsThread({ sources, accounts });
  try {
    let taken = Promise.resolve();
    for await (const slice of slicesOf(sql, request)) {
      // While the thread works on a slice, the next is read.
      await taken;
      taken = thread.add(slice);
      taken.catch(() => undefined);
      signal.throwIfAborted();
    }
    await taken;
    return await thread.make();
  } finally {
    await thread.close();
  }
}

/** All lines of the sources, slice by slice. */
export async function* slicesOf(
  sql: Sql,
  { projectId, sources, lines }: Omit<LoadRequest, 'signal'>,
): AsyncGenerator<Slice> {
  for (const { source_no: sourceNo } of sources) {
    let after: readonly [number, number] = [-1, -1];
    for (;;) {
      const slice = await readSlice(sql, { projectId, sourceNo, after, lines });
      if (!slice) break;
      yield slice;
      after = lastOf(slice);
    }
  }
}
