import type { Sql } from '../../db/database.ts';
import type { LineColumns } from './columns/columns.ts';
import { columnRows } from './columns/page.ts';
import { FIRST_TRY, mergedRows } from './merge.ts';
import type { PageRequest, PageRows } from './page-request.ts';
import { foundSums, peekedRows } from './peek.ts';
import { scannedRows } from './scan.ts';
import { walkedRows } from './walk.ts';

/** A walk along all lines may pass this many for each that is wanted. */
const PASSED = 8;
/** So many lines take longer to look at than to peek at first. */
const LONG = 20_000;
/** Reading a line in the order of an index costs as much as this many in that of the table. */
const IN_ORDER = 2;

/** So few lines are read sooner than a million are looked through in memory. */
const FEW = 1_000;

/**
 * Reads a page by the way that touches the fewest lines: by the columns in memory where there are
 * any, unless the database has few to read. Else, where only the lines know what they add up to (a
 * search, a filter on the line) or no index has them in order (by amount, by description), all are
 * looked at once. Else the indexes give them in order: along all lines by date when most of them
 * are wanted, or the first of each account, merged.
 */
export async function pageRows(
  sql: Sql,
  request: PageRequest,
  columns?: LineColumns,
): Promise<PageRows> {
  if (request.reach.count === 0) {
    const none = { sum_cents: 0, count: 0 };
    return { rows: [], seen: { whole: none, found: none } };
  }
  const page = columns && !readsFew(request) && (await columnRows(sql, columns, request));
  return page || storedRows(sql, request);
}

function readsFew(request: PageRequest): boolean {
  const { reach, search } = request;
  if (reach.count <= FEW) return true;
  return isInOrder(request) && reach.isExact && search === '' && mergeCost(request) <= FEW;
}

/** The same by the database alone. */
async function storedRows(sql: Sql, request: PageRequest): Promise<PageRows> {
  const { reach, search, sort } = request;
  if (!reach.isExact) return scannedRows(sql, request);
  if (search !== '') {
    return (isLong(request) && (await peeked(sql, request))) || scannedRows(sql, request);
  }
  const isDense = reach.count * PASSED >= reach.total;
  const isWide = reach.accounts.length > PASSED || reach.hasAllAccounts;
  if (sort.column === 'datum' && isDense && isWide && reach.count > request.limit) {
    return { rows: await walkedRows(sql, request) };
  }
  if (!isInOrder(request) || mergeCost(request) >= reach.count) return scannedRows(sql, request);
  return { rows: await mergedRows(sql, request) };
}

/** In an order that an index has, within each account. */
const isInOrder = ({ sort }: PageRequest): boolean =>
  sort.column === 'datum' || sort.column === 'rekening';

/** Many lines in an order that an index has whole. */
const isLong = (request: PageRequest): boolean =>
  request.reach.count > LONG && request.reach.hasAllAccounts && isInOrder(request);

async function peeked(sql: Sql, request: PageRequest): Promise<PageRows | undefined> {
  const { reach, after } = request;
  const rows = await peekedRows(sql, request);
  if (!rows || after) return rows && { rows };
  const whole = { sum_cents: reach.sum_cents, count: reach.count };
  return { rows, seen: { whole, found: await foundSums(sql, request) } };
}

/** What a merge costs: it reads those of its months alone, else it passes over the others. */
function mergeCost({ reach, sort, limit, offset }: PageRequest): number {
  const wanted = limit + offset;
  const passed = reach.days === null ? reach.sourceLines / Math.max(1, reach.total) : 1;
  const accounts = sort.column === 'rekening' ? 1 : reach.accounts.length;
  return IN_ORDER * passed * (accounts * Math.min(FIRST_TRY, wanted) + wanted);
}
