import type { Question } from '@kengetal/contract';
import { directionOf } from './direction.ts';
import { first, type Sense } from './sense.ts';

/** 'Welke is het meest gestegen' of two lists: the parts of them, by what they changed. */
export function partsHeld(
  sense: Sense,
  split: Question['split'],
): Pick<Question, 'measure' | 'split' | 'order' | 'limit'> {
  const isOfParts =
    /^(?:relatie|rekening|groep)$/.test(split ?? '') &&
    sense.tokens.some(({ text }) => /^(?:welke?|wie)$/.test(text));
  if (!isOfParts) return {};
  const order = directionOf(sense);
  return {
    measure: 'oorzaken',
    split,
    ...(order && { order }),
    ...(first(sense, 'order') && { limit: sense.details.limit ?? 1 }),
  };
}
