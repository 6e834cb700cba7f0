import type { Question } from '@kengetal/contract';
import type { Vocabulary } from '../vocabulary.ts';
import { lower } from './names.ts';
import { timeWords } from './periods.ts';
import { wordsOf } from './words.ts';

/**
 * A question as a heading or a choice says it, where its own words are none that people use.
 * @param isInMonths says a period by its months
 */
export function saidOf(question: Question, vocabulary: Vocabulary, isInMonths = false): string {
  const { subject, measure, only, ...more } = question;
  if (measure === 'oorzaken') {
    return `Oorzaken van het verschil: ${lower(wordsOf({ ...more, subject, ...(only && { only }) }, vocabulary, isInMonths))}`;
  }
  const isOffBank =
    subject.kind === 'figure' &&
    subject.key === 'bank_en_kas' &&
    measure === 'boekingen' &&
    JSON.stringify(only) === '{"zijde":"credit"}' &&
    more.split === undefined;
  if (isOffBank)
    return [
      'Wat er van de bank ging',
      ...timeWords(question, vocabulary.calendar, isInMonths),
    ].join(', ');
  return wordsOf(question, vocabulary, isInMonths);
}
