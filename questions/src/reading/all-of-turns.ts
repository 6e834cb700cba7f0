import type { Question } from '@kengetal/contract';
import type { Before } from '../world.ts';
import { isPeriodSplit } from './draft.ts';
import { isTwo, pointsAtTwo } from './pointing.ts';
import type { Time } from './said-time.ts';
import { first, type Sense } from './sense.ts';
import { isShifted, shifted } from './shift.ts';
import { GAP } from './two-rows.ts';
import { AVERAGE, TOGETHER } from './told-together.ts';
import type { AskedBack } from './together.ts';
import { lineOf, says } from './turn-words.ts';
import { runOf, turnsBefore } from './turns.ts';
import { besideOf } from './turns-beside.ts';
import { withTime } from './with-time.ts';

const BOTH = /^(?:beiden?|allebei)$/;
const ALL = / (?:alles|allemaal|alle|hele rijtje|hele lijstje) /;

/** 'Allebei in 2023', 'dat allemaal per kwartaal' of figures that were each asked: all of them so. */
export function allOfTurns(
  sense: Sense,
  time: Time,
  before: Before,
): Question | AskedBack | undefined {
  const { question: last } = before;
  const isTwoSaid = says(sense, BOTH) || pointsAtTwo(sense.tokens);
  if (!last || !(isTwoSaid || ALL.test(lineOf(sense)))) return undefined;
  const split = first(sense, 'split');
  const parts = isPeriodSplit(split) ? { split } : {};
  const isMoved = time.period !== undefined || isShifted(sense, last) || parts.split !== undefined;
  const isOther =
    [GAP, TOGETHER, AVERAGE, /^(?:totaal|op)$/].some((words) => says(sense, words)) ||
    sense.figures.length > 0 ||
    sense.relation !== undefined ||
    sense.references.accounts.length > 0 ||
    sense.rest.some(({ token }) => !isTwo(token.text));
  const run = runOf(turnsBefore(before), 'subject').slice(0, isTwoSaid ? 2 : undefined);
  if (!isMoved || isOther || run.length < 2) return undefined;
  const moved = run
    .map((each) => ({ ...each, ...parts }))
    .map((each) => shifted(withTime(sense, each, time, { question: each }), sense, time, each))
    .toReversed();
  return besideOf(moved);
}
