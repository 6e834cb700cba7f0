import type { CallBody } from '@kengetal/contract';
import type { Clock } from '../../clock.ts';
import type { Database, Sql } from '../../db/database.ts';
import type { Downloads } from '../../files/downloads.ts';
import type { Handlers } from '../../http/handler.ts';
import { readCursor, writeCursor, type Sums } from './cursor.ts';
import { linesFile } from './export.ts';
import { pageRows } from './page.ts';
import { reachOf } from './reach.ts';
import { linesOf } from './rows.ts';
import { SORTS, type Sort } from './sort.ts';

type LinesBody = CallBody<'lines'>;

const DEFAULT_LIMIT = 100;
const DEFAULT_SORT: Sort = { column: 'datum', direction: 'desc' };

/** The lines of a selection: what every booked figure opens into. */
export function lineHandlers(
  database: Database,
  clock: Clock,
  downloads: Downloads,
): Pick<Handlers, 'lines' | 'linesExport'> {
  return {
    lines: ({ body }) => database.snapshot((sql) => linesPage(sql, body)),
    linesExport: async ({ body }) => downloads.offer(await linesFile(database, clock, body)),
  };
}

async function linesPage(sql: Sql, body: LinesBody) {
  const { project_id, selection, sort = DEFAULT_SORT, limit = DEFAULT_LIMIT } = body;
  const search = body.search ?? '';
  const after = body.cursor === undefined ? undefined : readCursor(body.cursor, sort);
  const reach = await reachOf(sql, project_id, selection);
  const offset = after ? 0 : (body.offset ?? 0);
  const page = await pageRows(sql, { reach, search, sort, limit: limit + 1, after, offset });
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
          values: SORTS[sort.column].map(({ field }) => last[field]),
          key: [last.source_no, last.entry_no, last.line_no],
          ...(!reach.isExact && { whole }),
          ...((search !== '' || !reach.isExact) && { found }),
        })
      : null,
    ...whole,
    found,
  };
}
