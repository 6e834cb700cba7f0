import { readSheet } from 'read-excel-file/node';
import readWorkbook from 'read-excel-file/node';
import type { Cell } from './cells.ts';
import { csv } from './csv.ts';
import { xlsx } from './xlsx/workbook.ts';

async function bytesOf(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces);
}

async function textOf(content: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of content) text += piece;
  return text;
}

const ROWS: Cell[][] = [
  [{ text: 'Omschrijving', bold: true }, { text: 'Datum' }, { text: 'Bedrag' }],
  [{ text: '=1+1 & <één> "x"' }, { day: '2025-03-31' }, { value: -123_456, kind: 'euro' }],
  [{ text: 'Marge' }, null, { value: 1_234, kind: 'percent' }],
  [{ text: 'Totaal' }, null, { value: 5, kind: 'euro', formula: 'SUM(C2:C2)', below: 'double' }],
];

describe('CSV', () => {
  it('is what a Dutch spreadsheet reads', async () => {
    expect(await textOf(csv(ROWS))).toBe(
      '\ufeffOmschrijving;Datum;Bedrag\r\n' +
        `"'=1+1 & <één> ""x""";31-03-2025;-1234,56\r\n` +
        'Marge;;12,34\r\n' +
        'Totaal;;0,05\r\n',
    );
  });

  it.each(['=cmd', '+1', '-1', '@x', '\t=1', ' =1', '＝1'])('keeps %j text', async (text) => {
    expect(await textOf(csv([[{ text }]]))).toContain(`'${text}`);
  });
});

describe('XLSX', () => {
  const book = (rows: Iterable<Cell[]> | AsyncIterable<Cell[]>) =>
    xlsx({
      title: 'Proef',
      author: 'Kengetal',
      createdAt: '2025-03-18T10:00:00Z',
      sheets: [
        { name: 'A: één/twee', widths: [30, 12, 12], rows, headerRows: 1, headerColumns: 1 },
      ],
    });

  it('holds real numbers, days and text', async () => {
    const rows = await readSheet(await bytesOf(book(ROWS)));
    expect(rows).toEqual([
      ['Omschrijving', 'Datum', 'Bedrag'],
      ['=1+1 & <één> "x"', new Date('2025-03-31T00:00:00Z'), -1234.56],
      ['Marge', null, 0.1234],
      ['Totaal', null, 0.05],
    ]);
  });

  it('gives sheets names that Excel takes, each its own', async () => {
    const sheet = { widths: [], rows: [] };
    const long = 'Een naam die langer is dan eenendertig tekens';
    const sheets = [long, long, '', "'"].map((name) => ({ ...sheet, name }));
    const content = xlsx({ title: '', author: '', createdAt: '2025-03-18T10:00:00Z', sheets });
    const names = (await readWorkbook(await bytesOf(content))).map(({ sheet: name }) => name);
    expect(new Set(names).size).toBe(4);
    for (const name of names) expect(name).toMatch(/^[^[\]:*?/\\']{1,31}$/);
  });

  it('breaks off when its rows do, instead of leaving half a file', async () => {
    async function* broken() {
      yield await Promise.resolve(ROWS[0] ?? []);
      throw new Error('the reading stopped');
    }
    await expect(bytesOf(book(broken()))).rejects.toThrow('the reading stopped');
  });

  it('writes characters that XML cannot hold as nothing', async () => {
    const rows = await readSheet(await bytesOf(book([[{ text: 'a\u0000b\u0008\ud800c' }]])));
    expect(rows).toEqual([['abc']]);
  });
});
