import { comparisonOptions } from '../../books/columns/comparison.ts';
import type { BooksReader } from '../../books/store/reader.ts';
import type { Clock } from '../../clock.ts';
import type { FileMaker } from '../../files/made-files.ts';
import type { Handlers } from '../../http/handler.ts';
import { HttpProblem } from '../../http/problem.ts';
import { entryOf, requestOf } from '../../books/reports/entry.ts';
import { noteOf } from '../../books/reports/notes.ts';
import { COMPONENTS } from './components.ts';
import { reportContext } from './context.ts';
import { openItemsHandlers } from './open-items-list.ts';
import { resultsOf } from './results.ts';

type Calls = 'report' | 'reportResults' | 'reportComponent' | 'openItems' | 'openItemsExport';

/** Reports and their components. */
export function reportHandlers(
  clock: Clock,
  reader: BooksReader,
  files: FileMaker,
): Pick<Handlers, Calls> {
  return {
    ...openItemsHandlers(clock, files),
    report: ({ body, database, booksVersion }) =>
      reader.read(
        body.project_id,
        async ({ books, sql }) => {
          const { calendar } = books;
          const report = entryOf(calendar, body);
          return {
            report,
            components: COMPONENTS.map(({ id, title, tab }) => ({ id, title, tab })),
            comparisons: comparisonOptions(books, report),
            note: await noteOf(sql, body.project_id, report),
            context_prompt: reportContext(report),
            updated_at: calendar.updatedAt,
          };
        },
        database,
        booksVersion,
      ),
    reportResults: ({ query: { project_id: projectId }, database, booksVersion }) =>
      reader.read(
        projectId,
        async (read) => ({
          results: await resultsOf(read),
          updated_at: read.books.calendar.updatedAt,
        }),
        database,
        booksVersion,
      ),
    reportComponent: async ({ body, database, booksVersion }) => {
      const component = COMPONENTS.find(({ id }) => id === body.id);
      if (!component) throw new HttpProblem('not_found', 'Dit rapport heeft dit onderdeel niet.');
      return reader.read(
        body.project_id,
        async (read) => {
          const built = await component.build(requestOf(read, body));
          return {
            ...built,
            blocks: built.blocks,
            id: component.id,
            tab: component.tab,
            updated_at: read.books.calendar.updatedAt,
          };
        },
        database,
        booksVersion,
      );
    },
  };
}
