import { bulkYear } from '@kengetal/generator';
import { ENGINES, type TestApp } from '../testing/environment.ts';
import { later, link, OWNER, read, withExact } from '../testing/exact.ts';

/** `npm test -- heavy` reads an administration of 200,000 lines, `npm test` a small part of one. */
const IS_HEAVY = process.env.KENGETAL_HEAVY === '1';
const LINES = IS_HEAVY ? 200_000 : 10_000;
/** What Exact allows. */
const PER_MINUTE = 60;
const SECONDS = 60;

const LARGE = {
  ...{ code: 4_000_099, name: 'Groot B.V.', people: [OWNER] },
  years: () => [bulkYear({ seed: 3, firstMonth: 202401, lines: LINES })],
};

describe.each(ENGINES)('on a database that is %s', (engine) => {
  const state = withExact([LARGE], { engine });

  it('shows first figures within what the limit costs for the calls made, and a tenth', async () => {
    const { test, caller, exact } = state;
    const { connection_id } = await link(state);
    exact.standIn.calls.clear();
    const run = runClock(test);
    const cpu = process.cpuUsage();
    const choices = [{ administration_id: String(LARGE.code), project_id: null }];
    await caller.ask('chooseAdministration', { body: { connection_id, choices } });
    await test.app.jobs.idle(['sync']);
    const { user, system } = process.cpuUsage(cpu);
    const { worked, taken } = run.stop();
    const { total, endpoints } = exact.standIn.calls.all();
    const cost = (total / PER_MINUTE) * SECONDS;
    process.stdout.write(
      `${LINES} lines, ${engine}: ${total} calls cost ${cost.toFixed(0)} s; first figures after ${taken.toFixed(1)} s, of which ${(taken - worked).toFixed(1)} s of waiting and ${worked.toFixed(1)} s of work (${((user + system) / 1e6).toFixed(1)} s of processors)\n${JSON.stringify(endpoints)}\n`,
    );
    const connection = await caller.ask('getConnection', { query: { connection_id } });
    expect(connection).toMatchObject({ status: 'actief', error: null });
    expect(connection.lines).toBeGreaterThanOrEqual(LINES);
    expect(taken - worked).toBeLessThanOrEqual(cost);
    if (IS_HEAVY) expect(taken).toBeLessThanOrEqual(cost * 1.1);
    await read(state);
    const { checks } = await caller.ask('getConnection', { query: { connection_id } });
    expect(checks.map(({ ok }) => ok)).toEqual([true, true, true]);
  }, 600_000);
});

const TICK_MS = 5;

/** Has the clock of a test go on while there is work; waiting moves it, and takes no time here. */
function runClock(test: TestApp) {
  const begun = { real: performance.now(), clock: test.clock.now().getTime() };
  let before = begun.real;
  const tick = () => {
    const now = performance.now();
    later(test, now - before);
    before = now;
  };
  const timer = setInterval(tick, TICK_MS);
  return {
    /** Seconds of work, and in all. */
    stop: () => {
      clearInterval(timer);
      tick();
      const taken = (test.clock.now().getTime() - begun.clock) / 1_000;
      return { worked: (before - begun.real) / 1_000, taken };
    },
  };
}
