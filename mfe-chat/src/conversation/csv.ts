/** Rows of cells. */
export interface Csv {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/**
 * Text as a table: a header and rows with as many columns, between semicolons as ours or commas as
 * others'; null when it is none (specification §2).
 */
export function parseCsv(text: string): Csv | null {
  const ours = tableOf(text.trim(), ';');
  if (ours) return ours;
  const other = tableOf(text.trim(), ',');
  // Sentences have commas too: with a space after them, or on one line.
  const isProse = [other?.columns ?? [], ...(other?.rows ?? [])]
    .flat()
    .some((cell) => /^\s/.test(cell));
  return other && other.rows.length > 0 && !isProse ? other : null;
}

function tableOf(text: string, separator: string): Csv | null {
  const [columns, ...rows] = cellsOf(text, separator) ?? [];
  if (!columns || columns.length < 2) return null;
  return rows.every(({ length }) => length === columns.length) ? { columns, rows } : null;
}

/** Null where a quote is never closed. */
function cellsOf(text: string, separator: string): string[][] | null {
  const rows: string[][] = [[]];
  let [cell, quoted] = ['', false];
  const end = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (letter === '"' && quoted && text[at + 1] === '"') cell += text.charAt((at += 1));
    else if (letter === '"' && (quoted || cell === '')) quoted = !quoted;
    else if (quoted || ![separator, '\r', '\n'].includes(letter)) cell += letter;
    else if (letter === separator) end();
    else if (letter === '\n') {
      end();
      rows.push([]);
    }
  }
  end();
  return quoted ? null : rows;
}

/** Begins as a formula does: a program for tables would compute it. */
const FORMULA = /^[=+@\t\r-](?!\s*[\d.,]+%?$)/;

/** CSV as a Dutch Excel reads it: semicolons, and a mark of its letters in front. */
export function writeCsv({ columns, rows }: Csv): string {
  const line = (cells: readonly string[]) =>
    cells.map((cell) => quoted(FORMULA.test(cell) ? `'${cell}` : cell)).join(';');
  return `\uFEFF${[columns, ...rows].map(line).join('\r\n')}\r\n`;
}

const quoted = (cell: string) => (/[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** As tables are pasted: tabs between cells. */
export const writeTabs = ({ columns, rows }: Csv): string =>
  [columns, ...rows]
    .map((row) => row.map((cell) => cell.replace(/\s+/g, ' ')).join('\t'))
    .join('\n');
