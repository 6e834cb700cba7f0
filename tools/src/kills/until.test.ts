import type { Connection } from '@kengetal/contract';
import { until, untilSynced } from './until.ts';

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
  const ended = await untilSynced(
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

describe('any work', () => {
  const counted = async (withinMs: number) => {
    let looks = 0;
    const late: string[] = [];
    const seen = await until(
      () => Promise.resolve((looks += 1)),
      (look) => look === 3,
      () => late.push('te laat'),
      { withinMs, everyMs: 0 },
    );
    return { seen, late };
  };

  it('is looked at until it has come', async () => {
    expect(await counted(60_000)).toEqual({ seen: 3, late: [] });
  });

  it('is late when it does not come in time', async () => {
    expect(await counted(0)).toEqual({ seen: 1, late: ['te laat'] });
  });
});
