/** What a word of a search may be. */
export type SearchedBy = 'text' | 'amount';

const AMOUNT = /^-?(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}|-))?$/;
/** '135.60', as a bank or a spreadsheet writes it; with three digits it is a thousand. */
const WITH_POINT = /^(-?\d+)\.(\d{2})$/;
/** A sign of currency belongs to the amount behind it, as amounts on a screen are written. */
const CURRENCY = /(?:€|\beur)\s*(?=-?\d)/gi;

/** The words of a search. */
export const searchWords = (search: string): string[] =>
  search
    .replace(/\u2212/g, '-')
    .replace(CURRENCY, '')
    .split(/\s+/)
    .filter((word) => word !== '');

/**
 * Cents that a word may mean on either side, both ends included: '1.234,5' is that amount; '1234'
 * any amount of 1234 euros and cents. Undefined for what is no amount.
 */
export function amountRange(word: string): { from: number; to: number } | undefined {
  const bare = word.replace(/^€/, '').replace(WITH_POINT, '$1,$2');
  const match = AMOUNT.exec(bare);
  if (!match) return undefined;
  const [euros = ''] = bare.replace('-', '').replaceAll('.', '').split(',');
  const whole = Number(euros) * 100;
  const decimals = match[1]?.replace('-', '');
  const cents = whole + Number((decimals ?? '').padEnd(2, '0'));
  if (!Number.isSafeInteger(cents)) return undefined;
  return decimals === undefined ? { from: whole, to: whole + 99 } : { from: cents, to: cents };
}

/** Numbers of the accounts that a word in lower case names: the number, or a part of the name. */
export const accountsNamed = (
  accounts: readonly { readonly rekening: string; readonly naam: string }[],
  word: string,
): string[] =>
  accounts
    .filter(
      ({ rekening, naam }) => rekening.toLowerCase() === word || naam.toLowerCase().includes(word),
    )
    .map(({ rekening }) => rekening);
