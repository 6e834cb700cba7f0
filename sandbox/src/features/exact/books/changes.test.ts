import { OWNER } from '../testing/connection.ts';
import { ALONE, LARGE, runningExact } from '../testing/running.ts';

const test = runningExact();
const DAY = 86_400;
const since = (timestamp: unknown) =>
  test.connection.all(
    `${ALONE}/sync/Financial/TransactionLines?$filter=Timestamp gt ${String(timestamp)}L`,
  );
const deletedSince = (timestamp: unknown) =>
  test.connection.all(`${ALONE}/sync/Deleted?$filter=Timestamp gt ${String(timestamp)}L`);

async function before() {
  await test.connection.link();
  const lines = await since(1);
  const last = lines.at(-1)?.Timestamp;
  const [line] = lines.filter(({ FinancialYear }) => FinancialYear === 2025).slice(30);
  return { lines, last, line };
}

it('gives a changed line again, with its id and a higher timestamp', async () => {
  const { last, line } = await before();
  await test.connection.order('change', {
    ...{ division: ALONE, line: line?.ID },
    set: { cents: 12_345, omschrijving: 'Verbeterd' },
  });
  const [changed, ...rest] = await since(last);
  expect(rest).toEqual([]);
  expect(changed).toEqual({
    ...line,
    AmountDC: 123.45,
    AmountFC: 123.45,
    AmountVATBaseFC: expect.any(Number),
    Description: 'Verbeterd',
    // Eleven o'clock in the Netherlands.
    Modified: `/Date(${Date.parse('2026-11-24T11:00:05Z')})/`,
    Timestamp: Number(last) + 1,
  });
  const all = await since(1);
  expect(all.filter(({ ID }) => ID === line?.ID)).toEqual([changed]);
  const balance = await test.connection.all(
    `${ALONE}/financial/ReportingBalance?$select=Amount&$filter=Type ne 3000`,
  );
  const sum = balance.reduce((total, { Amount }) => total + Math.round(Number(Amount) * 100), 0);
  expect(sum).toBe(12_345 - Math.round(Number(line?.AmountDC) * 100));
});

it('moves an entry to another period, also of a year that is closed', async () => {
  const { last, lines, line } = await before();
  const entry = line?.EntryID;
  await test.connection.order('change', {
    division: ALONE,
    entry,
    set: { period: 11, status: 20 },
  });
  const changed = await since(last);
  expect(changed.map(({ ID }) => ID)).toEqual(
    lines.filter(({ EntryID }) => EntryID === entry).map(({ ID }) => ID),
  );
  for (const { FinancialPeriod, Status } of changed)
    expect([FinancialPeriod, Status]).toEqual([11, 20]);
});

it('adds an entry, and none that does not sum to zero', async () => {
  const { last } = await before();
  const entry = (cents: number) => ({
    ...{ journal: 'memoriaal', date: '2026-10-31', year: 2026, period: 10 },
    lines: [
      { rekening: '4300', cents, omschrijving: 'Papier' },
      { rekening: '1100', cents: -1_000, omschrijving: 'Papier' },
    ],
  });
  await expect(
    test.connection.order('add', { division: ALONE, entry: entry(1_001) }),
  ).rejects.toThrow('zero');
  await test.connection.order('add', { division: ALONE, entry: entry(1_000) });
  const added = await since(last);
  expect(
    added.map(({ GLAccountCode, AmountDC, LineNumber }) => [GLAccountCode, AmountDC, LineNumber]),
  ).toEqual([
    ['4300', 10, 0],
    ['1100', -10, 1],
  ]);
  expect(new Set(added.map(({ EntryID }) => EntryID)).size).toBe(1);
});

it('tells for two months what was deleted', async () => {
  const { last, lines, line } = await before();
  const gone = lines.filter(({ EntryID }) => EntryID === line?.EntryID).map(({ ID }) => ID);
  expect(await deletedSince(1)).toEqual([]);
  await test.connection.order('remove', { division: ALONE, entry: line?.EntryID });
  expect(await since(last)).toEqual([]);
  expect(await since(1)).toHaveLength(lines.length - gone.length);
  const deleted = await deletedSince(1);
  expect(deleted.map(({ EntityKey, EntityType }) => [EntityKey, EntityType])).toEqual(
    gone.map((id) => [id, 1]),
  );
  expect(Number(deleted[0]?.Timestamp)).toBeGreaterThan(Number(last));
  for (const [seconds, count] of [
    [60 * DAY, gone.length],
    [2 * DAY, 0],
  ] as const) {
    await test.connection.order('clock', { seconds });
    await test.connection.link();
    expect(await deletedSince(1)).toHaveLength(count);
  }
});

it('gives the timestamp to begin with, to get what was modified from a day on', async () => {
  const { line } = await before();
  await test.connection.order('clock', { seconds: 5 * DAY });
  await test.connection.link();
  await test.connection.order('change', {
    division: ALONE,
    line: line?.ID,
    set: { omschrijving: 'x' },
  });
  const { results } = await test.connection.page(
    `${ALONE}/read/sync/Sync/SyncTimestamp?modified=datetime'2026-11-29'&endPoint='TransactionLines'`,
  );
  const changed = await since(results[0]?.TimeStampAsBigInt);
  expect(changed.map(({ ID }) => ID)).toEqual([line?.ID]);
});

it('begins timestamps anew when a division moves, and says when that was', async () => {
  const { last, lines } = await before();
  await test.connection.order('move', { division: ALONE });
  expect(await since(last)).toEqual([]);
  const again = await since(1);
  expect(again.map(({ ID }) => ID)).toEqual(lines.map(({ ID }) => ID));
  expect(Number(again.at(-1)?.Timestamp)).toBeLessThan(Number(lines[0]?.Timestamp));
  const { results } = await test.connection.page(`${ALONE}/system/Divisions`);
  expect(results.map(({ Code, DivisionMoveDate }) => [Code, DivisionMoveDate])).toContainEqual([
    ALONE,
    `/Date(${Date.parse('2026-11-24T11:00:05Z')})/`,
  ]);
  expect(results.find(({ Code }) => Code === LARGE)?.DivisionMoveDate).toBeNull();
});

it('pages on while lines change, and misses none', async () => {
  await test.connection.link();
  const path = `${ALONE}/sync/Financial/TransactionLines?$filter=Timestamp gt 1L`;
  const first = await test.connection.page(path);
  const [line] = first.results;
  await test.connection.order('change', {
    division: ALONE,
    line: line?.ID,
    set: { omschrijving: 'x' },
  });
  await test.connection.order('remove', { division: ALONE, line: first.results[1]?.ID });
  const rest = first.__next === undefined ? [] : await test.connection.all(first.__next);
  const { lines } = test.exact.standIn.booksOf(ALONE);
  const live = lines.rows.filter((row) => row.live).length;
  expect(new Set([...first.results, ...rest].map(({ ID }) => ID)).size).toBe(live + 1);
  expect(rest.at(-1)).toMatchObject({ ID: line?.ID, Description: 'x' });
});

it('says what is wrong with an order', async () => {
  await expect(test.connection.order('move', { division: 42 })).rejects.toThrow('404');
  await expect(test.connection.order('clock', { seconds: -1 })).rejects.toThrow('400');
  await expect(test.connection.order('tokens', { email: OWNER })).rejects.toThrow('400');
});
