import { hasRealFiles, realFile } from '@kengetal/ledger/testing';
import { projectWith, upload, withOrganisation } from '../../testing/books.ts';
import { generatedFiles } from '../../testing/books-files.ts';
import { signedIn } from '../../testing/running.ts';
import { Opener } from '../../testing/figures.ts';
import { amounts, book, openInvoicesOf, year } from './testing/open-invoices.ts';

jest.setTimeout(120_000);

/** 2024 opens with 500 of before; A1 is paid in two years, A2 stays open, B1 is credited by half. */
const FIRST = year(
  2024,
  500,
  [
    book('2024-10-20', 'A', 'A1', 1000),
    book('2024-12-05', 'A', 'A2', 200),
    book('2024-12-10', 'B', 'B1', 600),
    book('2024-12-12', 'B', 'B2', -50),
  ],
  [book('2024-11-03', 'A', 'A1', -400), book('2024-11-20', 'A', 'OUD', -300)],
);
const SECOND = year(
  2025,
  1550,
  [book('2025-01-15', 'B', 'B3', 80)],
  [book('2025-02-01', 'A', 'A1', -600), book('2025-02-10', 'B', 'B1', -600)],
);

describe('debtors and creditors', () => {
  const { test, caller } = signedIn();

  const imported = (...files: (string | Buffer)[]) => projectWith(test, caller, files);

  const shown = (...asked: Parameters<ReturnType<typeof openInvoicesOf>>) =>
    openInvoicesOf(caller)(...asked);

  it('are the invoices that are open at the end of each month, over the years', async () => {
    const project = await imported(FIRST, SECOND);
    // A1: 600 of 20 October is 72 days old; A2, B1 and the credit note B2 are of December.
    expect(amounts(await shown(project, 202412))).toEqual({
      Anker: [200, 0, 600, 0, 800],
      Boei: [550, 0, 0, 0, 550],
      'Openstaande facturen': [750, 0, 600, 0, 1350],
      // The 500 that the books begin with, less what was paid of an invoice of before.
      'Niet aan een factuur te koppelen': [null, null, null, null, 200],
      'Saldo volgens de balans': [null, null, null, null, 1550],
    });
    expect(amounts(await shown(project, 202501)).Boei).toEqual([80, 550, 0, 0, 630]);
    expect(amounts(await shown(project, 202502))).toMatchObject({
      Anker: [0, 0, 200, 0, 200],
      Boei: [0, 80, -50, 0, 30],
      'Saldo volgens de balans': [null, null, null, null, 430],
    });
    const opener = new Opener(caller, project);
    for (const periode of [202410, 202411, 202412, 202501, 202502]) {
      expect(await opener.faults(await shown(project, periode))).toEqual([]);
    }
  });

  it('count days from the due date where the books have it', async () => {
    const sub = (invoice: string, due: string) =>
      `<sbLine><custSupID>A</custSupID><invRef>${invoice}</invRef><invDt>2024-10-20</invDt><invDueDt>${due}</invDueDt><mutTp>I</mutTp></sbLine>`;
    const days = `<subledgers><subledger><sbType>CU</sbType>${sub('A1', '2024-11-19')}${sub('A2', '2025-01-04')}</subledger></subledgers>`;
    const project = await imported(
      year(
        2024,
        0,
        [book('2024-10-20', 'A', 'A1', 1000), book('2024-12-05', 'A', 'A2', 200)],
        [],
        days,
      ),
    );
    // A1 is 42 days late; A2 is not due yet.
    expect(amounts(await shown(project, 202412)).Anker).toEqual([200, 0, 1000, 0, 0, 1200]);
    expect(await new Opener(caller, project).faults(await shown(project, 202412))).toEqual([]);
  });

  it('say so when the books do not tell', async () => {
    const unlinked = book('2024-11-03', '', '0', -900);
    const project = await imported(
      year(2024, 0, [book('2024-10-20', 'A', 'A1', 1000)], [unlinked]).replace(
        '<custSupID></custSupID>',
        '',
      ),
    );
    const page = await shown(project, 202411);
    expect(page.blocks.some(({ kind }) => kind === 'grid')).toBe(false);
    const texts = page.blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []));
    expect(texts[0]).toContain('meestal niet van wie ze zijn');
    expect(texts[0]).toContain('100](figure:saldo)');
    expect(texts[1]).toBe('De boekhouding heeft geen rekening voor crediteuren.');
  });

  it('follow when an account joins or leaves the group, and when an import is undone', async () => {
    const organisationId = await withOrganisation(caller);
    const add = (content: string) => upload(test, caller, { organisationId, content });
    const project = (await add(FIRST)).project_id ?? '';
    const before = amounts(await shown(project, 202412));
    const put = (groep: string | null) =>
      caller.ask('mapAccounts', {
        body: { project_id: project, changes: [{ rekening: '1300', groep }] },
      });
    await put('overige_vorderingen');
    expect((await shown(project, 202412)).blocks.some(({ kind }) => kind === 'grid')).toBe(false);
    await put(null);
    expect(amounts(await shown(project, 202412))).toEqual(before);
    await add(SECOND);
    expect(amounts(await shown(project, 202502)).Boei).toEqual([0, 80, -50, 0, 30]);
    const [latest] = await caller.ask('projectImports', { query: { project_id: project } });
    await caller.ask('undoImport', { query: { import_id: latest?.import_id ?? '' } });
    expect(amounts(await shown(project, 202412))).toEqual(before);
  });

  it('of generated books open into their lines', async () => {
    const options = { seed: 9, firstMonth: 202307, years: 2, lastMonth: 202502, scale: 0.5 };
    const project = await imported(...(await generatedFiles(options, 'multivers')));
    const opener = new Opener(caller, project);
    for (const periode of [202309, 202406, 202407, 202502]) {
      expect(await opener.faults(await shown(project, periode))).toEqual([]);
    }
    expect(opener.opened).toBeGreaterThan(60);
  });

  const whenReal = hasRealFiles ? it : it.skip;

  whenReal('of a real file, ../shared/data present, open into their lines', async () => {
    const project = await imported(realFile('multivers_32_2017.xaf'));
    const page = await shown(project, 201702);
    expect(await new Opener(caller, project).faults(page)).toEqual([]);
    // Added up by hand: the invoices on 1300, of which none is unknown.
    expect(amounts(page)['Niet aan een factuur te koppelen']?.at(-1)).toBe(0);
  });
});
