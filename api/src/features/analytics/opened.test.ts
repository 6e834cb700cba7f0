import type { GridBlock } from '@kengetal/contract';
import { generatedFiles } from '../../testing/books-files.ts';
import { Analyst, grid, type Asked } from './testing/asking.ts';
import { totalsBeside, walk } from './testing/opened.ts';

jest.setTimeout(60_000);

let analyst: Analyst;
beforeAll(async () => {
  analyst = await Analyst.start();
});
afterAll(() => analyst.end());

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
    const opened = await walk(analyst, projectId, [
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
    for (const { values } of tree.rows) {
      expect(values.slice(0, end).reduce((sum: number, one) => sum + (one ?? 0), 0)).toBe(
        values[end],
      );
    }
  });
});
