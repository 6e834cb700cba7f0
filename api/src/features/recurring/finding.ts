import { setImmediate as breathe } from 'node:timers/promises';
import type { Sql } from '../../db/database.ts';
import {
  groupLines,
  isLongEnough,
  keepIds,
  seriesOfGroup,
  withRivals,
  type DataSpan,
  type RecurringLine,
  type RecurringSeries,
} from '../../ledger/index.ts';
import { linesOfAccount, resultAccounts } from './lines.ts';
import type { Booked } from './span.ts';

/** Nobody waits longer than this for the search, in ms. */
const SLICE_MS = 6;

/**
 * Series in the books of a project, account by account, in slices of a few milliseconds.
 * @param before what was found the last time: a series that is the same keeps its id
 */
export async function findSeries(
  sql: Sql,
  projectId: string,
  booked: Booked,
  before: readonly RecurringSeries[],
): Promise<RecurringSeries[]> {
  const { span } = booked;
  if (!isLongEnough(span)) return [];
  const found: RecurringSeries[] = [];
  for (const account of await resultAccounts(sql, projectId)) {
    const lines = await linesOfAccount(sql, projectId, account, booked);
    found.push(...(await seriesOfAccount(lines, span)));
  }
  return keepIds(found, before);
}

async function seriesOfAccount(
  lines: readonly RecurringLine[],
  span: DataSpan,
): Promise<RecurringSeries[]> {
  const found: RecurringSeries[] = [];
  let since = performance.now();
  for (const group of groupLines(lines)) {
    found.push(...seriesOfGroup(group, span));
    if (performance.now() - since < SLICE_MS) continue;
    await breathe();
    since = performance.now();
  }
  return withRivals(found, lines);
}
