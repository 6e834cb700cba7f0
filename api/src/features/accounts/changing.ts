import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { GROUPS, isGroupKey } from '@kengetal/ledger';
import { recordInProject } from '../../access/activity.ts';
import { renewGroups } from '../../books/store/renew.ts';
import { stamp, type Clock } from '../../clock.ts';
import type { Sql } from '../../db/database.ts';
import { accountChanges, type AccountChoiceBefore } from '../../db/schema/index.ts';
import { DomainError } from '../../domain-error.ts';
import { lockProject } from '../../access/lock-project.ts';

interface Who {
  readonly projectId: string;
  readonly userId: string;
}

interface Change {
  readonly rekening: string;
  /** Null gives the choice back to the program. */
  readonly groep: string | null;
}

type Choice = NonNullable<AccountChoiceBefore['choice']> & Pick<AccountChoiceBefore, 'rekening'>;

// Lists go to the database as one parameter each: thousands of parameters take the query builder
// longer than others may wait.

/**
 * Puts accounts in groups by hand, all or none, and answers the id to undo it by. Throws
 * unprocessable for an account or group that does not exist or is of the other statement.
 */
export async function changeAccounts(
  sql: Sql,
  clock: Clock,
  who: Who,
  changes: readonly Change[],
): Promise<string> {
  const { projectId } = who;
  const changeId = randomUUID();
  await lockProject(sql, projectId);
  const choices = await choicesOf(sql, { projectId, changeId }, changes);
  const numbers = changes.map(({ rekening }) => rekening);
  const before = await choicesBefore(sql, projectId, numbers);
  await replaceChoices(sql, projectId, numbers, choices);
  await sql.orm.insert(accountChanges).values({ ...who, changeId, at: stamp(clock), before });
  await recordChange(sql, clock, who, `${countOf(numbers.length)} ingedeeld`);
  return changeId;
}

/**
 * Puts back the choices from before a change, except where they were changed again since. Throws
 * not_found for a change that is not there, or was undone.
 */
export async function undoChange(
  sql: Sql,
  clock: Clock,
  who: Who,
  changeId: string,
): Promise<string[]> {
  const { projectId } = who;
  await lockProject(sql, projectId);
  const [change] = await sql.orm
    .delete(accountChanges)
    .where(and(eq(accountChanges.projectId, projectId), eq(accountChanges.changeId, changeId)))
    .returning();
  if (!change) throw new DomainError('not_found', 'Deze wijziging is al ongedaan gemaakt.');
  const now = await choicesBefore(
    sql,
    projectId,
    change.before.map(({ rekening }) => rekening),
  );
  const changedSince = new Set(
    now
      .filter(({ choice }) => choice !== null && choice.changeId !== changeId)
      .map(({ rekening }) => rekening),
  );
  const back = change.before.filter(({ rekening }) => !changedSince.has(rekening));
  const numbers = back.map(({ rekening }) => rekening);
  const choices = back.flatMap(({ rekening, choice }) => (choice ? [{ rekening, ...choice }] : []));
  await replaceChoices(sql, projectId, numbers, choices);
  await recordChange(sql, clock, who, `Indeling van ${countOf(numbers.length)} ongedaan gemaakt`);
  return change.before.map(({ rekening }) => rekening);
}

async function choicesOf(
  sql: Sql,
  ids: { projectId: string; changeId: string },
  changes: readonly Change[],
): Promise<Choice[]> {
  const numbers = changes.map(({ rekening }) => rekening);
  const known = await sql.rows<KnownAccount>(
    `SELECT rekening, type, type_geraden AS "typeGeraden" FROM accounts
     WHERE project_id = $1 AND rekening = ANY ($2)`,
    [ids.projectId, numbers],
  );
  const byNumber = new Map(known.map((account) => [account.rekening, account]));
  if (new Set(numbers).size !== numbers.length) throw wrong('Een rekening staat er twee keer bij.');
  return changes.flatMap(({ rekening, groep }) => {
    const account = byNumber.get(rekening);
    if (!account) throw wrong(`Rekening ${rekening} komt in dit project niet voor.`);
    if (groep === null) return [];
    if (!isGroupKey(groep)) throw wrong(`De groep ‘${groep}’ bestaat niet.`);
    const { type, name } = GROUPS[groep];
    if (type !== account.type && !account.typeGeraden) throw wrong(otherStatement(account, name));
    return [{ changeId: ids.changeId, rekening, type, groep }];
  });
}

interface KnownAccount extends Pick<Choice, 'rekening' | 'type'> {
  readonly typeGeraden: boolean;
}

function otherStatement({ rekening, type }: { rekening: string; type: string }, group: string) {
  const statement = type === 'balans' ? 'de balans' : 'de winst-en-verliesrekening';
  return `Rekening ${rekening} hoort volgens de boekhouding bij ${statement}; ‘${group}’ niet.`;
}

async function choicesBefore(
  sql: Sql,
  projectId: string,
  numbers: readonly string[],
): Promise<AccountChoiceBefore[]> {
  const found = await sql.rows<Choice>(
    `SELECT rekening, type, groep, change_id AS "changeId" FROM account_choices
     WHERE project_id = $1 AND rekening = ANY ($2)`,
    [projectId, [...numbers]],
  );
  const byNumber = new Map(found.map((choice) => [choice.rekening, choice]));
  return numbers.map((rekening) => {
    const choice = byNumber.get(rekening);
    if (!choice) return { rekening, choice: null };
    const { type, groep, changeId } = choice;
    return { rekening, choice: { type, groep, changeId } };
  });
}

async function replaceChoices(
  sql: Sql,
  projectId: string,
  numbers: readonly string[],
  choices: Choice[],
): Promise<void> {
  if (numbers.length === 0) return;
  await sql.rows('DELETE FROM account_choices WHERE project_id = $1 AND rekening = ANY ($2)', [
    projectId,
    [...numbers],
  ]);
  await sql.rows(
    `INSERT INTO account_choices (project_id, rekening, type, groep, change_id)
     SELECT $1, * FROM unnest($2::text[], $3::text[], $4::text[], $5::uuid[])`,
    [
      projectId,
      choices.map(({ rekening }) => rekening),
      choices.map(({ type }) => type),
      choices.map(({ groep }) => groep),
      choices.map(({ changeId }) => changeId),
    ],
  );
  await renewGroups(sql, projectId);
}

function recordChange(sql: Sql, clock: Clock, who: Who, description: string): Promise<void> {
  return recordInProject(sql, clock, { ...who, action: 'rekeningen.ingedeeld', description });
}

function countOf(count: number): string {
  return count === 1 ? '1 rekening' : `${String(count)} rekeningen`;
}

function wrong(message: string): DomainError {
  return new DomainError('unprocessable', message, [{ path: 'changes', message }]);
}
