import * as z from 'zod';
import type { Database, Sql } from '../db/database.ts';
import type { Clock } from '../clock.ts';
import type { ExactClient } from './client.ts';
import { ExactError } from './errors.ts';
import { deletion, line, selectOf, timestamp } from './fields.ts';
import { readLists, type ReadLists } from './lists.ts';
import { dropLines, keepLines, markYears } from './mirror.ts';
import type { SyncProgress } from './progress.ts';
import { findExact, isChosen, updateExact, type ChosenConnection } from './rows.ts';

/** Kind of what is gone, as Exact numbers them. */
const TRANSACTION_LINE = 1;
/** Exact tells of deletions for two months; some days of it are left. */
const TOLD_MS = 55 * 86_400_000;
/** What is booked while we read is read in another round; at some time it is left for the next sync. */
const ROUNDS = 5;

interface Fetching {
  readonly database: Database;
  readonly clock: Clock;
  readonly client: ExactClient;
  readonly progress: SyncProgress;
}

/** Brings the mirror of a connection up to Exact; what was kept before a stop is not read again. */
export async function fetchBooks(deps: Fetching, given: ChosenConnection): Promise<void> {
  const { database, client, progress } = deps;
  progress.begin('rekeningen');
  const read = await readLists(client, given.division);
  const connection = await database.transaction((sql) => keepLists(sql, deps.clock, given, read));
  progress.begin('boekingen');
  for (let round = 1; round <= ROUNDS; round += 1) {
    await fetchLines(deps, connection);
    // Who changes an entry may delete and book: what came for it is read before it is used.
    if ((await fetchDeletions(deps, connection)) === 0) break;
  }
  if (connection.isFullReading) {
    await database.transaction((sql) => endFullReading(sql, connection));
  }
}

/** Keeps what lines refer to, and has all read anew where what was kept may not be true any more. */
async function keepLists(
  sql: Sql,
  clock: Clock,
  { connectionId }: ChosenConnection,
  { lists, movedAt }: ReadLists,
): Promise<ChosenConnection> {
  const row = await findExact(sql, connectionId, { isLocked: true });
  if (!isChosen(row)) throw new Error('the connection is gone');
  const changed = await sql.rows<{ year: number }>(
    `SELECT y.year FROM exact_years y JOIN exact_connections e USING (connection_id)
     WHERE y.project_id = $1 AND y.connection_id = $2 AND e.lists IS DISTINCT FROM $3::jsonb`,
    [row.projectId, connectionId, JSON.stringify(lists)],
  );
  await markYears(sql, row, changed);
  const isMoved = row.movedAt !== null && row.movedAt !== movedAt;
  const silentMs = row.lastSyncAt === null ? 0 : clock.now().getTime() - Date.parse(row.lastSyncAt);
  const again = isMoved || (silentMs > TOLD_MS && !row.isFullReading);
  const anew = { reading: row.reading + 1, isFullReading: true, ...FROM_THE_FIRST };
  await updateExact(sql, connectionId, { lists, movedAt, ...(again && anew) });
  const kept = await findExact(sql, connectionId);
  if (!isChosen(kept)) throw new Error('the connection is gone');
  return kept;
}

/** With what timestamps a reading from the first line on begins. */
export const FROM_THE_FIRST = { linesRead: '1', deletionsRead: '1' };

async function fetchLines(
  { database, client, progress }: Fetching,
  { connectionId, projectId, division, reading, isFullReading }: ChosenConnection,
): Promise<void> {
  const row = await findExact(database.quietly, connectionId);
  const from = row?.linesRead ?? '1';
  const last = isFullReading ? await lastTimestamp(client, division) : null;
  let first: bigint | undefined;
  const path = `${division}/sync/Financial/TransactionLines?$select=${selectOf(line)}&$filter=Timestamp gt ${from}L`;
  for await (const lines of client.pages(path, line)) {
    if (lines.length === 0) continue;
    await keepLines(database, { projectId, connectionId }, reading, lines);
    const at = BigInt(lines.at(-1)?.Timestamp ?? '1');
    first ??= BigInt(lines[0]?.Timestamp ?? '1');
    progress.came(
      lines.map(({ Date: day }) => day),
      percentOf(first, at, last),
    );
  }
}

function percentOf(first: bigint, at: bigint, last: bigint | null): number | null {
  if (last === null || last <= first) return null;
  return Math.min(99, Number(((at - first) * 100n) / (last - first)));
}

const latest = z.object({ TimeStampAsBigInt: timestamp });

/** The timestamp of what was changed last, to tell how far a reading is; null when Exact does not say. */
async function lastTimestamp(client: ExactClient, division: string): Promise<bigint | null> {
  try {
    const [found] = await client.all(
      `${division}/read/sync/Sync/SyncTimestamp?modified=datetime'2100-01-01'&endPoint='TransactionLines'`,
      latest,
    );
    return found ? BigInt(found.TimeStampAsBigInt) : null;
  } catch (error) {
    if (error instanceof ExactError && ['geweigerd', 'onleesbaar'].includes(error.code))
      return null;
    throw error;
  }
}

/** @returns how many lines are gone by it */
async function fetchDeletions(
  { database, client }: Fetching,
  { connectionId, projectId, division, reading }: ChosenConnection,
): Promise<number> {
  const row = await findExact(database.quietly, connectionId);
  const path = `${division}/sync/Deleted?$select=${selectOf(deletion)}&$filter=Timestamp gt ${row?.deletionsRead ?? '1'}L`;
  let gone = 0;
  for await (const deletions of client.pages(path, deletion)) {
    const last = deletions.at(-1)?.Timestamp;
    if (last === undefined) continue;
    const ids = deletions
      .filter(({ EntityType }) => EntityType === TRANSACTION_LINE)
      .map(({ EntityKey }) => EntityKey);
    gone += await database.transaction(async (sql) => {
      await sql.rows(
        `UPDATE exact_connections
         SET deletions_read = greatest(deletions_read::bigint, $2::bigint)::text
         WHERE connection_id = $1 AND reading = $3`,
        [connectionId, last, reading],
      );
      return dropLines(sql, { projectId, connectionId }, { ids });
    });
  }
  return gone;
}

/** Lines that a reading of all did not meet are not there any more. */
async function endFullReading(sql: Sql, connection: ChosenConnection): Promise<void> {
  const { connectionId, reading } = connection;
  const row = await findExact(sql, connectionId, { isLocked: true });
  if (row?.reading !== reading) return;
  await dropLines(sql, connection, { before: reading });
  await updateExact(sql, connectionId, { isFullReading: false });
}
