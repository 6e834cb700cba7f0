import type { Question } from '@kengetal/contract';
import { isStock } from './draft.ts';
import type { Sense } from './sense.ts';
import { isShort, says } from './turn-words.ts';

/** What the words of a turn make of the question before it by themselves. */
export const turnedByWords = (
  sense: Sense,
  question: Question,
  before: Question,
): Question | undefined =>
  invoicesOf(sense, question, before) ?? taxOwedOf(sense, question, before);

/** 'Van Jansen' and 'alleen die van april' of a list of invoices: those of them. */
function invoicesOf(
  { tokens, figures, scanned }: Sense,
  question: Question,
  before: Question,
): Question | undefined {
  const isList = before.subject.kind === 'charged' && before.measure === 'boekingen';
  const isAsked =
    figures.length > 0 ||
    !isShort({ tokens }) ||
    scanned.marks.some(({ meanings }) =>
      meanings.some(({ role }) => role === 'measure' || role === 'split' || role === 'side'),
    );
  if (!isList || isAsked || question.measure !== undefined) return undefined;
  const { subject, only, period } = question;
  return subject.kind === 'relation'
    ? {
        ...before,
        only: { ...before.only, ...only, relatie: subject.relatie },
        ...(period && { period }),
      }
    : undefined;
}

/** 'Hoeveel daarvan is btw' of what is owed: what stands on the balance sheet of it. */
function taxOwedOf(sense: Sense, { subject }: Question, before: Question): Question | undefined {
  const isOfOwed = subject.kind === 'vat' && isStock(before, sense.vocabulary);
  return isOfOwed && says(sense, /^(?:daar|hier)van$/)
    ? {
        subject: { kind: 'figure', key: 'btw_positie' },
        ...(before.period && { period: before.period }),
      }
    : undefined;
}
