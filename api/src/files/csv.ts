import { decimalText, type Cell } from './cells.ts';

export const CSV_TYPE = 'text/csv; charset=utf-8';

const BYTE_ORDER_MARK = '\ufeff';
/** What a spreadsheet would take for a formula or command, also behind spaces. */
const LOOKS_LIKE_FORMULA = /^\s*[=+\-@＝＋－＠\t\r]/;
/** Text is handed on in pieces of about this many characters. */
const PIECE = 64 * 1024;

/** Rows as Dutch spreadsheets read them: semicolons, decimal commas, UTF-8 with its mark. */
export async function* csv(
  rows: Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>,
): AsyncGenerator<string> {
  let piece = BYTE_ORDER_MARK;
  for await (const row of rows) {
    piece += `${row.map(written).join(';')}\r\n`;
    if (piece.length > PIECE) {
      yield piece;
      piece = '';
    }
  }
  yield piece;
}

function written(cell: Cell): string {
  if (cell === null) return '';
  if ('day' in cell) {
    const day = cell.day.split('-').reverse().join('-');
    return cell.time === undefined ? day : `${day} ${cell.time}`;
  }
  if ('value' in cell) return decimalText(cell.value, cell.kind).replace('.', ',');
  // Text that a spreadsheet would compute is marked as text with an apostrophe.
  const safe = LOOKS_LIKE_FORMULA.test(cell.text) ? `'${cell.text}` : cell.text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
