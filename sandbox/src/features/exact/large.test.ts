import { LARGE, runningExact } from './testing/running.ts';

const test = runningExact();

it('gives 200,000 lines page by page, and no line twice', async () => {
  const connection = await test.connection.link();
  test.exact.standIn.limits.perMinute = 1_000;
  const lines = await connection.all(
    `${LARGE}/sync/Financial/TransactionLines?$filter=Timestamp gt 1L&$select=ID,EntryID,AmountDC,Timestamp`,
  );
  expect(lines.length).toBeGreaterThanOrEqual(200_000);
  expect(new Set(lines.map(({ ID }) => ID)).size).toBe(lines.length);
  const cents = lines.reduce((sum, { AmountDC }) => sum + Math.round(Number(AmountDC) * 100), 0);
  expect(cents).toBe(0);
}, 120_000);
