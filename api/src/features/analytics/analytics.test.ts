import { gridFigure, gridPlace, type FilterItem, type GridBlock } from '@kengetal/contract';
import { withOrganisation } from '../../testing/books.ts';
import { Opener } from '../../testing/figures.ts';
import { Analyst, bodyOf, grid, wholeGrid } from './testing/asking.ts';
import { SMALL_BOOKS } from './testing/small-books.ts';

jest.setTimeout(60_000);

let analyst: Analyst;
beforeAll(async () => {
  analyst = await Analyst.start();
});
afterAll(() => analyst.end());

/** Amounts in euros by row. */
const euros = ({ rows }: GridBlock) =>
  Object.fromEntries(
    rows.map(({ key, values }) => [key, values.map((amount) => amount && amount / 100)]),
  );

describe('small books, worked out by hand', () => {
  let projectId: string;
  beforeAll(async () => {
    projectId = await analyst.imported([SMALL_BOOKS]);
  });
  const february = [202402, 202402] as const;

  it('go from the result of one period to that of the next in steps that add up', async () => {
    const page = await analyst.ask(projectId, { months: february });
    const bridge = grid(page, 'brug');
    // January: 1,500 − 400 − 600 − 250 = 250; February: 2,500 − 900 − 600 − 250 = 750.
    expect(euros(bridge)).toEqual({
      netto_omzet: [2_500, 1_500],
      kostprijs_omzet: [900, 400],
      personeelskosten: [600, 600],
      overige_bedrijfskosten: [250, 250],
      resultaat: [750, 250],
    });
    const { columns, rows } = wholeGrid(page, 'brug');
    const steps = rows.filter(({ kind }) => kind === 'line');
    const effect = gridPlace(columns, 'effect');
    expect(steps.map(({ values }) => values[effect])).toEqual([100_000, -50_000, 0, 0]);
  });

  it('are asked for by months written in any way of the specification (§3, §7)', async () => {
    const expected = await analyst.ask(projectId, { months: february });
    for (const month of ['202402', '2024-M02', '2024-M-02', '24/02', '2024-02-29T12:00:00Z']) {
      const filters: FilterItem[] = [
        { column: 'periode', operator: 'between', value: [month, month] },
      ];
      expect(await analyst.ask(projectId, { filters })).toEqual(expected);
    }
  });

  it('are a tree of heading, group and account, month by month, with totals', async () => {
    const asked = { page: 'analytics-profits', months: [202401, 202404] } as const;
    const tree = grid(await analyst.ask(projectId, asked), 'winst-en-verlies');
    expect(tree.columns.map(({ label, role }) => [label, role])).toEqual([
      ['Jan 2024', 'month'],
      ['Feb', 'month'],
      ['Mrt', 'month'],
      ['Apr', 'month'],
      ['Jan - apr 2024', 'current'],
      ['Jan - apr 2023', 'comparison'],
    ]);
    expect(euros(tree)).toMatchObject({
      netto_omzet: [1_500, 2_500, 0, 1_750, 5_750, null],
      groep_omzet_handelsgoederen: [1_000, 2_000, 0, 1_500, 4_500, null],
      rekening_8000: [1_000, 2_000, 0, 1_500, 4_500, null],
      totaal_brutomarge: [1_100, 1_600, 0, 1_150, 3_850, null],
      totaal_nettoresultaat: [250, 750, -850, 250, 400, null],
    });
    const depth = (key: string) => tree.rows.find((row) => row.key === key);
    expect(depth('rekening_8000')).toMatchObject({
      parent: 'groep_omzet_handelsgoederen',
      level: 2,
    });
    expect(depth('groep_omzet_handelsgoederen')).toMatchObject({ parent: 'netto_omzet', level: 1 });
  });

  it('name the result by its sign, and not where months disagree', async () => {
    const label = async (first: number, last: number) => {
      const months = [first, last] as const;
      // Beside a year that there is none of, only the months themselves tell.
      const view = { vergelijking: 'vorig_jaar' } as const;
      const page = await analyst.ask(projectId, { page: 'analytics-profits', months, view });
      return grid(page, 'winst-en-verlies').rows.at(-1)?.label;
    };
    expect(await label(202401, 202402)).toBe('Nettowinst');
    expect(await label(202403, 202403)).toBe('Nettoverlies');
    expect(await label(202402, 202403)).toBe('Nettoresultaat');
  });

  it('by quarter have the same totals, a quarter that is cut off says so', async () => {
    const page = await analyst.ask(projectId, {
      page: 'analytics-profits',
      months: [202402, 202404],
      view: { per: 'kwartaal' },
    });
    const tree = grid(page, 'winst-en-verlies');
    expect(tree.columns.map(({ naam }) => naam).slice(0, 2)).toEqual([
      '1e kwartaal 2024 (februari t/m maart 2024)',
      '2e kwartaal 2024 (april 2024)',
    ]);
    expect(euros(tree).netto_omzet).toEqual([2_500, 1_750, 4_250, null]);
  });

  it('leave out all that a filter leaves out, in every block', async () => {
    const filters: FilterItem[] = [{ column: 'rekening', operator: 'in', value: ['8000', '4000'] }];
    const page = await analyst.ask(projectId, { months: february, filters });
    expect(euros(grid(page, 'brug'))).toEqual({
      netto_omzet: [2_000, 1_000],
      personeelskosten: [600, 600],
      resultaat: [1_400, 400],
    });
    const trend = grid(page, 'trend');
    expect(trend.title).toBe('4000 Lonen en 8000 Handel per maand');
    expect(trend.rows.map(({ values }) => values.slice(-2))).toEqual([
      [60_000, 60_000],
      [100_000, 200_000],
    ]);
    expect(euros(grid(page, 'kosten'))).toEqual({ groep_lonen: [600, 600], kosten: [600, 600] });
    expect(await new Opener(analyst.caller, projectId).faults(page)).toEqual([]);
  });

  it('show a balance as it stands at the end of each month', async () => {
    const filters: FilterItem[] = [{ column: 'groep', operator: 'eq', value: 'bank_en_kas' }];
    const page = await analyst.ask(projectId, { months: [202404, 202404], filters });
    const trend = grid(page, 'trend');
    expect(trend.title).toBe('Stand bank en kas per maand');
    // 250, + 750, − 850, + 250.
    expect(trend.rows[0]?.values.slice(-4)).toEqual([25_000, 100_000, 15_000, 40_000]);
    expect(page.blocks).toHaveLength(1);
  });

  it('compare with nothing where the books do not reach, and say why', async () => {
    const page = await analyst.ask(projectId, { months: [202401, 202401] });
    const { columns, rows } = wholeGrid(page, 'brug');
    const [row] = rows;
    if (!row) throw new Error('an empty bridge');
    expect(gridFigure(columns, row, 1)).toMatchObject({
      kind: 'absent',
      reason: 'De boekhouding over december 2023 is niet ingelezen.',
    });
    expect(gridFigure(columns, row, gridPlace(columns, 'difference')).kind).toBe('absent');
  });

  it('of one row tell its mean month and the fiscal year so far', async () => {
    const page = await analyst.ask(projectId, {
      page: 'analytics-profits',
      months: [202402, 202403],
      view: { rij: 'rekening_8000' },
    });
    const items = page.blocks.flatMap((block) => (block.kind === 'figures' ? block.items : []));
    const [mean, year] = items.map(({ figure }) => figure);
    // Three months of books up to March: 1,000 + 2,000 + 0.
    expect(mean).toMatchObject({ kind: 'derived', value: 100_000, divisor: 3 });
    expect(year).toMatchObject({ kind: 'booked', cents: 300_000 });
    const body = bodyOf(projectId, { page: 'analytics-profits', view: { rij: 'niets' } });
    expect((await analyst.caller.problem('pages', { body })).status).toBe(404);
  });

  it.each<[string, FilterItem]>([
    ['another column', { column: 'relatie', operator: 'eq', value: 'x' }],
    ['another operator', { column: 'groep', operator: 'contains', value: 'x' }],
    ['a list for one value', { column: 'groep', operator: 'eq', value: ['x'] }],
  ])('are not shown for a filter with %s', async (_name, filter) => {
    const problem = await analyst.caller.problem('pages', {
      body: bodyOf(projectId, { filters: [filter] }),
    });
    expect(problem.status).toBe(422);
  });

  it('outside the bookings are called after what would be there', async () => {
    const titleOf = async (filters: FilterItem[]) =>
      grid(await analyst.ask(projectId, { months: [201501, 201503], filters }), 'trend').title;
    expect(await titleOf([])).toBe('Omzet, kosten en resultaat per maand');
    const wages: FilterItem = { column: 'rekening', operator: 'eq', value: '4000' };
    expect(await titleOf([wages])).toBe('4000 Lonen per maand');
  });

  it.each([
    // Of 36 months each has its column; more are shown by quarter.
    [[202105, 202404], 36, 'per maand', 'Patroon per groep en maand'],
    [[202104, 202404], 13, 'per kwartaal', 'Patroon per groep en kwartaal'],
  ] as const)(
    'over %j are called after the columns that they have',
    async (months, count, per, pattern) => {
      const page = await analyst.ask(projectId, { months });
      expect(grid(page, 'trend').columns).toHaveLength(count);
      expect(grid(page, 'trend').title).toBe(`Omzet, kosten en resultaat ${per}`);
      expect(grid(page, 'patroon').title).toBe(pattern);
    },
  );

  it('chosen by a value that is not there are empty, and say so', async () => {
    const filters: FilterItem[] = [{ column: 'groep', operator: 'eq', value: 'weg' }];
    const { blocks } = await analyst.ask(projectId, { filters });
    expect(blocks).toMatchObject([{ key: 'trend', rows: [], reason: expect.any(String) }]);
  });
});

it('a project without books says what to do', async () => {
  const organisation_id = await withOrganisation(analyst.caller);
  const { project_id } = await analyst.caller.ask('createProject', {
    body: { organisation_id, project_name: 'Leeg' },
  });
  for (const page of ['analytics-overview', 'analytics-profits'] as const) {
    expect(await analyst.ask(project_id, { page })).toMatchObject({
      blocks: [],
      notice: { text: 'Er zijn nog geen boekingen. Upload een auditfile om je cijfers te zien.' },
    });
  }
});
