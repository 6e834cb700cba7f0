/** Values of a row, in the order of its columns. */
export type CopyLine = readonly (string | number | null)[];

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const SPECIAL = /[\\\t\n\r]/;
const ALL_SPECIAL = /[\\\t\n\r]/g;

/** A row in COPY's text format, with the line end. */
export function copyRow(row: CopyLine): string {
  let text = '';
  let separator = '';
  for (const value of row) {
    text += separator + copyValue(value);
    separator = '\t';
  }
  return `${text}\n`;
}

function copyValue(value: string | number | null): string {
  if (value === null) return '\\N';
  if (typeof value === 'number') return String(value);
  // Hardly any text has one, and looking is cheaper than replacing.
  return SPECIAL.test(value) ? value.replace(ALL_SPECIAL, (found) => ESCAPES[found] ?? '') : value;
}
