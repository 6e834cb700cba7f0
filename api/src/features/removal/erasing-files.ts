import type { Database } from '../../db/database.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { Uploads } from '../../imports/uploads.ts';

interface Files {
  readonly database: Database;
  readonly uploads: Pick<Uploads, 'remove'>;
  readonly made: Pick<FileStore, 'remove'>;
}

const UPLOADS = {
  organisation_id: 'SELECT import_id AS name FROM imports WHERE organisation_id = $1',
  project_id: `SELECT import_id AS name FROM imports WHERE project_id = $1
    UNION SELECT import_id FROM sources WHERE project_id = $1
    UNION SELECT import_id FROM source_versions WHERE project_id = $1`,
} as const;

/** Removes the uploads of an organisation or a project, and what was made of it to be downloaded. */
export async function eraseFiles(
  { database: { quietly }, uploads, made }: Files,
  column: keyof typeof UPLOADS,
  id: string,
): Promise<void> {
  const sent = await quietly.rows<{ name: string }>(UPLOADS[column], [id]);
  for (const { name } of sent) await uploads.remove(name);
  const offered = await quietly.rows<{ name: string }>(
    `SELECT name FROM downloads WHERE ${column} = $1`,
    [id],
  );
  for (const { name } of offered) await made.remove(name);
}
