import { addMonths, monthsBetween } from '@kengetal/ledger';
import type { Calendar } from '../periods/calendar.ts';
import type { SaidPeriod } from './against.ts';

/** 'Juli 2024 tegenover juni': a month without a year that is held against is the nearest one. */
export function nearest(
  then: SaidPeriod,
  { span: now, piece }: SaidPeriod,
  calendar: Calendar,
): SaidPeriod {
  const { periode_min, periode_max } = then.span;
  // 'Q3 tov q2' where only the second of this year has been told: both of the year before.
  const isOfYearBefore =
    piece.isOpen === true &&
    then.piece.isOpen === true &&
    periode_min > now.periode_max &&
    addMonths(periode_min, -12) >= calendar.spanOfYear(now.periode_max).periode_min;
  // 'December 2024 tegenover december' is of the year before.
  const isSame =
    isOfYearBefore || (periode_min === now.periode_min && periode_max === now.periode_max);
  if (!then.piece.isOpen || ((piece.isOpen || periode_min <= now.periode_max) && !isSame))
    return then;
  const months = isSame ? -12 : -12 * Math.round(monthsBetween(now.periode_min, periode_min) / 12);
  const span = {
    periode_min: addMonths(periode_min, months),
    periode_max: addMonths(periode_max, months),
  };
  return { ...then, span };
}

/**
 * 'H1 tegenover h2' where the second half of this year is still to come: both of the year before;
 * '1e halfjaar 2024 tegenover 2e halfjaar': both of the year that is said.
 */
export function halvesOfOneYear(
  one: SaidPeriod | undefined,
  other: SaidPeriod | undefined,
  calendar: Calendar,
): readonly [SaidPeriod | undefined, SaidPeriod | undefined] {
  if (
    one?.unit !== 'halfjaar' ||
    other?.unit !== 'halfjaar' ||
    (!one.piece.isOpen && !other.piece.isOpen)
  )
    return [one, other];
  const [year, then] = [one, other].map(
    ({ span }) => calendar.spanOfYear(span.periode_max).periode_min,
  );
  if (year === undefined || then === undefined || year === then) return [one, other];
  const said = !one.piece.isOpen ? year : !other.piece.isOpen ? then : Math.min(year, then);
  const inYear = (each: SaidPeriod): SaidPeriod => ({
    ...each,
    span: each.piece.spanIn({ span: calendar.spanOfYear(said) }) ?? each.span,
  });
  const both = [inYear(one), inYear(other)] as const;
  // What is still to come is the half of the year before.
  return both.some(({ span }) => span.periode_max > calendar.last) ? [one, other] : both;
}
