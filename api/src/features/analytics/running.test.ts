import { gridEarlier, type GridBlock, type PageData } from '@kengetal/contract';
import { Opener } from '../../testing/figures.ts';
import { posting, smallBooks, usual } from '../../testing/small-books.ts';
import { Analyst, grid, type Asked } from './testing/asking.ts';

jest.setTimeout(60_000);

const ACCOUNTS = usual('0500', '1000', '4000', '4100', '8000');
/** Sold for € 2,000 on the fifth of each month; wages of € 1,000 on the 25th. */
const sold = (month: string) => posting(`${month}-05`, '1000', '8000', 200_000);
const paid = (month: string) => posting(`${month}-25`, '4000', '1000', 100_000);
/** Rent that was booked ahead. */
const ahead = (day: string) => ({
  day,
  lines: [['4100', 70_000] as const, ['1000', -70_000] as const],
});
const months = (year: number, count: number) =>
  Array.from({ length: count }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);

describe('analytics of books that were made on 10 March 2025', () => {
  let analyst: Analyst;
  let projectId: string;
  let opener: Opener;
  beforeAll(async () => {
    analyst = await Analyst.start();
    const opening = [
      ['1000', 50_000],
      ['0500', -50_000],
    ] as const;
    const year = { accounts: ACCOUNTS, opening };
    const before = months(2024, 12).flatMap((month) => [sold(month), paid(month)]);
    const now = months(2025, 2).flatMap((month) => [sold(month), paid(month)]);
    projectId = await analyst.imported([
      smallBooks({
        ...{ ...year, year: 2024, made: '2025-01-20' },
        entries: before,
      }),
      smallBooks({
        ...{ ...year, year: 2025, made: '2025-03-10' },
        entries: [...now, sold('2025-03'), ahead('2025-06-30'), ahead('2025-12-31')],
      }),
    ]);
    opener = new Opener(analyst.caller, projectId);
  });
  afterAll(() => analyst.end());

  /** A page of which every figure opens. */
  async function page(asked: Asked): Promise<PageData> {
    const answer = await analyst.ask(projectId, asked);
    expect(await opener.faults(answer)).toEqual([]);
    return answer;
  }
  const rowOf = ({ rows }: GridBlock, key: string) => {
    const row = rows.find((one) => one.key === key);
    if (!row) throw new Error(`no row ${key}`);
    return row;
  };
  const YEAR = [202501, 202512] as const;
  const view = { vergelijking: 'vorig_jaar' } as const;

  it('leave out what is booked ahead, and compare as many months and days', async () => {
    const bridge = grid(await page({ months: YEAR, view }), 'brug');
    expect(bridge.columns.map(({ naam }) => naam)).toEqual([
      'januari t/m 10 maart 2025',
      'boekjaar 2024 t/m 10 mrt',
    ]);
    // Three sales and two wages, in either year; no rent.
    expect(bridge.rows.map(({ key, values }) => [key, values])).toEqual([
      ['netto_omzet', [600_000, 600_000]],
      ['personeelskosten', [200_000, 200_000]],
      ['resultaat', [400_000, 400_000]],
    ]);
  });

  it('are a tree of the booked months, whose total they add up to', async () => {
    const asked = { page: 'analytics-profits', months: YEAR, view } as const;
    const tree = grid(await page(asked), 'winst-en-verlies');
    expect(tree.columns.map(({ label }) => label).slice(0, 4)).toEqual([
      ...['Jan 2025', 'Feb', 'Mrt', 'Jan - mrt 2025'],
    ]);
    expect(rowOf(tree, 'totaal_nettoresultaat').values).toEqual([
      ...[100_000, 100_000, 200_000, 400_000, 400_000],
    ]);
  });

  it('have the same months a year earlier beside them, and as many days of one that runs', async () => {
    const trend = grid(await page({ months: YEAR }), 'trend');
    const last = trend.columns.length - 1;
    const costs = rowOf(trend, 'kosten');
    expect(trend.columns[last]).toMatchObject({
      key: '202503-202503',
      earlier: {
        naam: 'maart 2024 t/m 10 mrt',
        lines: { periode_min: 202403, periode_max: 202403, tot: '2024-03-10' },
      },
    });
    // The wages of March 2024 came on the 25th.
    expect(costs.earlier?.slice(-3)).toEqual([100_000, 100_000, 0]);
    expect(gridEarlier(trend.columns, costs, 0)).toMatchObject({
      kind: 'absent',
      reason: expect.stringContaining('april 2023'),
    });
    // Without a year before there is nothing to draw.
    const old = grid(await page({ months: [202401, 202404] }), 'trend');
    expect(old.rows.every(({ earlier }) => earlier === undefined)).toBe(true);
  });

  it('find nothing out of the ordinary in a month that runs, and leave it out of a mean', async () => {
    const asked = { page: 'analytics-profits', months: [202404, 202503] } as const;
    const tree = grid(await page(asked), 'winst-en-verlies');
    expect(rowOf(tree, 'rekening_4000').outliers).toBeUndefined();
    const { blocks } = await page({ ...asked, view: { rij: 'rekening_4000' } });
    const [mean] = blocks.flatMap((block) => (block.kind === 'figures' ? block.items : []));
    expect(mean?.figure).toMatchObject({ kind: 'derived', value: 100_000, divisor: 12 });
  });
});
