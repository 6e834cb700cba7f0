import type { Database } from '../../db/database.ts';
import type { Kind } from '../../jobs/kind.ts';
import { completeOpenItems, projectsWithoutItems } from './renew.ts';

/** Makes the open items of projects that are too large for the transaction that changed them. */
export function openItemsKind(database: Database): Kind {
  return {
    name: 'open_items',
    lane: 'background',
    attempts: 6,
    leaseSeconds: 60,
    mayBeCancelled: false,
    after: ['import'],
    wanted: async (sql) =>
      (await projectsWithoutItems(sql)).map((project) => ({
        kind: 'open_items',
        key: project.project_id,
        version: String(project.books_version),
        organisationId: project.organisation_id,
        projectId: project.project_id,
      })),
    run: ({ key }) => completeOpenItems(database, key),
  };
}
