import { readSheet } from 'read-excel-file/node';
import type { CallBodyInput, JournalLine } from '@kengetal/contract';
import { upload, withOrganisation } from '../../testing/books.ts';
import { generatedFiles } from '../../testing/books-files.ts';
import { signedIn } from '../../testing/running.ts';
import { stamp } from '../../clock.ts';
import { linesFile } from './export.ts';

jest.setTimeout(60_000);

type Body = CallBodyInput<'linesExport'>;
const COLUMN = { omschrijving: 10, debet: 11, credit: 12, bedrag: 13 };

describe('lines as a file', () => {
  const { test, caller } = signedIn();
  let body: Body;
  let lines: JournalLine[];
  beforeAll(async () => {
    const organisationId = await withOrganisation(caller);
    const [content = ''] = await generatedFiles({
      seed: 3,
      firstMonth: 202401,
      years: 1,
      scale: 0.3,
    });
    const job = await upload(test, caller, { organisationId, content });
    const filters = [{ column: 'rekening', operator: 'eq', value: '1100' }] as const;
    body = {
      project_id: job.project_id ?? '',
      selection: {
        periode_min: 202401,
        periode_max: 202412,
        soorten: ['mutatie'],
        filters: [...filters],
      },
      title: 'Bank & kas, 2024',
      sign: -1,
      format: 'csv',
    };
    const { project_id, selection } = body;
    const sort = { column: 'rekening', direction: 'asc' } as const;
    ({ lines } = await caller.ask('lines', { body: { project_id, selection, sort, limit: 500 } }));
    expect(lines.length).toBeGreaterThan(50);
  });

  async function exported(more: Partial<Body>) {
    const made = await caller.ask('linesExport', { body: { ...body, ...more } });
    const token = made.download_url.replace('/download?token=', '');
    const response = await caller.send('download', { query: { token } });
    expect(response.statusCode).toBe(200);
    return { filename: made.filename, bytes: response.rawPayload };
  }

  it('has every line in Dutch CSV', async () => {
    const { filename, bytes } = await exported({});
    expect(filename).toBe('bank-kas-2024.csv');
    const text = bytes.toString('utf8');
    expect(text.startsWith('\ufeffDatum;Boekjaar;Periode;')).toBe(true);
    const rows = text.trimEnd().split('\r\n').slice(1);
    expect(rows).toHaveLength(lines.length);
    const amounts = rows.map((row) => row.split(';')[COLUMN.bedrag]);
    const [first] = lines;
    expect(amounts[0]).toBe((-(first?.cents ?? 0) / 100).toFixed(2).replace('.', ','));
    expect(rows[0]?.slice(0, 10)).toBe(first?.datum.split('-').reverse().join('-'));
  });

  it('has real numbers and days in Excel, and their sum', async () => {
    const { bytes } = await exported({ format: 'xlsx' });
    const rows = await readSheet(bytes);
    expect(rows[0]?.[0]).toBe('Bank & kas, 2024');
    const data = rows.slice(4, -1);
    expect(data).toHaveLength(lines.length);
    expect(data[0]?.[0]).toBeInstanceOf(Date);
    const cents = data.map((row) => Math.round(Number(row[COLUMN.bedrag]) * 100));
    expect(cents).toEqual(lines.map((line) => (line.cents === 0 ? 0 : -line.cents)));
    const total = rows[rows.length - 1]?.[COLUMN.bedrag];
    expect(Math.round(Number(total) * 100)).toBe(-lines.reduce((sum, line) => sum + line.cents, 0));
  });

  it('has only what a search finds', async () => {
    const word = lines[0]?.omschrijving.split(' ')[0] ?? '';
    const { project_id, selection } = body;
    const asked = { project_id, selection, search: word };
    const { found } = await caller.ask('lines', { body: asked });
    const { bytes } = await exported({ search: word });
    const rows = bytes.toString('utf8').trimEnd().split('\r\n').slice(1);
    expect(rows).toHaveLength(found.count);
    expect(found.count).toBeLessThan(lines.length);
  });

  it('refuses more lines than a sheet of Excel holds, counted after the search', async () => {
    const word = lines[0]?.omschrijving.split(' ')[0] ?? '';
    const { project_id, selection } = body;
    const { found } = await caller.ask('lines', { body: { project_id, selection, search: word } });
    const file = (search: string | undefined, most: number) =>
      linesFile(test.database, stamp(test.clock), { ...body, format: 'xlsx', search }, most);
    const refused = /hoogstens \d+ boekingen bevatten\. Kies csv\./;
    await expect(file(undefined, lines.length - 1)).rejects.toThrow(refused);
    await expect(file(word, found.count - 1)).rejects.toThrow(refused);
    // Fewer are found than there are.
    const { filename, content } = await file(word, found.count);
    expect(filename).toMatch(/\.xlsx$/);
    // Read to its end, or the database would stop under it.
    for await (const part of content) expect(part).toBeDefined();
  });
});
