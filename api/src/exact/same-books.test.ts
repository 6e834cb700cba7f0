import type { Figure } from '@kengetal/contract';
import { Looking, tableOf } from '../features/reports/testing/looking.ts';
import { projectWith } from '../testing/books.ts';
import { connect, division, OWNER, withExact, type WithExact } from '../testing/exact.ts';

const NORMAL = division(4_000_011, {
  ...{ seed: 11, firstMonth: 202401, years: 2, lastMonth: 202503, varied: true },
});
const BROKEN = division(
  4_000_012,
  { seed: 34, firstMonth: 202307, years: 2, closingPeriod: true, digits: 6 },
  [OWNER],
);

const running = withExact([NORMAL, BROKEN]);

/** The audit files that Exact itself would export of an administration. */
async function auditfiles({ exact }: WithExact, code: number, years: readonly number[]) {
  const files: Buffer[] = [];
  for (const year of years) {
    const response = await fetch(`${exact.host}/control/auditfile/${code}/${year}.xaf`);
    files.push(Buffer.from(await response.arrayBuffer()));
  }
  return files;
}

/** Every row of the tables of a component, with what its figures come to. */
async function rowsOf(looking: Looking, id: string, report: Parameters<Looking['component']>[1]) {
  const page = await looking.component(id, report);
  return page.blocks.flatMap((block) =>
    block.kind === 'grid'
      ? tableOf({ blocks: [block] }).rows.map(
          ({ key, cells }) => [key, cells.map(amountOf)] as const,
        )
      : [],
  );
}

const amountOf = (figure: Figure): unknown =>
  figure.kind === 'booked' ? figure.sign * figure.cents : 'value' in figure ? figure.value : figure;

it.each([
  [NORMAL, [2024, 2025]],
  [BROKEN, [2024, 2025]],
] as const)(
  'says the same of books by Exact and by audit file, to the cent: %#',
  async ({ code }, years) => {
    const { test, caller } = running;
    running.exact.standIn.limits.perMinute = 10_000;
    const connection = await connect(running, { code });
    expect(connection.checks.filter(({ ok }) => !ok)).toEqual([]);
    const byExact = new Looking(caller, connection.project_id ?? '');
    const files = await auditfiles(running, code, years);
    const byFile = new Looking(caller, await projectWith(test, caller, files));
    await test.app.jobs.idle();
    const reports = await byFile.reports();
    expect((await byExact.reports()).map(({ naam }) => naam)).toEqual(
      reports.map(({ naam }) => naam),
    );
    let compared = 0;
    for (const report of reports.filter(({ type }, at) => type === 'jaar' || at % 9 === 0)) {
      for (const id of await byFile.componentsOf(report)) {
        const rows = await rowsOf(byFile, id, report);
        expect([report.naam, id, await rowsOf(byExact, id, report)]).toEqual([
          report.naam,
          id,
          rows,
        ]);
        compared += rows.length;
      }
    }
    expect(compared).toBeGreaterThan(500);
  },
  120_000,
);
