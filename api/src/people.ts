import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Downloads } from './files/downloads.ts';
import type { JobQueue } from './jobs/queue.ts';
import type { Exact } from './exact/dependencies.ts';
import { stopAnswersOf } from './features/chats/ending.ts';
import type { Runs } from './features/chats/runs.ts';
import { activityHandlers } from './features/activity/handlers.ts';
import { connectionHandlers } from './features/connections/handlers.ts';
import { invitationHandlers } from './features/invitations/handlers.ts';
import { memberHandlers } from './features/members/handlers.ts';

/** Who belongs where, how they came, and what they did; and what they linked. */
export function peopleHandlers(
  {
    config,
    clock,
    database,
  }: { readonly config: Config; readonly clock: Clock; readonly database: Database },
  {
    downloads,
    jobs,
    runs,
    exact,
  }: {
    readonly downloads: Downloads;
    readonly jobs: JobQueue;
    readonly runs: Runs;
    readonly exact: Exact | undefined;
  },
) {
  const { pageOrigin, mail } = config;
  return {
    ...invitationHandlers({ clock, pageOrigin, mails: mail !== undefined }, jobs.wake),
    ...memberHandlers(clock, stopAnswersOf(runs)),
    ...activityHandlers(clock, downloads),
    ...connectionHandlers({ database, clock, jobs, exact }),
  };
}
