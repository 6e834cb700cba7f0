import type { Question } from '@kengetal/contract';
import type { FigureKey } from '../lexicon/types.ts';
import { asked, figure, measured, type Asked } from './draft.ts';
import { first, type Sense } from './sense.ts';
import { says } from './turn-words.ts';

/** What a figure is divided by. */
export type Split = NonNullable<Question['split']>;

/** A figure by its parts; a split that the question says counts. */
export function figureBy(sense: Sense, key: FigureKey, split: Split, more: Partial<Asked> = {}) {
  const isSaid = first(sense, 'split') !== undefined;
  return asked({ ...measured(figure(key)), ...(!isSaid && { split }), ...more });
}

/** What is ordered where no figure is named: what is dear or cheap is a cost. */
export const usualOf = (sense: Sense): 'kosten' | 'omzet' =>
  says(sense, /^(?:duur|prijzig|kostbaar|goedkoop|voordelig|zuinig)ste?$/) ? 'kosten' : 'omzet';
