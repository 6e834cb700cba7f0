import type { BooksReader, ReadBooks } from '../../books/reader.ts';
import { stamp, type Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Downloads } from '../../files/downloads.ts';
import type { Handlers } from '../../http/handler.ts';
import { changeSeries, undoChange } from './changing.ts';
import { seriesDetail } from './detail.ts';
import { seriesFile } from './export.ts';
import type { KeptRows } from './kept.ts';

type Calls = 'recurringSeries' | 'changeRecurring' | 'undoRecurring' | 'recurringExport';

/** Why a series is one, and what editors say of it. */
export function recurringHandlers(
  database: Database,
  clock: Clock,
  reader: BooksReader,
  kept: KeptRows,
  downloads: Downloads,
): Pick<Handlers, Calls> {
  return {
    recurringSeries: ({ query }) =>
      reader.read(query.project_id, (read) => seriesDetail(read, query.project_id, query.series)),
    recurringExport: async ({ body }) => {
      const file = (read: ReadBooks) => seriesFile(read, kept, body, stamp(clock));
      return downloads.offer(await reader.read(body.project_id, file));
    },
    changeRecurring: ({ body: { project_id: projectId, change }, caller }) =>
      database.transaction(async (sql) => {
        const who = { projectId, userId: caller.userId };
        return { change_id: await changeSeries(sql, clock, who, change) };
      }),
    undoRecurring: ({ body: { project_id: projectId, change_id }, caller }) =>
      database.transaction((sql) =>
        undoChange(sql, clock, { projectId, userId: caller.userId }, change_id),
      ),
  };
}
