import type { CallBody, JournalLine } from '@kengetal/contract';
import type { Sql } from '../../db/database.ts';
import type { Cell } from '../../files/cells.ts';
import { csv, CSV_TYPE } from '../../files/csv.ts';
import type { OfferedFile } from '../../files/downloads.ts';
import { fileTask } from '../../files/made-files.ts';
import { fileName } from '../../files/names.ts';
import { xlsx, XLSX_TYPE } from '../../files/xlsx/workbook.ts';
import { DomainError } from '../../domain-error.ts';
import { cursorOf, type Cursor } from './cursor.ts';
import { cellsOf, headings, totalCells, WIDTHS } from './export-cells.ts';
import { pageRows } from './page.ts';
import { reachOf, type Reach } from './reach.ts';
import { linesOf, type LineRow } from './rows.ts';
import type { Sort } from './sort.ts';
import { foundInStretches } from './stretches.ts';

type ExportBody = CallBody<'linesExport'>;

/** Rows of a sheet of Excel, less those above and under the lines. */
const MOST_IN_XLSX = 1_048_576 - 5;
/** Rows above the lines: title, months, none, headings. */
const ABOVE = 4;
const SORT: Sort = { column: 'rekening', direction: 'asc' };
const BATCH = 5_000;

/**
 * The lines of a selection as a file, read while it is written. The rows of a reading never
 * change and stay for a while after it was replaced, so all batches are of the same books.
 * Throws unprocessable for more lines than a sheet holds.
 */
export async function linesFile(
  sql: Sql,
  createdAt: string,
  body: ExportBody,
  most = MOST_IN_XLSX,
): Promise<OfferedFile> {
  const { project_id, selection, search = '', title, sign, format } = body;
  const reach = await reachOf(sql, project_id, selection);
  const filename = `${fileName(title, 'boekingen')}.${format}`;
  const lines = () => allLines(sql, reach, search);
  if (format === 'csv') {
    return { filename, contentType: CSV_TYPE, content: csv(plainRows(lines(), sign)) };
  }
  if (reach.count > most && (await countOf(sql, reach, search)) > most) {
    throw new DomainError(
      'unprocessable',
      `Een Excel-bestand kan hoogstens ${most.toLocaleString('nl-NL')} boekingen bevatten. Kies csv.`,
    );
  }
  const sheet = {
    name: 'Boekingen',
    widths: WIDTHS,
    headerRows: ABOVE,
    landscape: true,
    rows: sheetRows(lines(), body),
  };
  const workbook = { title, author: 'Kengetal', createdAt, sheets: [sheet] };
  return { filename, contentType: XLSX_TYPE, content: xlsx(workbook) };
}

/** {@link linesFile} for a thread. */
export const linesFileTask = fileTask(
  { name: 'lines', instead: 'Kies csv, of minder boekingen.' },
  ({ body, createdAt }: { body: ExportBody; createdAt: string }, { sql }) =>
    linesFile(sql, createdAt, body),
);

/** How many lines there are; where only the lines know, their first page has counted them. */
async function countOf(sql: Sql, reach: Reach, search: string): Promise<number> {
  if (search === '' && reach.isExact) return reach.count;
  const first = { reach, search, sort: SORT, limit: 1, after: undefined, offset: 0 };
  return (await pageRows(sql, first)).seen?.found.count ?? reach.count;
}

async function* allLines(
  sql: Sql,
  reach: Reach,
  search: string,
): AsyncGenerator<readonly JournalLine[]> {
  const isLookedAt = search !== '' || !reach.isExact;
  const batches = isLookedAt
    ? foundInStretches(sql, { reach, search, sort: SORT })
    : allInOrder(sql, reach);
  for await (const rows of batches) yield linesOf(reach, rows);
}

async function* allInOrder(sql: Sql, reach: Reach): AsyncGenerator<readonly LineRow[]> {
  const asked = { reach, search: '', sort: SORT, limit: BATCH, offset: 0 };
  let after: Cursor | undefined;
  for (;;) {
    const { rows } = await pageRows(sql, { ...asked, after });
    yield rows;
    const last = rows[rows.length - 1];
    if (!last || rows.length < BATCH) return;
    after = cursorOf(SORT, last);
  }
}

async function* plainRows(
  batches: AsyncIterable<readonly JournalLine[]>,
  sign: 1 | -1,
): AsyncGenerator<readonly Cell[]> {
  yield headings();
  for await (const lines of batches) for (const line of lines) yield cellsOf(line, sign);
}

async function* sheetRows(
  batches: AsyncIterable<readonly JournalLine[]>,
  { title, sign, search, selection }: ExportBody,
): AsyncGenerator<readonly Cell[]> {
  yield [{ text: title, bold: true, size: 'title' }];
  const months = `${selection.periode_min} t/m ${selection.periode_max}`;
  yield [{ text: search ? `${months}, gezocht op '${search}'` : months, muted: true }];
  yield [];
  yield headings();
  let [count, cents] = [0, 0];
  for await (const lines of batches) {
    for (const line of lines) {
      count += 1;
      cents += sign * line.cents;
      yield cellsOf(line, sign);
    }
  }
  yield totalCells(cents, ABOVE + 1, ABOVE + Math.max(1, count));
}
