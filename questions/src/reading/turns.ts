import type { Question } from '@kengetal/contract';
import { addMonths, monthsIn, spanBefore, type Span } from '@kengetal/ledger';
import type { Calendar } from '../periods/calendar.ts';
import type { Before } from '../world.ts';

/** The turns before one, the last first. */
export const turnsBefore = ({ question, earlier, told }: Before): readonly Question[] =>
  told ?? [question, earlier].flatMap((each) => each ?? []);

/** The turns before one, with two periods that were held against each other as the two that they are. */
export function turnsApart(before: Before, calendar: Calendar): readonly Question[] {
  const turns = turnsBefore(before);
  const [last, ...earlier] = turns;
  if (!last?.period || last.against === undefined) return turns;
  const { against, measure = 'bedrag', ...of } = last;
  const period = spanHeld(last.period, against, calendar);
  return period && measure === 'bedrag' ? [of, { ...of, period }, ...earlier] : turns;
}

function spanHeld(
  period: Span,
  against: NonNullable<Question['against']>,
  calendar: Calendar,
): Span | undefined {
  if (typeof against === 'object') return against;
  if (against === 'begroting') return undefined;
  return against === 'vorig_jaar' ? calendar.yearsOn(period, -1) : spanBefore(period);
}

/** The most turns that are known of a conversation: a run of so many may have begun before them. */
export const MOST_TURNS = 8;

/** Whether a turn asked an amount as it is: no rows that were chosen, nothing it was held against. */
export const isPlainAmount = ({
  measure,
  against,
  limit,
  skip,
  rows,
  order,
  day,
}: Question): boolean =>
  (measure === undefined || measure === 'bedrag') &&
  [against, limit, skip, rows, order, day].every((each) => each === undefined);

type Part = 'period' | 'subject';

/** Whether two turns differ in nothing else. */
export const areAlikeBut = (part: Part, one: Question, other: Question): boolean => {
  const restOf = ({ [part]: _, ...rest }: Question) => JSON.stringify(Object.entries(rest).sort());
  return restOf(one) === restOf(other);
};

/** Whether a year is no other one of the months or quarters in it. */
const isAround = (one: Span | undefined, other: Span | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.periode_min <= other.periode_min &&
  one.periode_max >= other.periode_max;

/** The last turns that differ in one thing only, each once: 'kosten maart', 'en april', 'en feb'. */
export function runOf(turns: readonly Question[], part: Part): readonly Question[] {
  const [last] = turns;
  if (last?.period === undefined) return [];
  const run: Question[] = [];
  for (const turn of turns) {
    if (JSON.stringify(turn) === JSON.stringify(run.at(-1))) continue;
    const isOther = run.every((each) =>
      part === 'period'
        ? !isAround(turn.period, each.period)
        : JSON.stringify(each[part]) !== JSON.stringify(turn[part]),
    );
    if (!areAlikeBut(part, turn, last) || turn.period === undefined || !isOther) break;
    run.push(turn);
  }
  return run;
}

/** The one stretch that periods make up, where each follows on another. */
export function spanOfAll(periods: readonly (Span | undefined)[]): Span | undefined {
  const spans = periods.flatMap((each) => each ?? []);
  const [first, ...others] = spans.toSorted((one, other) => one.periode_min - other.periode_min);
  let end = first?.periode_max;
  for (const { periode_min, periode_max } of others) {
    if (end === undefined || addMonths(end, 1) !== periode_min) return undefined;
    end = periode_max;
  }
  return first && end !== undefined
    ? { periode_min: first.periode_min, periode_max: end }
    : undefined;
}

/** The month, quarter or year that each of some periods is. */
export function unitOf(
  periods: readonly (Span | undefined)[],
): 'maand' | 'kwartaal' | 'jaar' | undefined {
  const units = periods.map((span) => {
    const months = span ? monthsIn(span) : 0;
    return months === 1 ? 'maand' : months === 3 ? 'kwartaal' : months >= 12 ? 'jaar' : undefined;
  });
  return units.every((unit) => unit === units[0]) ? units[0] : undefined;
}
