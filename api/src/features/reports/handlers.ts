import { DEFAULT_COMPARISON } from '../../books/columns.ts';
import type { BooksReader } from '../../books/reader.ts';
import type { Handlers } from '../../http/handler.ts';
import { HttpProblem } from '../../http/problem.ts';
import { entryOf } from '../../reporting/entry.ts';
import { noteOf } from '../../reporting/notes.ts';
import { COMPONENTS } from './components.ts';
import { reportContext } from './context.ts';
import { shortened } from './shorten.ts';

/** Reports and their components. */
export function reportHandlers(reader: BooksReader): Pick<Handlers, 'report' | 'reportComponent'> {
  return {
    report: ({ body }) =>
      reader.read(body.project_id, async ({ books: { calendar }, sql }) => {
        const report = entryOf(calendar, body);
        return {
          report,
          components: COMPONENTS.map(({ id, title, tab }) => ({ id, title, tab })),
          comparisons: [],
          note: await noteOf(sql, body.project_id, report),
          context_prompt: reportContext(report),
          updated_at: calendar.updatedAt,
        };
      }),
    reportComponent: async ({ body }) => {
      const component = COMPONENTS.find(({ id }) => id === body.id);
      if (!component) throw new HttpProblem('not_found', 'Dit rapport heeft dit onderdeel niet.');
      return reader.read(body.project_id, async ({ books, sql }) => {
        const built = await component.build({
          books,
          sql,
          projectId: body.project_id,
          report: entryOf(books.calendar, body),
          vergelijking: body.vergelijking ?? DEFAULT_COMPARISON,
          weergave: body.weergave ?? 'periode',
        });
        return {
          ...built,
          blocks: body.short_tables ? shortened(built.blocks) : built.blocks,
          id: component.id,
          tab: component.tab,
          updated_at: books.calendar.updatedAt,
        };
      });
    },
  };
}
