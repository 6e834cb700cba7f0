import { isDay, periodOfDay } from '@kengetal/ledger';

const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;
const MONTHS = 12;

/**
 * A month in one of the ways of the specification (§3, §5): 202503, '202503', '2025-M03', '25/03',
 * or a date or moment of ISO 8601. Undefined for anything else.
 */
export function parsePeriode(value: string | number): number | undefined {
  const text = String(value).trim();
  const periode = fromText(text);
  if (periode === undefined) return undefined;
  const [year, month] = [Math.floor(periode / 100), periode % 100];
  const isValid = year >= FIRST_YEAR && year <= LAST_YEAR && month >= 1 && month <= MONTHS;
  return isValid ? periode : undefined;
}

function fromText(text: string): number | undefined {
  if (/^\d{6}$/.test(text)) return Number(text);
  const named = /^(\d{4})-M(\d{1,2})$/.exec(text) ?? /^(\d{2})\/(\d{1,2})$/.exec(text);
  if (named) {
    const year = Number(named[1]);
    return (year < 100 ? 2000 + year : year) * 100 + Number(named[2]);
  }
  const day = text.slice(0, 10);
  return isDay(day) && (text.length === 10 || text.charAt(10) === 'T')
    ? periodOfDay(day)
    : undefined;
}
