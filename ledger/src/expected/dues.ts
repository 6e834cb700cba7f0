import { addMonths, dayIn, monthDays, periodOfDay, periodRange } from '../periods/months.ts';
import { dayNumber } from '../recurring/day-numbers.ts';
import { dayText, sumWithin } from './days.ts';
import { usualDay, usualMonth } from './regular.ts';
import type { CashDue, CashHistory, Day, DayCents, MonthCents, VatHistory } from './types.ts';

/** Months looked back: last year's month of each that is ahead, too. */
export const MONTHS_BACK = 13;
/** Less than a euro may be rounded off. */
const EURO = 100;

/** Days after the first, up to and including the last, YYYY-MM-DD. */
interface DaysAhead {
  readonly after: string;
  readonly until: string;
}

const isAhead = (day: string, { after, until }: DaysAhead) => day > after && day <= until;

/**
 * Days on which net wages are expected, each with the month that they are as: the last usual one.
 * Undefined where they are not paid month by month, on about the same day.
 */
export function wagesAhead<Month extends MonthCents>(
  months: readonly Month[],
  ahead: DaysAhead,
): { readonly datum: string; readonly as: Month }[] | undefined {
  const as = usualMonth(months, periodOfDay(ahead.after));
  const day = usualDay(months);
  if (!as || day === undefined) return undefined;
  const booked = new Set(months.map(({ periode }) => periode));
  return periodRange(periodOfDay(ahead.after), periodOfDay(ahead.until))
    .filter((periode) => !booked.has(periode))
    .map((periode) => ({ datum: dayIn(periode, day), as }))
    .filter(({ datum }) => isAhead(datum, ahead));
}

/**
 * Payroll tax is due by the last day of the next month (Algemene wet inzake rijksbelastingen, art.
 * 19): what a month has booked, until the same amount is paid after it; of months ahead what was
 * usual last. Undefined where it is not booked month by month.
 */
export function payrollTaxAhead<Month extends MonthCents>(
  months: readonly Month[],
  paid: readonly MonthCents[],
  ahead: DaysAhead,
): { readonly datum: string; readonly over: number; readonly as: Month }[] | undefined {
  const now = periodOfDay(ahead.after);
  const usual = usualMonth(months, now);
  if (!usual) return undefined;
  const byPeriode = new Map(months.map((month) => [month.periode, month]));
  return periodRange(addMonths(now, -1), periodOfDay(ahead.until)).flatMap((over) => {
    const datum = monthDays(addMonths(over, 1)).last;
    const own = byPeriode.get(over);
    if (!isAhead(datum, ahead) || (own ? isPaid(own, paid) : over < now)) return [];
    return [{ datum, over, as: own ?? usual }];
  });
}

/** True where the same amount was paid after the month: what is paid within it is of the one before. */
function isPaid({ periode, cents }: MonthCents, paid: readonly MonthCents[]): boolean {
  const { last } = monthDays(periode);
  return paid.some(({ days }) =>
    days.some((one) => one.datum > last && Math.abs(one.cents + cents) < EURO),
  );
}

/** Wages, payroll tax and VAT as they were known on a day of the past. */
export function duesAt(
  { payroll, vat }: Pick<CashHistory, 'payroll' | 'vat'>,
  at: Day,
  until: Day,
): CashDue[] {
  const ahead = { after: dayText(at), until: dayText(until) };
  const known = (days: readonly DayCents[]) => monthsOf(days, at);
  const wages = wagesAhead(known(payroll.wages), ahead) ?? [];
  const tax = payrollTaxAhead(known(payroll.tax), known(payroll.paid), ahead) ?? [];
  return [
    ...wages.map(({ datum, as }) => due('lonen', datum, -Math.abs(as.cents))),
    ...tax.map(({ datum, as }) => due('loonheffing', datum, as.cents)),
    ...vatAhead(vat, at, until),
  ];
}

const due = (kind: CashDue['kind'], datum: string, cents: number): CashDue => ({
  kind,
  day: dayNumber(datum),
  cents,
});

