import type { ImportWarning } from '@kengetal/ledger';
import type { Database } from '../db/database.ts';
import type { ImportDependencies } from './dependencies.ts';
import { nameRelations } from './late-relations.ts';
import type { KeptUpload, LookedAt } from './reader-thread.ts';
import { updateImport } from './rows.ts';
import type { StagedFile } from './staging.ts';
import { beginVersion } from './versions.ts';

const PROGRESS_EVERY_MS = 250;

interface Reading extends KeptUpload {
  readonly importId: string;
  readonly projectId: string;
}

/** Reads all files of an upload into the tables of the ledger, where nobody sees them yet. */
export async function readFiles(
  { database, reader }: ImportDependencies,
  { headers, ignored, expandedBytes }: LookedAt,
  { importId, path, filename, projectId }: Reading,
): Promise<StagedFile[]> {
  const { quietly, batchLines } = database;
  const progress = progressOf(database, importId);
  await updateImport(database, importId, { bytesTotal: expandedBytes });
  const read: StagedFile[] = [];
  for (const index of headers.keys()) {
    const sourceNo = await beginVersion(database, projectId, importId);
    const file = await reader.read(
      { path, filename, index, projectId, sourceNo, batchLines },
      { sql: quietly, onProgress: progress.report },
    );
    await nameRelations(quietly, { projectId, sourceNo }, file.lateRelations);
    read.push(file);
    progress.nextFile();
    await progress.settled();
  }
  if (ignored.length > 0) read[0]?.summary.warnings.push(ignoredWarning(ignored));
  return read;
}

function ignoredWarning(names: readonly string[]): ImportWarning {
  const [first = '', ...others] = names;
  const rest = others.length === 0 ? '' : ` en ${String(others.length)} andere`;
  return {
    code: 'overgeslagen',
    message: `In het zipbestand zat ook ${first}${rest}. Dat is geen auditfile en is overgeslagen.`,
  };
}

/** Writes down how far an import is, not more often than anyone looks. */
function progressOf(database: Database, importId: string) {
  const before = { bytes: 0, lines: 0 };
  let now = { bytes: 0, lines: 0 };
  let reported = performance.now();
  let written: Promise<void> = Promise.resolve();
  return {
    report: (bytes: number, lines: number) => {
      now = { bytes, lines };
      if (performance.now() - reported < PROGRESS_EVERY_MS) return;
      reported = performance.now();
      const far = { bytesRead: before.bytes + bytes, linesRead: before.lines + lines };
      // A report that fails is no reason to end the import; the next one comes soon.
      written = updateImport(database.quietly, importId, far).catch(() => undefined);
    },
    /** Resolves when nothing of it will be written any more. */
    settled: () => written,
    nextFile: () => {
      before.bytes += now.bytes;
      before.lines += now.lines;
    },
  };
}
