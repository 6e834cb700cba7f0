import { parse } from 'csv-parse/sync';
import type { FileCell, FileRows } from './cells.ts';
import { BudgetRefused } from './refused.ts';

const DELIMITERS = [';', '\t', ','] as const;
const RECORD_ENDS = ['\r\n', '\n', '\r'];
const SAMPLE_LINES = 20;

/** Rows of a CSV file; its separator is the one that its first lines have most of. */
export function csvRows(bytes: Uint8Array): FileRows {
  const text = decoded(bytes).replace(/^sep=.\r?\n/, '');
  const delimiter = delimiterOf(text);
  try {
    const rows: unknown = parse(text, {
      delimiter,
      // Looking for which one a file uses costs a multiple of reading it where there is none.
      record_delimiter: RECORD_ENDS,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
    });
    return Array.isArray(rows) ? rows.map(cellsOf) : [];
  } catch {
    throw new BudgetRefused(['Dit CSV-bestand is niet te lezen. Bewaar het opnieuw als CSV.']);
  }
}

function cellsOf(row: unknown): FileCell[] {
  if (!Array.isArray(row)) return [];
  return row.map((value) => {
    // A spreadsheet takes an apostrophe in front as 'this is text'.
    const text = String(value).trim().replace(/^'/, '');
    return text === '' ? null : { kind: 'text', text };
  });
}

/** UTF-8, or what Excel makes of CSV on Windows: its own code page, or UTF-16 with a mark. */
function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function delimiterOf(text: string): string {
  const sample = text
    .split('\n', SAMPLE_LINES)
    .join('\n')
    .replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((delimiter) => sample.split(delimiter).length - 1);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ';';
}
