import type { Token } from '../text/tokens.ts';
import type { Before } from '../world.ts';
import { withoutDenied } from './denied.ts';
import { withoutMereNow } from './mere-now.ts';
import { asPercent } from './part-of-that.ts';
import type { Sense } from './sense.ts';
import { withoutNoun } from './that-noun.ts';
import { asSpent } from './spent-in-turn.ts';
import { asTraded } from './trade-in-turn.ts';

/** The words that a turn says more plainly: without what it denies, or a 'nu' that is no time; in percent. */
export const reworded = (sense: Sense, before: Before): readonly Token[] =>
  withoutDenied(sense, before) ??
  withoutNoun(sense, before) ??
  asPercent(sense, before) ??
  asTraded(sense, before) ??
  asSpent(sense, before) ??
  withoutMereNow(sense, before);
