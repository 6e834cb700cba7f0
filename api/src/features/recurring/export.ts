import type { CallBody } from '@kengetal/contract';
import { periodOfDay } from '@kengetal/ledger';
import type { ReadBooks } from '../../books/store/reader.ts';
import { csv, CSV_TYPE } from '../../files/csv.ts';
import type { OfferedFile } from '../../files/downloads.ts';
import { booksFileTask } from '../../files/made-files.ts';
import { xlsx, XLSX_TYPE } from '../../files/xlsx/workbook.ts';
import { DomainError } from '../../domain-error.ts';
import { scopeOf } from '../../books/scope.ts';
import { shortMonth } from '../../books/periods/names.ts';
import { allRows } from './all-rows.ts';
import { plainRows, sheetRows, WIDTHS, type ExportedSection } from './export-rows.ts';
import type { SeriesRow } from './rows.ts';
import { SECTIONS } from './sections.ts';
import { runOf, spanOf } from './storing.ts';
import { dayName } from './words.ts';

type ExportBody = CallBody<'recurringExport'>;

/** Rows above the headings: title, what it is of, none. */
const ABOVE = 3;

/**
 * The series of a project as a file, those of the filters or the named ones in their order. Throws
 * conflict while there are none to write.
 */
export async function seriesFile(
  read: ReadBooks,
  { filters, series, format }: Pick<ExportBody, 'filters' | 'series' | 'format'>,
  createdAt: string,
): Promise<OfferedFile> {
  const { books, sql, projectId } = read;
  const run = await runOf(sql, projectId);
  const data = spanOf(run);
  const all = run && data ? (await allRows(read, run.state, data)).rows : [];
  const chosen = new Set(scopeOf(books, filters).accounts.map(({ rekening }) => rekening));
  const sections = sectionsOf(
    named(all, series).filter(({ row }) => chosen.has(row.rekening)),
    (rekening) => books.accounts.get(rekening)?.naam ?? '',
  );
  if (!data || sections.length === 0) {
    throw new DomainError('conflict', 'Er zijn geen reeksen om te exporteren.');
  }
  const title = `Periodieke transacties ${shortMonth(periodOfDay(data.last))}`;
  const filename = `${title}.${format}`;
  if (format === 'csv') {
    return { filename, contentType: CSV_TYPE, content: csv(plainRows(sections)) };
  }
  const about = `${await projectName(read)}, gemeten naar de laatste boeking: ${dayName(data.last)}`;
  const sheet = {
    name: 'Periodieke transacties',
    widths: WIDTHS,
    headerRows: ABOVE + 1,
    headerColumns: 1,
    landscape: true,
    rows: sheetRows(sections, { title, about, above: ABOVE }),
  };
  const workbook = { title, author: 'Kengetal', createdAt, sheets: [sheet] };
  return { filename, contentType: XLSX_TYPE, content: xlsx(workbook) };
}

/** {@link seriesFile} for a thread. */
export const seriesFileTask = booksFileTask(
  { name: 'series', instead: 'Kies minder reeksen, of csv.' },
  ({ body, createdAt }: { body: ExportBody; createdAt: string }, read) =>
    seriesFile(read, body, createdAt),
);

/** The rows with these ids, in their order; without ids all. */
function named(
  rows: readonly SeriesRow[],
  ids: readonly string[] | undefined,
): readonly SeriesRow[] {
  if (!ids) return rows;
  const byId = new Map(rows.map((one) => [one.row.id, one]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

function sectionsOf(
  rows: readonly SeriesRow[],
  accountName: (rekening: string) => string,
): ExportedSection[] {
  return SECTIONS.map(({ key, title }) => ({
    title,
    rows: rows
      .filter(({ section }) => section === key)
      .map((one) => ({ ...one, account: accountName(one.row.rekening) })),
  })).filter((section) => section.rows.length > 0);
}

async function projectName({ sql, projectId }: ReadBooks): Promise<string> {
  const [project] = await sql.rows<{ name: string }>(
    'SELECT name FROM projects WHERE project_id = $1',
    [projectId],
  );
  return project?.name ?? '';
}
