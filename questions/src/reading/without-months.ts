import { UNITS } from '../periods/time-words.ts';
import type { Before } from '../world.ts';
import { isPeriodSplit } from './draft.ts';
import type { Time } from './said-time.ts';
import type { Sense } from './sense.ts';
import type { AskedBack } from './together.ts';
import { ask } from './turns-chosen.ts';

/** 'Zonder maart' is not told; behind a series 'zonder dat kwartaal' offers all its parts. */
export function withoutMonths(
  { tokens }: Sense,
  { isWithout }: Time,
  { question, told: [told = question] = [] }: Before,
): AskedBack | undefined {
  const isThat = tokens.some(
    ({ text }, at) =>
      text === 'zonder' &&
      /^(?:dat|die|dit|deze)$/.test(tokens[at + 1]?.text ?? '') &&
      UNITS.longestAt(tokens, at + 2) !== undefined,
  );
  if (isWithout !== true && !isThat) return undefined;
  const text = 'Maanden kan ik niet uit een periode weglaten. Welke periode wil je zien?';
  if (!isThat || !told || !isPeriodSplit(told.split)) return ask(text);
  const { order: _, limit: __, skip: ___, ...series } = told;
  return ask(text, [series]);
}
