/** A cell of an uploaded table; null when it is empty. */
export type FileCell =
  | null
  | { readonly kind: 'text'; readonly text: string }
  /** A real number, as decimal text with a point. */
  | { readonly kind: 'number'; readonly text: string }
  /** A real date, 'YYYY-MM-DD'. */
  | { readonly kind: 'day'; readonly day: string };

/** Rows of a table as they stand in the file, so that a place can be named. */
export type FileRows = readonly (readonly FileCell[])[];

/** What a person sees in a cell. */
export function shownText(cell: FileCell | undefined): string {
  if (!cell) return '';
  return (cell.kind === 'day' ? cell.day : cell.text).trim();
}

/** 'rij 4, kolom C', both as a spreadsheet counts them from zero here. */
export function placeOf(row: number, column: number): string {
  return `rij ${row + 1}, kolom ${columnLetters(column)}`;
}

function columnLetters(column: number): string {
  const rest = Math.floor(column / 26);
  const letter = String.fromCharCode(65 + (column % 26));
  return rest === 0 ? letter : columnLetters(rest - 1) + letter;
}
