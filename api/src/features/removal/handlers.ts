import type { Clock } from '../../clock.ts';
import type { Sql } from '../../db/database.ts';
import type { Handlers } from '../../http/handler.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import { removalPreview } from './preview.ts';
import { removeOrganisation, removeProject } from './removing.ts';
import { removedThings, restoreOrganisation, restoreProject } from './restoring.ts';

interface Dependencies {
  readonly clock: Clock;
  readonly jobs: Pick<JobQueue, 'cancelOf' | 'wake'>;
  /** Ends the answer that is being made in a chat. */
  readonly stopAnswer: (chatId: string) => Promise<void>;
}

type RemovalCall =
  | 'organisationRemoval'
  | 'projectRemoval'
  | 'deleteOrganisation'
  | 'deleteProject'
  | 'removedThings'
  | 'restoreOrganisation'
  | 'restoreProject';

type Removed = { readonly organisationId: string } | { readonly projectId: string };

/** Removing organisations and projects, and bringing them back (decision 0108). */
export function removalHandlers({
  clock,
  jobs,
  stopAnswer,
}: Dependencies): Pick<Handlers, RemovalCall> {
  /** Ends what is under way for what was removed; by itself nothing of it would count any more. */
  const stopAll = async (sql: Sql, of: Removed) => {
    await jobs.cancelOf(of);
    for (const chatId of await answeringIn(sql, of)) await stopAnswer(chatId);
  };
  return {
    organisationRemoval: ({ query, database }) =>
      removalPreview(database, { organisationId: query.organisation_id }),
    projectRemoval: ({ query, database }) =>
      removalPreview(database, { projectId: query.project_id }),
    deleteOrganisation: async ({ query, caller: { userId }, database }) => {
      const organisationId = query.organisation_id;
      await database.transaction((sql) =>
        removeOrganisation(sql, clock, { organisationId, userId }),
      );
      await stopAll(database, { organisationId });
    },
    deleteProject: async ({ query, caller: { userId }, database }) => {
      const projectId = query.project_id;
      await database.transaction((sql) => removeProject(sql, clock, { projectId, userId }));
      await stopAll(database, { projectId });
    },
    removedThings: ({ caller, database }) => removedThings(database, clock, caller.userId),
    restoreOrganisation: async ({ body, caller: { userId }, database }) => {
      const organisationId = body.organisation_id;
      const back = await database.transaction((sql) =>
        restoreOrganisation(sql, clock, { organisationId, userId }),
      );
      jobs.wake();
      return back;
    },
    restoreProject: async ({ body, caller: { userId }, database }) => {
      const projectId = body.project_id;
      const back = await database.transaction((sql) =>
        restoreProject(sql, clock, { projectId, userId }),
      );
      jobs.wake();
      return back;
    },
  };
}

/** Chats in which an answer is being made. */
async function answeringIn(sql: Sql, of: Removed): Promise<string[]> {
  const [column, id] =
    'projectId' in of ? ['project_id', of.projectId] : ['organisation_id', of.organisationId];
  const found = await sql.rows<{ chat_id: string }>(
    `SELECT DISTINCT m.chat_id FROM chat_messages m
     JOIN projects p ON p.project_id = m.project_id
     WHERE p.${column} = $1 AND m.state = 'bezig'`,
    [id],
  );
  return found.map(({ chat_id }) => chat_id);
}
