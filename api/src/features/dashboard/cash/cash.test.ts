import type { Block } from '@kengetal/contract';
import type { CashBlock, CashWeekBlock } from '@kengetal/contract/api';
import { valueOf } from '../../../books/figures/values.ts';
import { projectWith } from '../../../testing/books.ts';
import { Opener } from '../../../testing/figures.ts';
import { signedIn } from '../../../testing/running.ts';
import {
  smallBooks,
  throughBank,
  usual,
  posting,
  type SmallEntry,
} from '../../../testing/small-books.ts';

jest.setTimeout(120_000);

const ACCOUNTS = [
  ['1000', 'Bank', 'B', 'BLimBanRba'],
  ['1500', 'Af te dragen btw', 'B', 'BSchBepBla'],
  ['1520', 'Te vorderen btw', 'B', 'BSchBepBoo'],
  ['1550', 'Btw-aangifte', 'B', 'BSchBepBaf'],
  ['1700', 'Af te dragen loonheffing', 'B', 'BSchBepLhe'],
  ['1710', 'Netto lonen', 'B', ''],
  ['4000', 'Brutolonen', 'P', 'WPerLesLon'],
  ['4100', 'Huur', 'P', 'WBedHuiBeh'],
  ['4900', 'Algemene kosten', 'P', 'WBedAlkOal'],
  ['8000', 'Abonnementen', 'P', 'WOmzNodOdh'],
] as const;

