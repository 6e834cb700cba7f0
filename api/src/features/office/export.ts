import type { CallBody, OfficeReason, OfficeRow } from '@kengetal/contract';
import { addMonths, monthName, shortMonth } from '@kengetal/ledger';
import { dayOf } from '../../clock.ts';
import type { Sql } from '../../db/database.ts';
import type { Cell } from '../../files/cells.ts';
import { csv, CSV_TYPE } from '../../files/csv.ts';
import type { OfferedFile } from '../../files/downloads.ts';
import { fileTask } from '../../files/made-files.ts';
import { xlsx, XLSX_TYPE } from '../../files/xlsx/workbook.ts';
import { officeOverview } from './overview.ts';

const REASONS: Readonly<Record<OfficeReason, string>> = {
  koppeling: 'Koppeling',
  achter: 'Loopt achter',
  btw: 'Btw deze maand',
  kwaliteit: 'Kwaliteit',
};
const STATUSES: Readonly<Record<NonNullable<OfficeRow['source']>['status'], string>> = {
  actief: 'Actief',
  bezig: 'Wordt gelezen',
  verlopen: 'Verlopen',
  fout: 'Fout',
  niet_gekoppeld: 'Niet gekoppeld',
};
const PROVIDERS = { auditfile: 'Auditfile', exact: 'Exact Online' } as const;

interface Column {
  readonly label: string;
  /** In characters. */
  readonly width: number;
  readonly cell: (row: OfficeRow) => Cell;
}

const text = (words: string | null | undefined): Cell => (words ? { text: words } : null);
const day = (value: string | null | undefined): Cell => (value ? { day: value } : null);
const euro = (value: number | null | undefined): Cell =>
  value === null || value === undefined ? null : { value, kind: 'euro' };

const COLUMNS: readonly Column[] = [
  { label: 'Administratie', width: 34, cell: ({ project_name }) => text(project_name) },
  {
    ...{ label: 'Vraagt aandacht', width: 30 },
    cell: ({ attention }) => text(attention.map((reason) => REASONS[reason]).join(', ')),
  },
  {
    ...{ label: 'Geboekt t/m', width: 16 },
    cell: ({ books }) => text(books && monthName(books.through)),
  },
  {
    ...{ label: 'Ontbrekende maanden', width: 24 },
    cell: ({ books }) => text(books && lackingOf(books.months)),
  },
  {
    ...{ label: 'Kwaliteit', width: 10 },
    cell: ({ books }) => books && { value: books.quality, kind: 'whole' },
  },
  { label: 'Boekjaar', width: 12, cell: ({ books }) => text(books?.boekjaar) },
  { label: 'Resultaat', width: 14, cell: ({ books }) => euro(books?.result) },
  { label: 'Verandering', width: 44, cell: ({ books }) => text(books?.change?.words) },
  { label: 'Liquide middelen', width: 16, cell: ({ books }) => euro(books?.cash) },
  { label: 'Btw te betalen', width: 14, cell: ({ books }) => euro(books?.vat?.cents) },
  { label: 'Uiterlijk', width: 11, cell: ({ books }) => day(books?.vat?.due) },
  {
    ...{ label: 'Suggesties', width: 11 },
    cell: ({ suggestions }) => ({ value: suggestions, kind: 'whole' }),
  },
  { label: 'Bron', width: 14, cell: ({ source }) => text(source && PROVIDERS[source.provider]) },
  { label: 'Status', width: 14, cell: ({ source }) => text(source && STATUSES[source.status]) },
  {
    ...{ label: 'Laatst gelezen', width: 14 },
    cell: ({ source }) => day(source?.at && dayOf(new Date(source.at))),
  },
  { label: 'Melding', width: 44, cell: ({ source }) => text(source?.error) },
];

const lackingOf = ({ first, states }: NonNullable<OfficeRow['books']>['months']): string =>
  states
    .flatMap((state, at) => (state === 'mist' ? [shortMonth(addMonths(first, at))] : []))
    .join(', ');

function* rowsOf(rows: readonly OfficeRow[]): Generator<readonly Cell[]> {
  yield COLUMNS.map(({ label }) => ({ text: label, bold: true, below: 'thin' }));
  for (const row of rows) yield COLUMNS.map(({ cell }) => cell(row));
}

interface Exported {
  readonly body: CallBody<'exportOffice'>;
  readonly userId: string;
  readonly createdAt: string;
  readonly today: string;
}

/** The chosen administrations that the caller may see, as a file. */
async function officeFile(
  sql: Sql,
  { body: { organisation_id: organisationId, project_ids, format }, ...asked }: Exported,
): Promise<OfferedFile> {
  const { userId, createdAt, today } = asked;
  const { rows: found } = await officeOverview(sql, { organisationId, userId, today });
  const byId = new Map(found.map((row) => [row.project_id, row]));
  const chosen = project_ids.flatMap((id) => byId.get(id) ?? []);
  const title = `Administraties ${today}`;
  const filename = `${title}.${format}`;
  const rows = rowsOf(chosen);
  if (format === 'csv') return { filename, contentType: CSV_TYPE, content: csv(rows) };
  const sheet = {
    ...{ name: 'Administraties', widths: COLUMNS.map(({ width }) => width), rows },
    ...{ headerRows: 1, headerColumns: 1, landscape: true },
  };
  const workbook = { title, author: 'Kengetal', createdAt, sheets: [sheet] };
  return { filename, contentType: XLSX_TYPE, content: xlsx(workbook) };
}

/** {@link officeFile} for a thread. */
export const officeFileTask = fileTask(
  { name: 'office-file', instead: 'Kies csv.' },
  (request: Exported, { sql }) => officeFile(sql, request),
);
