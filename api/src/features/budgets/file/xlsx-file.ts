import readXlsxFile from 'read-excel-file/node';
import yauzl from 'yauzl';
import type { FileCell, FileRows } from './cells.ts';
import { BudgetRefused } from './refused.ts';

/** What a workbook may hold when it is unpacked, so that a small file cannot fill the memory. */
const LARGEST_BYTES = 16 * 1024 * 1024;
const MOST_PARTS = 1_000;

const NOT_READ =
  'Dit Excelbestand is niet te lezen. Bewaar het in Excel opnieuw als .xlsx, zonder wachtwoord.';

/** The sheets of a workbook, in their order. Throws BudgetRefused for what is none. */
export async function xlsxSheets(bytes: Buffer): Promise<FileRows[]> {
  try {
    await checkSize(bytes);
    const sheets = await readXlsxFile(bytes, { parseNumber: (text) => ({ number: text }) });
    return sheets.map(({ data }) => data.map((row) => row.map(cellOf)));
  } catch (error) {
    throw error instanceof BudgetRefused ? error : new BudgetRefused([NOT_READ]);
  }
}

function cellOf(value: unknown): FileCell {
  if (value === null || value === undefined || value === '') return null;
  if (value instanceof Date) return { kind: 'day', day: value.toISOString().slice(0, 10) };
  if (typeof value === 'object' && 'number' in value) {
    return { kind: 'number', text: String(value.number) };
  }
  return { kind: 'text', text: String(value) };
}

/** Unpacks every part and throws it away: what a zip says of its sizes need not be true. */
async function checkSize(bytes: Buffer): Promise<void> {
  const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true });
  if (zip.entryCount > MOST_PARTS) throw new BudgetRefused([NOT_READ]);
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      total += (chunk as Buffer).length;
      if (total > LARGEST_BYTES) throw new BudgetRefused(['Dit Excelbestand is te groot.']);
    }
  }
}
