import type { BooksReader } from '../../books/store/reader.ts';
import type { Clock } from '../../clock.ts';
import type { Handlers } from '../../http/handler.ts';
import { entryOf } from '../../books/reports/entry.ts';
import { writeNote } from './writing.ts';

/** The note of the bookkeeper beside a report. */
export function noteHandlers(clock: Clock, reader: BooksReader): Pick<Handlers, 'reportNote'> {
  return {
    reportNote: async ({ body, caller, database }) => {
      const { project_id: projectId, note, based_on: basedOn } = body;
      const report = await reader.read(
        projectId,
        ({ books }) => entryOf(books.calendar, body),
        database,
      );
      const written = { projectId, userId: caller.userId, report, note: note.trim(), basedOn };
      return { note: await database.transaction((sql) => writeNote(sql, clock, written)) };
    },
  };
}
