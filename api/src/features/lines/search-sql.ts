import type { Conditions } from './conditions.ts';
import { containing } from './filter-sql.ts';
import type { PageRequest } from './page-request.ts';
import { accountsNamed, amountRange, searchWords } from './search.ts';

/**
 * Whom line `l` is shown to be of, in lower case, where its own words lack it: a line of costs has
 * the name of the supplier from the other lines of its entry.
 */
export const SHOWN_PARTNER = `CASE WHEN l.relatie_naam IS NULL
  THEN lower(coalesce(l.relatie, l.tegenpartij_naam, l.tegenpartij)) END`;

/**
 * Condition of a search: every word in what is shown of a line (description, relation, entry,
 * account), or as its amount.
 */
export function searchCondition(
  conditions: Conditions,
  { search, by, reach }: Pick<PageRequest, 'search' | 'by' | 'reach'>,
): string {
  const each = searchWords(search).map((word) => {
    const texts = by === 'amount' ? [] : textConditions(conditions, word);
    const amount = by === 'text' ? undefined : amountCondition(conditions, word);
    const account = by === undefined ? accountCondition(conditions, reach, word) : undefined;
    const all = [...texts, amount, account].filter((each) => each !== undefined);
    return all.length === 0 ? 'FALSE' : `(${all.join(' OR ')})`;
  });
  return each.length === 0 ? 'TRUE' : each.join(' AND ');
}

function textConditions({ parameter }: Conditions, word: string): string[] {
  const pattern = parameter(containing(word));
  return [`l.zoek LIKE ${pattern}`, `${SHOWN_PARTNER} LIKE ${pattern}`];
}

function accountCondition(
  { parameter }: Conditions,
  { accounts }: PageRequest['reach'],
  word: string,
): string | undefined {
  const named = accountsNamed(accounts, word.toLowerCase());
  return named.length === 0 ? undefined : `l.rekening = ANY (${parameter(named)})`;
}

function amountCondition({ parameter }: Conditions, word: string): string | undefined {
  const range = amountRange(word);
  if (!range) return undefined;
  const { from, to } = range;
  if (from === to) return `abs(l.cents) = ${parameter(from)}::bigint`;
  return `abs(l.cents) BETWEEN ${parameter(from)}::bigint AND ${parameter(to)}::bigint`;
}
