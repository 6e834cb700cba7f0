import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { ReadFile } from '../imports/committing.ts';
import { nameRelations } from '../imports/late-relations.ts';
import type { Reader } from '../imports/reader.ts';
import type { StagedFile } from '../imports/staging.ts';
import { beginVersion } from '../imports/versions.ts';
import type { ExactDependencies } from './dependencies.ts';
import type { PlacedYear } from './placing.ts';
import type { ChosenConnection } from './rows.ts';
import { yearFile } from './year-file.ts';

/** A year that was read from the mirror, and what it takes the place of. */
export interface ReadYear extends PlacedYear {
  readonly file: StagedFile;
}

/** A year as the code of audit files commits it; its own source of before comes first. */
export const asReadFile = ({ file, own, replaces }: ReadYear): ReadFile => ({
  file,
  replaces: own ? [own, ...replaces] : replaces,
});

/** Reads years of the mirror into the tables of the ledger, where nobody sees them yet. */
export async function readYears(
  deps: ExactDependencies,
  connection: ChosenConnection,
  years: readonly PlacedYear[],
  signal: AbortSignal,
): Promise<ReadYear[]> {
  return deps.readers.use(signal, async (reader) => {
    const read: ReadYear[] = [];
    for (const year of years) {
      read.push({ ...year, file: await readYear(deps, reader, connection, year) });
    }
    return read;
  });
}

async function readYear(
  { database, clock, uploads }: ExactDependencies,
  reader: Reader,
  { projectId, connectionId, lists }: ChosenConnection,
  { year, header }: PlacedYear,
): Promise<StagedFile> {
  if (!lists) throw new Error('a connection that was not read');
  const { quietly, batchLines } = database;
  const fileId = randomUUID();
  const content = yearFile(quietly, {
    ...{ projectId, connectionId, lists, year, header },
    created: clock.today(),
  });
  try {
    await uploads.keep(fileId, (path) => pipeline(content, createWriteStream(path)));
    const sourceNo = await beginVersion(database, projectId, connectionId);
    const upload = { path: uploads.path(fileId), filename: `${year}.xaf` };
    const file = await reader.read(
      { ...upload, index: 0, projectId, sourceNo, batchLines },
      { sql: quietly, onProgress: () => undefined },
    );
    await nameRelations(quietly, { projectId, sourceNo }, file.lateRelations);
    return file;
  } finally {
    await uploads.remove(fileId);
  }
}
