import type { Question } from '@kengetal/contract';
import type { Before } from '../world.ts';
import { allOfTurns } from './all-of-turns.ts';
import { betterOf } from './better-of.ts';
import { ratioOfTurns } from './ratio-of-turns.ts';
import type { Time } from './said-time.ts';
import type { Sense } from './sense.ts';
import type { AskedBack } from './together.ts';

/** What a turn asks of those before it: one of them, the better, how they are to each other, or all. */
export const ofTurns = (
  sense: Sense,
  time: Time,
  before: Before,
): Question | AskedBack | undefined =>
  betterOf(sense, time, before) ?? ratioOfTurns(sense, before) ?? allOfTurns(sense, time, before);
