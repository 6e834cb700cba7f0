import { isSameSpan } from '../periods/calendar.ts';
import type { Question } from '@kengetal/contract';
import type { Before } from '../world.ts';
import type { Time } from './said-time.ts';
import type { Sense } from './sense.ts';
import { isShifted, shifted } from './shift.ts';
import { withTime } from './with-time.ts';

/** 'Die twee samen in 2024' of two amounts of one other period: both of them in the one that is said. */
export function movedBoth(
  sense: Sense,
  time: Time,
  before: Before,
): { readonly both: Before; readonly isMoved: boolean } {
  const { question: last, earlier } = before;
  const isOne = last?.period && earlier?.period && isSameSpan(last.period, earlier.period);
  const isSaid = time.period !== undefined || (last !== undefined && isShifted(sense, last));
  if (!last || !earlier || !isOne || !isSaid) return { both: before, isMoved: false };
  const of = (each: Question) =>
    shifted(withTime(sense, each, time, { question: each }), sense, time, each);
  return { both: { ...before, question: of(last), earlier: of(earlier) }, isMoved: true };
}
