import type { CallBody, OpenItem, OpenItemsPage } from '@kengetal/contract';
import { listOpenItems } from '../../books/open-items/list.ts';
import type { Sql } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import type { Cell, CellLook } from '../../files/cells.ts';
import { csv, CSV_TYPE } from '../../files/csv.ts';
import type { OfferedFile } from '../../files/downloads.ts';
import { fileTask } from '../../files/made-files.ts';
import { columnName } from '../../files/xlsx/sheet.ts';
import { xlsx, XLSX_TYPE } from '../../files/xlsx/workbook.ts';

type Body = CallBody<'openItemsExport'>;

interface Column {
  readonly label: string;
  /** In characters. */
  readonly width: number;
  readonly cell: (item: OpenItem) => Cell;
  /** What it adds up to at the foot. */
  readonly sum?: (page: OpenItemsPage) => number;
}

/** Rows above the items: title, what the days count from, none, headings. */
const ABOVE = 4;
/** Rows of a sheet of Excel, less those above and under the items. */
const MOST = 1_048_576 - ABOVE - 1;

const euro = (value: number, look: CellLook = {}): Cell => ({
  ...look,
  value: value === 0 ? 0 : value,
  kind: 'euro',
});
const dayCell = (day: string | null): Cell => (day === null ? null : { day });

/** What an item is called that belongs to no invoice. */
const numberOf = ({ factuur, beginstand }: OpenItem): string =>
  factuur || (beginstand ? 'Beginstand' : 'Zonder factuur');

function columnsOf({ groep, per }: Body, { basis }: OpenItemsPage): Column[] {
  const isDue = basis === 'vervaldatum';
  const columns: (Column | null)[] = [
    {
      label: groep === 'debiteuren' ? 'Klant' : 'Leverancier',
      width: 34,
      cell: ({ naam }) => ({ text: naam }),
    },
    { label: 'Nummer', width: 14, cell: ({ relatie }) => ({ text: relatie }) },
    per === 'factuur' && basis !== 'oudste_eerst'
      ? { label: 'Factuur', width: 18, cell: (item) => ({ text: numberOf(item) }) }
      : { label: 'Facturen', width: 10, cell: ({ aantal }) => ({ value: aantal, kind: 'whole' }) },
    {
      label: per === 'factuur' ? 'Datum' : 'Oudste',
      width: 11,
      cell: ({ datum }) => dayCell(datum),
    },
    isDue ? { label: 'Vervalt', width: 11, cell: ({ vervaldatum }) => dayCell(vervaldatum) } : null,
    {
      label: isDue ? 'Dagen te laat' : 'Dagen oud',
      width: 13,
      cell: ({ dagen }) =>
        dagen === null || (isDue && dagen <= 0) ? null : { value: dagen, kind: 'whole' },
    },
    isDue
      ? {
          label: 'Te laat',
          width: 14,
          cell: ({ te_laat }) => euro(te_laat ?? 0),
          sum: ({ te_laat }) => te_laat ?? 0,
        }
      : null,
    { label: 'Open', width: 14, cell: ({ cents }) => euro(cents), sum: ({ cents }) => cents },
  ];
  return columns.filter((column) => column !== null);
}

/** What the days count from. */
const COUNTED: Record<OpenItemsPage['basis'], string> = {
  vervaldatum: 'de dagen tellen vanaf de vervaldatum',
  factuurdatum: 'de dagen tellen vanaf de factuurdatum',
  oudste_eerst:
    'betalingen tellen voor de oudste facturen, en de dagen vanaf de oudste die dan nog openstaat',
};

/** All that is open at the end of a month as a file. Throws conflict while it is worked out. */
async function openItemsFile(sql: Sql, createdAt: string, body: Body): Promise<OfferedFile> {
  const page = await listOpenItems(sql, body, { offset: 0, limit: MOST });
  if (!page) throw new DomainError('conflict', 'De openstaande facturen worden nog bepaald.');
  const columns = columnsOf(body, page);
  const who = body.groep === 'debiteuren' ? 'klanten' : 'leveranciers';
  const isOldestFirst = page.basis === 'oudste_eerst';
  const title = `${isOldestFirst ? 'Openstaand saldo' : 'Openstaande facturen'} van ${who} ${body.dag}`;
  const filename = `${title}.${body.format}`;
  const headings: Cell[] = columns.map(({ label }) => ({ text: label, bold: true, below: 'thin' }));
  const rows = page.items.map((item) => columns.map(({ cell }) => cell(item)));
  if (body.format === 'csv') {
    return { filename, contentType: CSV_TYPE, content: csv([headings, ...rows]) };
  }
  const about = `Stand ${body.dag}; ${COUNTED[page.basis]}.`;
  const sheet = {
    name: 'Openstaand',
    widths: columns.map(({ width }) => width),
    headerRows: ABOVE,
    landscape: true,
    rows: [
      [{ text: title, bold: true, size: 'title' as const }],
      [{ text: about, muted: true }],
      [],
      headings,
      ...rows,
      columns.map(({ sum }, at) => totalCell(at, rows.length, sum?.(page))),
    ],
  };
  const workbook = { title, author: 'Kengetal', createdAt, sheets: [sheet] };
  return { filename, contentType: XLSX_TYPE, content: xlsx(workbook) };
}

function totalCell(at: number, rows: number, cents: number | undefined): Cell {
  if (at === 0) return { text: 'Totaal', bold: true, above: 'thin' };
  if (cents === undefined) return null;
  const letter = columnName(at);
  const [first, last] = [ABOVE + 1, ABOVE + Math.max(1, rows)];
  return {
    ...{ value: cents === 0 ? 0 : cents, kind: 'euro', bold: true, above: 'thin', below: 'double' },
    formula: `SUM(${letter}${first}:${letter}${last})`,
  };
}

/** {@link openItemsFile} for a thread. */
export const openItemsFileTask = fileTask(
  { name: 'open_items', instead: 'Kies csv.' },
  ({ body, createdAt }: { body: Body; createdAt: string }, { sql }) =>
    openItemsFile(sql, createdAt, body),
);
