import readWorkbook from 'read-excel-file/node';
import type { Figure, ReportEntry, ReportView } from '@kengetal/contract';
import { upload, withOrganisation } from '../../testing/books.ts';
import { generatedFiles } from '../../testing/books-files.ts';
import { Caller } from '../../testing/caller.ts';
import { startApp, type TestApp } from '../../testing/environment.ts';

jest.setTimeout(60_000);

describe('the export of a report', () => {
  let test: TestApp;
  let caller: Caller;
  let projectId: string;
  let report: ReportEntry;
  beforeAll(async () => {
    test = await startApp();
    caller = await new Caller(test).signIn('anna@voorbeeld.nl');
    const organisationId = await withOrganisation(caller, 'Bouw & Zn. / =1+1');
    const options = { seed: 5, firstMonth: 202307, years: 1, lastMonth: 202406 };
    const [content = ''] = await generatedFiles(options, 'multivers');
    projectId = (await upload(test, caller, { organisationId, content })).project_id ?? '';
    const { reports } = await caller.ask('filters', { query: { project_id: projectId } });
    const quarter = reports.find(({ type }) => type === 'kwartaal');
    if (!quarter) throw new Error('no quarter');
    report = quarter;
  });
  afterAll(() => test.close());

  const bodyOf = (weergave: ReportView) => {
    const { type, periode_min, periode_max } = report;
    return { project_id: projectId, type, periode_min, periode_max, weergave };
  };
  async function exported(format: 'pdf' | 'xlsx' | 'csv', weergave: ReportView = 'periode') {
    const download = await caller.ask('reportExport', { body: { ...bodyOf(weergave), format } });
    const token = new URL(download.download_url, 'http://x').searchParams.get('token') ?? '';
    const response = await new Caller(test).send('download', { query: { token } });
    expect(response.statusCode).toBe(200);
    return { download, content: response.rawPayload };
  }
  const valueOf = (figure: Figure) =>
    figure.kind === 'absent' ? undefined : figure.kind === 'derived' ? figure.value : figure.cents;

  /** The amounts of every table of every component, as the components answer them. */
  async function amounts(weergave: ReportView) {
    const { components } = await caller.ask('report', { body: bodyOf(weergave) });
    const rows: { title: string; label: string; cents: number[] }[] = [];
    for (const { id, title } of components) {
      const body = { ...bodyOf(weergave), id };
      const { blocks } = await caller.ask('reportComponent', { body });
      for (const block of blocks) {
        if (block.kind !== 'table') continue;
        for (const { label, cells } of block.rows) {
          const cents = cells.flatMap((figure) => {
            const isMoney = figure.kind !== 'derived' || figure.unit === 'cents';
            return isMoney ? (valueOf(figure) ?? []) : [];
          });
          if (cents.length > 0) rows.push({ title, label, cents });
        }
      }
    }
    return rows;
  }

  it.each(['periode', 'maanden'] as const)(
    'as XLSX has the amounts of the components to the cent (%s)',
    async (weergave) => {
      const { content, download } = await exported('xlsx', weergave);
      expect(download.filename).toMatch(/^Bouw & Zn\. - =1\+1 .*\.xlsx$/);
      const sheets = await readWorkbook(content);
      const expected = await amounts(weergave);
      expect(expected.length).toBeGreaterThan(60);
      for (const { title, label, cents } of expected) {
        const rows = sheets.find(({ sheet }) => sheet === title.slice(0, 31))?.data ?? [];
        const found = rows
          .filter(([name]) => name === label)
          .map((row) =>
            row.filter((cell) => typeof cell === 'number').map((n) => Math.round(n * 100)),
          );
        expect(found.some((row) => cents.every((amount) => row.includes(amount)))).toBe(true);
      }
    },
  );

  it('as CSV has the same amounts as Dutch spreadsheets read them', async () => {
    const { content } = await exported('csv');
    const text = content.toString('utf8');
    expect(text.startsWith('\ufeff')).toBe(true);
    const lines = text.split('\r\n');
    for (const { label, cents } of await amounts('periode')) {
      const written = cents.map((amount) => (amount / 100).toFixed(2).replace('.', ','));
      const start = label.includes(';') ? `"${label}"` : label;
      expect(
        lines.some(
          (line) => line.startsWith(`${start};`) && written.every((one) => line.includes(one)),
        ),
      ).toBe(true);
    }
    expect(lines.some((line) => /^[=+@]/.test(line))).toBe(false);
  });

  it('as PDF is a document in Dutch with its own fonts, pages and bookmarks', async () => {
    const { content, download } = await exported('pdf');
    expect(download.filename).toMatch(/\.pdf$/);
    const text = content.toString('latin1');
    expect(text.startsWith('%PDF-1.7')).toBe(true);
    expect(text).toContain('/Lang (nl-NL)');
    expect(text).toContain('HankenGrotesk');
    expect(text).toContain('/Outlines');
    // Tagged: what is read aloud is a tree of headings, paragraphs and tables.
    expect(text).toContain('/Marked true');
    for (const tag of ['H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD']) {
      expect(text).toMatch(new RegExp(`/S /${tag}\\b`));
    }
    expect(text).toContain('/Scope /Column');
    expect(text).not.toContain('Helvetica');
    const { components } = await caller.ask('report', { body: bodyOf('periode') });
    expect([...text.matchAll(/\/Type \/Page\b/g)].length).toBeGreaterThan(components.length);
  });
});
