import { addMonths } from '@kengetal/ledger';
import {
  centsOfText,
  expectedOf,
  hasRealFiles,
  REAL_FILES,
  realFile,
} from '@kengetal/ledger/testing';
import { Analyst, grid, type Asked } from './testing/asking.ts';
import { LOOKS, rowsIn, totalsBeside, walk } from './testing/opened.ts';

/** `npm test -- heavy` opens every month, quarter and year in every look, and every row. */
const IS_HEAVY = process.env.KENGETAL_HEAVY === '1';

jest.setTimeout(IS_HEAVY ? 3_600_000 : 60_000);

const whenReal = hasRealFiles ? describe : describe.skip;

type Months = readonly [number, number];

/** The year in each of some looks, and months of it in others: each file in looks of its own. */
function sampled(year: Months, file: number): Asked[] {
  const month = addMonths(year[0], 2 + file);
  const looks = [0, 3, 7, 10].map((at) => LOOKS[(file + at) % LOOKS.length] ?? {});
  return looks.map((look, index) => ({ ...look, months: index % 2 === 0 ? year : [month, month] }));
}

whenReal('every figure of analytics of real files, ../shared/data present', () => {
  let analyst: Analyst;
  beforeAll(async () => {
    analyst = await Analyst.start();
  });
  afterAll(() => analyst.end());

  /** Everything that can be asked: every period in every look, and every row of the year. */
  async function whole(projectId: string, year: Months): Promise<Asked[]> {
    const { reports } = await analyst.caller.ask('filters', { query: { project_id: projectId } });
    const spans = reports.map(({ periode_min, periode_max }): Months => [periode_min, periode_max]);
    const rows = await rowsIn(analyst, projectId, year);
    return [
      ...spans.flatMap((months) => LOOKS.map((look) => ({ ...look, months }))),
      ...rows.map((rij) => ({ page: 'analytics-profits' as const, months: year, view: { rij } })),
    ];
  }

  it.each(REAL_FILES.map(([name, folder], index) => [name, folder, index] as const))(
    '%s opens into what makes it up',
    async (name, folder, index) => {
      const projectId = await analyst.imported([realFile(`${folder}${name}`)]);
      const { reports } = await analyst.caller.ask('filters', { query: { project_id: projectId } });
      const report = reports.find(({ type }) => type === 'jaar');
      const year: Months = [report?.periode_min ?? 0, report?.periode_max ?? 0];
      const all = IS_HEAVY ? await whole(projectId, year) : sampled(year, index);
      expect(await walk(analyst, projectId, all)).toBeGreaterThan(20);
      const page = await analyst.ask(projectId, { page: 'analytics-profits', months: year });
      const tree = grid(page, 'winst-en-verlies');
      expect(totalsBeside(tree)).toEqual([]);
      const { pl_accounts } = expectedOf<{ pl_accounts: Record<string, { balance: string }> }>(
        `${name}.json`,
      );
      const place = tree.columns.findIndex(({ role }) => role === 'current');
      const found = tree.rows
        .filter(({ key }) => key.startsWith('rekening_'))
        .map(({ key, sign, values }) => [key.slice(9), -sign * (values[place] ?? 0)] as const)
        .filter(([, cents]) => cents !== 0);
      const wanted = Object.entries(pl_accounts)
        .map(([id, { balance }]) => [id, centsOfText(balance)] as const)
        .filter(([, cents]) => cents !== 0);
      expect(Object.fromEntries(found)).toEqual(Object.fromEntries(wanted));
    },
  );
});
