import type { Connection } from '@kengetal/contract';
import { until } from './until.ts';

const connection = (status: Connection['status']): Connection => ({
  ...{ connection_id: '1', organisation_id: '2', project_id: '3', provider: 'exact', name: 'Een' },
  ...{ status, administration_id: '4', connected_by: 'Anna', lines: null, error: null },
  ...{ last_sync_at: null, next_sync_at: null, duration_seconds: null, error_code: null },
  ...{ progress: null, years: [], checks: [], question: null },
});
/** Looks as long as nothing has ended; answers what was wrong. */
const awaited = async (statuses: Connection['status'][], withinMs?: number) => {
  const faults: string[] = [];
  const look = () => Promise.resolve(connection(statuses.shift() ?? 'actief'));
  const ended = await until(
    look,
    () => false,
    (what) => faults.push(what),
    withinMs,
  );
  return { ended: ended.status, faults };
};

it.each(['fout', 'verlopen'] as const)('ends when a sync has ended as %s', async (status) => {
  expect(await awaited(['bezig', status])).toEqual({ ended: status, faults: [] });
});

it('takes a sync that does not come back for a fault', async () => {
  expect(await awaited([], 0)).toEqual({
    ...{ ended: 'actief', faults: ['de synchronisatie kwam niet terug'] },
  });
});
