import type { BooksReader } from '../../../books/store/reader.ts';
import type { Handlers } from '../../../http/handler.ts';
import type { ColumnsCache } from '../columns/cache.ts';
import { reachOf } from '../reach.ts';
import { EVERYTHING, foundAmounts, foundInvoices, foundLines } from './lines.ts';
import { foundRelations } from './relations.ts';

/** Hits of each kind: what a list shows at once. */
const MOST = 6;

interface Dependencies {
  readonly books: BooksReader;
  readonly columns: ColumnsCache;
}

/** One search over the books of a project. */
export function searchHandlers({ books, columns }: Dependencies): Pick<Handlers, 'search'> {
  return {
    search: ({ body: { project_id, search }, database, booksVersion }) =>
      books.read(
        project_id,
        async (read) => {
          const { sql } = read;
          const reach = await reachOf(sql, project_id, EVERYTHING);
          const lines = { sql, reach, columns: columns.of(reach), most: MOST };
          const answer = {
            relations: await foundRelations(read, search, MOST),
            invoices: await foundInvoices(lines, search),
            amounts: await foundAmounts(lines, search),
            lines: await foundLines(lines, search),
          };
          columns.want(reach);
          return answer;
        },
        database,
        booksVersion,
      ),
  };
}
