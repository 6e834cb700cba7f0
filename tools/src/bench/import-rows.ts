import { readAuditfile, type ByteChunks } from '@kengetal/ledger';
import { stage } from 'api/staging';
import type { CopyBytes } from 'api/database';

/** A batch of rows as an import loads it. */
export interface Batch {
  readonly table: string;
  readonly columns: readonly string[];
  readonly bytes: CopyBytes;
}

const PROJECT = '00000000-0000-4000-8000-000000000000';
const BATCH_LINES = 5_000;

/** Makes the rows of a file as the thread of an import does. */
export function rowsOf(
  file: ByteChunks,
  take: (batch: Batch) => void,
  batchLines = BATCH_LINES,
): Promise<unknown> {
  return stage({ projectId: PROJECT, sourceNo: 1, batchLines }, readAuditfile(file), {
    copy: (table, columns, bytes) => {
      take({ table, columns, bytes });
      return Promise.resolve(undefined);
    },
    progress: () => undefined,
  });
}
