import { decimalText, type Cell } from '../cells.ts';
import type { Styles } from './styles.ts';
import { DECLARATION, escaped } from './xml.ts';

/** Text is handed on in pieces of about this many characters. */
const PIECE = 64 * 1024;
const DAY_MS = 86_400_000;

export interface Sheet {
  /** Made to fit the rules of Excel: at most 31 characters, no []:*?/\. */
  readonly name: string;
  /** Widths of the columns in characters. */
  readonly widths: readonly number[];
  readonly rows: Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>;
  /** Rows that stay in view, and stand on top of each printed page. */
  readonly headerRows?: number;
  /** First columns that stay in view. */
  readonly headerColumns?: number;
  readonly landscape?: boolean;
}

/** 0 → 'A', 26 → 'AA'. */
export function columnName(index: number): string {
  const rest = Math.floor(index / 26);
  const letter = String.fromCharCode(65 + (index % 26));
  return rest === 0 ? letter : columnName(rest - 1) + letter;
}

/** The XML of a sheet, row by row. */
export async function* sheetXml(sheet: Sheet, styles: Styles): AsyncGenerator<string> {
  let piece = head(sheet);
  let number = 0;
  for await (const row of sheet.rows) {
    number += 1;
    piece += rowXml(row, number, styles);
    if (piece.length > PIECE) {
      yield piece;
      piece = '';
    }
  }
  yield piece + foot(sheet);
}

function head({ widths, headerRows = 0, headerColumns = 0 }: Sheet): string {
  const columns = widths.map(
    (width, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  return [
    `${DECLARATION}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">`,
    '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>',
    `<sheetViews><sheetView showGridLines="0" workbookViewId="0">${pane(headerRows, headerColumns)}</sheetView></sheetViews>`,
    '<sheetFormatPr defaultRowHeight="15"/>',
    columns.length > 0 ? `<cols>${columns.join('')}</cols>` : '',
    '<sheetData>',
  ].join('');
}

function pane(rows: number, columns: number): string {
  if (rows === 0 && columns === 0) return '';
  const which = rows > 0 ? (columns > 0 ? 'bottomRight' : 'bottomLeft') : 'topRight';
  const split = `${columns > 0 ? ` xSplit="${columns}"` : ''}${rows > 0 ? ` ySplit="${rows}"` : ''}`;
  return `<pane${split} topLeftCell="${columnName(columns)}${rows + 1}" activePane="${which}" state="frozen"/>`;
}

function foot({ landscape }: Sheet): string {
  return [
    '</sheetData>',
    '<pageMargins left="0.6" right="0.6" top="0.7" bottom="0.7" header="0.3" footer="0.3"/>',
    `<pageSetup paperSize="9" orientation="${landscape ? 'landscape' : 'portrait'}" fitToWidth="1" fitToHeight="0"/>`,
    '<headerFooter><oddFooter>&amp;L&amp;A&amp;RPagina &amp;P van &amp;N</oddFooter></headerFooter>',
    '</worksheet>',
  ].join('');
}

function rowXml(row: readonly Cell[], number: number, styles: Styles): string {
  const height = row.some((cell) => cell?.size === 'title') ? ' ht="24" customHeight="1"' : '';
  const cells = row.map((cell, index) => cellXml(cell, `${columnName(index)}${number}`, styles));
  return `<row r="${number}"${height}>${cells.join('')}</row>`;
}

function cellXml(cell: Cell, address: string, styles: Styles): string {
  if (cell === null) return '';
  const start = `<c r="${address}" s="${styles.of(cell)}"`;
  if ('text' in cell) {
    if (cell.text === '') return `${start}/>`;
    return `${start} t="inlineStr"><is><t xml:space="preserve">${escaped(cell.text)}</t></is></c>`;
  }
  if ('day' in cell) return `${start}><v>${serialOf(cell.day, cell.time)}</v></c>`;
  const formula = cell.formula === undefined ? '' : `<f>${escaped(cell.formula)}</f>`;
  const value =
    cell.kind === 'percent' ? String(cell.value / 10_000) : decimalText(cell.value, cell.kind);
  return `${start}>${formula}<v>${value}</v></c>`;
}

/** Days since 30 December 1899, as Excel counts them, the time as a part of a day. */
function serialOf(day: string, time = '00:00'): number {
  return (Date.parse(`${day}T${time}Z`) - Date.UTC(1899, 11, 30)) / DAY_MS;
}
