import type { AccountType } from './groups.ts';
import { Neighbours } from './neighbours.ts';
import type { NumberOrder } from './order.ts';
import { rowByWords } from './words/index.ts';
import { typeByWords } from './words/type.ts';

/**
 * Statement of every account of a chart. What is known stands; for the rest words that occur in
 * one statement only, then the accounts around, then whichever statement has words for it.
 */
export function guessedTypes(
  known: readonly (AccountType | null)[],
  texts: readonly string[],
  order: NumberOrder,
): AccountType[] {
  const sure = known.map((type, at) => type ?? typeByWords(texts[at] ?? ''));
  const chart = new Neighbours(order, sure);
  return sure.map((type, at) => {
    const around = type ?? chart.parent(at) ?? chart.range(at) ?? chart.between(at);
    return around ?? typeOfTable(texts[at] ?? '') ?? 'balans';
  });
}

/** Statement of an account that stands alone, from the plain text of its naam. */
export function guessedType(text: string): AccountType {
  return typeByWords(text) ?? typeOfTable(text) ?? 'balans';
}

/** Statement that has words for a naam when the other has none. */
function typeOfTable(text: string): AccountType | null {
  const balance = rowByWords(text, 'balans');
  const result = rowByWords(text, 'resultaat');
  if ((balance === null) === (result === null)) return null;
  return balance === null ? 'resultaat' : 'balans';
}
