const POINT = 46;
const MINUS = 45;
const ZERO = 48;
/** Digits that always fit a safe integer. */
const SAFE_DIGITS = 15;

/**
 * Cents of the plain form that nearly all files write: digits, a minus sign, a point with one or
 * two decimals. Looking at the characters one by one is many times faster than a pattern.
 * @returns null for every other form, also when it is an amount
 */
export function plainCents(text: string): number | null {
  const { length } = text;
  const start = text.charCodeAt(0) === MINUS ? 1 : 0;
  if (length === start || length - start > SAFE_DIGITS) return null;
  let cents = 0;
  let decimals = -1;
  for (let at = start; at < length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === POINT && decimals < 0 && at > start) decimals = 0;
    else if (code >= ZERO && code <= ZERO + 9) {
      cents = cents * 10 + (code - ZERO);
      if (decimals >= 0) decimals += 1;
    } else return null;
  }
  if (decimals > 2 || decimals === 0) return null;
  if (decimals < 2) cents *= decimals < 0 ? 100 : 10;
  if (!Number.isSafeInteger(cents)) return null;
  return start === 1 && cents !== 0 ? -cents : cents;
}

/**
 * Decimal text to whole cents, without floats. Accepts a sign, a point or a single comma as the
 * separator, and rounds decimals beyond the second half away from zero.
 * @returns null when the text is not an amount or does not fit a safe integer.
 */
export function parseCents(text: string): number | null {
  const match = /^([+-]?)(\d*)(?:[.,](\d*))?$/.exec(text.trim());
  if (!match) return null;
  const [, sign = '', whole = '', fraction = ''] = match;
  if (whole === '' && fraction === '') return null;
  const digits = Number(`${whole}${fraction.slice(0, 2).padEnd(2, '0')}`);
  const cents = digits + (fraction.charAt(2) >= '5' ? 1 : 0);
  if (!Number.isSafeInteger(cents)) return null;
  return sign === '-' && cents !== 0 ? -cents : cents;
}

/** Cents as decimal text with a point, e.g. '-12.05'. */
export function formatCents(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Cents as a Dutch sentence writes them, e.g. '€ 1.234,56'. */
export function euroText(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3}){1,5}$)/g, '.');
  return `€ ${cents < 0 ? '-' : ''}${whole},${digits.slice(-2)}`;
}
