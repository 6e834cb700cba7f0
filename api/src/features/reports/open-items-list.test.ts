import type { CallBodyInput, OpenItem, OpenItemsBlock, OpenItemsPage } from '@kengetal/contract';
import { projectWith } from '../../testing/books.ts';
import { generatedFiles } from '../../testing/books-files.ts';
import { signedIn } from '../../testing/running.ts';
import { Opener } from '../../testing/figures.ts';
import { book, itemFigures, year } from './testing/open-invoices.ts';

jest.setTimeout(120_000);

type Asked = Omit<CallBodyInput<'openItems'>, 'project_id'>;

const sub = (who: string, invoice: string, due: string) =>
  `<sbLine><custSupID>${who}</custSupID><invRef>${invoice}</invRef><invDueDt>${due}</invDueDt><mutTp>I</mutTp></sbLine>`;
const DUE = `<subledgers><subledger><sbType>CU</sbType>${[
  sub('A', 'A1', '2024-11-19'),
  sub('A', 'A2', '2025-01-04'),
  sub('B', 'B1', '2024-12-21'),
].join('')}</subledger></subledgers>`;
const SOLD = [
  book('2024-10-20', 'A', 'A1', 1000),
  book('2024-12-05', 'A', 'A2', 200),
  book('2024-11-21', 'B', 'B1', 600),
];
const PAID = [book('2024-12-20', 'B', 'B1', -150)];

/** What a row says, short. */
const said = ({ items }: OpenItemsPage) =>
  items.map(({ naam, factuur, vervaldatum, dagen, cents, te_laat }: OpenItem) => [
    ...[naam, factuur, vervaldatum, dagen],
    ...[cents / 100, te_laat === null ? null : te_laat / 100],
  ]);

