import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { RecurringAction } from '@kengetal/contract/api';
import { canSplit } from '@kengetal/ledger';
import { recordInProject } from '../../access/activity.ts';
import { stamp, type Clock } from '../../clock.ts';
import type { Sql } from '../../db/database.ts';
import { recurringChanges } from '../../db/schema/index.ts';
import { DomainError } from '../../domain-error.ts';
import { lockProject } from '../../access/lock-project.ts';
import { changeWords } from './change-words.ts';
import { shownSeries } from '../../books/expected/kept-series.ts';
import { lastRun, renewShown } from './storing.ts';

interface Who {
  readonly projectId: string;
  readonly userId: string;
}

/**
 * Keeps what an editor says of series and answers the id to take it back by. Throws not_found for
 * a series that is not there and unprocessable for one that cannot be split.
 */
export async function changeSeries(
  sql: Sql,
  clock: Clock,
  who: Who,
  action: RecurringAction,
): Promise<string> {
  const { projectId, userId } = who;
  await lockProject(sql, projectId);
  const run = await lastRun(sql, projectId);
  if (!run?.lastDay) throw gone();
  const shown = await shownSeries(sql, projectId);
  const chosen = action.series.map((id) => shown.find((one) => one.id === id));
  for (const one of chosen) {
    if (!one) throw gone();
    if (action.action === 'splitsen' && !canSplit(one)) throw notToSplit();
  }
  const changeId = randomUUID();
  const row = { projectId, changeId, userId, at: stamp(clock), action, seen: run.lastDay };
  await sql.orm.insert(recurringChanges).values(row);
  await renewShown(sql, projectId, run.found);
  await recordChange(sql, clock, who, changeWords(action));
  return changeId;
}

/** Takes back a change; later ones stay. Throws not_found for one that is not there any more. */
export async function undoChange(
  sql: Sql,
  clock: Clock,
  who: Who,
  changeId: string,
): Promise<void> {
  const { projectId } = who;
  await lockProject(sql, projectId);
  const [change] = await sql.orm
    .delete(recurringChanges)
    .where(and(eq(recurringChanges.projectId, projectId), eq(recurringChanges.changeId, changeId)))
    .returning();
  if (!change) throw new DomainError('not_found', 'Deze wijziging is al ongedaan gemaakt.');
  await renewShown(sql, projectId, (await lastRun(sql, projectId))?.found ?? []);
  await recordChange(sql, clock, who, `Ongedaan gemaakt: ${changeWords(change.action)}`);
}

function recordChange(sql: Sql, clock: Clock, who: Who, words: string): Promise<void> {
  const description = `Periodieke transacties: ${words}`;
  return recordInProject(sql, clock, { ...who, action: 'reeks.gewijzigd', description });
}

function gone(): DomainError {
  return new DomainError('not_found', 'Deze reeks is er niet meer. Ververs de pagina.');
}

function notToSplit(): DomainError {
  const message = 'Deze reeks bestaat uit gelijke boekingen; er valt niets te splitsen.';
  return new DomainError('unprocessable', message, [{ path: 'change.series', message }]);
}
