import type { Conditions } from './conditions.ts';
import { containing } from './filter-sql.ts';

const AMOUNT = /^-?(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/;

/** Condition of a search: every word in description, relation or entry, or as the amount. */
export function searchCondition(conditions: Conditions, search: string): string {
  const words = search.split(/\s+/).filter((word) => word !== '' && !word.includes('\0'));
  const each = words.map((word) => {
    const text = `l.zoek LIKE ${conditions.parameter(containing(word))}`;
    const amount = amountCondition(conditions, word);
    return amount ? `(${text} OR ${amount})` : text;
  });
  return each.length === 0 ? 'TRUE' : each.join(' AND ');
}

/** '1.234,5' finds that amount on either side; '1234' finds any amount of 1234 euros and cents. */
function amountCondition(conditions: Conditions, word: string): string | undefined {
  const bare = word.replace(/^€/, '');
  const match = AMOUNT.exec(bare);
  if (!match) return undefined;
  const [euros = ''] = bare.replace('-', '').replaceAll('.', '').split(',');
  const whole = Number(euros) * 100;
  const decimals = match[1];
  const cents = whole + Number((decimals ?? '').padEnd(2, '0'));
  if (!Number.isSafeInteger(cents)) return undefined;
  if (decimals !== undefined) return `abs(l.cents) = ${conditions.parameter(cents)}::bigint`;
  const from = conditions.parameter(whole);
  return `abs(l.cents) BETWEEN ${from}::bigint AND ${from}::bigint + 99`;
}
