import type { Question } from '@kengetal/contract';
import { monthsIn, type Span } from '@kengetal/ledger';
import type { Calendar } from '../periods/calendar.ts';

/** Of all that is open the balance, which can be held against another one. */
export function balanceOf(question: Question | undefined): Question | undefined {
  const { subject, period } = question ?? {};
  const isAll =
    subject?.kind === 'open' &&
    subject.late === undefined &&
    subject.older === undefined &&
    (question?.only ?? question?.limit ?? question?.measure) === undefined;
  return isAll
    ? { subject: { kind: 'figure', key: subject.groep }, ...(period && { period }) }
    : question;
}

/** A period that is under way is held as far as it goes against the same months of another. */
export const asFarAsBooked = (later: Span, then: Span, { last }: Calendar): Span =>
  monthsIn(later) === monthsIn(then)
    ? later
    : {
        ...later,
        periode_max: Math.max(later.periode_min, Math.min(later.periode_max, last)),
      };
