import type { BooksReader } from '../../books/reader.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Handlers } from '../../http/handler.ts';
import { changeSeries, undoChange } from './changing.ts';
import { seriesDetail } from './detail.ts';

/** Why a series is one, and what editors say of it. */
export function recurringHandlers(
  database: Database,
  clock: Clock,
  reader: BooksReader,
): Pick<Handlers, 'recurringSeries' | 'changeRecurring' | 'undoRecurring'> {
  return {
    recurringSeries: ({ query }) =>
      reader.read(query.project_id, (read) => seriesDetail(read, query.project_id, query.series)),
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
