import { Caller } from '../../testing/caller.ts';
import { migrateAgain } from '../../testing/migrate-again.ts';
import { running } from '../../testing/running.ts';

/** When versions came to be kept, as migrations have it. */
const BY_VERSION = 1_795_438_000_000;

const EVENT = {
  kind: 'error',
  at: '2025-03-18T10:00:00Z',
  part: 'mfe-dashboard',
  version: '1.0.0',
  release: 'r1',
  trace_id: 't',
  message: 'Kapot',
} as const;

describe('telemetry', () => {
  const test = running();
  let caller: Caller;
  beforeAll(() => {
    caller = new Caller(test);
  });

  const rows = () =>
    test.database.rows<{ day: string; count: number }>(
      'SELECT day, part, version, count, last_message FROM part_counts ORDER BY day, part',
    );

  it('is counted by day, kind, part, version and release, and kept when the program stops', async () => {
    for (let times = 0; times < 2; times += 1) {
      await caller.ask('telemetry', { body: { events: [EVENT, EVENT] } });
    }
    await test.restart();
    await caller.ask('telemetry', { body: { events: [EVENT] } });
    await test.restart();
    expect(await rows()).toEqual([
      {
        ...{ day: '2025-03-18', part: 'mfe-dashboard', version: '1.0.0' },
        ...{ count: 5, last_message: 'Kapot' },
      },
    ]);
  });

  it.each([
    ['a part that is none', { part: 'Een\nregel in het verslag' }],
    ['a release that is none', { release: '<script>' }],
    ['a web vital of no size', { vital: { name: 'LCP', value: -1 } as const }],
    ['long words', { message: 'x'.repeat(2_001) }],
    ['long details', { detail: { stack: 'x'.repeat(2_001) } }],
    ['many details', { detail: Object.fromEntries(Array.from({ length: 21 }, (_, n) => [n, n])) }],
  ])('with %s is refused', async (_what, change) => {
    const events = [{ ...EVENT, ...change }];
    expect(await caller.problem('telemetry', { body: { events } })).toMatchObject({ status: 422 });
  });

  it('of more than a browser sends at once is refused unread', async () => {
    const events = Array.from({ length: 50 }, () => ({ ...EVENT, message: 'x'.repeat(2_000) }));
    expect(await caller.problem('telemetry', { body: { events } })).toMatchObject({ status: 413 });
  });

  it('of names that are made up gets so many rows a day, also over a restart', async () => {
    const made = (round: number) =>
      Array.from({ length: 50 }, (_, n) => ({ ...EVENT, message: '', release: `r${round}-${n}` }));
    for (let round = 0; round < 12; round += 1) {
      if (round === 6) await test.restart();
      await caller.ask('telemetry', { body: { events: made(round) } });
    }
    await test.restart();
    expect(await rows()).toHaveLength(500);
  });

  it('of before versions were kept goes on, and a release of before can count', async () => {
    await test.database.rows('DELETE FROM part_counts');
    await test.database.rows(`
      INSERT INTO telemetry_counts (day, kind, part, release, count, last_message) VALUES
      ('2025-03-17', 'load', 'shell', 'r0', 3, NULL),
      ('2025-03-17', 'error', 'mfe-chat', 'r0', 2, 'Kapot')`);
    await migrateAgain(test, BY_VERSION);
    expect(await rows()).toEqual([
      {
        ...{ day: '2025-03-17', part: 'mfe-chat', version: '', count: 2 },
        last_message: 'Kapot',
      },
      { day: '2025-03-17', part: 'shell', version: 'r0', count: 3, last_message: null },
    ]);
    expect(await test.database.rows('SELECT FROM telemetry_counts')).toEqual([]);
  });

  it('is gone after 90 days', async () => {
    test.setNow('2025-06-17T10:00:00Z');
    await test.restart();
    // What is over is removed beside the first requests; stopping waits for it.
    await test.restart();
    expect(await rows()).toEqual([]);
    test.setNow(EVENT.at);
  });
});
