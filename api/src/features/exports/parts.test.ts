import type { ReportEntry } from '@kengetal/contract';
import { projectWith } from '../../testing/books.ts';
import { generatedFiles } from '../../testing/books-files.ts';
import { signedIn } from '../../testing/running.ts';
import { seenTable } from '../../testing/tables.ts';
import { Exporting } from './testing/exporting.ts';
import { pagesOf } from './testing/pdf-text.ts';

jest.setTimeout(60_000);

/** So many rows fit every page, also one that lies down. */
const MOST_ROWS = 18;
const QUESTIONS = 'Vragen voor je boekhouder';

describe('a report that is taken along', () => {
  const { test, caller } = signedIn();
  let files: Exporting;
  let year: ReportEntry;
  beforeAll(async () => {
    const options = { seed: 1, firstMonth: 202301, years: 2, varied: true };
    const projectId = await projectWith(test, caller, await generatedFiles(options));
    files = new Exporting(test, caller, projectId);
    const { reports } = await caller.ask('filters', { query: { project_id: projectId } });
    const found = reports.find((one) => one.type === 'jaar' && one.periode_min === 202401);
    if (!found) throw new Error('no year');
    year = found;
  });

  const pdf = async (more: object = {}) =>
    pagesOf((await files.file(year, 'pdf', { vergelijking: 'vorig_jaar', ...more })).content);
  const hasPage = (pages: string[][], title: string) =>
    pages.some((page) => page.slice(0, 3).includes(title));

  it('has all its parts, and the questions for the bookkeeper', async () => {
    const pages = await pdf();
    const titles = (await files.components(year)).map(({ title }) => title);
    expect(titles).toHaveLength(7);
    for (const title of titles) expect(hasPage(pages, title)).toBe(true);
    expect(pages[0]).toContain('Samenvatting');
    expect(pages[0]).toContain(QUESTIONS);
  });

  it('leaves the questions for the bookkeeper out where that is asked, and nothing else', async () => {
    const [whole, asked] = [await pdf(), await pdf({ zonder_vragen: true })];
    expect(asked.flat()).not.toContain(QUESTIONS);
    expect(asked[0]).toContain('Aandachtspunten');
    expect(asked.slice(1).map((page) => page.slice(0, -2))).toEqual(
      whole.slice(1).map((page) => page.slice(0, -2)),
    );
    const { content } = await files.file(year, 'csv', { zonder_vragen: true });
    expect(content.toString()).not.toContain(QUESTIONS);
  });

  it('has only the parts that are asked for, in the order of the report', async () => {
    const pages = await pdf({ onderdelen: ['balans', 'winst-en-verlies'] });
    expect(pages[0]).not.toContain('Samenvatting');
    const named = ['Winst-en-verliesrekening', 'Balans', 'Kasstroomoverzicht', 'Kosten', 'Btw'];
    const found = pages.flatMap((page) =>
      named.filter((title) => page.slice(0, 3).includes(title)),
    );
    expect(found).toEqual(['Winst-en-verliesrekening', 'Balans']);
    expect(hasPage(pages, 'Specificatie kasstroomoverzicht')).toBe(false);
    const sheets = await files.sheets(year, { onderdelen: ['btw', 'samenvatting'] });
    expect([...sheets.keys()]).toEqual(['Rapport', 'Btw']);
  });

  it('says so when it does not have a part', async () => {
    const parts = { format: 'pdf' as const, onderdelen: ['prognose'] };
    const body = { ...files.bodyOf(year, {}), ...parts };
    expect((await files.caller.problem('reportExport', { body })).code).toBe('not_found');
  });

  it.each(['periode', 'maanden'] as const)(
    'keeps each table and group that fits a page on one (%s)',
    async (weergave) => {
      const pages = await pdf({ weergave });
      const components = await files.components(year, { weergave, vergelijking: 'vorig_jaar' });
      let seen = 0;
      for (const { blocks } of components) {
        for (const block of blocks) {
          if (block.kind !== 'grid' || block.key === 'kosten') continue;
          const { rows } = seenTable(block);
          const starts = rows.flatMap(({ kind }, index) => (kind === 'group' ? [index] : []));
          for (const [place, start] of starts.entries()) {
            const group = rows.slice(start, starts[place + 1]);
            if (group.length > MOST_ROWS) continue;
            const [heading = '', ...labels] = group
              .filter(({ kind, level }) => level === 0 && kind !== 'line')
              .map(({ label }) => label);
            for (const page of pages.filter((one) => one.includes(heading))) {
              expect(labels.filter((label) => !page.includes(label))).toEqual([]);
              seen += 1;
            }
          }
        }
      }
      expect(seen).toBeGreaterThan(15);
    },
  );

  it('begins an open list on the next page where it does not fit, under its own title', async () => {
    const pages = await pdf();
    const page = pages.find((one) => one.includes('Openstaande facturen van leveranciers'));
    const components = await files.components(year);
    const table = components
      .flatMap(({ blocks }) => blocks)
      .find((block) => 'title' in block && block.title === 'Openstaande facturen van leveranciers');
    if (table?.kind !== 'grid') throw new Error('no table');
    expect(table.rows.filter(({ label }) => !page?.includes(label))).toEqual([]);
  });
});
