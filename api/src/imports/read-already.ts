import { and, eq } from 'drizzle-orm';
import { stamp } from '../clock.ts';
import { connections, imports, projectMembers, projects, sources } from '../db/schema/index.ts';
import type { Reading } from './dependencies.ts';
import { isOpenTo } from './rights.ts';
import { updateImport, type ImportRow } from './rows.ts';
import { forgetFile } from './versions.ts';

const SAME_FILE = 'Dit bestand was al ingelezen. Er is niets veranderd.';

/** True when the very same upload is in a project that the uploader may change; then all is done. */
export async function isReadAlready(
  { database, clock, uploads, running }: Reading,
  job: ImportRow,
): Promise<boolean> {
  if (job.decision) return false;
  const found = await database.orm
    .select({ source: sources, read: imports })
    .from(sources)
    .innerJoin(projects, eq(projects.projectId, sources.projectId))
    .innerJoin(imports, eq(imports.importId, sources.importId))
    .innerJoin(projectMembers, eq(projectMembers.projectId, sources.projectId))
    .where(
      and(
        eq(sources.fileHash, job.fileHash),
        isOpenTo(job),
        job.projectId ? eq(sources.projectId, job.projectId) : undefined,
      ),
    );
  const [present] = found;
  // Of a zip file, a year may have been replaced since.
  if (!present?.read.result || found.length !== present.read.sourcesMade) return false;
  const { source, read } = present;
  await database.transaction(async (sql) => {
    await running.finish(sql);
    await sql.orm
      .update(connections)
      .set({ lastSyncAt: stamp(clock) })
      .where(eq(connections.connectionId, source.connectionId));
    await updateImport(sql, job.importId, {
      status: 'gereed',
      projectId: source.projectId,
      sourceId: read.sourceId,
      connectionId: source.connectionId,
      bytesRead: job.bytesTotal,
      linesRead: read.linesRead,
      result: read.result && { ...read.result, notice: { text: SAME_FILE } },
      furtherResults: read.furtherResults,
      finishedAt: stamp(clock),
    });
  });
  await forgetFile(database, uploads, job);
  return true;
}
