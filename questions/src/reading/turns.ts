import type { Question } from '@kengetal/contract';
import { addMonths, monthsIn, type Span } from '@kengetal/ledger';
import type { Before } from '../world.ts';

/** The turns before one, the last first. */
export const turnsBefore = ({ question, earlier, told }: Before): readonly Question[] =>
  told ?? [question, earlier].flatMap((each) => each ?? []);

/** The most turns that are known of a conversation: a run of so many may have begun before them. */
export const MOST_TURNS = 8;

/** Whether a turn asked an amount as it is: no rows that were chosen, nothing it was held against. */
export const isPlainAmount = ({ measure, against, limit, skip, rows, order, day }: Question): boolean =>
  (measure === undefined || measure === 'bedrag') && [against, limit, skip, rows, order, day].every((each) => each === undefined); // prettier-ignore

type Part = 'period' | 'subject';

/** The last turns that differ in one thing only, each once: 'kosten maart', 'en april', 'en feb'. */
export function runOf(turns: readonly Question[], part: Part): readonly Question[] {
  const restOf = ({ [part]: _, ...rest }: Question) => JSON.stringify(Object.entries(rest).sort());
  const [last] = turns;
  if (last?.period === undefined) return [];
  const run: Question[] = [];
  for (const turn of turns) {
    const isOther = run.every((each) => JSON.stringify(each[part]) !== JSON.stringify(turn[part]));
    if (restOf(turn) !== restOf(last) || turn.period === undefined || !isOther) break;
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
  return first && end !== undefined ? { periode_min: first.periode_min, periode_max: end } : undefined; // prettier-ignore
}

/** The month, quarter or year that each of some periods is. */
export function unitOf(
  periods: readonly (Span | undefined)[],
): 'maand' | 'kwartaal' | 'jaar' | undefined {
  // prettier-ignore
  const units = periods.map((span) => {
    const months = span ? monthsIn(span) : 0;
    return months === 1 ? 'maand' : months === 3 ? 'kwartaal' : months >= 12 ? 'jaar' : undefined;
  });
  return units.every((unit) => unit === units[0]) ? units[0] : undefined;
}
