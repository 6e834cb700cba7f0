import type { Question } from '@kengetal/contract';
import { figure } from './draft.ts';
import type { Sense } from './sense.ts';
import { timeOf } from './time.ts';
import type { AskedBack } from './together.ts';
import { ask } from './turns-chosen.ts';

/** 'Vaste lasten 2024': what comes back is told as it is now, and what was booked then is known. */
export function asItIsNow(
  sense: Sense,
  question: Question,
  words: readonly string[],
): AskedBack | undefined {
  const { subject, only } = question;
  const { tokens, scanned, vocabulary } = sense;
  const times = scanned.marks.flatMap(({ piece, from, to }) =>
    piece
      ? [
          tokens
            .slice(from, to)
            .map(({ raw }) => raw)
            .join(' '),
        ]
      : [],
  );
  const isOfTime = words.length > 0 && words.every((word) => times.includes(word));
  if (
    subject.kind !== 'recurring' ||
    subject.side === 'omzet' ||
    subject.rekeningen ||
    only ||
    !isOfTime
  )
    return undefined;
  const { period } = timeOf(scanned, vocabulary.calendar, undefined);
  const booked: Question = {
    subject: figure('kosten'),
    split: 'groep',
    order: 'hoogste',
    ...(period && { period }),
  };
  return ask(
    'Wat terugkomt laat ik zien zoals het nu is, en niet van een andere periode. Wat wil je zien?',
    [question, booked],
  );
}
