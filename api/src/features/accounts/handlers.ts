import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Handlers } from '../../http/handler.ts';
import { changeAccounts, undoChange } from './changing.ts';
import { SHOWN_GROUPS, shownAccounts } from './shown.ts';

/** Ledger accounts and the groups that they are in. */
export function accountHandlers(
  database: Database,
  clock: Clock,
): Pick<Handlers, 'projectAccounts' | 'mapAccounts' | 'undoAccountMapping'> {
  return {
    projectAccounts: async ({ query }) => ({
      accounts: await shownAccounts(database, query.project_id),
      groups: SHOWN_GROUPS,
    }),
    mapAccounts: ({ body: { project_id: projectId, changes }, caller }) =>
      database.transaction(async (sql) => {
        const who = { projectId, userId: caller.userId };
        const changeId = await changeAccounts(sql, clock, who, changes);
        const numbers = changes.map(({ rekening }) => rekening);
        return { change_id: changeId, accounts: await shownAccounts(sql, projectId, numbers) };
      }),
    undoAccountMapping: ({ body: { project_id: projectId, change_id: changeId }, caller }) =>
      database.transaction(async (sql) => {
        const who = { projectId, userId: caller.userId };
        const numbers = await undoChange(sql, clock, who, changeId);
        return { accounts: await shownAccounts(sql, projectId, numbers) };
      }),
  };
}