function monthsOf(days: readonly DayCents[], at: Day): MonthCents[] {
  const first = dayNumber(monthDays(addMonths(periodOfDay(dayText(at)), -MONTHS_BACK)).first);
  const months = new Map<number, { datum: string; cents: number }[]>();
  for (const { day, cents } of days) {
    if (day < first || day > at) continue;
    const datum = dayText(day);
    const periode = periodOfDay(datum);
    const here = months.get(periode);
    if (here) here.push({ datum, cents });
    else months.set(periode, [{ datum, cents }]);
  }
  return [...months].map(([periode, own]) => ({
    periode,
    cents: own.reduce((sum, { cents }) => sum + cents, 0),
    days: own,
  }));
}

/** A return of VAT by its first and last day, and the day on which it is due. */
interface Return {
  readonly from: Day;
  readonly to: Day;
  readonly due: Day;
}

const LENGTH = { maand: 1, kwartaal: 3, jaar: 12 } as const;

/** The returns that fall due after a day, up to and including another. */
function returnsAhead(rhythm: VatHistory['rhythm'], at: Day, until: Day): Return[] {
  if (!rhythm) return [];
  const length = LENGTH[rhythm];
  const now = periodOfDay(dayText(at));
  const own = now - (((now % 100) - 1) % length);
  return [-1, 0, 1, 2]
    .map((times) => {
      const first = addMonths(own, times * length);
      const last = addMonths(first, length - 1);
      return {
        from: dayNumber(monthDays(first).first),
        to: dayNumber(monthDays(last).last),
        // Of a year before 1 April (Belastingdienst), else in the month after.
        due: dayNumber(monthDays(addMonths(last, rhythm === 'jaar' ? 3 : 1)).last),
      };
    })
    .filter((one) => one.due > at && one.due <= until);
}

/** What is booked of returns that fall due, less what was paid after their last day. */
function vatAhead({ rhythm, charged, paid }: VatHistory, at: Day, until: Day): CashDue[] {
  return returnsAhead(rhythm, at, until)
    .filter(({ from }) => from <= at)
    .flatMap(({ from, to, due: day }): CashDue[] => {
      const owed = sumWithin(charged, from - 1, Math.min(to, at));
      const cents = owed - sumWithin(paid, to, at);
      // What was paid is in whole euros, a box at a time.
      const isPaid = Math.abs(cents) < 5 * EURO || Math.sign(cents) !== Math.sign(owed);
      return isPaid ? [] : [{ kind: 'btw', day, cents }];
    });
}

/** Payments that tell on which day of the month a tax is usually paid. */
const TELLING = 3;
/** Days that they may lie apart, as for a weekend. */
const APART = 5;

/** The day on which a tax is usually paid, of the month in which it falls due; else the last one. */
function usuallyPaid(due: Day, paid: readonly DayCents[], at: Day): Day {
  const days = paid
    .filter(({ day }) => day <= at)
    .slice(-TELLING)
    .map(({ day }) => Number(dayText(day).slice(8)))
    .sort((one, other) => one - other);
  const [first = 0, middle] = days;
  if (days.length < TELLING || middle === undefined || (days.at(-1) ?? 0) - first > APART)
    return due;
  const usual = dayNumber(dayIn(periodOfDay(dayText(due)), middle));
  return usual > at ? Math.min(due, usual) : due;
}

/** Dues on the days on which they are usually paid, as was known on a day. */
export function onUsualDays(
  dues: readonly CashDue[],
  { vat, payroll }: Pick<CashHistory, 'payroll' | 'vat'>,
  at: Day,
): CashDue[] {
  const paid = { btw: vat.paid, loonheffing: payroll.paid, lonen: [] };
  return dues.map((one) => ({ ...one, day: usuallyPaid(one.day, paid[one.kind], at) }));
}

/** Days over which the usual VAT is the mean. */
const WINDOW = 182;

/** VAT on what is usually charged and bought in the days that a return still runs. */
export function vatToCome({ rhythm, charged }: VatHistory, at: Day, until: Day): CashDue[] {
  const level = sumWithin(charged, at - WINDOW, at) / WINDOW;
  return returnsAhead(rhythm, at, until).flatMap(({ from, to, due: day }): CashDue[] => {
    const days = Math.max(0, to - Math.max(at, from - 1));
    const cents = Math.round(level * days);
    return cents === 0 ? [] : [{ kind: 'btw', day, cents }];
  });
}
