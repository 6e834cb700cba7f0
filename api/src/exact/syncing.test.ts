import type { Connection } from '@kengetal/contract';
import { addJob } from '../jobs/rows.ts';
import { connect, later, muchLater, read, SMALL, withExact } from '../testing/exact.ts';
import { addFault, hastyClock, mirrored, synced } from '../testing/exact-sync.ts';

const state = withExact([SMALL], { jobsClock: hastyClock() });
jest.setTimeout(60_000);
const DAY = 86_400_000;

const books = () => state.exact.standIn.booksOf(SMALL.code);
const sumsOf = ({ project_id }: Connection) =>
  state.test.database.rows<{ boekjaar: string; periode: number; rekening: string; cents: number }>(
    `SELECT m.boekjaar, m.periode, m.rekening, sum(m.debet - m.credit)::bigint AS cents
     FROM monthly_summary m JOIN sources s USING (project_id, source_no)
     WHERE m.project_id = $1 GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
    [project_id ?? ''],
  );
/** A line of trade of the last month but two. */
const someLine = () => {
  const found = books().lines.rows.find(
    ({ live, entry }) => live && entry.year === 2025 && entry.period === 1 && entry.type === 20,
  );
  if (!found) throw new Error('there is no line');
  return found;
};

const runs = ({ connection_id }: Connection) =>
  state.caller.ask('connectionRuns', { query: { connection_id } });

it('keeps of each sync what Exact was asked, how often, and how long its limits took', async () => {
  const { standIn } = state.exact;
  const connection = await connect(state);
  const [first, ...none] = await runs(connection);
  expect(none).toEqual([]);
  expect(first?.started_at).toBe('2025-04-10T09:00:00.000Z');
  const lines = first?.asked.find(({ what }) => what === 'Boekingsregels');
  expect(lines).toEqual({
    ...{ what: 'Boekingsregels', path: 'sync/Financial/TransactionLines' },
    ...{ calls: standIn.calls.all().endpoints['GET sync/financial/transactionlines'] },
    rows: (await mirrored(state, connection))?.lines,
  });
  // The checks that came after it are of it too.
  expect(first?.asked.map(({ what }) => what)).toContain('Saldi, om te vergelijken');
  expect(first?.asked.every(({ what, path }) => what !== path)).toBe(true);

  standIn.calls.clear();
  addFault(state, 'minutely_limit', { path: 'financial/journals' });
  later(state.test, DAY);
  await state.caller.signIn('anna@voorbeeld.nl');
  await synced(state, connection);
  const [second, before] = await runs(connection);
  expect(before).toEqual(first);
  expect(second?.waited_seconds).toBeGreaterThan(0);
  expect(second?.asked.find(({ what }) => what === 'Dagboeken')?.calls).toBe(2);
  expect(second?.asked.reduce((sum, { calls }) => sum + calls, 0)).toBe(
    Object.entries(standIn.calls.all().endpoints).reduce(
      (sum, [endpoint, calls]) => (endpoint.startsWith('GET') ? sum + calls : sum),
      0,
    ),
  );
});

it('keeps a sync that broke apart from the one after it', async () => {
  const connection = await connect(state);
  later(state.test, 60_000);
  addFault(state, 'server_error', { path: 'TransactionLines', times: 100 });
  expect(await synced(state, connection)).toMatchObject({ status: 'fout' });
  state.exact.standIn.faults.clear();
  await muchLater(state, DAY);
  const now = state.test.clock.now().toISOString();
  const mended = await synced(state, connection);
  expect(mended).toMatchObject({ status: 'actief' });
  expect(mended.duration_seconds).toBeLessThan(DAY / 1_000);
  expect((await runs(connection)).map(({ started_at }) => started_at)).toEqual([
    now,
    '2025-04-10T09:01:00.000Z',
    '2025-04-10T09:00:00.000Z',
  ]);
});

it('keeps nothing of a check while no sync was kept', async () => {
  const connection = await connect(state);
  const { database, clock, app } = state.test;
  // As by a release that kept no syncs yet.
  await database.rows(`UPDATE exact_connections SET runs = '[]'`);
  await database.rows('UPDATE exact_years SET checked = NULL');
  state.exact.standIn.calls.clear();
  await addJob(database, clock, {
    ...{ kind: 'exact_checks', key: connection.connection_id, version: 'opnieuw' },
  });
  app.jobs.wake();
  await read(state);
  expect(Object.keys(state.exact.standIn.calls.all().endpoints)).toContain(
    'GET financial/reportingbalance',
  );
  expect(await runs(connection)).toEqual([]);
});

it('takes over what was changed, added and removed, and makes only those years anew', async () => {
  const connection = await connect(state);
  const before = await sumsOf(connection);
  const numbers = () =>
    state.test.database.rows('SELECT boekjaar, source_no FROM sources ORDER BY boekjaar');
  const [old, current] = await numbers();
  const sale = someLine();
  const entry = books().lines.rows.filter((line) => line.live && line.entry === sale.entry);
  books().remove(entry);
  const [bank, costs] = ['1100', '4500'];
  books().add({
    ...{ journal: 'memoriaal', date: '2025-03-31', year: 2025, period: 3, type: 90 },
    lines: [
      { rekening: costs ?? '', cents: 12_345, omschrijving: 'Naheffing' },
      { rekening: bank ?? '', cents: -12_345, omschrijving: 'Naheffing' },
    ],
  });
  const after = await synced(state, connection);
  expect(await numbers()).toEqual([old, expect.not.objectContaining(current ?? {})]);
  const change = (await sumsOf(connection)).reduce((sum, { cents }) => sum + Math.abs(cents), 0);
  expect(change).not.toBe(before.reduce((sum, { cents }) => sum + Math.abs(cents), 0));
  expect(after.checks).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ key: 'boekingen', ok: true }),
      expect.objectContaining({ key: 'saldi', ok: true }),
      {
        key: 'afgesloten',
        ok: false,
        message: expect.stringContaining('iets veranderd in januari 2025') as string,
      },
    ]),
  );
  expect(await mirrored(state, connection)).toEqual({
    lines: (connection.lines ?? 0) - entry.length + 2 + closingLines(),
    cents: 0,
  });
});

/** Lines by which Exact closed the year, and of a budget, which are in the mirror and in no figure. */
const closingLines = () =>
  books().lines.rows.filter(({ live, entry: { type } }) => live && type >= 310 && type !== 328)
    .length;

it('says of entries that are not in balance, and of balances that differ', async () => {
  const connection = await connect(state);
  books().change(someLine(), { cents: someLine().cents + 100 });
  const { checks } = await synced(state, connection);
  expect(checks.find(({ key }) => key === 'boekingen')).toMatchObject({ ok: false });
  expect(checks.find(({ key }) => key === 'boekingen')?.message).toContain('(verschil € 1,00)');
});

it('reads all again when an administration has moved, or nothing was read for two months', async () => {
  const connection = await connect(state);
  const before = await sumsOf(connection);
  const own = await mirrored(state, connection);
  books().remove([someLine()]);
  books().add({
    ...{ journal: 'memoriaal', date: '2025-01-31', year: 2025, period: 1, type: 90 },
    lines: [{ rekening: someLine().rekening, cents: 0, omschrijving: 'Leeg' }],
  });
  state.exact.standIn.move(SMALL.code);
  const moved = await synced(state, connection);
  expect(moved).toMatchObject({ status: 'actief' });
  expect((await mirrored(state, connection))?.lines).toBe(own?.lines);
  const readings = () => state.test.database.rows('SELECT reading FROM exact_connections');
  expect(await readings()).toEqual([{ reading: 2 }]);
  await state.test.database.rows(
    `UPDATE connections SET last_sync_at = last_sync_at - interval '2 months'`,
  );
  expect(await synced(state, connection)).toMatchObject({ status: 'actief' });
  expect(await readings()).toEqual([{ reading: 3 }]);
  expect(await mirrored(state, connection)).toMatchObject({ lines: own?.lines });
  expect((await sumsOf(connection)).length).toBe(before.length);
});

it('reads by itself once a day, and says once that it cannot', async () => {
  const connection = await connect(state);
  const { connection_id } = connection;
  await muchLater(state, DAY + 60_000);
  await read(state);
  const shown = () => state.caller.ask('getConnection', { query: { connection_id } });
  expect((await shown()).last_sync_at).toBe('2025-04-11T09:01:00.000Z');
  await state.exact.close();
  await muchLater(state, DAY + 60_000);
  await state.test.app.jobs.idle(['sync']);
  expect(await shown()).toMatchObject({ status: 'fout', error_code: 'niet_bereikbaar' });
  later(state.test, 60_000);
  const told = await state.test.database.rows(
    `SELECT FROM activities WHERE action = 'koppeling.gebroken'`,
  );
  expect(told).toHaveLength(1);
});
