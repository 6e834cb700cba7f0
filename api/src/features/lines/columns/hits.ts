import { amountRange, searchWords } from '../search.ts';
import type { Sums } from '../cursor.ts';
import { placeOf } from '../filter-sql.ts';
import type { Reach } from '../reach.ts';
import type { LineColumns } from './columns.ts';
import { cellTest, lineTest } from './filters.ts';
import { eachLineWith } from './words.ts';

/** The lines that a reach and a search leave. */
export interface Hits {
  /** For each line how many conditions in a row it meets; it is a hit when it meets all. */
  readonly met: Uint8Array;
  readonly all: number;
  /** Sums without the search. */
  readonly whole: Sums;
  readonly found: Sums;
}

/** More words than a byte counts are left to the database. */
const MOST_WORDS = 200;

/** Finds the lines of a reach with all words; undefined when the columns do not tell. */
export function hitsOf(columns: LineColumns, reach: Reach, search: string): Hits | undefined {
  const words = searchWords(search);
  const selected = selectedCells(columns, reach);
  const filters = reach.selection.filters.filter((item) => placeOf(item) === 'line');
  const passes = lineTest(filters, columns);
  if (!selected || !passes || words.length > MOST_WORDS) return undefined;
  const { cell, count } = columns;
  const met = new Uint8Array(count);
  for (let line = 0; line < count; line += 1) met[line] = selected[cell[line] ?? 0] ?? 0;
  if (filters.length > 0) {
    for (let line = 0; line < count; line += 1) {
      if (met[line] === 1 && !passes(line)) met[line] = 0;
    }
  }
  const whole = reach.isExact
    ? { sum_cents: reach.sum_cents, count: reach.count }
    : sumsOf(columns, met, 1);
  let all = 1;
  for (const word of words) {
    markWord(columns, met, all, word);
    all += 1;
  }
  return { met, all, whole, found: words.length === 0 ? whole : sumsOf(columns, met, all) };
}

/** 1 for each cell that is selected. */
function selectedCells(
  { cells, sources }: LineColumns,
  { selection, accounts, sources: chosen }: Reach,
): Uint8Array | undefined {
  const passes = cellTest(selection.filters.filter((item) => placeOf(item) === 'cell'));
  if (!passes) return undefined;
  const byNumber = new Map(sources.map((source) => [source.source_no, source]));
  const numbers = new Set(accounts.map(({ rekening }) => rekening));
  return Uint8Array.from(cells, (cell) => {
    const source = byNumber.get(cell.source_no);
    const isSelected =
      source !== undefined &&
      chosen.has(cell.source_no) &&
      cell.periode >= selection.periode_min &&
      cell.periode <= selection.periode_max &&
      selection.soorten.includes(cell.soort) &&
      numbers.has(cell.rekening) &&
      passes({ ...source, ...cell });
    return isSelected ? 1 : 0;
  });
}

/** Lines that met what came before and have the word, or the amount that it is, meet one more. */
function markWord(columns: LineColumns, met: Uint8Array, before: number, word: string): void {
  const { cents, count, words } = columns;
  eachLineWith(words, word.toLowerCase(), (line) => {
    if (met[line] === before) met[line] = before + 1;
  });
  const range = amountRange(word);
  if (!range) return;
  const { from, to } = range;
  for (let line = 0; line < count; line += 1) {
    const amount = Math.abs(cents[line] ?? 0);
    if (amount >= from && amount <= to && met[line] === before) met[line] = before + 1;
  }
}

function sumsOf({ cents, count: lines }: LineColumns, met: Uint8Array, all: number): Sums {
  let [sum_cents, count] = [0, 0];
  for (let line = 0; line < lines; line += 1) {
    if (met[line] !== all) continue;
    sum_cents += cents[line] ?? 0;
    count += 1;
  }
  return { sum_cents, count };
}
