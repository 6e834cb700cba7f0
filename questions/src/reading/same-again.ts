import type { Question } from '@kengetal/contract';
import { POINTING } from './pointing.ts';
import type { Sense } from './sense.ts';

/** 'Totaal?' of a series. */
export const isSum = ({ tokens }: Sense, { split }: Question): boolean =>
  (split === 'maand' || split === 'kwartaal') &&
  tokens.some(({ text }) => /^(?:totaal|samen|opgeteld)$/.test(text));

/** 'En het totaal over heel 2024' of what was divided. */
export const isInTotal = ({ tokens }: Sense): boolean =>
  tokens.some(
    ({ text }, at) => text === 'totaal' && /^(?:het|in|als)$/.test(tokens[at - 1]?.text ?? ''),
  );

export function inAll(before: Question): Question {
  const { split: _, order: __, limit: ___, ...whole } = before;
  return whole;
}

/** 'Hoeveel is dat in totaal?', 'van wie?': the answer that was given says it. */
export const isSameAgain = ({ tokens }: Sense): boolean =>
  !tokens.some(({ text }) => OTHERWISE.test(text)) &&
  tokens.some(({ text }) => POINTING.has(text) || text === 'totaal' || text === 'wie');

/** What is not in an answer that was given. */
const OTHERWISE =
  /^(?:tussen|ertussen|daartussen|sinds|lang|snel|vaak|waarmee|dagen|weken|keer|eerder|later|verder|anders|andere|anderen|rest|overige)$/;
