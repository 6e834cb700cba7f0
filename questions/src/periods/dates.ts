import { addMonths, isDay, monthDays, periodOfDay, yearOf } from '@kengetal/ledger';
import type { Token } from '../text/tokens.ts';
import { calendarYear, monthSpan, type Calendar } from './calendar.ts';
import { fixed, monthPiece, yearPiece, type Piece } from './pieces.ts';

const EARLIEST = 1990;
const LATEST = 2099;
/** A number this far from the books is no year. */
const NEAR = 30;

const isYear = (calendar: Calendar, number: number): boolean =>
  number >= EARLIEST && number <= LATEST && Math.abs(number - yearOf(calendar.last)) <= NEAR;

const full = (digits: string): number =>
  digits.length === 2 ? 2000 + Number(digits) : Number(digits);

/** A month or day in digits: '2024-03', '03-2024', '202403', '31-12-2024', '15/3'. */
export function dateIn(calendar: Calendar, token: Token | undefined): Piece | undefined {
  const text = (token?.raw ?? '').replace(/[./]/g, '-');
  const dayFirst = /^(\d{1,2})-(\d{1,2})-(\d{4}|\d{2})$/.exec(text);
  if (dayFirst) return dayOf(full(dayFirst[3] ?? ''), Number(dayFirst[2]), Number(dayFirst[1]));
  const yearFirst = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (yearFirst) return dayOf(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3]));
  const found =
    /^(?<year>\d{4})-m?(?<month>\d{1,2})$/.exec(text) ??
    /^(?<month>\d{1,2})-(?<year>\d{4})$/.exec(text) ??
    /^(?<year>\d{4})(?<month>\d{2})$/.exec(text);
  const [year, month] = [Number(found?.groups?.year), Number(found?.groups?.month)];
  if (found && month >= 1 && month <= 12 && isYear(calendar, year)) {
    return fixed('maand', monthSpan(year * 100 + month));
  }
  const short = /^(\d{1,2})[-/](\d{1,2})$/.exec(token?.text ?? '');
  const [day, ofMonth] = [Number(short?.[1]), Number(short?.[2])];
  if (!short || day < 1 || day > 31 || ofMonth < 1 || ofMonth > 12) return undefined;
  return monthPiece(calendar, ofMonth, day);
}

function dayOf(year: number, month: number, day: number): Piece | undefined {
  const [mm, dd] = [month, day].map((number) => String(number).padStart(2, '0'));
  if (!isDay(`${year}-${mm ?? ''}-${dd ?? ''}`)) return undefined;
  return { ...fixed('dag', monthSpan(year * 100 + month)), day };
}

/** A year in digits: '2024', '2024/2025', '24/25'; two years of which none is broken are both. */
export function yearNumber(
  calendar: Calendar,
  token: Token | undefined,
  isOfCalendar: boolean,
): Piece | undefined {
  const text = token?.text ?? '';
  const plain = /^(?:jaar)?(\d{4})$/.exec(text)?.[1];
  if (plain !== undefined && isYear(calendar, Number(plain))) {
    const number = Number(plain);
    return yearPiece(isOfCalendar ? calendarYear(number) : calendar.yearNumbered(number), number);
  }
  const both = /^(\d{4}|\d{2})[-/](\d{4}|\d{2})$/.exec(text);
  if (!both) return undefined;
  const [one, other] = [full(both[1] ?? ''), full(both[2] ?? '')];
  if (other <= one || other - one > NEAR || !isYear(calendar, one)) return undefined;
  const isBroken = calendar.years.some(({ label }) => label.includes('/'));
  const last = calendar.yearNumbered(other);
  if (isBroken && other === one + 1) return yearPiece(last);
  return fixed('reeks', {
    periode_min: calendar.yearNumbered(one).periode_min,
    periode_max: last.periode_max,
  });
}

const HELD = /\b(?:verschil|vergelijk\w*|groei|stijging|daling|toename|afname|scheelt)\b/i;

/** 'Verschil in omzet 2023/2024' is of one beside the other, where no fiscal year is called so. */
export function yearsApart(text: string, { years }: Calendar): string {
  const isBroken = years.some(({ label }) => label.includes('/'));
  if (isBroken || !HELD.test(text)) return text;
  return text.replace(
    /(?<![\d/])((?:20)?\d\d)\/((?:20)?\d\d)(?![\d/])/,
    (said: string, one: string, other: string) =>
      full(other) === full(one) + 1 && full(one) >= 2015 ? `${full(other)} vs ${full(one)}` : said,
  );
}

const EDGE = /^(?:boven|onder|dan|vanaf|minstens|minimaal|maximaal|hoogstens)$/;
const EURO = /^(?:€|eur|euro|euros)$/;

/** 'Omzet 2024, euros en procenten' has a comma between them. */
const isInEuros = (next: Token | undefined): boolean =>
  EURO.test(next?.text ?? '') && next?.isNext !== true;

/** 'Boven 2000', 'meer dan 2024 euro', 'tussen 1000 en 2000': a number that is no year of the books is an amount. */
export function isAmount(calendar: Calendar, tokens: readonly Token[], at: number): boolean {
  const { years } = calendar;
  const number = Number(/^20\d\d$/.exec(tokens[at]?.text ?? '')?.[0]);
  const before = tokens[at - 1]?.text ?? '';
  if (!Number.isNaN(number) && (isInEuros(tokens[at + 1]) || isPaired(calendar, tokens, at)))
    return true;
  if (Number.isNaN(number) || !EDGE.test(EURO.test(before) ? (tokens[at - 2]?.text ?? '') : before))
    return false;
  const isHeld = years.some(({ end_date: end, start_date: start }) =>
    [end, start].some((day) => day.startsWith(String(number))),
  );
  // 'Vanaf 2020' may be a year that the books do not have; 2000 and 2050 are round.
  const isRound = /^(?:boven|onder)$/.test(before) || number % 50 === 0;
  return EURO.test(before) || EURO.test(tokens[at + 1]?.text ?? '') || (!isHeld && isRound);
}

/** Of 'tussen 1000 en 2000' neither is a year where the other is none, nor where both are of euros. */
function isPaired(calendar: Calendar, tokens: readonly Token[], at: number): boolean {
  const text = (place: number) => tokens[place]?.text ?? '';
  const low =
    text(at - 1) === 'tussen'
      ? at
      : text(at - 1) === 'en' && text(at - 3) === 'tussen'
        ? at - 2
        : undefined;
  if (low === undefined || text(low + 1) !== 'en') return false;
  const other = low === at ? at + 2 : low;
  const isNumber = /^\d[\d.,]*k?$/.test(text(other));
  return (
    isNumber &&
    (EURO.test(text(low + 3)) || yearNumber(calendar, tokens[other], false) === undefined)
  );
}

/** The day before today. */
export function yesterday({ today }: Calendar): Piece {
  const [periode, day] = [periodOfDay(today), Number(today.slice(8))];
  const before = monthDays(addMonths(periode, -1)).last;
  return day === 1
    ? { ...fixed('dag', monthSpan(periodOfDay(before))), day: Number(before.slice(8)) }
    : { ...fixed('dag', monthSpan(periode)), day: day - 1 };
}