const on = (month: number, day: number) =>
  `2025-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** Rent of 400 on the 1st and revenue of 500 on the 5th with 21 % VAT; wages on the 25th, their tax on the 28th. */
const month = (number: number): SmallEntry[] => [
  {
    day: on(number, 1),
    lines: [
      ['4100', 40_000],
      ['1520', 8_400],
      ['1000', -48_400],
    ],
  },
  {
    day: on(number, 5),
    lines: [
      ['1000', 60_500],
      ['8000', -50_000],
      ['1500', -10_500],
    ],
  },
  {
    day: on(number, 22),
    lines: [
      ['4000', 300_000],
      ['1710', -200_000],
      ['1700', -100_000],
    ],
  },
  throughBank(on(number, 25), '1710', 2_000),
  ...(number > 1 ? [throughBank(on(number, 28), '1700', 1_000)] : []),
];

const BOOKS = smallBooks({
  year: 2025,
  made: '2025-11-30',
  accounts: ACCOUNTS,
  journal: 'Bank',
  opening: [
    ['1550', -6_300],
    ['1000', 6_300],
  ],
  entries: [
    ...Array.from({ length: 11 }, (_, index) => month(index + 1)).flat(),
    ...['2025-01-30', '2025-04-29', '2025-07-30', '2025-10-30'].map((day) =>
      throughBank(day, '1550', 63),
    ),
    throughBank('2025-11-30', '4900', 10),
  ].sort((one, other) => (one.day < other.day ? -1 : 1)),
});

describe('cash of the coming eight weeks', () => {
  const { test, caller } = signedIn({ now: '2025-12-01T10:00:00Z' });

  const made = () => test.app.jobs.idle(['recurring', 'expectation']);

  async function blocksOf(projectId: string, rij?: string): Promise<Block[]> {
    const body = { project_id: projectId, page: 'dashboard-nu' as const, filters: [] };
    const { blocks } = await caller.ask('pages', {
      body: { ...body, ...(rij && { view: { rij } }) },
    });
    return blocks;
  }

  const placeOf = async (projectId: string): Promise<Block | undefined> =>
    (await blocksOf(projectId)).find(({ key }) => key === 'cash');

  async function weekOf(projectId: string, tot: string): Promise<CashWeekBlock> {
    const [week, ...others] = await blocksOf(projectId, `cash_week ${tot}`);
    if (week?.kind !== 'cash_week' || others.length > 0) throw new Error(`no week to ${tot}`);
    return week;
  }

  async function blockOf(content: string): Promise<{ block?: CashBlock; projectId: string }> {
    const projectId = await projectWith(test, caller, [content]);
    await made();
    const block = await placeOf(projectId);
    if (block && block.kind !== 'cash') throw new Error(`${block.kind} in the place of the cash`);
    return { ...(block && { block }), projectId };
  }

  it('holds series with their VAT, wages and taxes, week by week, and opens', async () => {
    const { block, projectId } = await blockOf(BOOKS);
    if (!block) throw new Error('no block');
    // 63 + 11 × (605 − 484) − 11 × 2,000 − 10 × 1,000 − 4 × 63 − 10
    expect([block.dag, valueOf(block.stand)]).toEqual(['2025-11-30', -3_086_800]);
    const opened: CashWeekBlock[] = [];
    for (const { tot } of block.weeks) opened.push(await weekOf(projectId, tot));
    expect(opened.map(({ stand, band }) => [valueOf(stand), band])).toEqual(
      block.weeks.map(({ stand, band }) => [valueOf(stand), band]),
    );
    const told = block.weeks.map(({ label, tot }, index) => [
      label,
      tot,
      opened[index]?.moves
        .filter(({ name }) => name !== 'Via bank en kas')
        .map(({ datum, name, figure }) => [datum, name, valueOf(figure)]),
    ]);
    expect(told).toEqual([
      [
        'wk 49',
        '2025-12-07',
        [
          ['2025-12-01', 'Huur', -48_400],
          ['2025-12-05', 'Abonnementen', 60_500],
        ],
      ],
      ['wk 50', '2025-12-14', []],
      ['wk 51', '2025-12-21', []],
      // Tax over November is due on the 31st and usually paid on the 28th.
      [
        'wk 52',
        '2025-12-28',
        [
          ['2025-12-25', 'Netto lonen', -200_000],
          ['2025-12-28', 'Loonheffing over november', -100_000],
        ],
      ],
      ['wk 1', '2026-01-04', [['2026-01-01', 'Huur', -48_400]]],
      ['wk 2', '2026-01-11', [['2026-01-05', 'Abonnementen', 60_500]]],
      ['wk 3', '2026-01-18', []],
      ['wk 4', '2026-01-25', [['2026-01-25', 'Netto lonen', -200_000]]],
    ]);
    // Beside those 10 of other costs in 182 days: 38 cents a week.
    const end = block.weeks.at(-1);
    expect(end && valueOf(end.stand)).toBe(-3_086_800 - 475_800 - 8 * 38);
    const parts = block.parts.reduce((sum, { figure }) => sum + (valueOf(figure) ?? 0), 0);
    expect(parts).toBe(-475_800 - 8 * 38);
    expect(block.lowest.text).toMatch(/^Laagste stand rond 25 jan: /);
    expect(block.weeks.every(({ band }) => band !== null && band.low <= band.high)).toBe(true);
    for (const shown of [block, ...opened]) {
      expect(await new Opener(caller, projectId).faults(shown)).toEqual([]);
    }
  });

  it('opens no week of an expectation of before', async () => {
    const { projectId } = await blockOf(BOOKS);
    expect(await blocksOf(projectId, 'cash_week 2025-11-30')).toEqual([]);
    await test.database.rows('DELETE FROM cash_expectations WHERE project_id = $1', [projectId]);
    expect(await blocksOf(projectId, 'cash_week 2025-12-07')).toEqual([]);
  });

  it('is made in the background, which its place says until it is there', async () => {
    const { block, projectId } = await blockOf(BOOKS);
    await test.database.rows('DELETE FROM cash_expectations WHERE project_id = $1', [projectId]);
    expect(await placeOf(projectId)).toEqual({
      kind: 'pending',
      key: 'cash',
      title: 'Liquide middelen, komende acht weken',
      text: 'De verwachting wordt gemaakt.',
    });
    await made();
    expect(await placeOf(projectId)).toEqual(block);
  });

  it('stays that of these books while a day passes, and is made anew then', async () => {
    const { block, projectId } = await blockOf(BOOKS);
    const keptOn = () =>
      test.database.rows<{ day: string }>(
        'SELECT day FROM cash_expectations WHERE project_id = $1',
        [projectId],
      );
    await test.database.rows(
      `UPDATE cash_expectations SET day = '2025-11-30' WHERE project_id = $1`,
      [projectId],
    );
    expect(await placeOf(projectId)).toEqual(block);
    await made();
    expect(await keptOn()).toEqual([{ day: '2025-12-01' }]);
  });

  it('says so where it could not be made', async () => {
    const { projectId } = await blockOf(BOOKS);
    await test.database.rows(
      `WITH gone AS (DELETE FROM cash_expectations WHERE project_id = $1 RETURNING *)
       INSERT INTO jobs (job_id, kind, key, version, alone, size, state, due)
       SELECT gen_random_uuid(), 'expectation', project_id::text, concat_ws(' ', state, day),
              '', 0, 'apart', now() FROM gone`,
      [projectId],
    );
    expect(await placeOf(projectId)).toMatchObject({ kind: 'failed', key: 'cash' });
  });

  it('is left out of books that have no bank, and of few months', async () => {
    const entries = [
      posting('2025-01-05', '1300', '8000', 5_000),
      posting('2025-02-05', '1300', '8000', 5_000),
    ];
    const without = smallBooks({ year: 2025, accounts: usual('1300', '8000'), entries });
    expect((await blockOf(without)).block).toBeUndefined();
    const short = [throughBank('2025-01-05', '8000', -5), throughBank('2025-02-05', '8000', -5)];
    const few = smallBooks({ year: 2025, accounts: usual('1000', '8000'), entries: short });
    expect((await blockOf(few)).block).toBeUndefined();
  });
});
