import type { Block, CallBody, ChangesBlock, FiguresBlock, PageData } from '@kengetal/contract';
import { projectWith } from '../../testing/books.ts';
import { Opener } from '../../testing/figures.ts';
import { signedIn } from '../../testing/running.ts';
import { capital, smallBooks, usual, type SmallEntry } from '../../testing/small-books.ts';

jest.setTimeout(60_000);

type View = CallBody<'pages'>['view'];

/** A sale of so many euros with 21 % of VAT, and what it cost. */
const month = (day: string, sold: number, bought: number, rent: number): SmallEntry => ({
  day,
  lines: [
    ['1000', sold * 121 - bought * 121 - rent * 100],
    ['8000', -sold * 100],
    ['1500', -sold * 21],
    ['7000', bought * 100],
    ['1520', bought * 21],
    ['4100', rent * 100],
  ],
});

const ACCOUNTS = [
  ...usual('0500', '1000', '4100', '8000'),
  ['1500', 'Btw te betalen hoog', 'B', 'BSchBepBtwOla'],
  ['1520', 'Btw te vorderen', 'B', 'BSchBepBtwOvb'],
  ['7000', 'Inkoop', 'P', 'WKprInhInh'],
] as const;

const year = (number: number, entries: readonly SmallEntry[], opening = capital(1_000_000)) =>
  smallBooks({
    year: number,
    made: `${number + 1}-01-10`,
    accounts: ACCOUNTS,
    opening,
    entries,
  });

describe('the dashboard of a company with everything', () => {
  const { test, caller } = signedIn({ now: '2026-02-10T10:00:00Z' });
  let project_id: string;
  beforeAll(async () => {
    project_id = await projectWith(test, caller, [
      year(2025, [
        month('2025-10-10', 2_000, 500, 300),
        month('2025-11-10', 3_000, 900, 300),
        month('2025-12-10', 4_000, 1_000, 800),
      ]),
    ]);
  });

  const pageOf = (first: number, last: number, view?: View): Promise<PageData> => {
    const period = { column: 'periode', operator: 'between' } as const;
    const filters = [{ ...period, value: [first, last] }];
    return caller.ask('pages', { body: { project_id, page: 'dashboard', filters, view } });
  };
  const blockOf = <Kind extends Block['kind']>({ blocks }: PageData, kind: Kind) =>
    blocks.find((block): block is Extract<Block, { kind: Kind }> => block.kind === kind);

  it('has six key figures, of which each opens into its groups or accounts', async () => {
    const page = await pageOf(202512, 202512);
    const figures: FiguresBlock | undefined = blockOf(page, 'figures');
    expect(figures?.items.map(({ key }) => key)).toEqual([
      ...['omzet', 'brutomarge', 'kosten', 'resultaat', 'bank_en_kas', 'btw_positie'],
    ]);
    const item = (key: string) => figures?.items.find((one) => one.key === key);
    // Sold for 4,000 less 1,000 is three quarters; costs are 1,000 and a rent of 800.
    expect(item('brutomarge')).toMatchObject({
      figure: { value: 300_000 },
      extra: { value: 7_500 },
    });
    expect(item('kosten')?.figure).toMatchObject({
      kind: 'derived',
      value: 180_000,
      terms: [
        { label: 'Inkoopwaarde goederen', factor: 1, figure: { cents: 100_000 } },
        { label: 'Huisvestingskosten', factor: 1, figure: { cents: 80_000 } },
      ],
    });
    // 21 % of 9,000 sold less 21 % of 2,400 bought; by month, since it stands beside the bank in each.
    expect(item('btw_positie')).toMatchObject({
      figure: { value: 138_600 },
      detail: 'te betalen, uiterlijk 31 jan',
    });
    expect(item('btw_positie')?.trend?.at(-2)).toMatchObject({
      periode: 202511,
      figure: { cents: 75_600 },
    });
    expect(await new Opener(caller, project_id).faults(page)).toEqual([]);
  });

  it('names the costs that changed most, and what did it', async () => {
    const changes: ChangesBlock | undefined = blockOf(await pageOf(202512, 202512), 'changes');
    expect(changes).toMatchObject({ title: 'Grootste kostenstijgers', than: 't.o.v. nov' });
    expect(
      changes?.items.map(({ label, figure, percent, judgement, reason }) => [
        ...[label, 'value' in figure && figure.value, 'value' in percent && percent.value],
        ...[judgement, reason?.text],
      ]),
    ).toEqual([
      [
        'Huisvestingskosten',
        50_000,
        16_667,
        'ongunstig',
        'Vooral [€\u00a0500](figure:oorzaak) meer op ‘Huur’',
      ],
      [
        'Inkoopwaarde goederen',
        10_000,
        1_111,
        'ongunstig',
        'Vooral [€\u00a0100](figure:oorzaak) meer op ‘Inkoop’',
      ],
    ]);
  });

  it('is held against what was chosen, and says so where that is not there', async () => {
    const page = await pageOf(202512, 202512);
    expect(page.comparisons?.map(({ key, is_default }) => [key, is_default])).toEqual([
      ['vorige_periode', true],
      ['vorig_jaar', false],
      ['begroting', false],
    ]);
    const other = await pageOf(202512, 202512, { vergelijking: 'vorig_jaar' });
    expect(blockOf(other, 'figures')?.items[0]?.change).toBeUndefined();
    expect(blockOf(other, 'changes')).toBeUndefined();
    expect(other.notice?.text).toMatch(
      /^Vergelijken met ‘zelfde periode vorig jaar’ kan hier niet\. /,
    );
  });

  it('answers with one block when that is asked for', async () => {
    const { blocks } = await pageOf(202512, 202512, { rij: 'kerncijfers' });
    expect(blocks.map(({ key }) => key)).toEqual(['kerncijfers']);
  });
});

describe('the dashboard of a company without VAT, bank or cost of sales', () => {
  const { test, caller } = signedIn({ now: '2026-02-10T10:00:00Z' });

  it('has the figures that there are', async () => {
    const content = smallBooks({
      year: 2025,
      accounts: [...usual('0200', '0500', '8000', '4100')],
      entries: [
        {
          day: '2025-12-10',
          lines: [
            ['0200', 50_000],
            ['8000', -50_000],
          ],
        },
      ],
    });
    const project_id = await projectWith(test, caller, [content]);
    const page = await caller.ask('pages', {
      body: { project_id, page: 'dashboard', filters: [] },
    });
    const figures = page.blocks.find((block): block is FiguresBlock => block.kind === 'figures');
    expect(figures?.items.map(({ key }) => key)).toEqual(['omzet', 'kosten', 'resultaat']);
    expect(page.blocks.map(({ kind }) => kind)).toEqual(['text', 'figures', 'series']);
  });
});
