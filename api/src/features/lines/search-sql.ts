import type { Conditions } from './conditions.ts';
import { containing } from './filter-sql.ts';
import { amountRange, searchWords } from './search.ts';

/** Condition of a search: every word in description, relation or entry, or as the amount. */
export function searchCondition(conditions: Conditions, search: string): string {
  const each = searchWords(search).map((word) => {
    const text = `l.zoek LIKE ${conditions.parameter(containing(word))}`;
    const amount = amountCondition(conditions, word);
    return amount ? `(${text} OR ${amount})` : text;
  });
  return each.length === 0 ? 'TRUE' : each.join(' AND ');
}

function amountCondition({ parameter }: Conditions, word: string): string | undefined {
  const range = amountRange(word);
  if (!range) return undefined;
  const { from, to } = range;
  if (from === to) return `abs(l.cents) = ${parameter(from)}::bigint`;
  return `abs(l.cents) BETWEEN ${parameter(from)}::bigint AND ${parameter(to)}::bigint`;
}
