import type { Question } from '@kengetal/contract';
import type { Before, Reading } from '../world.ts';
import { expected } from './expected.ts';
import { figure, measured } from './draft.ts';
import { askedBack, noAnswer } from './drafted.ts';
import { finished } from './finish.ts';
import { isNorm } from './opinion.ts';
import { outsideOf } from './outside.ts';
import { draftOf } from './plain.ts';
import type { Refused } from './refuse.ts';
import type { Time } from './said-time.ts';
import type { Sense } from './sense.ts';
import { withTime } from './with-time.ts';

/** What was asked of the future goes on in a conversation with a period that has been. */
export function notYet(refused: Refused, sense: Sense, time: Time, before: Before): Reading {
  const due = expected(sense);
  if (due) return askedBack(due.text, due.questions, sense.vocabulary);
  const related = relatedTo(sense, time, before);
  const draft = draftOf(sense);
  const isAsked = draft?.kind === 'asked' && !sense.scanned.refusals.has('onbekend');
  const asked = isAsked
    ? withTime(sense, finished(sense, draft.asked, time), time, before)
    : undefined;
  return {
    ...noAnswer(refused, related && withPeriod(related, sense)),
    ...(asked && { asked }),
  };
}

/** Beside a refusal it is said of when a figure is: else it may be taken for that of what was asked. */
const withPeriod = (related: Question, { vocabulary: { calendar } }: Sense): Question =>
  related.subject.kind === 'figure' && (related.period ?? related.day) === undefined
    ? { ...related, period: calendar.toDate(calendar.spanOfYear(calendar.last)) }
    : related;

/** What the books do have about what cannot be answered. */
export function relatedTo(sense: Sense, time: Time, before: Before): Question | undefined {
  // 'Een goede solvabiliteit' puts nothing in order.
  const [norm] = isNorm(sense) ? sense.figures : [];
  if (norm) return withTime(sense, measured(figure(norm.key)), time, before);
  const draft = draftOf(sense);
  if (draft?.kind !== 'asked' || sense.scanned.refusals.has('onbekend')) return undefined;
  const related = withTime(sense, finished(sense, draft.asked, time), time, before);
  // What has no period of its own would be of the one that is asked, which has no figure.
  return outsideOf(related, sense.vocabulary)?.nearest ?? related;
}

/** What a week was asked of, which goes on with a month. */
export function ofMonths(sense: Sense, { question }: Before): { readonly asked?: Question } {
  const draft = draftOf(sense);
  if (draft?.kind === 'asked') return { asked: finished(sense, draft.asked, {}) };
  return question && !draft ? { asked: question } : {};
}
