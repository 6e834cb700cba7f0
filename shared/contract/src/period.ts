/** Months as integers YYYYMM, and the texts and fields that hold them (specification §3, §5). */

const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

/** First and last month that the product knows. */
export const FIRST_MONTH = FIRST_YEAR * 100 + 1;
export const LAST_MONTH = LAST_YEAR * 100 + 12;

/** Whether a number is a month YYYYMM that the product knows. */
export function isPeriode(value: number): boolean {
  const month = value % 100;
  const known = value >= FIRST_MONTH && value <= LAST_MONTH;
  return Number.isInteger(value) && known && month >= 1 && month <= 12;
}

const WAYS = [
  /^(\d{4})(\d{2})$/,
  /^(\d{4})-(?:M-?)?(\d{1,2})$/i,
  /^(\d{2})\/(\d{1,2})$/,
  /^(\d{4})-(\d{2})-(?:0[1-9]|[12]\d|3[01])(?:[T ].*)?$/,
];

/**
 * The month of a number or text: 202503, '2025-M03', '2025-M-03', '2025-3', '25/03', or a day or
 * moment of ISO 8601. Undefined for anything else.
 */
export function parsePeriode(value: string | number): number | undefined {
  const text = String(value).trim();
  for (const way of WAYS) {
    const [, year = '', month = ''] = way.exec(text) ?? [];
    const periode = (Number(year) + (year.length === 2 ? 2000 : 0)) * 100 + Number(month);
    if (isPeriode(periode)) return periode;
  }
  return undefined;
}

/** Whether a field of this name holds months. */
export const isPeriodField = (name: string): boolean =>
  /^(?:(?:min|max)_)?periode?(?:_(?:min|max))?$/i.test(name);

/** Whether a field of this name holds days or moments. */
export const isDateField = (name: string): boolean =>
  /^(?:datum|created_at)$|_datum$|date/i.test(name);

interface Months {
  readonly periode_min: number;
  readonly periode_max: number;
}

/** The months on a screen, in the words that go along with a question from there. */
export const monthsOnScreen = ({ periode_min, periode_max }: Months): string =>
  `Periode op het scherm: ${periode_min}-${periode_max}.`;

/** The months that such words say; undefined where a text has none. */
export function monthsSaidOnScreen(text: string): Months | undefined {
  const [, min, max] = /^Periode op het scherm: (\d{6})-(\d{6})\.$/m.exec(text) ?? [];
  const months = { periode_min: Number(min), periode_max: Number(max) };
  const { periode_min, periode_max } = months;
  const isRange = isPeriode(periode_min) && isPeriode(periode_max) && periode_min <= periode_max;
  return isRange ? months : undefined;
}
