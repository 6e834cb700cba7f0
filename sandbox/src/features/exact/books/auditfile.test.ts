import { read } from '@kengetal/ledger/testing';
import { READER } from '../testing/connection.ts';
import { ALONE, BROKEN, runningExact, SMALL } from '../testing/running.ts';

const test = runningExact();
/** What a year consists of, but for what it begins with and how it is closed. */
const OWN_BOOKINGS = 'Type ne 10 and Type lt 310';

const sumsOf = (rows: Iterable<readonly [key: string, cents: number]>) => {
  const sums = new Map<string, number>();
  for (const [key, cents] of rows) sums.set(key, (sums.get(key) ?? 0) + cents);
  return [...sums].filter(([, cents]) => cents !== 0).sort();
};

it.each([
  [SMALL, [2024, 2025, 2026]],
  [ALONE, [2025, 2026]],
  [BROKEN, [2025, 2026]],
])(
  'has the books of %i in audit files too, the same by account and period',
  async (code, years) => {
    await test.connection.link(code === BROKEN ? READER : undefined);
    for (const year of years) {
      const file = await fetch(`${test.exact.host}/control/auditfile/${code}/${year}.xaf`);
      const { lines, accounts, summary } = await read(Buffer.from(await file.arrayBuffer()));
      const own = lines.filter(({ soort }) => soort !== 'opening');
      test.exact.standIn.limits.perMinute = 10_000;
      const balances = await test.connection.all(
        `${code}/financial/ReportingBalance?$filter=ReportingYear eq ${year} and ${OWN_BOOKINGS}`,
      );
      const startMonth = code === BROKEN ? 7 : 1;
      expect(
        sumsOf(
          own.map(({ rekening, periode, boekperiode, cents }) => [
            `${rekening} ${boekperiode ?? (periode % 100) - startMonth + 1}`,
            cents,
          ]),
        ),
      ).toEqual(
        sumsOf(
          balances.map(({ GLAccountCode, ReportingPeriod, Amount }) => [
            `${String(GLAccountCode)} ${String(ReportingPeriod)}`,
            Math.round(Number(Amount) * 100),
          ]),
        ),
      );
      const codes = new Map(
        (await test.connection.all(`${code}/financial/GLAccountClassificationMappings`)).map(
          ({ GLAccountCode, ClassificationCode }) => [GLAccountCode, ClassificationCode],
        ),
      );
      for (const { rekening, rgs_code } of accounts.values())
        expect(rgs_code ?? undefined).toBe(codes.get(rekening));
      expect(summary.company.name).toBe(
        test.exact.standIn.divisions.find((each) => each.code === code)?.name,
      );
    }
  },
);

it('knows no audit file of a year that there is not', async () => {
  const file = await fetch(`${test.exact.host}/control/auditfile/${ALONE}/1999.xaf`);
  expect(file.status).toBe(404);
});
