import { listOpenItems } from '../../books/open-items/list.ts';
import { stamp, type Clock } from '../../clock.ts';
import { DomainError } from '../../domain-error.ts';
import type { FileMaker } from '../../files/made-files.ts';
import type { Handlers } from '../../http/handler.ts';
import { openItemsFileTask } from './open-items-export.ts';

const DEFAULT_LIMIT = 200;

/** Who owes what, and for how long. */
export function openItemsHandlers(
  clock: Clock,
  files: FileMaker,
): Pick<Handlers, 'openItems' | 'openItemsExport'> {
  return {
    openItems: async ({ body, database }) => {
      const { offset = 0, limit = DEFAULT_LIMIT } = body;
      const page = await listOpenItems(database, body, { offset, limit });
      if (!page) throw new DomainError('conflict', WORKED_OUT);
      return page;
    },
    openItemsExport: ({ body, caller: { userId }, asker }) =>
      files.ofDatabase(
        openItemsFileTask,
        { projectId: body.project_id, userId, asker },
        { body, createdAt: stamp(clock) },
      ),
  };
}

const WORKED_OUT =
  'De openstaande facturen worden op dit moment bepaald. Kijk over een minuut opnieuw.';
