import { LIMITS, type GridBlock } from '@kengetal/contract';
import { upload, withOrganisation } from '../../testing/books.ts';
import { signedIn } from '../../testing/running.ts';
import { posting, smallBooks } from '../../testing/small-books.ts';
import { seen, type SeenTable } from '../../testing/tables.ts';

const MANY = 1_500;
const YEAR = { type: 'jaar', periode_min: 202401, periode_max: 202412 } as const;
const ROOM = Math.floor(LIMITS.tableCells.max / 13);
const numberOf = (index: number) => String(40_000 + index);
/** Every account costs its number in cents, in January; of the last one also in December. */
const COSTS = Array.from(
  { length: MANY },
  (_, index) => [numberOf(index), 40_000 + index] as const,
);
const TOTAL = COSTS.reduce((sum, [, cents]) => sum + cents, 0);

const BOOKS = smallBooks({
  year: 2024,
  accounts: [
    ['1000', 'Bank', 'B', 'BLimBanRba'],
    ['4000', 'Huur', 'P', 'WBedHuiBeh'],
    ...COSTS.map(([number]) => [number, `Auto ${number}`, 'P', 'WBedAutBra'] as const),
  ],
  entries: [
    { day: '2024-01-10', lines: [...COSTS, ['1000', -TOTAL]] },
    posting('2024-02-10', '4000', '1000', 500),
  ],
});

describe('more accounts than a table shows', () => {
  const { test, caller } = signedIn();
  let project_id: string;
  beforeAll(async () => {
    const organisationId = await withOrganisation(caller);
    const job = await upload(test, caller, { organisationId, content: BOOKS });
    expect(job.status).toBe('gereed');
    project_id = job.project_id ?? '';
  });

  const tableOf = async (id: string): Promise<SeenTable> => {
    const body = { project_id, ...YEAR, id, weergave: 'maanden' } as const;
    const page = seen(await caller.ask('reportComponent', { body }));
    const table = page.blocks.find((block) => block.kind === 'grid');
    if (table?.kind !== 'grid') throw new Error('no table');
    return table;
  };
  const sumOfLines = async (selection: object) => {
    const body = { project_id, selection: selection as never };
    return (await caller.ask('lines', { body })).sum_cents;
  };

  it.each(['winst-en-verlies', 'kosten'])(
    '%s shows the largest, and the others as one row that adds up and opens',
    async (id) => {
      const { rows, columns } = await tableOf(id);
      const own = rows.filter(({ key }) => key.startsWith('rekening_4') && key.length > 13);
      expect(own.length).toBeLessThan(ROOM);
      expect(own.length).toBeGreaterThan(ROOM / 2);
      expect(own.map(({ key }) => key)).toContain(`rekening_${numberOf(MANY - 1)}`);
      expect(own.map(({ key }) => key)).not.toContain(`rekening_${numberOf(0)}`);
      const group = rows.find(({ key }) => key === 'autokosten');
      const others = rows.find(({ label }) => label.startsWith('Overige ('));
      expect(others?.label).toMatch(/^Overige \(\d{3} rekeningen\)$/);
      columns.forEach((_, index) => {
        const cents = [...own, ...(others ? [others] : [])].map(({ cells }) => {
          const cell = cells[index];
          return cell?.kind === 'booked' ? cell.cents : 0;
        });
        const whole = group?.cells[index];
        expect(whole?.kind === 'booked' && whole.cents).toBe(cents.reduce((a, b) => a + b, 0));
      });
      const total = others?.cells.at(-1);
      if (total?.kind !== 'booked') throw new Error('no amount');
      expect(total.cents).toBeGreaterThan(0);
      expect(await sumOfLines(total.selection)).toBe(total.cents);
      expect(rows.map(({ key }) => key)).toContain('rekening_4000');
    },
  );

  it('the tree of winst en verlies does the same', async () => {
    const filters = [{ column: 'periode', operator: 'between', value: [202401, 202412] }] as never;
    const body = { project_id, page: 'analytics-profits', filters } as const;
    const { blocks } = await caller.ask('pages', { body });
    const { rows } = blocks.find(({ key }) => key === 'winst-en-verlies') as GridBlock;
    const below = rows.filter(({ parent }) => parent === 'groep_autokosten');
    expect(below.length).toBeLessThan(ROOM);
    const whole = rows.find(({ key }) => key === 'groep_autokosten')?.values ?? [];
    whole.forEach((cents, index) => {
      expect(below.reduce((sum, row) => sum + (row.values[index] ?? 0), 0)).toBe(cents ?? 0);
    });
    const rest = below.at(-1);
    expect(rest).toMatchObject({ kind: 'rest', key: 'overig_autokosten' });
    const selection = { ...YEAR, soorten: ['mutatie'], filters: rest?.filters, type: undefined };
    expect(await sumOfLines(selection)).toBe(rest?.values[0]);
  });

  it('an exported report has the same rows', async () => {
    const body = { project_id, ...YEAR, format: 'csv' } as const;
    const { download_url } = await caller.ask('reportExport', { body });
    const file = await test.app.server.inject({ url: `/v1${download_url}` });
    expect(file.body).toContain('Overige (');
  });
});
