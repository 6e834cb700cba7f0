import type { ConnectionDecision } from '@kengetal/contract';
import { recordActivity } from '../access/activity.ts';
import { createProject } from '../access/creating.ts';
import { requireOrganisation, requireProject } from '../access/policy.ts';
import { stamp, type Clock } from '../clock.ts';
import type { Sql } from '../db/database.ts';
import { connections } from '../db/schema/index.ts';
import { DomainError } from '../domain-error.ts';
import { projectOf } from '../imports/placing.ts';
import { TIDY_CHANGED } from '../imports/tidying.ts';
import { addJob } from '../jobs/rows.ts';
import { eq } from 'drizzle-orm';
import { dropUnusedTokens } from './consents.ts';
import { FROM_THE_FIRST } from './fetching.ts';
import {
  findExact,
  isChosen,
  updateConnection,
  updateExact,
  type ChosenConnection,
} from './rows.ts';
import { syncOf } from './syncing.ts';

const NOTHING_ASKED = 'Over deze koppeling valt niets meer te kiezen.';
const NOT_CHOSEN = 'Kies eerst een administratie.';
const ENDED = 'Koppel eerst opnieuw: de toestemming in Exact Online is verlopen.';

/** Has a connection read now; one that waits or is read goes on. Throws conflict. */
export async function syncNow(sql: Sql, clock: Clock, connectionId: string): Promise<void> {
  const row = await findExact(sql, connectionId, { isLocked: true });
  if (!row)
    throw new DomainError('conflict', 'Een auditfile lees je opnieuw in door hem te uploaden.');
  if (!isChosen(row)) throw new DomainError('conflict', NOT_CHOSEN);
  if (row.status === 'verlopen') throw new DomainError('conflict', ENDED);
  const [waiting] = await sql.rows(
    `SELECT FROM jobs WHERE kind = 'sync' AND key = $1 AND state IN ('wachtend', 'bezig')`,
    [connectionId],
  );
  if (!waiting) await addJob(sql, clock, syncOf(row, stamp(clock)), { again: true });
}

/** Answers what is asked of a connection. Throws conflict for what is not asked, or not possible. */
export async function decide(
  sql: Sql,
  clock: Clock,
  { connectionId, userId }: { readonly connectionId: string; readonly userId: string },
  decision: ConnectionDecision,
): Promise<void> {
  const row = await findExact(sql, connectionId, { isLocked: true });
  const { question } = row ?? {};
  const choice = question?.choices.find((one) => one.decision === decision);
  if (!isChosen(row) || !question || !choice?.possible) {
    throw new DomainError('conflict', NOTHING_ASKED);
  }
  const answered = Object.fromEntries(question.about.map((importId) => [importId, decision]));
  await updateExact(sql, connectionId, {
    question: null,
    ...(decision !== 'nieuw_project' && { decisions: { ...row.decisions, ...answered } }),
  });
  const { organisationId, name } = row;
  if (decision === 'nieuw_project') await moveToOwnProject(sql, clock, row, userId);
  await recordActivity(sql, clock, {
    ...{ organisationId, projectId: row.projectId, userId },
    action: 'koppeling.gekozen',
    description: `${name} uit Exact Online: ${choice.label.toLowerCase()}`,
  });
  await syncNow(sql, clock, connectionId);
}

/** Rows of a mirror belong to a project: for another it is read anew. */
async function moveToOwnProject(
  sql: Sql,
  clock: Clock,
  { connectionId, organisationId, lists, reading, name }: ChosenConnection,
  userId: string,
): Promise<void> {
  const tax_id = lists?.company.tax_id;
  const company = { name, ident: null, tax_id: tax_id === '' ? null : (tax_id ?? null) };
  const own = await projectOf(sql, { organisationId, userId }, company);
  let projectId = own;
  if (projectId === undefined) {
    await requireOrganisation(sql, { userId }, organisationId, 'beheerder');
    const made = { userId, organisationId, name: name.slice(0, 80) };
    projectId = (await createProject(sql, clock, made)).project_id;
  } else await requireProject(sql, { userId }, projectId, 'bewerker');
  await updateConnection(sql, connectionId, { projectId });
  await updateExact(sql, connectionId, {
    ...{ ...FROM_THE_FIRST, isFullReading: true, reading: reading + 1, decisions: {} },
  });
  await addJob(sql, clock, TIDY_CHANGED);
}

/** Ends a connection: nothing is read any more, and what was read stays. Throws conflict for files. */
export async function disconnect(
  sql: Sql,
  clock: Clock,
  { connectionId, userId }: { readonly connectionId: string; readonly userId: string },
): Promise<void> {
  const row = await findExact(sql, connectionId, { isLocked: true });
  if (!row) {
    throw new DomainError(
      'conflict',
      'Auditfiles hebben geen koppeling om te verbreken. Maak een import ongedaan bij Project, Imports.',
    );
  }
  const { organisationId, projectId, tokenSetId, name } = row;
  await sql.orm.delete(connections).where(eq(connections.connectionId, connectionId));
  await dropUnusedTokens(sql, tokenSetId);
  await addJob(sql, clock, TIDY_CHANGED);
  await recordActivity(sql, clock, {
    ...{ organisationId, userId, ...(projectId !== null && { projectId }) },
    action: 'koppeling.verbroken',
    description: `${name} ontkoppeld van Exact Online`,
  });
}
