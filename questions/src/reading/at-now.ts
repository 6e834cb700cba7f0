import type { Question } from '@kengetal/contract';
import type { Vocabulary } from '../vocabulary.ts';
import { isStock } from './draft.ts';

/** A balance of which no moment was said is that of now. */
export function atNow(
  question: Question | undefined,
  vocabulary: Vocabulary,
): Question | undefined {
  const { calendar } = vocabulary;
  const isNow =
    question?.subject.kind === 'figure' &&
    (question.period ?? question.day) === undefined &&
    isStock(question, vocabulary);
  return isNow
    ? { ...question, period: calendar.toDate(calendar.spanOfYear(calendar.last)) }
    : question;
}
