import { Looking } from '../features/reports/testing/looking.ts';
import { projectWith } from '../testing/books.ts';
import { connect, link, read, SMALL, withExact } from '../testing/exact.ts';
import { until } from '../testing/until.ts';
import { addFault, hastyClock, mirrored } from '../testing/exact-sync.ts';

const state = withExact([SMALL], { jobsClock: hastyClock() });
jest.setTimeout(60_000);

/** The profit and loss of the first report; that it was made at another moment says nothing. */
async function profitIn(projectId: string): Promise<unknown> {
  const looking = new Looking(state.caller, projectId);
  const [first] = await looking.reports();
  const shown = first && (await looking.component('winst-en-verlies', first));
  return shown?.blocks;
}

let byFile: unknown;
/** The same of the audit files that Exact would export; read once for all tests. */
async function profitByFile(): Promise<unknown> {
  if (byFile !== undefined) return byFile;
  const files = await Promise.all(
    [2024, 2025].map(async (year) => {
      const address = `${state.exact.host}/control/auditfile/${SMALL.code}/${year}.xaf`;
      return Buffer.from(await (await fetch(address)).arrayBuffer());
    }),
  );
  byFile = await profitIn(await projectWith(state.test, state.caller, files));
  return byFile;
}

it.each([
  [
    'cut connections',
    () => addFault(state, 'cut', { path: 'TransactionLines', after: 2, times: 2 }),
  ],
  [
    'errors of theirs',
    () => addFault(state, 'server_error', { path: 'TransactionLines', times: 2 }),
  ],
  [
    'a limit of the minute',
    () => addFault(state, 'minutely_limit', { path: 'TransactionLines', times: 2 }),
  ],
  ['a limit without a moment', () => addFault(state, 'daily_limit', { path: 'sync/', times: 2 })],
  ['plain arrays', () => (state.exact.standIn.plainArrays = true)],
  ['few questions in a minute', () => (state.exact.standIn.limits.perMinute = 5)],
])('reads the same through %s', async (_, arrange) => {
  arrange();
  const connection = await connect(state);
  expect(connection).toMatchObject({ status: 'actief' });
  expect(connection.checks.filter(({ ok }) => !ok)).toEqual([]);
  state.exact.standIn.faults.clear();
  const byExact = await profitIn(connection.project_id ?? '');
  expect(byExact).toEqual(await profitByFile());
  expect(JSON.stringify(byExact)).toContain('Nettowinst');
});

it('waits for the limit of the day, and says until when', async () => {
  state.exact.standIn.limits.perDay = 9;
  const { connection_id } = await link(state);
  const choices = [{ administration_id: String(SMALL.code), project_id: null }];
  await state.caller.ask('chooseAdministration', { body: { connection_id, choices } });
  const waiting = await until(async () => {
    const shown = await state.caller.ask('getConnection', { query: { connection_id } });
    return shown.progress?.waits_until ? shown : undefined;
  }, 30_000);
  expect(waiting).toMatchObject({ status: 'bezig', error_code: 'daglimiet' });
  expect(waiting.progress?.waits_until).toBe('2025-04-11T00:00:00.000Z');
});

it('goes on after its program was stopped, without losing or doubling a line', async () => {
  const { connection_id } = await link(state);
  const choices = [{ administration_id: String(SMALL.code), project_id: null }];
  await state.caller.ask('chooseAdministration', { body: { connection_id, choices } });
  const { calls } = state.exact.standIn;
  for (const more of [1, 3, 4]) {
    const before = calls.all().total;
    await until(() => calls.all().total >= before + more, 30_000);
    await state.test.restart();
  }
  await read(state);
  const connection = await state.caller.ask('getConnection', { query: { connection_id } });
  expect(connection).toMatchObject({ status: 'actief' });
  expect(connection.checks.map(({ ok }) => ok)).toEqual([true, true, true]);
  expect(await mirrored(state, connection)).toMatchObject({ cents: 0 });
});
