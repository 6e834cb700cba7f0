import type { BooksReader } from '../../books/store/reader.ts';
import { stamp, type Clock } from '../../clock.ts';
import type { FileMaker } from '../../files/made-files.ts';
import type { Handlers } from '../../http/handler.ts';
import { changeSeries, undoChange } from './changing.ts';
import { seriesDetail } from './detail.ts';
import { seriesFileTask } from './export.ts';

type Calls = 'recurringSeries' | 'changeRecurring' | 'undoRecurring' | 'recurringExport';

/** Why a series is one, and what editors say of it. */
export function recurringHandlers(
  clock: Clock,
  reader: BooksReader,
  files: FileMaker,
): Pick<Handlers, Calls> {
  return {
    recurringSeries: ({ query, database }) =>
      reader.read(
        query.project_id,
        (read) => seriesDetail(read, query.project_id, query.series),
        database,
      ),
    recurringExport: ({ body, caller: { userId }, asker }) =>
      files.ofBooks(
        seriesFileTask,
        { projectId: body.project_id, userId, asker },
        { body, createdAt: stamp(clock) },
      ),
    changeRecurring: ({ body: { project_id: projectId, change }, caller, database }) =>
      database.transaction(async (sql) => {
        const who = { projectId, userId: caller.userId };
        return { change_id: await changeSeries(sql, clock, who, change) };
      }),
    undoRecurring: ({ body: { project_id: projectId, change_id }, caller, database }) =>
      database.transaction((sql) =>
        undoChange(sql, clock, { projectId, userId: caller.userId }, change_id),
      ),
  };
}
