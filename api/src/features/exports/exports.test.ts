import readWorkbook from 'read-excel-file/node';
import type { Figure, ReportEntry, ReportView } from '@kengetal/contract';
import { upload, withOrganisation } from '../../testing/books.ts';
import { generatedFiles } from '../../testing/books-files.ts';
import { signedIn } from '../../testing/running.ts';
import { beginsWith, Exporting, rowsOf } from './testing/exporting.ts';
import { seenTable } from '../../testing/tables.ts';

jest.setTimeout(60_000);

describe('the export of a report', () => {
  const { test, caller } = signedIn();
  let files: Exporting;
  let report: ReportEntry;
  beforeAll(async () => {
    const organisationId = await withOrganisation(caller, 'Bouw & Zn. / =1+1');
    const options = { seed: 5, firstMonth: 202307, years: 1, lastMonth: 202406 };
    const [content = ''] = await generatedFiles(options, 'multivers');
    const { project_id } = await upload(test, caller, { organisationId, content });
    files = new Exporting(test, caller, project_id ?? '');
    const query = { project_id: files.projectId };
    const { reports } = await caller.ask('filters', { query });
    const quarter = reports.find(({ type }) => type === 'kwartaal');
    if (!quarter) throw new Error('no quarter');
    report = quarter;
  });

  const exported = (format: 'pdf' | 'xlsx' | 'csv', weergave: ReportView = 'periode') =>
    files.file(report, format, { weergave });
  const valueOf = (figure: Figure) =>
    figure.kind === 'absent' ? undefined : figure.kind === 'derived' ? figure.value : figure.cents;

  /** The amounts of every table of every component, as the components answer them. */
  async function amounts(weergave: ReportView) {
    const rows: { title: string; label: string; cents: number[] }[] = [];
    for (const { title, blocks } of await files.components(report, { weergave })) {
      for (const block of blocks) {
        if (block.kind !== 'grid') continue;
        for (const { label, cells } of seenTable(block).rows) {
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
      const { content, filename } = await exported('xlsx', weergave);
      expect(filename).toMatch(/^Bouw & Zn\. - =1\+1 .*\.xlsx$/);
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

  it('as XLSX has key figures under what they are of and held against', async () => {
    const look = { vergelijking: 'vorige_periode' } as const;
    const sheets = await files.sheets(report, look);
    const blocks = (await files.components(report, look)).flatMap(({ title, blocks: own }) =>
      own.filter(({ kind }) => kind === 'figures').map((block) => ({ title, block })),
    );
    for (const { title, block } of blocks) {
      const rows = sheets.get(title.slice(0, 31)) ?? [];
      for (const held of rowsOf(block)) {
        expect(rows.filter((row) => beginsWith(row, held))).not.toEqual([]);
      }
    }
    const rows = sheets.get('Kengetallen') ?? [];
    const headed = (name: string) => rows.find(([label]) => label === name)?.slice(1);
    expect(headed('Rentabiliteit')).toEqual([
      '4e kwartaal boekjaar 2023/2024',
      '3e kwartaal boekjaar 2023/2024',
      'Verandering',
      'Eenheid',
      'Verandering in',
      'Toelichting',
    ]);
    expect(headed('Liquiditeit')?.slice(0, 2)).toEqual(['Eind juni 2024', 'Eind maart 2024']);
    expect(headed('Nettomarge')?.slice(3, 5)).toEqual(['%', 'procentpunt']);
    expect(headed('Bank en kas')?.slice(3, 5)).toEqual(['euro', '%']);
    expect(headed('Current ratio')?.slice(3, 5)).toEqual(['verhouding', 'verhouding']);
  });

  it('says why key figures are held against nothing', async () => {
    const sheets = await files.sheets(report, { vergelijking: 'vorig_jaar' });
    const rows = sheets.get('Kengetallen') ?? [];
    expect(rows.find(([label]) => label === 'Nettomarge')).toEqual([
      'Nettomarge',
      expect.any(Number),
      null,
      null,
      '%',
      null,
      'Geen vergelijking: De boekhouding over april t/m juni 2023 is niet ingelezen.',
    ]);
    const { content } = await files.file(report, 'csv', { vergelijking: 'vorig_jaar' });
    expect(content.toString('utf8')).toMatch(
      /\r\nNettomarge;[\d,]+;;;%;;Geen vergelijking: De boekhouding over april /,
    );
  });

  it('as XLSX has days and moments as dates that one can compute with', async () => {
    const about = (await files.sheets(report)).get('Rapport') ?? [];
    const said = (name: string) => about.find(([label]) => label === name)?.[1];
    expect(said('Eerste dag')).toEqual(new Date('2024-04-01T00:00:00Z'));
    expect(said('Laatste dag')).toEqual(new Date('2024-06-30T00:00:00Z'));
    // The clock of the tests stands at 10:00 in UTC, an hour later in the Netherlands.
    expect(said('Gemaakt op')).toEqual(new Date('2025-03-18T11:00:00Z'));
    expect(said('Boekhouding van')).toBeInstanceOf(Date);
    expect(said('Periode')).toBe('April t/m juni 2024');
  });

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
    const { content, filename } = await exported('pdf');
    expect(filename).toMatch(/\.pdf$/);
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
    const components = await files.components(report);
    expect([...text.matchAll(/\/Type \/Page\b/g)].length).toBeGreaterThan(components.length);
  });
});
