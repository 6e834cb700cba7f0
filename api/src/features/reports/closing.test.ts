import type { Figure, PageData } from '@kengetal/contract';
import { signedIn } from '../../testing/running.ts';
import { Opener } from '../../testing/figures.ts';
import { posting, smallBooks, usual, type SmallBooks } from '../../testing/small-books.ts';
import { booked, checksIn, Looking, rowOf, tableOf } from './testing/looking.ts';

jest.setTimeout(60_000);

const ACCOUNTS: SmallBooks['accounts'] = [
  ...usual('0200', '0500', '1000', '1300', '4100', '4800', '8000'),
  ['4500', 'Dubieuze debiteuren', 'P', 'WBedVkkDod'],
];

/** Each month € 10,000 sold on account and paid, and € 2,000 of rent. */
const months = (year: number, count: number): SmallBooks['entries'] =>
  Array.from(
    { length: count },
    (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`,
  ).flatMap((month) => [
    posting(`${month}-05`, '1300', '8000', 1_000_000),
    posting(`${month}-20`, '1000', '1300', 1_000_000),
    posting(`${month}-25`, '4100', '1000', 200_000),
  ]);

/** € 12,000 of depreciation and € 10,000 of bad debts in period 13 of 2024. */
const BOOKS = [
  smallBooks({
    accounts: ACCOUNTS,
    year: 2024,
    made: '2025-02-01',
    opening: [
      ['0200', 3_000_000],
      ['1000', 5_000_000],
      ['1300', 3_000_000],
      ['0500', -11_000_000],
    ],
    entries: [
      ...months(2024, 12),
      {
        day: '2024-12-31',
        period: 13,
        lines: [
          ['4800', 1_200_000],
          ['0200', -1_200_000],
        ],
      },
      {
        day: '2024-12-31',
        period: 13,
        lines: [
          ['4500', 1_000_000],
          ['1300', -1_000_000],
        ],
      },
    ],
  }),
  smallBooks({
    accounts: ACCOUNTS,
    year: 2025,
    made: '2025-04-02',
    opening: [
      ['0200', 1_800_000],
      ['1000', 14_600_000],
      ['1300', 2_000_000],
      ['0500', -18_400_000],
    ],
    entries: months(2025, 3),
  }),
];

describe('balances beside closing bookings', () => {
  const { test, caller } = signedIn({ now: '2025-04-02T10:00:00Z' });
  let looking: Looking;
  beforeAll(async () => {
    looking = await Looking.at(test, caller, BOOKS);
  });

  const euros = (figures: readonly Figure[]) => figures.map((one) => booked(one).cents / 100);
  const opened = async (page: PageData) =>
    expect(await new Opener(caller, looking.projectId).faults(page)).toEqual([]);

  it.each(['Januari 2025', '1e kwartaal 2025', 'Boekjaar 2025'])(
    'hold %s against the end of the year before with its period 13',
    async (naam) => {
      const page = await looking.component('balans', await looking.report(naam));
      expect(tableOf(page).columns[1]?.label).toBe('Eind december 2024');
      // 30,000 − 12,000; 30,000 − 10,000; 110,000 + 12 × 8,000 − 22,000.
      expect(euros(rowOf(page, 'materiele_activa').slice(0, 2))).toEqual([18_000, 18_000]);
      expect(euros(rowOf(page, 'debiteuren').slice(0, 2))).toEqual([20_000, 20_000]);
      const [, equity] = euros(rowOf(page, 'totaal_totaal_eigen_vermogen').slice(0, 2));
      expect(equity).toBe(184_000);
      await opened(page);
    },
  );

  it('stand in the list as one row, which makes the months up to their year', async () => {
    const query = { project_id: looking.projectId };
    const { results } = await caller.ask('reportResults', { query });
    const of = (type: string) =>
      results.filter((one) => one.type === type && one.periode_max <= 202412);
    const sum = (type: string) =>
      of(type).reduce((total, { figure }) => total + booked(figure).cents, 0);
    const [year] = of('jaar');
    // 12 × 8,000, less 12,000 of depreciation and 10,000 of bad debts.
    expect([sum('maand'), sum('kwartaal'), sum('jaar')]).toEqual([9_600_000, 9_600_000, 7_400_000]);
    expect(booked(year?.closing).cents).toBe(-2_200_000);
    expect(results.filter(({ closing }) => closing)).toEqual([year]);
  });

  it('count a change of debtors in period 13 as one of the year alone', async () => {
    const { type, periode_min, periode_max } = await looking.report('Januari 2025');
    const body = { project_id: looking.projectId, type, periode_min, periode_max };
    const { summary } = await caller.ask('reportSummary', { body });
    expect(JSON.stringify(summary)).not.toContain('debiteuren daalden');
    const page = await looking.component('kengetallen', await looking.report('Januari 2025'));
    const items = page.blocks.flatMap((block) => (block.kind === 'figures' ? block.items : []));
    const of = (key: string) => items.find((item) => item.key === key);
    // 184,000 of 184,000, then 192,000 of 192,000.
    expect(of('solvabiliteit')).toMatchObject({
      figure: { value: 10_000 },
      comparison: { value: 10_000 },
    });
    // 20,000 of the 10,000 that was charged in 31 days, twice: 62 days.
    expect(of('dso')).toMatchObject({ figure: { value: 620 }, comparison: { value: 620 } });
    await opened(page);
  });

  it.each([
    ['Boekjaar 2024', ['Nov 2024', 'Dec 2024', 'Na afsluiting'], [198_000, 206_000, 184_000]],
    ['Januari 2025', ['Dec 2024', 'Na afsluiting', 'Jan 2025'], [206_000, 184_000, 192_000]],
  ] as const)(
    'show in the months of %s what period 13 left in a column of its own',
    async (naam, labels, equity) => {
      for (const [id, row, flow] of [
        ['balans', 'totaal_totaal_eigen_vermogen', undefined],
        ['kengetallen', 'totaal_eigen_vermogen', 'nettomarge'],
      ] as const) {
        const report = await looking.report(naam);
        const page = await looking.component(id, report, { weergave: 'maanden' });
        const { columns } = tableOf(page);
        expect(columns.slice(-3).map(({ label }) => label)).toEqual(labels);
        expect(new Set(columns.map(({ key }) => key)).size).toBe(columns.length);
        expect(euros(rowOf(page, row).slice(-3))).toEqual(equity);
        const after = columns.findIndex(({ label }) => label === 'Na afsluiting');
        if (flow) expect(rowOf(page, flow)[after]?.kind).toBe('absent');
        await opened(page);
      }
    },
  );

  it('leave the month and quarter of period 13 themselves without it', async () => {
    for (const naam of ['December 2024', '4e kwartaal 2024']) {
      const page = await looking.component('balans', await looking.report(naam));
      expect(booked(rowOf(page, 'materiele_activa')[0]).cents).toBe(3_000_000);
      expect(checksIn(page).map(({ state }) => state)).not.toContain('fout');
    }
  });
});
