import type { ImportWarning } from '@kengetal/ledger';
import type { Running } from '../jobs/kind.ts';
import type { Reading } from './dependencies.ts';
import { isCopy } from './dividing.ts';
import { nameRelations } from './late-relations.ts';
import type { KeptUpload, LookedAt } from './reader-thread.ts';
import { updateImport } from './rows.ts';
import type { StagedFile } from './staging.ts';
import { beginVersion } from './versions.ts';

interface Read extends KeptUpload {
  readonly importId: string;
  readonly projectId: string;
}

/** Reads all files of an upload into the tables of the ledger, where nobody sees them yet. */
export async function readFiles(
  { database, reader, running }: Reading,
  { files, ignored }: LookedAt,
  { importId, projectId, ...upload }: Read,
): Promise<StagedFile[]> {
  const { quietly, batchLines } = database;
  const progress = progressOf(running);
  const bytesTotal = files.reduce((sum, one) => sum + (isCopy(one) ? 0 : one.bytes), 0);
  await updateImport(database, importId, { bytesTotal });
  const read: StagedFile[] = [];
  for (const [index, one] of files.entries()) {
    if (isCopy(one)) continue;
    const sourceNo = await beginVersion(database, projectId, importId);
    const file = await reader.read(
      { ...upload, index, projectId, sourceNo, batchLines },
      { sql: quietly, onProgress: progress.report },
    );
    await nameRelations(quietly, { projectId, sourceNo }, file.lateRelations);
    read.push(file);
    progress.nextFile();
  }
  const copies = files.filter(isCopy).map(({ name }) => name);
  for (const [names, why] of [
    [ignored, 'Dat is geen auditfile en is overgeslagen.'],
    [copies, 'Dat is een kopie van een ander bestand en is overgeslagen.'],
  ] as const) {
    if (names.length > 0) read[0]?.summary.warnings.push(ignoredWarning(names, why));
  }
  return read;
}

function ignoredWarning(names: readonly string[], why: string): ImportWarning {
  const [first = '', ...others] = names;
  const rest = others.length === 0 ? '' : ` en ${String(others.length)} andere`;
  return {
    code: 'overgeslagen',
    message: `In het zipbestand zat ook ${first}${rest}. ${why}`,
  };
}

/** Tells how far an import is, over all of its files. */
function progressOf({ report }: Running) {
  const before = { bytes: 0, lines: 0 };
  let now = { bytes: 0, lines: 0 };
  return {
    report: (bytes: number, lines: number) => {
      now = { bytes, lines };
      report({ bytes: before.bytes + bytes, lines: before.lines + lines });
    },
    nextFile: () => {
      before.bytes += now.bytes;
      before.lines += now.lines;
    },
  };
}
