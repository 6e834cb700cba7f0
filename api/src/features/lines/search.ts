const AMOUNT = /^-?(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/;

/** The words of a search. */
export const searchWords = (search: string): string[] =>
  search.split(/\s+/).filter((word) => word !== '');

/**
 * Cents that a word may mean on either side, both ends included: '1.234,5' is that amount; '1234'
 * any amount of 1234 euros and cents. Undefined for what is no amount.
 */
export function amountRange(word: string): { from: number; to: number } | undefined {
  const bare = word.replace(/^€/, '');
  const match = AMOUNT.exec(bare);
  if (!match) return undefined;
  const [euros = ''] = bare.replace('-', '').replaceAll('.', '').split(',');
  const whole = Number(euros) * 100;
  const decimals = match[1];
  const cents = whole + Number((decimals ?? '').padEnd(2, '0'));
  if (!Number.isSafeInteger(cents)) return undefined;
  return decimals === undefined ? { from: whole, to: whole + 99 } : { from: cents, to: cents };
}
