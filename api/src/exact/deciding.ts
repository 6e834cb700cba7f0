import type { ConnectionDecision } from '@kengetal/contract';
import { recordActivity } from '../access/activity.ts';
import { createProject } from '../access/creating.ts';
import { requireOrganisation } from '../access/policy.ts';
import { stamp, type Clock } from '../clock.ts';
import type { Sql } from '../db/database.ts';
import { connections, sources } from '../db/schema/index.ts';
import { DomainError } from '../domain-error.ts';
import { isSame } from '../imports/matching.ts';
import { projectOf } from '../imports/placing.ts';
import { TIDY_CHANGED } from '../imports/tidying.ts';
import { addJob } from '../jobs/rows.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { BY_MAKER, choicesOf } from './choices.ts';
import { dropUnusedTokens } from './consent-sweeping.ts';
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
  if (!isChosen(row) || !row.question) throw new DomainError('conflict', NOTHING_ASKED);
  const [choices = []] = await choicesOf(sql, [row], userId);
  const choice = choices.find((one) => one.decision === decision);
  if (!choice) throw new DomainError('conflict', NOTHING_ASKED);
  if (!choice.possible) throw new DomainError('forbidden', choice.words);
  const { about } = row.question;
  await updateExact(sql, connectionId, { question: null });
  if (decision === 'nieuw_project')
    await bringToOwnProject(sql, clock, row, { about, decider: userId });
  else await answer(sql, row, about, decision);
  const { organisationId, name } = row;
  const isElsewhere = decision === 'nieuw_project';
  await recordActivity(sql, clock, {
    ...{ organisationId, projectId: row.projectId, userId },
    action: 'koppeling.gekozen',
    // Who reads the log of a project need not know the other one.
    description: `${name} uit Exact Online: ${isElsewhere ? 'naar het eigen project' : choice.label.toLowerCase()}`,
  });
  await syncNow(sql, clock, connectionId);
}

/** Keeps what was decided about the sources that these imports brought. */
const answer = (
  sql: Sql,
  { connectionId, decisions }: ChosenConnection,
  about: readonly string[],
  decision: ConnectionDecision,
): Promise<void> => {
  const answered = Object.fromEntries(about.map((importId) => [importId, decision]));
  return updateExact(sql, connectionId, { decisions: { ...decisions, ...answered } });
};

/**
 * Has the books read into the project of their company, by its maker's rights: that is this one
 * where it holds them beside those of another company, one where they stand already, or a new one.
 * Throws forbidden for another decider where it is not this one any more.
 */
async function bringToOwnProject(
  sql: Sql,
  clock: Clock,
  row: ChosenConnection,
  { about, decider }: { readonly about: readonly string[]; readonly decider: string },
): Promise<void> {
  const { organisationId, userId, lists, name } = row;
  const tax_id = lists?.company.tax_id;
  const company = { name, ident: null, tax_id: tax_id === '' ? null : (tax_id ?? null) };
  const own = await projectOf(sql, row, company);
  if (own === row.projectId) {
    const met = await sql.orm
      .select()
      .from(sources)
      .where(and(eq(sources.projectId, own), inArray(sources.importId, [...about])));
    // Of its own years is asked next which count.
    const others = met.filter(({ administration }) => !isSame(administration, company));
    const brought = others.map(({ importId }) => importId);
    return answer(sql, row, brought, 'toevoegen');
  }
  if (decider !== userId) throw new DomainError('forbidden', BY_MAKER);
  if (own !== undefined) return moveTo(sql, clock, row, own);
  await requireOrganisation(sql, { userId }, organisationId, 'beheerder');
  const made = { userId, organisationId, name: name.slice(0, 80) };
  await moveTo(sql, clock, row, (await createProject(sql, clock, made)).project_id);
}

/** Rows of a mirror belong to a project: for another it is read anew. */
async function moveTo(
  sql: Sql,
  clock: Clock,
  { connectionId, reading }: ChosenConnection,
  projectId: string,
): Promise<void> {
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
