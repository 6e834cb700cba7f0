import type { Clock } from '../../clock.ts';
import { writeContent, type Downloads, type MadeOf } from '../../files/downloads.ts';
import type { Handlers } from '../../http/handler.ts';
import { activityFile } from './export.ts';
import { activityPage, allActivities } from './reading.ts';

type ActivityCall =
  | 'organisationActivity'
  | 'exportOrganisationActivity'
  | 'projectActivity'
  | 'exportProjectActivity';

/** Who did what in an organisation or a project, and when. */
export function activityHandlers(clock: Clock, downloads: Downloads): Pick<Handlers, ActivityCall> {
  const offered = (of: MadeOf, activities: ReturnType<typeof allActivities>) =>
    downloads.offer(of, (path) => writeContent(path, activityFile(activities, clock.today())));
  return {
    organisationActivity: ({ query: { organisation_id, ...asked }, caller, database }) =>
      activityPage(database, { organisationId: organisation_id, userId: caller.userId }, asked),
    exportOrganisationActivity: ({ body: { organisation_id, ...filter }, caller, database }) => {
      const log = { organisationId: organisation_id, userId: caller.userId };
      return offered({ organisationId: organisation_id }, allActivities(database, log, filter));
    },
    projectActivity: ({ query: { project_id, ...asked }, database }) =>
      activityPage(database, { projectId: project_id }, asked),
    exportProjectActivity: ({ body: { project_id, ...filter }, database }) =>
      offered(
        { projectId: project_id },
        allActivities(database, { projectId: project_id }, filter),
      ),
  };
}
