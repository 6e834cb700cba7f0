import type { Comparison } from '@kengetal/contract';
import { projectWith } from '../../testing/books.ts';
import { Caller } from '../../testing/caller.ts';
import { startApp, type TestApp } from '../../testing/environment.ts';
import { smallBooks, throughBank } from '../../testing/small-books.ts';

const accounts = [
  ['1000', 'Bank', 'B', 'BLimBanRba'],
  ['8000', 'Omzet', 'P', 'WOmzNodOdh'],
] as const;

/** Sales of 1.000 and 500; the file was made in March, so that the rest of 2024 is not read. */
const BEGUN = smallBooks({
  year: 2024,
  made: '2024-03-01',
  accounts,
  entries: [throughBank('2024-01-10', '8000', -1_000), throughBank('2024-02-10', '8000', -500)],
});
const YEAR_AFTER = smallBooks({
  year: 2025,
  accounts,
  entries: [throughBank('2025-01-10', '8000', -1_600), throughBank('2025-02-10', '8000', -700)],
});
const BUDGET = 'Rekening;jan;feb\n8000;900;900';

describe('a period that nothing was chosen for', () => {
  let test: TestApp;
  let caller: Caller;
  let project_id: string;
  beforeAll(async () => {
    test = await startApp({ now: '2026-02-18T10:00:00Z' });
    caller = await new Caller(test).signIn('anna@voorbeeld.nl');
    project_id = await projectWith(test, caller, [BEGUN, YEAR_AFTER]);
  });
  afterAll(() => test.close());

  const page = (page: 'dashboard' | 'analytics-overview' | 'analytics-profits', periode: number) =>
    caller.ask('pages', {
      body: {
        project_id,
        page,
        filters: [{ column: 'periode', operator: 'between', value: [periode, periode] }],
      },
    });
  const headline = async (periode: number) => {
    const { blocks } = await page('dashboard', periode);
    const said = blocks.find((block) => block.kind === 'text')?.text ?? '';
    return said.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('\u00a0', ' ');
  };
  const report = (periode: number) => ({
    project_id,
    type: 'maand' as const,
    periode_min: periode,
    periode_max: periode,
  });
  const defaultsOf = async (periode: number) => {
    const { comparisons } = await caller.ask('report', { body: report(periode) });
    const all = [
      comparisons,
      (await page('analytics-overview', periode)).comparisons,
      (await page('analytics-profits', periode)).comparisons,
    ];
    return all.map((options) => options?.filter((one) => one.is_default).map(({ key }) => key));
  };
  /** The heading and the sales of what a report without a choice is held against. */
  const heldAgainst = async (periode: number, vergelijking?: Comparison) => {
    const body = {
      ...report(periode),
      id: 'winst-en-verlies',
      ...(vergelijking && { vergelijking }),
    };
    const { blocks } = await caller.ask('reportComponent', { body });
    const grid = blocks.find((block) => block.kind === 'grid');
    const place = grid?.columns.findIndex(({ role }) => role === 'comparison') ?? -1;
    const omzet = grid?.rows.find(({ key }) => key === 'totaal_netto_omzet');
    return [grid?.columns[place]?.label, omzet?.values[place]];
  };

  it('is held against the period before', async () => {
    expect(await defaultsOf(202502)).toEqual([
      ['vorige_periode'],
      ['vorige_periode'],
      ['vorig_jaar'], // what this page looks at first
    ]);
    expect(await headline(202502)).toMatch(/€ 900 lager dan in januari/);
    expect(await heldAgainst(202502)).toEqual(await heldAgainst(202502, 'vorige_periode'));
  });

  it('is held against the year before where the period before was not read', async () => {
    expect(await defaultsOf(202501)).toEqual([['vorig_jaar'], ['vorig_jaar'], ['vorig_jaar']]);
    expect(await headline(202501)).toMatch(/€ 600 hoger dan in januari 2024/);
    expect(await heldAgainst(202501)).toEqual([expect.stringContaining('2024'), 100_000]);
    // A choice stays what it was, with the reason.
    expect((await heldAgainst(202501, 'vorige_periode'))[1]).toBeNull();
  });

  it('is held against a budget where there is nothing earlier, and against nothing without', async () => {
    expect(await headline(202401)).toBe('In januari 2024 kwam het resultaat uit op € 1.000.');
    const { comparisons } = await page('analytics-overview', 202401);
    expect(comparisons?.every(({ reason }) => reason !== null)).toBe(true);

    const content = Buffer.from(BUDGET).toString('base64');
    const body = { project_id, boekjaar: '2024', filename: 'begroting.csv', content };
    await caller.ask('uploadBudget', { body });
    expect(await defaultsOf(202401)).toEqual([['begroting'], ['begroting'], ['begroting']]);
    expect(await headline(202401)).toBe(
      'In januari 2024 kwam het resultaat uit op € 1.000, € 100 hoger dan begroot, vooral door € 100 hogere omzet.',
    );
    expect(await heldAgainst(202401)).toEqual([expect.stringContaining('egroting'), 90_000]);
    expect((await page('dashboard', 202401)).blocks).toMatchObject([
      {},
      { items: [{ key: 'omzet', change: { label: 't.o.v. begroting' } }, {}, {}, {}] },
      {},
    ]);
  });
});
