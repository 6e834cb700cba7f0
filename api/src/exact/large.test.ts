import { bulkYear } from '@kengetal/generator';
import { link, OWNER, read, withExact } from '../testing/exact.ts';

/** `npm test -- heavy` reads an administration of 200,000 lines, `npm test` one of a tenth. */
const IS_HEAVY = process.env.KENGETAL_HEAVY === '1';
const LINES = IS_HEAVY ? 200_000 : 20_000;
/** What Exact allows. */
const PER_MINUTE = 60;
const SECONDS = 60;

const LARGE = {
  ...{ code: 4_000_099, name: 'Groot B.V.', people: [OWNER] },
  years: () => [bulkYear({ seed: 3, firstMonth: 202401, lines: LINES })],
};
const state = withExact([LARGE]);

it('shows first figures within what the limit costs for the calls made, and a tenth', async () => {
  const { test, caller, exact } = state;
  const { connection_id } = await link(state);
  exact.standIn.calls.clear();
  const begun = { real: performance.now(), clock: test.clock.now().getTime() };
  const choices = [{ administration_id: String(LARGE.code), project_id: null }];
  await caller.ask('chooseAdministration', { body: { connection_id, choices } });
  await test.app.jobs.idle(['sync']);
  const worked = (performance.now() - begun.real) / 1_000;
  // Waiting moves the clock, and takes no time here.
  const waited = (test.clock.now().getTime() - begun.clock) / 1_000;
  const { total, endpoints } = exact.standIn.calls.all();
  const cost = Math.floor(total / PER_MINUTE) * SECONDS;
  process.stdout.write(
    `${LINES} lines: ${total} calls, ${waited.toFixed(0)} s of waiting for the limit, ${worked.toFixed(1)} s of work\n${JSON.stringify(endpoints)}\n`,
  );
  const connection = await caller.ask('getConnection', { query: { connection_id } });
  expect(connection).toMatchObject({ status: 'actief', error: null });
  expect(connection.lines).toBeGreaterThanOrEqual(LINES);
  expect(waited).toBeLessThanOrEqual(cost + SECONDS);
  if (IS_HEAVY) expect(waited + worked).toBeLessThanOrEqual((cost + SECONDS) * 1.1);
  await read(state);
  const { checks } = await caller.ask('getConnection', { query: { connection_id } });
  expect(checks.map(({ ok }) => ok)).toEqual([true, true, true]);
}, 600_000);
