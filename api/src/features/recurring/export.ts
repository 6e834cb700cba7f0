import type { CallBody } from '@kengetal/contract';
import { type DataSpan, periodOfDay, shortMonth } from '@kengetal/ledger';
import type { ReadBooks } from '../../books/store/reader.ts';
import type { Cell } from '../../files/cells.ts';
import { csv, CSV_TYPE } from '../../files/csv.ts';
import type { OfferedFile } from '../../files/downloads.ts';
import { booksFileTask } from '../../files/made-files.ts';
import { xlsx, XLSX_TYPE } from '../../files/xlsx/workbook.ts';
import { DomainError } from '../../domain-error.ts';
import { scopeOf } from '../../books/scope.ts';
import { AGENDA_WIDTHS, agendaRows, plainAgenda } from './agenda-rows.ts';
import { allRows } from './all-rows.ts';
import { expectation, onlySeries } from './expectation.ts';
import { plainRows, sheetRows, WIDTHS, type ExportedSection } from './export-rows.ts';
import type { SeriesRow } from './rows.ts';
import { SECTIONS } from './sections.ts';
import { runOf, spanOf } from '../../books/expected/kept-series.ts';
import { dayName } from './words.ts';

type ExportBody = CallBody<'recurringExport'>;

/** Rows above the headings: title, what it is of, none. */
const ABOVE = 3;

/**
 * The series of a project as a file, those of the filters or the named ones in their order, or what
 * is expected of them. Throws conflict while there are none to write.
 */
export async function seriesFile(
  read: ReadBooks,
  body: Pick<ExportBody, 'filters' | 'series' | 'format' | 'agenda'>,
  createdAt: string,
): Promise<OfferedFile> {
  const { books, sql, projectId } = read;
  const run = await runOf(sql, projectId);
  const data = spanOf(run);
  const all = run && data ? (await allRows(read, run.state, data)).rows : [];
  const chosen = new Set(scopeOf(books, body.filters).accounts.map(({ rekening }) => rekening));
  const rows = named(all, body.series).filter(({ row }) => chosen.has(row.rekening));
  if (!data) throw nothing();
  return body.agenda
    ? agendaFile(read, { rows, data, createdAt }, { ...body, agenda: body.agenda })
    : listFile(read, { rows, data, createdAt }, body);
}

interface Exported {
  readonly rows: readonly SeriesRow[];
  readonly data: DataSpan;
  readonly createdAt: string;
}

const nothing = () => new DomainError('conflict', 'Er zijn geen reeksen om te exporteren.');

async function listFile(
  read: ReadBooks,
  { rows, data, createdAt }: Exported,
  { format }: Pick<ExportBody, 'format'>,
): Promise<OfferedFile> {
  const accountName = (rekening: string) => read.books.accounts.get(rekening)?.naam ?? '';
  const sections = sectionsOf(rows, accountName);
  if (sections.length === 0) throw nothing();
  const title = `Periodieke transacties ${shortMonth(periodOfDay(data.last))}`;
  const about = `${await projectName(read)}, gemeten naar de laatste boeking: ${dayName(data.last)}`;
  return fileOf(
    format,
    { title, createdAt, widths: WIDTHS, name: 'Periodieke transacties' },
    {
      plain: () => plainRows(sections),
      sheet: () => sheetRows(sections, { title, about, above: ABOVE }),
    },
  );
}

async function agendaFile(
  read: ReadBooks,
  { rows, data, createdAt }: Exported,
  {
    format,
    filters,
    agenda,
  }: Pick<ExportBody, 'format' | 'filters'> & { agenda: { dues: boolean } },
): Promise<OfferedFile> {
  const found = await expectation(read, rows, data);
  const expected = agenda.dues && filters.length === 0 ? found : onlySeries(found);
  if (expected.items.length === 0) throw nothing();
  const title = `Agenda ${shortMonth(periodOfDay(data.last))}`;
  const about = `${await projectName(read)}, verwacht na de laatste boeking (${dayName(data.last)}) t/m ${dayName(expected.until)}`;
  return fileOf(
    format,
    { title, createdAt, widths: AGENDA_WIDTHS, name: 'Agenda' },
    {
      plain: () => plainAgenda(expected),
      sheet: () => agendaRows(expected, { title, about, above: ABOVE }),
    },
  );
}

type Rows = () => Generator<readonly Cell[]>;

function fileOf(
  format: ExportBody['format'],
  {
    title,
    createdAt,
    widths,
    name,
  }: { title: string; createdAt: string; widths: number[]; name: string },
  { plain, sheet }: { plain: Rows; sheet: Rows },
): OfferedFile {
  const filename = `${title}.${format}`;
  if (format === 'csv') return { filename, contentType: CSV_TYPE, content: csv(plain()) };
  const one = {
    ...{ name, widths, headerRows: ABOVE + 1, headerColumns: 1, landscape: true },
    rows: sheet(),
  };
  const workbook = { title, author: 'Kengetal', createdAt, sheets: [one] };
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
