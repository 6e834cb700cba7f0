import type { Clock } from '../../clock.ts';
import type { Sql } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import type { BundledFile } from '../../files/bundle.ts';
import type { FileMaker } from '../../files/made-files.ts';
import type { Handlers } from '../../http/handler.ts';
import type { Uploads } from '../../imports/uploads.ts';
import { projectFileTask } from './task.ts';

interface Dependencies {
  readonly clock: Clock;
  readonly files: FileMaker;
  readonly uploads: Pick<Uploads, 'has' | 'path'>;
}

/** All that a project holds, to take along. */
export function projectExportHandlers({
  clock,
  files,
  uploads,
}: Dependencies): Pick<Handlers, 'exportProject'> {
  return {
    exportProject: async ({ body: { project_id: projectId }, caller: { userId }, ...context }) => {
      const { database, asker } = context;
      const names = await namesOf(database, projectId);
      const sent = await uploadsOf(database, uploads, projectId);
      const request = { projectId, userId, ...names, today: clock.today(), uploads: sent };
      return files.ofDatabase(projectFileTask, { projectId, userId, asker }, request);
    },
  };
}

async function namesOf(sql: Sql, projectId: string) {
  const [names] = await sql.rows<{ project: string; organisation: string }>(
    `SELECT p.name AS project, o.name AS organisation FROM projects p
     JOIN organisations o ON o.organisation_id = p.organisation_id WHERE p.project_id = $1`,
    [projectId],
  );
  if (!names) throw new DomainError('not_found');
  return names;
}

/** What makes a name of a file mean something else to the program that unpacks it. */
// oxlint-disable-next-line no-control-regex -- names from users may hold them
const UNSAFE = /[\u0000-\u001f\\/:*?"<>|]/g;

/** The files that are kept, oldest first; numbered, since two may have one name. */
async function uploadsOf(
  sql: Sql,
  uploads: Dependencies['uploads'],
  projectId: string,
): Promise<BundledFile[]> {
  const found = await sql.rows<{ import_id: string; filename: string }>(
    `SELECT import_id, filename FROM imports WHERE project_id = $1 ORDER BY created_at, arrival`,
    [projectId],
  );
  const kept: BundledFile[] = [];
  for (const { import_id, filename } of found) {
    if (!(await uploads.has(import_id))) continue;
    const number = String(kept.length + 1).padStart(3, '0');
    const name = `bestanden/${number}-${filename.replace(UNSAFE, '_')}`;
    kept.push({ name, path: uploads.path(import_id) });
  }
  return kept;
}
