import type { GridBlock, PageData } from '@kengetal/contract';
import { expectedOf, hasRealFiles, realFile } from '../../testing/books.ts';
import { generatedFiles } from '../../testing/books-files.ts';
import { Opener } from '../../testing/figures.ts';
import { Analyst, grid, type Asked } from './testing/asking.ts';

jest.setTimeout(60_000);

const whenReal = hasRealFiles ? describe : describe.skip;

let analyst: Analyst;
beforeAll(async () => {
  analyst = await Analyst.start();
});
afterAll(() => analyst.end());

/** Opens every figure of both pages, the steps of a bridge added up. */
async function walk(projectId: string, all: readonly Asked[]): Promise<number> {
  const opener = new Opener(analyst.caller, projectId);
  const faults: string[] = [];
  for (const asked of all) {
    const page = await analyst.ask(projectId, asked);
    faults.push(...(await opener.faults(page)), ...bridgeFaults(page));
  }
  expect(faults).toEqual([]);
  return opener.opened;
}

function bridgeFaults(page: PageData): string[] {
  return page.blocks.flatMap((block) => {
    if (block.kind !== 'grid' || (block.view !== 'bridge' && block.view !== 'bars')) return [];
    const total = block.rows.find(({ kind }) => kind === 'total');
    const parts = block.rows.filter(({ kind }) => kind !== 'total');
    return block.columns.flatMap((column, index) => {
      if (!total || total.cents[index] === null) return [];
      const sum = parts.reduce(
        (all, { cents, sign }) => all + sign * total.sign * (cents[index] ?? 0),
        0,
      );
      return sum === total.cents[index] ? [] : [`${block.key}, ${column.naam}: ${sum}`];
    });
  });
}

/** Rows of a tree that are not the sum of those under them, or, totals, of the headings above them. */
function totalsBeside({ rows, columns }: GridBlock): string[] {
  return columns.flatMap(({ naam }, index) =>
    rows.flatMap(({ key, kind, sign, cents }, place) => {
      const parts =
        kind === 'total'
          ? rows.slice(0, place).filter((each) => each.kind === 'line' && each.parent === null)
          : rows.filter(({ parent }) => parent === key);
      if (parts.length === 0 || cents[index] === null) return [];
      const sum = parts.reduce((all, part) => all + sign * part.sign * (part.cents[index] ?? 0), 0);
      return sum === cents[index] ? [] : [`${key}, ${naam}: ${sum}`];
    }),
  );
}

/** The tree of a year earlier, as it stands beside that of some months. */
async function yearBefore(projectId: string, months: Asked['months']): Promise<GridBlock> {
  const view = { vorig_jaar_per_maand: true };
  const page = await analyst.ask(projectId, { page: 'analytics-profits', months, view });
  const tree = grid(page, 'winst-en-verlies');
  return {
    ...tree,
    columns: tree.columns.filter(({ earlier }) => earlier !== undefined),
    rows: tree.rows.map((row) => ({ ...row, cents: row.earlier ?? [] })),
  };
}

describe('every figure opens into what makes it up', () => {
  it('of generated books with a short first year, a year from July and period 13', async () => {
    const options = {
      seed: 5,
      firstMonth: 202304,
      firstYearMonths: 3,
      years: 2,
      lastMonth: 202406,
      closingPeriod: true,
    };
    const projectId = await analyst.imported(await generatedFiles(options, 'multivers'));
    const whole = [202307, 202406] as const;
    const opened = await walk(projectId, [
      { months: [202401, 202403] },
      { months: whole, view: { per: 'kwartaal', vergelijking: 'vorig_jaar' } },
      { page: 'analytics-profits', months: whole },
      { page: 'analytics-profits', months: whole, view: { vorig_jaar_per_maand: true } },
      { page: 'analytics-profits', months: [202304, 202306], view: { vergelijking: 'begroting' } },
      { page: 'analytics-profits', months: whole, view: { rij: 'personeelskosten' } },
      { months: [202401, 202403], view: { rij: 'relaties' } },
      { page: 'analytics-profits', months: whole, view: { rij: 'totaal_nettoresultaat' } },
      {
        months: [202401, 202403],
        filters: [{ column: 'type', operator: 'eq', value: 'balans' }],
      },
    ]);
    expect(opened).toBeGreaterThan(300);
    const relations = await analyst.ask(projectId, {
      months: [202401, 202403],
      view: { rij: 'relaties' },
    });
    expect(grid(relations, 'klanten').rows.length).toBe(10);
    expect(grid(relations, 'leveranciers').rows.length).toBe(10);
    const tree = grid(
      await analyst.ask(projectId, { page: 'analytics-profits', months: whole }),
      'winst-en-verlies',
    );
    expect(tree.columns.map(({ role }) => role)).toContain('closing');
    // Months and closing bookings make up the year.
    const end = tree.columns.findIndex(({ role }) => role === 'current');
    expect(totalsBeside(tree)).toEqual([]);
    expect(totalsBeside(await yearBefore(projectId, whole))).toEqual([]);
    for (const { cents } of tree.rows) {
      expect(cents.slice(0, end).reduce((sum: number, one) => sum + (one ?? 0), 0)).toBe(
        cents[end],
      );
    }
  });

  whenReal('of real files, ../shared/data present', () => {
    it.each([
      ['multivers_32_2017.xaf', 201701, 201712],
      ['eekboek_clair2_2013.xaf', 201301, 201312],
    ] as const)('%s', async (name, first, last) => {
      const projectId = await analyst.imported([realFile(name)]);
      await walk(projectId, [
        { months: [first, last], view: { per: 'kwartaal' } },
        { page: 'analytics-profits', months: [first, last], view: { per: 'kwartaal' } },
      ]);
      const tree = grid(
        await analyst.ask(projectId, { page: 'analytics-profits', months: [first, last] }),
        'winst-en-verlies',
      );
      expect(totalsBeside(tree)).toEqual([]);
      const expected = expectedOf<{ pl_accounts: Record<string, { balance: string }> }>(
        `${name}.json`,
      ).pl_accounts;
      const place = tree.columns.findIndex(({ role }) => role === 'current');
      const found = tree.rows
        .filter(({ key }) => key.startsWith('rekening_'))
        .map(({ key, sign, cents }) => [key.slice(9), -sign * (cents[place] ?? 0)] as const)
        .filter(([, cents]) => cents !== 0);
      const wanted = Object.entries(expected)
        .map(([id, { balance }]) => [id, Math.round(Number(balance) * 100)] as const)
        .filter(([, cents]) => cents !== 0);
      expect(Object.fromEntries(found)).toEqual(Object.fromEntries(wanted));
    });
  });
});
