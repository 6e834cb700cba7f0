import type { GoldRow, Rows, Value } from '../gold/gold.ts';
import type { Outcome, Shown } from './outcome.ts';
import { holds } from './values.ts';

/** So many rows can be told in a sentence. */
const IN_WORDS = 3;
const TOTAL = /^(?:totaal|samen|overig|rest|andere)/;

/** Letters and digits, in words. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether a text has the name of a row: one of the ways to write it, as whole words. */
export const isNamed = (text: string, { names }: GoldRow) =>
  names.some((name) => ` ${plain(text)} `.includes(` ${plain(name)} `));

const isRow = (gold: GoldRow, row: Shown['rows'][number]) =>
  isNamed(row.text, gold) && gold.values.every((value) => holds(row.values, value));

/** Holds a list or series against what is right. */
export function rowsAgree(gold: Rows, shown: Shown): Outcome {
  if (!shown.values.every((value) => holds(allowed(gold), value))) return 'wrong';
  const told = toldInWords(gold, shown);
  // What answers in words may have more beside it, as the other months of the highest.
  if (shown.rows.length === 0 || told === 'exact') return told;
  const own = shown.rows.filter(
    (row) => gold.rows.some((one) => isRow(one, row)) || !TOTAL.test(plain(row.text)),
  );
  const least = gold.least ?? gold.rows.length;
  if (own.length < least || own.length > gold.rows.length) return 'wrong';
  const asked = gold.least === undefined ? gold.rows : gold.rows.slice(0, own.length);
  if (gold.order === 'ordered') {
    const agrees = asked.every((one, index) => {
      const row = own[index];
      return row !== undefined && isRow(one, row);
    });
    return agrees ? 'exact' : 'wrong';
  }
  const left = [...own];
  for (const one of asked) {
    const index = left.findIndex((row) => isRow(one, row));
    if (index === -1) return 'wrong';
    left.splice(index, 1);
  }
  return 'exact';
}

/** A total of the list, as far as it is told, may be an answer beside it. */
function allowed({ rows, least, also = [] }: Rows): Value[] {
  const values = rows.flatMap((row) => row.values);
  const totals: Value[] = [];
  let sum = 0;
  for (const [index, row] of rows.entries()) {
    sum += row.values[0]?.value ?? 0;
    if (index + 1 >= (least ?? rows.length)) totals.push({ unit: 'cents', value: sum });
  }
  return [...values, ...totals, ...also];
}

function toldInWords(gold: Rows, shown: Shown): Outcome {
  const asked = gold.rows.slice(0, gold.least ?? gold.rows.length);
  if (asked.length > IN_WORDS) return 'partial';
  const told = asked.filter(
    (one) => isNamed(shown.text, one) && one.values.every((value) => holds(shown.values, value)),
  );
  if (told.length === asked.length) return 'exact';
  return told.length > 0 ? 'partial' : 'wrong';
}
