import { and, eq } from 'drizzle-orm';
import { recordActivity } from '../access/activity.ts';
import { renewBooks } from '../books/store/renew.ts';
import { stamp, type Clock } from '../clock.ts';
import type { Database, Sql } from '../db/database.ts';
import { sources, type SourceRow } from '../db/schema/index.ts';
import { DomainError } from '../domain-error.ts';
import { lockProject } from '../access/lock-project.ts';
import { findImport, updateImport } from './rows.ts';
import { abandon, publish, replacedBy } from './versions.ts';

const TOO_LATE =
  'Deze import kan niet meer ongedaan worden gemaakt: er is daarna een nieuwer bestand over hetzelfde boekjaar ingelezen, of het is al gedaan.';

/**
 * Takes an import out of the books and puts back what it replaced, all of it or nothing.
 * Throws conflict when a newer import has taken its place.
 */
export async function undoImport(
  database: Database,
  clock: Clock,
  { importId, userId }: { importId: string; userId: string },
): Promise<void> {
  await database.transaction(async (sql) => {
    const job = await findImport(sql, importId);
    const projectId = job?.projectId;
    if (!job || !projectId) throw new DomainError('conflict', TOO_LATE);
    await lockProject(sql, projectId);
    const made = await sql.orm
      .select()
      .from(sources)
      .where(and(eq(sources.projectId, projectId), eq(sources.importId, importId)));
    const replaced = await replacedBy(sql, projectId, importId);
    const whole = made.length === job.sourcesMade && replaced.length === job.sourcesReplaced;
    const isRead = made.some(({ kind }) => kind === 'exact') && replaced.length === 0;
    if (job.status !== 'gereed' || made.length === 0 || !whole || isRead) {
      throw new DomainError('conflict', TOO_LATE);
    }
    for (const source of made) await abandon(sql, source);
    for (const source of replaced) await publish(sql, source);
    await keepFiles(sql, made, replaced);
    await renewBooks(sql, projectId);
    await updateImport(sql, importId, { status: 'ongedaan', finishedAt: stamp(clock) });
    await recordActivity(sql, clock, {
      organisationId: job.organisationId,
      projectId,
      userId,
      action: 'import.ongedaan',
      description: `Import van ${job.filename} ongedaan gemaakt`,
    });
  });
}

/** Where a connection had taken the place of files, these count from now on. */
async function keepFiles(
  sql: Sql,
  made: readonly SourceRow[],
  replaced: readonly SourceRow[],
): Promise<void> {
  const [read] = made.filter(({ kind }) => kind === 'exact');
  if (!read) return;
  const kept = Object.fromEntries(replaced.map(({ importId }) => [importId, 'behouden']));
  await sql.rows(
    `UPDATE exact_connections SET decisions = decisions || $2::jsonb WHERE connection_id = $1`,
    [read.connectionId, JSON.stringify(kept)],
  );
}
