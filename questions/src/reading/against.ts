import type { Question } from '@kengetal/contract';
import { addMonths, monthsBetween, monthsIn, spanBefore, type Span } from '@kengetal/ledger';
import type { Calendar } from '../periods/calendar.ts';
import type { Piece, Unit } from '../periods/pieces.ts';

/** A period of a question, with the words that say it. */
export interface SaidPeriod {
  readonly span: Span;
  readonly unit: Unit;
  readonly piece: Piece;
  readonly from: number;
  readonly to: number;
}

/** What a span is called where it is the year before another one. */
export const usualAgainst = (now: Span, then: Span, calendar: Calendar): Question['against'] =>
  isYearBefore(now, then, calendar) ? 'vorig_jaar' : then;

export function againstOf(
  now: SaidPeriod,
  then: SaidPeriod,
  calendar: Calendar,
): Question['against'] {
  const { back } = then.piece;
  const isEarlier = then.span.periode_max < now.span.periode_min;
  if (back?.count === 1 && back.unit === 'jaar' && (now.unit !== 'jaar' || !isEarlier)) {
    return 'vorig_jaar';
  }
  // 'Maart 2024 tov vorige maand' is held against February, whenever it is asked.
  if (
    back?.count === 1 &&
    back.unit === now.unit &&
    (now.unit === 'maand' || now.unit === 'kwartaal')
  )
    return 'vorige_periode';
  if (isYearBefore(now.span, then.span, calendar)) return 'vorig_jaar';
  const own = calendar.spanOfYear(now.span.periode_max);
  const isOther =
    then.unit === 'jaar' && now.unit !== 'jaar' && then.span.periode_min !== own.periode_min;
  if (isOther && now.span.periode_min >= own.periode_min) {
    // 'Q1 2025 t.o.v. hetzelfde kwartaal 2023': the same months of that year.
    const months = monthsBetween(own.periode_min, then.span.periode_min);
    const same = {
      periode_min: addMonths(now.span.periode_min, months),
      periode_max: addMonths(now.span.periode_max, months),
    };
    return isYearBefore(now.span, same, calendar) ? 'vorig_jaar' : same;
  }
  const isPeriod = now.unit === 'maand' || now.unit === 'kwartaal';
  const before = spanBefore(now.span);
  const isBefore =
    before.periode_min === then.span.periode_min && before.periode_max === then.span.periode_max;
  return isPeriod && isBefore ? 'vorige_periode' : then.span;
}

function isYearBefore(now: Span, then: Span, calendar: Calendar): boolean {
  const year = calendar.spanOfYear(now.periode_max);
  const isYear = year.periode_min === now.periode_min && year.periode_max === now.periode_max;
  if (isYear) {
    const before = calendar.yearFrom(now.periode_max, 1);
    if (monthsIn(before) !== monthsIn(now)) return false;
    return before.periode_min === then.periode_min && before.periode_max === then.periode_max;
  }
  return (
    addMonths(then.periode_min, 12) === now.periode_min &&
    addMonths(then.periode_max, 12) === now.periode_max
  );
}
