import { wholeSeries } from '@kengetal/contract';
import type { RecurringRow } from '@kengetal/contract/api';
import { projectWith } from '../../testing/books.ts';
import { signedIn } from '../../testing/running.ts';
import { smallBooks, type SmallBooks } from '../../testing/small-books.ts';

const ACCOUNTS: SmallBooks['accounts'] = [
  ['1000', 'Bank', 'B', 'BLimBanRba'],
  ['4100', 'Huur', 'P', 'WBedHuiHui'],
  ['4200', 'Schoonmaak', 'P', 'WBedHuiSch'],
];

/** Months of a year in which rent is paid on the first, and from some month on cleaning too. */
interface Paid {
  readonly year: number;
  readonly months: readonly number[];
  readonly made: string;
  readonly cleaning?: readonly number[];
}

const upTo = (last: number, first = 1) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

function booksOf({ year, months, made, cleaning = [] }: Paid): string {
  const entry = (month: number, account: string, cents: number) => ({
    day: `${year}-${String(month).padStart(2, '0')}-01`,
    lines: [[account, cents] as const, ['1000', -cents] as const],
  });
  return smallBooks({
    year,
    made,
    accounts: ACCOUNTS,
    entries: [
      ...months.map((month) => entry(month, '4100', 200_000)),
      ...cleaning.map((month) => entry(month, '4200', 30_000)),
    ],
  });
}

describe('recurring series over months that were never read', () => {
  const { test, caller } = signedIn({ now: '2026-02-18T10:00:00Z' });

  async function read(years: readonly Paid[]): Promise<string> {
    const projectId = await projectWith(test, caller, years.map(booksOf));
    await test.app.recurring.idle();
    return projectId;
  }
  /** The series of an account with the states of the twelve months up to one. */
  async function seriesOf(project_id: string, rekening: string, last: number) {
    const filters = [
      { column: 'periode' as const, operator: 'between' as const, value: [last, last] },
    ];
    const body = { project_id, page: 'analytics-recurring' as const, filters };
    const { blocks } = wholeSeries(await caller.ask('pages', { body }));
    const block = blocks.find((one) => one.kind === 'recurring');
    const rows = block?.sections.flatMap((section): RecurringRow[] => section.rows);
    const row = rows?.find((one) => one.rekening === rekening);
    if (!row) throw new Error('no series');
    const query = { project_id, series: row.id };
    const { reasons } = await caller.ask('recurringSeries', { query });
    return { row, reasons, months: row.months.map(({ state }) => state) };
  }
  const twelve = (state: string) => Array<string>(12).fill(state);

  it('are not said to be missed in a year between that is not read', async () => {
    const project = await read([
      { year: 2022, months: [...upTo(7), ...upTo(12, 9)], made: '2023-02-01' },
      { year: 2024, months: upTo(12), made: '2025-02-01', cleaning: upTo(12) },
    ]);
    expect((await seriesOf(project, '4100', 202312)).months).toEqual(twelve('geen'));
    // August 2022 was read, and not paid: 11 intervals of a month but one, and 11 in 2024.
    const { row, reasons, months } = await seriesOf(project, '4100', 202212);
    expect(months).toEqual(twelve('geboekt').with(7, 'gemist'));
    expect(row).toMatchObject({ status: 'actief', next: '2025-01-01', certainty: 'zeker' });
    expect(reasons[1]).toContain('20 van de 21 tussenpozen kloppen');
    expect((await seriesOf(project, '4100', 202412)).months).toEqual(twelve('geboekt'));
  });

  it('are not missed after the day on which an older file was made', async () => {
    const project = await read([
      { year: 2024, months: upTo(6), made: '2024-06-30' },
      { year: 2025, months: upTo(12), made: '2026-02-01' },
    ]);
    const { months, reasons } = await seriesOf(project, '4100', 202412);
    expect(months).toEqual([...twelve('geboekt').slice(6), ...twelve('geen').slice(6)]);
    expect(reasons[1]).toBe('Telkens op de 1e, een maand na elkaar.');
  });

  it('are not new where they may have begun in what was not read', async () => {
    const project = await read([
      { year: 2022, months: upTo(12), made: '2023-02-01' },
      { year: 2024, months: upTo(4), made: '2024-04-30', cleaning: upTo(4) },
    ]);
    expect((await seriesOf(project, '4200', 202404)).row.signals).toEqual([]);
  });

  it('that stopped before it are missed only where books were read', async () => {
    const project = await read([
      { year: 2022, months: upTo(12), made: '2023-02-01', cleaning: upTo(12) },
      { year: 2024, months: upTo(12), made: '2025-02-01' },
    ]);
    expect((await seriesOf(project, '4200', 202312)).months).toEqual(twelve('geen'));
    const { row, months } = await seriesOf(project, '4200', 202412);
    expect(row.status).toBe('gestopt');
    expect(months.slice(0, 11)).toEqual(twelve('gemist').slice(1));
  });
});
