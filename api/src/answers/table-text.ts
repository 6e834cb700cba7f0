import type { AnswerTable } from './answer.ts';

/** A table as the CSV that a tool result is: a header row, and as many columns in each row. */
export function tableText({ columns, rows }: AnswerTable): string {
  return [columns, ...rows].map((row) => row.map(written).join(';')).join('\n');
}

const written = (cell: string): string =>
  /[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
