import type { Connection } from '@kengetal/contract';
import { clockOf, type Clock } from '../clock.ts';
import { read, type WithExact } from './exact.ts';

/** The queue pauses for two minutes in all before it gives up; by this clock that takes a second. */
export function hastyClock(): Clock {
  const begun = Date.now();
  return clockOf(() => new Date(begun + (Date.now() - begun) * 100));
}

/** A connection as it is after a sync. */
export async function synced(
  state: Pick<WithExact, 'test' | 'caller'>,
  { connection_id }: Connection,
): Promise<Connection> {
  await state.caller.ask('syncConnection', { body: { connection_id } });
  await read(state);
  return state.caller.ask('getConnection', { query: { connection_id } });
}

/** What the mirror of a connection holds. */
export async function mirrored({ test }: WithExact, { connection_id }: Connection) {
  const [row] = await test.database.rows<{ lines: number; cents: number }>(
    `SELECT count(*)::int AS lines, sum(cents)::bigint AS cents FROM exact_lines
     WHERE connection_id = $1`,
    [connection_id],
  );
  return row;
}

type Fault = Parameters<WithExact['exact']['standIn']['faults']['add']>[0];

/** Has the stand-in of Exact fail, once where nothing else is said. */
export const addFault = (
  { exact }: WithExact,
  kind: Fault['kind'],
  more: Partial<Omit<Fault, 'kind'>> = {},
): void => exact.standIn.faults.add({ ...{ kind, path: '', after: 0, times: 1, ms: 0 }, ...more });
