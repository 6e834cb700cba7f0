import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { writeContent, type Downloads } from '../../files/downloads.ts';
import type { Handlers } from '../../http/handler.ts';
import type { Imports } from '../../imports/jobs.ts';
import type { Uploads } from '../../imports/uploads.ts';
import { decideFiles } from './deciding.ts';
import { bundleList } from './export.ts';
import { bundleOf } from './files.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly imports: Imports;
  readonly uploads: Uploads;
  readonly downloads: Downloads;
}

/** Uploads of several administrations: what becomes of each file, and where new companies go. */
export function bundleHandlers({
  database,
  clock,
  imports,
  uploads,
  downloads,
}: Dependencies): Pick<Handlers, 'getBundle' | 'decideBundle' | 'exportBundle'> {
  return {
    getBundle: ({ query: { import_id: importId }, caller: { userId }, database: own }) =>
      bundleOf(own, uploads, { importId, userId }),
    decideBundle: async ({ body: { import_id: importId, files }, caller: { userId } }) => {
      await database.transaction((sql) =>
        decideFiles(sql, clock, imports.queue, { importId, userId, choices: files }),
      );
      imports.wake();
      return bundleOf(database, uploads, { importId, userId });
    },
    exportBundle: async ({ body: { import_id: importId }, caller: { userId }, database: own }) => {
      const bundle = await bundleOf(own, uploads, { importId, userId });
      const of = { organisationId: bundle.organisation_id };
      return downloads.offer(of, (path) => writeContent(path, bundleList(bundle)));
    },
  };
}
