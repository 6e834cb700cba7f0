import type { BooksReader } from '../../books/reader.ts';
import type { Handlers } from '../../http/handler.ts';
import { HttpProblem } from '../../http/problem.ts';
import { pageRequest, type PageBuilders } from '../../pages/builder.ts';

/** Data of the pages, each made by its own builder. */
export function pageHandlers(reader: BooksReader, builders: PageBuilders): Pick<Handlers, 'pages'> {
  return {
    pages: async ({ body, database, booksVersion }) => {
      const build = builders[body.page];
      if (!build) throw new HttpProblem('not_implemented');
      const request = pageRequest(body);
      return reader.read(body.project_id, (read) => build(read, request), database, booksVersion);
    },
  };
}
