import { stamp, type Clock } from '../../clock.ts';
import type { FileMaker } from '../../files/made-files.ts';
import type { Handlers } from '../../http/handler.ts';
import type { JobsOfKinds } from '../../jobs/queue.ts';
import { officeFileTask } from './export.ts';
import { officeFigures, officeOverview } from './overview.ts';

/** The page of who has many administrations. */
export function officeHandlers(
  clock: Clock,
  files: FileMaker,
  renewal: Pick<JobsOfKinds, 'wake'>,
): Pick<Handlers, 'officeOverview' | 'officeFigures' | 'exportOffice'> {
  return {
    officeOverview: async ({ query, caller: { userId }, database }) => {
      const asked = { organisationId: query.organisation_id, userId, today: clock.today() };
      const overview = await officeOverview(database, asked);
      if (overview.rows.some(({ is_making }) => is_making)) renewal.wake();
      return overview;
    },
    officeFigures: ({ query, database }) => officeFigures(database, query.project_id),
    exportOffice: ({ body, caller: { userId }, asker }) =>
      files.ofDatabase(
        officeFileTask,
        { organisationId: body.organisation_id, userId, asker },
        { body, userId, createdAt: stamp(clock), today: clock.today() },
      ),
  };
}
