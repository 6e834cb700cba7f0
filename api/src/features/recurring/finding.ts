import {
  groupLines,
  isLongEnough,
  keepIds,
  seriesOfGroup,
  withRivals,
  type DataSpan,
  type RecurringLine,
  type RecurringSeries,
} from '@kengetal/ledger';
import type { Sql } from '../../db/database.ts';
import type { Task } from '../../pool/task.ts';
import { linesOfAccount, resultAccounts } from './lines.ts';
import { bookedOf, type Booked } from '../../books/expected/span.ts';
import { lastFound, runRows, type Run } from './storing.ts';

/** Looks for the series of a project, in a thread. */
export const findSeriesTask: Task<{ projectId: string }, Run> = {
  name: 'find-series',
  withinMs: 30_000,
  tooMuch: 'Het zoeken naar reeksen kost te veel tijd of geheugen.',
  work: async ({ projectId }, { sql }) => {
    const booked = await bookedOf(sql, projectId);
    const found = booked ? await findSeries(sql, projectId, booked) : [];
    return runRows(sql, projectId, booked?.span, found);
  },
};

/** Series in the books of a project; one that is the same as the last time keeps its id. */
async function findSeries(sql: Sql, projectId: string, booked: Booked): Promise<RecurringSeries[]> {
  const { span } = booked;
  if (!isLongEnough(span)) return [];
  const found: RecurringSeries[] = [];
  for (const account of await resultAccounts(sql, projectId)) {
    const lines = await linesOfAccount(sql, projectId, account, booked);
    found.push(...seriesOfAccount(lines, span));
  }
  const before = await lastFound(sql, projectId);
  return before === undefined ? found : keepIds(found, JSON.parse(before) as RecurringSeries[]);
}

function seriesOfAccount(lines: readonly RecurringLine[], span: DataSpan): RecurringSeries[] {
  const found = [...groupLines(lines)].flatMap((group) => seriesOfGroup(group, span));
  return withRivals(found, lines);
}
