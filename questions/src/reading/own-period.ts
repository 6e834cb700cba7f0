import type { Question } from '@kengetal/contract';
import type { Vocabulary } from '../vocabulary.ts';
import type { Reading } from '../world.ts';
import { choicesOf } from './drafted.ts';

const SENTENCE = /(?<=[.!?]) +(?=[A-Z])/;

/** 'Vorige maand zei je iets anders. Wat was de omzet in 2024?' is of 2024, whatever was told before it. */
export function ofOwnPeriod(
  whole: Reading,
  text: string,
  vocabulary: Vocabulary,
  read: (last: string) => Reading,
): Reading {
  const [last = '', ...before] = text.split(SENTENCE).reverse();
  // What comes back is of no period.
  if (whole.kind !== 'vraag' || before.length === 0 || whole.question.subject.kind === 'recurring')
    return whole;
  const alone = read(last);
  if (alone.kind !== 'vraag' || alone.question.period === undefined) return whole;
  const isSame = (of: (question: Question) => unknown) =>
    JSON.stringify(of(alone.question)) === JSON.stringify(of(whole.question));
  const isToldOf =
    before.some((part) => /^(?:ik|we|wij)\s/i.test(part)) && !isSame(({ subject }) => subject);
  if (isSame(({ period }) => period) && !isToldOf) return whole;
  const choices = choicesOf([alone.question, whole.question], vocabulary);
  return {
    kind: 'terugvraag',
    text: isToldOf ? 'Wat wil je zien?' : 'Van welke periode wil je dat zien?',
    choices,
  };
}