describe('the list of all that is open', () => {
  const { test, caller } = signedIn();

  const imported = (...files: (string | Buffer)[]) => projectWith(test, caller, files);
  const list = (project_id: string, more: Partial<Asked> = {}) => {
    const asked = {
      groep: 'debiteuren',
      periode: 202412,
      dag: '2024-12-31',
      per: 'factuur',
    } as const;
    return caller.ask('openItems', { body: { project_id, ...asked, ...more } });
  };
  const sorted = (
    column: NonNullable<Asked['sort']>['column'],
    direction: 'asc' | 'desc' = 'asc',
  ) => ({ sort: { column, direction } });

  it('has due dates and days late, by invoice and by relation, with the total', async () => {
    const project = await imported(year(2024, 0, SOLD, PAID, DUE));
    const byInvoice = await list(project);
    // Days from 19 November and 21 December to 31 December, and to 4 January.
    expect(said(byInvoice)).toEqual([
      ['Anker', 'A1', '2024-11-19', 42, 1000, 1000],
      ['Boei', 'B1', '2024-12-21', 10, 450, 450],
      ['Anker', 'A2', '2025-01-04', -4, 200, 0],
    ]);
    const { basis, count, cents, te_laat } = byInvoice;
    expect([basis, count, cents, te_laat]).toEqual(['vervaldatum', 3, 165_000, 145_000]);
    const byRelation = await list(project, { per: 'relatie' });
    expect(said(byRelation)).toEqual([
      ['Anker', null, '2024-11-19', 42, 1200, 1000],
      ['Boei', null, '2024-12-21', 10, 450, 450],
    ]);
    expect(byRelation).toMatchObject({ count: 2, cents: 165_000, te_laat: 145_000 });
  });

  it('is in the order that is asked for, a page at a time', async () => {
    const project = await imported(year(2024, 0, SOLD, PAID, DUE));
    const numbers = async (more: Partial<Asked>) =>
      (await list(project, more)).items.map(({ factuur }) => factuur);
    expect(await numbers(sorted('bedrag'))).toEqual(['A2', 'B1', 'A1']);
    expect(await numbers(sorted('datum', 'desc'))).toEqual(['A2', 'B1', 'A1']);
    expect(await numbers(sorted('relatie', 'desc'))).toEqual(['B1', 'A1', 'A2']);
    expect(await numbers(sorted('factuur', 'desc'))).toEqual(['B1', 'A2', 'A1']);
    expect(await numbers(sorted('vervaldatum'))).toEqual(['A1', 'B1', 'A2']);
    expect(await numbers({ ...sorted('bedrag'), offset: 1, limit: 1 })).toEqual(['B1']);
  });

  it('counts days from the invoice where the books have no due dates, and then nothing is late', async () => {
    const project = await imported(year(2024, 0, SOLD, PAID));
    const page = await list(project);
    expect(page).toMatchObject({ basis: 'factuurdatum', te_laat: null, cents: 165_000 });
    // From 20 October, 21 November and 5 December.
    expect(said(page)).toEqual([
      ['Anker', 'A1', null, 72, 1000, null],
      ['Boei', 'B1', null, 40, 450, null],
      ['Anker', 'A2', null, 26, 200, null],
    ]);
  });

  it('of generated books adds up to its total, and each item opens into its lines', async () => {
    const options = { seed: 9, firstMonth: 202307, years: 2, lastMonth: 202502, scale: 0.5 };
    const project = await imported(...(await generatedFiles(options, 'exact_subledgers')));
    const page = await caller.ask('reportComponent', {
      body: {
        project_id: project,
        id: 'debiteuren-en-crediteuren',
        type: 'maand',
        periode_min: 202406,
        periode_max: 202406,
      },
    });
    const lists = page.blocks.filter(
      (block): block is OpenItemsBlock => block.kind === 'open_items',
    );
    expect(lists.map(({ groep }) => groep)).toEqual(['debiteuren', 'crediteuren']);
    for (const { groep, periode, dag } of lists) {
      const all = await list(project, { groep, periode, dag, limit: 500 });
      expect(all.items).toHaveLength(all.count);
      expect(all.items.reduce((sum, { cents }) => sum + cents, 0)).toBe(all.cents);
      const { selection, sign } = all;
      const figures = itemFigures(all);
      expect(figures.length).toBeGreaterThan(5);
      const opened = [{ kind: 'booked' as const, cents: all.cents, sign, selection }, ...figures];
      expect(await new Opener(caller, project).faults(opened.slice(0, 40))).toEqual([]);
    }
  });

  it('opens what belongs to no invoice into the lines that do not', async () => {
    const loose = [book('2024-12-21', 'B', '', -75), book('2024-12-22', 'A', 'A1', -100)];
    const project = await imported(year(2024, 0, SOLD, loose));
    const { items, selection } = await list(project, sorted('bedrag'));
    const [rest] = items;
    expect(rest).toMatchObject({ relatie: 'B', factuur: '', beginstand: false, cents: -7_500 });
    const { lines } = await caller.ask('lines', {
      body: {
        project_id: project,
        selection: {
          ...selection,
          filters: [
            ...selection.filters,
            { column: 'tegenpartij', operator: 'eq', value: 'B' },
            { column: 'post', operator: 'eq', value: '' },
          ],
        },
      },
    });
    expect(lines.map(({ cents }) => cents)).toEqual([-7_500]);
  });

  it('is exported whole, in its order, with the columns that there are', async () => {
    const project = await imported(year(2024, 0, SOLD, PAID, DUE));
    const body = {
      project_id: project,
      groep: 'debiteuren',
      periode: 202412,
      dag: '2024-12-31',
      per: 'factuur',
      ...sorted('bedrag'),
    } as const;
    const { filename, download_url } = await caller.ask('openItemsExport', {
      body: { ...body, format: 'csv' },
    });
    expect(filename).toBe('Openstaande facturen van klanten 2024-12-31.csv');
    const token = download_url.replace('/download?token=', '');
    const file = await caller.send('download', { query: { token } });
    expect(
      file.body
        .replace(/^\u{FEFF}/u, '')
        .trim()
        .split(/\r?\n/),
    ).toEqual([
      'Klant;Nummer;Factuur;Datum;Vervalt;Dagen te laat;Te laat;Open',
      'Anker;A;A2;05-12-2024;04-01-2025;;0,00;200,00',
      'Boei;B;B1;21-11-2024;21-12-2024;10;450,00;450,00',
      'Anker;A;A1;20-10-2024;19-11-2024;42;1000,00;1000,00',
    ]);
  });
});
