/** Values of a row, in the order of its columns. */
export type CopyLine = readonly (string | number | null)[];

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const SPECIAL = /[\\\t\n\r]/;
const ALL_SPECIAL = /[\\\t\n\r]/g;

/** A value in COPY's text format. */
function copyValue(value: string | number | null): string {
  if (value === null) return '\\N';
  if (typeof value === 'number') return String(value);
  // Hardly any text has one, and looking is cheaper than replacing.
  return SPECIAL.test(value) ? value.replace(ALL_SPECIAL, (found) => ESCAPES[found] ?? '') : value;
}

/** Rows in COPY's text format. */
export function copyText(lines: readonly CopyLine[]): string {
  let text = '';
  for (const line of lines) {
    let separator = '';
    for (const value of line) {
      text += separator + copyValue(value);
      separator = '\t';
    }
    text += '\n';
  }
  return text;
}
