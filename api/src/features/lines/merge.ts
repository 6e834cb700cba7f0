import type { Sql } from '../../db/database.ts';
import { afterCursor } from './cursor.ts';
import type { PageRequest } from './page-request.ts';
import { lineConditions } from './reach.ts';
import { COLUMNS, type LineRow } from './rows.ts';
import { orderBy } from './sort.ts';

/** Lines that are first asked of each account when there are many. */
export const FIRST_TRY = 8;

interface Asked {
  readonly rekening: string;
  readonly count: number;
  /** Lines to read of it. */
  most: number;
}

/**
 * Takes the first lines by date of each account, which an index has in order, and merges them. Of many
 * accounts only a few lines each are asked, and more of those that turn out to come first.
 */
export async function mergedRows(sql: Sql, request: PageRequest): Promise<LineRow[]> {
  const asked = askedOf(request);
  for (;;) {
    const rows = await merged(sql, request, asked);
    if (!askMore(asked, rows, request)) return rows;
  }
}

function askedOf({ reach, sort, limit, offset, after }: PageRequest): Asked[] {
  const wanted = limit + offset;
  const all = reach.accounts.map(({ rekening, count }) => ({ rekening, count, most: wanted }));
  if (sort.column === 'rekening')
    return firstAccounts(all, sort.direction, wanted, after?.values[0]);
  if (all.length > wanted / FIRST_TRY) for (const account of all) account.most = FIRST_TRY;
  return all;
}

/** In the order of accounts, only those that the page reaches. */
function firstAccounts(
  all: Asked[],
  direction: 'asc' | 'desc',
  wanted: number,
  from: string | number | undefined,
): Asked[] {
  const ordered = direction === 'asc' ? all : [...all].reverse();
  const place = ordered.findIndex(({ rekening }) => rekening === from);
  const reached: Asked[] = [];
  let count = 0;
  for (const account of ordered.slice(Math.max(0, place))) {
    reached.push(account);
    // How many are left of the account that the page before ended in is not known.
    if (account.rekening !== from) count += account.count;
    if (count >= wanted) break;
  }
  return reached;
}

/** Asks more of accounts whose every asked line is on the page; false when there are none. */
function askMore(
  asked: readonly Asked[],
  rows: readonly LineRow[],
  { limit, offset }: PageRequest,
): boolean {
  const wanted = limit + offset;
  const used = new Map<string, number>();
  for (const { rekening } of rows) used.set(rekening, (used.get(rekening) ?? 0) + 1);
  let isMore = false;
  for (const account of asked) {
    const isShort = account.most < Math.min(wanted, account.count);
    // A page that begins further on does not show what came before it.
    const isUsedUp = offset > 0 || (used.get(account.rekening) ?? 0) >= account.most;
    if (!isShort || !isUsedUp) continue;
    account.most = wanted;
    isMore = true;
  }
  return isMore;
}

function merged(
  sql: Sql,
  { reach, sort, limit, after, offset }: PageRequest,
  asked: readonly Asked[],
): Promise<LineRow[]> {
  const conditions = lineConditions(reach);
  const { add, parameter } = conditions;
  const numbers = parameter(asked.map(({ rekening }) => rekening));
  const most = parameter(asked.map((account) => account.most));
  if (after) add(afterCursor(conditions, sort, after));
  return sql.rows<LineRow>(
    `SELECT ${COLUMNS}
     FROM unnest(${numbers}::text[], ${most}::int[]) AS r (rekening, most)
     CROSS JOIN LATERAL (
       SELECT * FROM journal_lines l
       WHERE ${conditions.text()} AND l.rekening = r.rekening
       ORDER BY ${orderBy(sort)} LIMIT r.most
     ) l
     ORDER BY ${orderBy(sort)} LIMIT ${limit} OFFSET ${offset}`,
    conditions.parameters,
  );
}
