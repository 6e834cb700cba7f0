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
  /** Ends the answers that are being made for what was removed. */
  readonly stopAnswers: (sql: Sql, of: Removed) => Promise<void>;
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
  stopAnswers,
}: Dependencies): Pick<Handlers, RemovalCall> {
  /** Ends what is under way for what was removed; by itself nothing of it would count any more. */
  const stopAll = async (sql: Sql, of: Removed) => {
    await jobs.cancelOf(of);
    await stopAnswers(sql, of);
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
