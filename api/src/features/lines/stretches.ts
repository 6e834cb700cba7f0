import type { Sql } from '../../db/database.ts';
import { newConditions } from './conditions.ts';
import { afterCursor, cursorOf, type Cursor } from './cursor.ts';
import type { PageRequest } from './page-request.ts';
import { addLineFilters, windowConditions } from './reach.ts';
import { COLUMNS, type LineRow } from './rows.ts';
import { searchCondition } from './search-sql.ts';
import { orderBy } from './sort.ts';

/** Lines that one statement looks at: on the embedded database everybody waits for it. */
const STRETCH = 5_000;

interface StretchRow extends LineRow {
  readonly hit: boolean;
  readonly passed: number;
}

/**
 * All lines that a search or a filter on the line itself finds, a stretch of all lines at a time, in
 * an order that an index has. Whoever wants them all needs no sums first, for which all lines are
 * looked at in one go.
 */
export async function* foundInStretches(
  sql: Sql,
  { reach, search, sort }: Pick<PageRequest, 'reach' | 'search' | 'sort'>,
  stretch = STRETCH,
): AsyncGenerator<readonly LineRow[]> {
  let after: Cursor | undefined;
  for (;;) {
    const within = windowConditions(reach);
    if (!reach.hasAllAccounts) {
      const numbers = reach.accounts.map(({ rekening }) => rekening);
      within.add(`l.rekening = ANY (${within.parameter(numbers)})`);
    }
    if (after) within.add(afterCursor(within, sort, after));
    const hit = newConditions(within);
    addLineFilters(hit, reach);
    hit.add(searchCondition(hit, { reach, search }));
    const rows: StretchRow[] = await sql.rows(
      `WITH stretch AS MATERIALIZED (
         SELECT * FROM journal_lines l WHERE ${within.text()}
         ORDER BY ${orderBy(sort)} LIMIT ${stretch}
       ), looked AS (
         SELECT l.*, (${hit.text()}) AS hit, row_number() OVER (ORDER BY ${orderBy(sort)}) AS nth,
                count(*) OVER () AS passed
         FROM stretch l
       )
       SELECT ${COLUMNS}, l.hit, l.passed FROM looked l
       WHERE l.hit OR l.nth = l.passed ORDER BY l.nth`,
      within.parameters,
    );
    yield rows.filter(({ hit: isHit }) => isHit);
    const last = rows.at(-1);
    if (!last || last.passed < stretch) return;
    after = cursorOf(sort, last);
  }
}
