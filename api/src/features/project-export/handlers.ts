import type { Clock } from '../../clock.ts';
import type { Sql } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import type { FileMaker } from '../../files/made-files.ts';
import type { Handlers } from '../../http/handler.ts';
import { IS_KEPT, UNFINISHED } from '../../imports/rows.ts';
import type { Uploads } from '../../imports/uploads.ts';
import { projectFileTask, type SentFile } from './task.ts';

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

/**
 * The files that are kept, oldest first, of an archive with others those of this project; numbered,
 * since two may have one name.
 */
async function uploadsOf(
  sql: Sql,
  uploads: Dependencies['uploads'],
  projectId: string,
): Promise<SentFile[]> {
  const found = await sql.rows<{ file_id: string; filename: string; member: string | null }>(
    `SELECT coalesce(i.bundle_id, i.import_id) AS file_id, coalesce(m.name, i.filename) AS filename,
            m.name AS member
     FROM imports i
     LEFT JOIN jsonb_array_elements_text(i.part->'members') WITH ORDINALITY AS m (name, place) ON true
     WHERE i.project_id = $1 AND (i.bundle_id IS NULL OR (m.name IS NOT NULL AND ${IS_KEPT}))
     ORDER BY i.created_at, i.arrival, m.place`,
    [projectId, UNFINISHED],
  );
  const kept: SentFile[] = [];
  for (const { file_id, filename, member } of found) {
    if (!(await uploads.has(file_id))) continue;
    const number = String(kept.length + 1).padStart(3, '0');
    const name = `bestanden/${number}-${filename.replace(UNSAFE, '_')}`;
    kept.push({ name, path: uploads.path(file_id), ...(member !== null && { member }) });
  }
  return kept;
}
