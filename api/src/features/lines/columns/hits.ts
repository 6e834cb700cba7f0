import type { Sums } from '../cursor.ts';
import { placeOf } from '../filter-sql.ts';
import type { PageRequest } from '../page-request.ts';
import type { Reach } from '../reach.ts';
import { accountsNamed, amountRange, searchWords } from '../search.ts';
import type { ColumnSource, LineColumns } from './columns.ts';
import { lineTest } from './filters.ts';
import { selectedCells, type Selected } from './selected.ts';
import { eachLineWith } from './words.ts';

/** The lines that a reach and a search leave; to be used before others are looked for. */
export interface Hits {
  readonly isHit: (line: number) => boolean;
  /** No hit is of a day before or after these, YYYYMMDD. */
  readonly days: readonly [number, number];
  /** Sums without the search. */
  readonly whole: Sums;
  readonly found: Sums;
}

/** More words than a byte counts are left to the database. */
const MOST_WORDS = 200;

/** Finds the lines of a reach with all words; undefined when the columns do not tell. */
export function hitsOf(
  columns: LineColumns,
  { reach, search, by }: Pick<PageRequest, 'reach' | 'search' | 'by'>,
): Hits | undefined {
  const words = searchWords(search);
  const selected = selectedCells(columns, reach);
  const filters = reach.selection.filters.filter((item) => placeOf(item) === 'line');
  const passes = lineTest(filters, columns);
  if (!selected || !passes || words.length > MOST_WORDS) return undefined;
  const { days } = selected;
  let sums = { sum_cents: reach.sum_cents, count: reach.count };
  if (reach.isExact && words.length === 0) {
    const { cell } = columns;
    const isHit = (line: number) => selected.cells[cell[line] ?? 0] === 1;
    return { isHit, days, whole: sums, found: sums };
  }
  // For each line how many conditions in a row it meets; it is a hit when it meets all.
  const met = marksFor(columns.count);
  for (const source of columns.sources) markSelected(columns, met, source, selected);
  if (!reach.isExact) sums = markPassing(columns, met, passes);
  const whole = sums;
  let all = 1;
  for (const word of words) {
    sums = markWord(columns, met, all, { word, by, accounts: reach.accounts });
    all += 1;
  }
  const isHit = (line: number) => met[line] === all;
  return { isHit, days, whole, found: sums };
}

let marks = new Uint8Array(0);

/** The same memory each time: as much as lines, for every request, keeps the collector busy. */
function marksFor(lines: number): Uint8Array {
  if (marks.length < lines) marks = new Uint8Array(lines);
  return marks;
}

/** 1 for the selected lines of a source, 0 for the others. */
function markSelected(
  { cell }: LineColumns,
  met: Uint8Array,
  { source_no, first, end }: ColumnSource,
  { cells, share }: Pick<Selected, 'cells' | 'share'>,
): void {
  const selected = share.get(source_no);
  if (selected !== 'some') met.fill(selected === 'all' ? 1 : 0, first, end);
  else for (let line = first; line < end; line += 1) met[line] = cells[cell[line] ?? 0] ?? 0;
}

/** Leaves out the selected lines that do not pass; answers what the others add up to. */
function markPassing(
  { cents, count: lines }: LineColumns,
  met: Uint8Array,
  passes: (line: number) => boolean,
): Sums {
  let [sum_cents, count] = [0, 0];
  for (let line = 0; line < lines; line += 1) {
    if (met[line] === 0) continue;
    if (passes(line)) {
      sum_cents += cents[line] ?? 0;
      count += 1;
    } else met[line] = 0;
  }
  return { sum_cents, count };
}

interface Sought extends Pick<PageRequest, 'by'>, Pick<Reach, 'accounts'> {
  readonly word: string;
}

/**
 * Lines that met what came before and have the word, or the amount or account that it is, meet one
 * more; answers what they add up to.
 */
function markWord(
  columns: LineColumns,
  met: Uint8Array,
  before: number,
  { word, by, accounts }: Sought,
): Sums {
  const { cents, count: lines, words } = columns;
  let [sum_cents, count] = [0, 0];
  const mark = (line: number) => {
    if (met[line] !== before) return;
    met[line] = before + 1;
    sum_cents += cents[line] ?? 0;
    count += 1;
  };
  if (by !== 'amount') eachLineWith(words, word.toLowerCase(), mark);
  if (by === undefined) eachLineOf(columns, accountsNamed(accounts, word.toLowerCase()), mark);
  const range = by === 'text' ? undefined : amountRange(word);
  if (range) {
    const { from, to } = range;
    for (let line = 0; line < lines; line += 1) {
      const amount = Math.abs(cents[line] ?? 0);
      if (amount >= from && amount <= to) mark(line);
    }
  }
  return { sum_cents, count };
}

function eachLineOf(
  { cells, cell, count }: LineColumns,
  accounts: readonly string[],
  visit: (line: number) => void,
): void {
  if (accounts.length === 0) return;
  const names = new Set(accounts);
  const isNamed = Uint8Array.from(cells, ({ rekening }) => (names.has(rekening) ? 1 : 0));
  for (let line = 0; line < count; line += 1) if (isNamed[cell[line] ?? 0] === 1) visit(line);
}
