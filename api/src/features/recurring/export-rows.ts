import { spokenOut } from '@kengetal/contract';
import { CADENCES, capitalised } from '@kengetal/ledger';
import type { Cell, CellLook } from '../../files/cells.ts';
import { columnName } from '../../files/xlsx/sheet.ts';
import { perMonth } from './figures.ts';
import type { SeriesRow } from './rows.ts';
import { HOW_OFTEN } from './words.ts';

type Row = readonly Cell[];

export interface ExportedRow extends SeriesRow {
  /** Name of its account. */
  readonly account: string;
}

export interface ExportedSection {
  readonly title: string;
  readonly rows: readonly ExportedRow[];
}

interface Column {
  readonly label: string;
  /** In characters. */
  readonly width: number;
  /** @param at number of the row in the sheet; undefined where formulas mean nothing */
  readonly cell: (one: ExportedRow, at: number | undefined) => Cell;
}

const YES = 'ja';

const timesAYear = ({ row }: SeriesRow): number => CADENCES[spokenOut(row).frequentie].perYear;
const text = (words: string): Cell => (words === '' ? null : { text: words });
const euro = (value: number, formula?: string, look: CellLook = {}): Cell => ({
  ...look,
  value: value === 0 ? 0 : value,
  kind: 'euro',
  ...(formula !== undefined && { formula }),
});
/** An end of what varies. */
const end = (cents: number | undefined): Cell => (cents === undefined ? null : euro(cents));

const COLUMNS: readonly Column[] = [
  { label: 'Naam', width: 34, cell: ({ row }) => text(row.name) },
  { label: 'Rekening', width: 10, cell: ({ row }) => text(row.rekening) },
  { label: 'Rekeningnaam', width: 28, cell: ({ account }) => text(account) },
  {
    label: 'Frequentie',
    width: 16,
    cell: ({ row }) => text(capitalised(HOW_OFTEN[spokenOut(row).frequentie])),
  },
  { label: 'Gebruikelijk bedrag', width: 18, cell: (one) => euro(one.cents) },
  { label: 'Laagste bedrag', width: 15, cell: ({ lowest }) => end(lowest) },
  { label: 'Hoogste bedrag', width: 15, cell: ({ highest }) => end(highest) },
  {
    label: 'Keer per jaar',
    width: 13,
    cell: (one) => ({ value: timesAYear(one), kind: 'whole' }),
  },
  {
    label: 'Per jaar',
    width: 14,
    cell: (one, at) => euro(one.perYear, at === undefined ? undefined : `${E}${at}*${F}${at}`),
  },
  {
    label: 'Per maand',
    width: 14,
    cell: (one, at) => euro(perMonth(one.perYear), at === undefined ? undefined : monthly(at)),
  },
  { label: 'Laatste', width: 11, cell: ({ row }) => ({ day: row.last }) },
  {
    label: 'Volgende verwacht',
    width: 17,
    cell: ({ row }) => (row.next === null ? null : { day: row.next }),
  },
  { label: 'Zekerheid', width: 14, cell: ({ row }) => text(capitalised(spokenOut(row).certainty)) },
  { label: 'Status', width: 9, cell: ({ row }) => text(capitalised(spokenOut(row).status)) },
  { label: 'Telt mee', width: 9, cell: ({ row }) => text(row.counts === false ? 'nee' : YES) },
  {
    label: 'Signalen',
    width: 40,
    cell: ({ row }) =>
      text((row.signals ?? []).map((one) => `${one.label}: ${one.words}`).join(' ')),
  },
];

const letterOf = (label: string): string =>
  columnName(COLUMNS.findIndex((column) => column.label === label));
const [E, F, YEARLY, COUNTS] = [
  letterOf('Gebruikelijk bedrag'),
  letterOf('Keer per jaar'),
  letterOf('Per jaar'),
  letterOf('Telt mee'),
];
const monthly = (at: number): string => `ROUND(${YEARLY}${at}/12,2)`;

export const WIDTHS = COLUMNS.map(({ width }) => width);

const headings = (): Cell[] =>
  COLUMNS.map(({ label }) => ({ text: label, bold: true, below: 'thin' }));
const cellsOf = (one: ExportedRow, at?: number): Cell[] => COLUMNS.map(({ cell }) => cell(one, at));

/** Every series on a line with its section, for another program. */
export function* plainRows(sections: readonly ExportedSection[]): Generator<Row> {
  yield [{ text: 'Onderdeel' }, ...headings()];
  for (const { title, rows } of sections) {
    for (const one of rows) yield [{ text: title }, ...cellsOf(one)];
  }
}

/** Sections below each other with the sum of what counts under each, by formulas. */
export function* sheetRows(
  sections: readonly ExportedSection[],
  { title, about, above }: { title: string; about: string; above: number },
): Generator<Row> {
  yield [{ text: title, bold: true, size: 'title' }];
  yield [{ text: about, muted: true }];
  yield [];
  yield headings();
  let at = above + 1;
  for (const { title: name, rows } of sections) {
    yield [{ text: name, bold: true }];
    at += 1;
    const first = at + 1;
    for (const one of rows) {
      at += 1;
      yield cellsOf(one, at);
    }
    if (rows.some(({ row }) => row.counts !== false)) {
      yield totalOf(name, rows, first, at);
      at += 1;
    }
    yield [];
    at += 1;
  }
}

/** What counts of the rows from `first` to `last`, numbered from 1, in the row below them. */
function totalOf(name: string, rows: readonly ExportedRow[], first: number, last: number): Row {
  const counted = rows.filter(({ row }) => row.counts !== false);
  const cents = counted.reduce((sum, { perYear }) => sum + perYear, 0);
  const range = (letter: string) => `${letter}${first}:${letter}${last}`;
  const look: CellLook = { bold: true, above: 'thin' };
  return COLUMNS.map(({ label }): Cell => {
    switch (label) {
      case 'Naam':
        return { ...look, text: `Totaal ${name.toLowerCase()}` };
      case 'Per jaar':
        return euro(cents, `SUMIF(${range(COUNTS)},"${YES}",${range(YEARLY)})`, look);
      case 'Per maand':
        return euro(perMonth(cents), monthly(last + 1), look);
      default:
        return null;
    }
  });
}
