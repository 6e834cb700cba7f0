import type { Clock } from '../../clock.ts';
import type { Database, Sql } from '../../db/database.ts';
import type { Handlers } from '../../http/handler.ts';
import type { Imports } from '../../imports/jobs.ts';
import { changeAccounts, undoChange } from './changing.ts';
import { SHOWN_GROUPS, shownAccounts } from './shown.ts';

export interface AccountDependencies {
  readonly clock: Clock;
  readonly imports: Pick<Imports, 'tidy'>;
}

/** Ledger accounts and the groups that they are in. */
export function accountHandlers({
  clock,
  imports,
}: AccountDependencies): Pick<Handlers, 'projectAccounts' | 'mapAccounts' | 'undoAccountMapping'> {
  const change = async <T>(database: Database, work: (sql: Sql) => Promise<T>): Promise<T> => {
    const answer = await database.transaction(work);
    // What is too much to renew while someone waits is left to the queue, and so is what is over.
    await imports.tidy();
    return answer;
  };
  return {
    projectAccounts: async ({ query, database }) => ({
      accounts: await shownAccounts(database, query.project_id),
      groups: SHOWN_GROUPS,
    }),
    mapAccounts: ({ body: { project_id: projectId, changes }, caller, database }) =>
      change(database, async (sql) => {
        const who = { projectId, userId: caller.userId };
        const changeId = await changeAccounts(sql, clock, who, changes);
        const numbers = changes.map(({ rekening }) => rekening);
        return { change_id: changeId, accounts: await shownAccounts(sql, projectId, numbers) };
      }),
    undoAccountMapping: ({
      body: { project_id: projectId, change_id: changeId },
      caller,
      database,
    }) =>
      change(database, async (sql) => {
        const who = { projectId, userId: caller.userId };
        const numbers = await undoChange(sql, clock, who, changeId);
        return { accounts: await shownAccounts(sql, projectId, numbers) };
      }),
  };
}
