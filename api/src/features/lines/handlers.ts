import type { CallBody } from '@kengetal/contract';
import { stamp, type Clock } from '../../clock.ts';
import type { BooksReader } from '../../books/store/reader.ts';
import type { Sql } from '../../db/database.ts';
import type { FileMaker } from '../../files/made-files.ts';
import type { Handlers } from '../../http/handler.ts';
import type { ColumnsCache } from './columns/cache.ts';
import { cursorOf, readCursor, writeCursor, type Sums } from './cursor.ts';
import { linesFileTask } from './export.ts';
import { searchHandlers } from './found/handlers.ts';
import { pageRows } from './page.ts';
import { reachOf, type Reach } from './reach.ts';
import { linesOf } from './rows.ts';
import type { Sort } from './sort.ts';

type LinesBody = CallBody<'lines'>;

const DEFAULT_LIMIT = 100;
const DEFAULT_SORT: Sort = { column: 'datum', direction: 'desc' };

interface Dependencies {
  readonly clock: Clock;
  readonly files: FileMaker;
  readonly columns: ColumnsCache;
  readonly books: BooksReader;
}

/** The lines of a selection: what every booked figure opens into. */
export function lineHandlers({
  clock,
  files,
  columns,
  books,
}: Dependencies): Pick<Handlers, 'lines' | 'linesExport' | 'search'> {
  return {
    ...searchHandlers({ books, columns }),
    lines: async ({ body, database }) => {
      const { reach, page } = await database.snapshot(async (sql) => {
        const reach = await reachOf(sql, body.project_id, body.selection);
        return { reach, page: await linesPage(sql, body, reach, columns) };
      });
      columns.want(reach);
      return page;
    },
    linesExport: ({ body, caller: { userId }, asker }) =>
      files.ofDatabase(
        linesFileTask,
        { projectId: body.project_id, userId, asker },
        { body, createdAt: stamp(clock) },
      ),
  };
}

async function linesPage(sql: Sql, body: LinesBody, reach: Reach, columns: ColumnsCache) {
  const { sort = DEFAULT_SORT, limit = DEFAULT_LIMIT } = body;
  const search = body.search ?? '';
  const after = body.cursor === undefined ? undefined : readCursor(body.cursor, sort);
  const offset = after ? 0 : (body.offset ?? 0);
  const request = { reach, search, sort, limit: limit + 1, after, offset };
  const page = await pageRows(sql, request, columns.of(reach));
  const summed: Sums = { sum_cents: reach.sum_cents, count: reach.count };
  const whole = after?.whole ?? page.seen?.whole ?? summed;
  const found = after?.found ?? page.seen?.found ?? whole;
  const rows = page.rows.slice(0, limit);
  const last = rows[rows.length - 1];
  const isMore = page.rows.length > limit && last !== undefined;
  return {
    lines: linesOf(reach, rows),
    next_cursor: isMore
      ? writeCursor({
          ...cursorOf(sort, last),
          ...(!reach.isExact && { whole }),
          ...((search !== '' || !reach.isExact) && { found }),
        })
      : null,
    ...whole,
    found,
  };
}
