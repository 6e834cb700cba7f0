import type { Before, Reading } from '../world.ts';
import { averaged } from './averaged.ts';
import { askedBack, settled } from './drafted.ts';
import { yearOfBefore } from './inherited.ts';
import { leftOver } from './left-over.ts';
import { operated } from './operated.ts';
import type { Sense } from './sense.ts';
import { timeOf } from './time.ts';
import { toldTogether } from './told-together.ts';
import { withTime } from './with-time.ts';

/** 'De huur er ook af', 'samen' say no more than what they do to what was told before it. */
export function afterOperation(sense: Sense, before: Before): Reading | undefined {
  const { vocabulary, scanned } = sense;
  const together = toldTogether(sense, before);
  if (together)
    return 'kind' in together
      ? askedBack(together.text, together.questions, vocabulary)
      : settled(together, [], vocabulary);
  const done =
    leftOver(sense, before) ??
    (before.question && operated(sense, averaged(sense, before.question)));
  if (!done) return undefined;
  if ('kind' in done) return askedBack(done.text, done.questions, vocabulary);
  const time = timeOf(scanned, vocabulary.calendar, yearOfBefore(before, vocabulary));
  if (time.period === undefined && time.day === undefined) return settled(done, [], vocabulary);
  if (done.subject.kind === 'sum')
    return askedBack(
      'Ik tel op over één periode. Wat wil je erbij tellen of ervan aftrekken?',
      [done],
      vocabulary,
    );
  return settled(withTime(sense, done, time, { question: done }), [], vocabulary);
}
