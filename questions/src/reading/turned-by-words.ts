import type { Question } from '@kengetal/contract';
import { isStock } from './draft.ts';
import { has, type Sense } from './sense.ts';
import { isShort, says, saysPeriod } from './turn-words.ts';

/** What the words of a turn make of the question before it by themselves. */
export const turnedByWords = (
  sense: Sense,
  question: Question,
  before: Question,
): Question | undefined =>
  invoicesOf(sense, question, before) ??
  boughtOf(sense, question) ??
  causesOf(sense, question, before) ??
  taxOwedOf(sense, question, before);

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
  if (subject.kind === 'charged') return { ...before, ...question, measure: 'boekingen' };
  return subject.kind === 'relation'
    ? {
        ...before,
        only: { ...before.only, ...only, relatie: subject.relatie },
        ...(period && { period }),
      }
    : undefined;
}

const BUYING = /^(?:koop|kopen|kocht|kochten|inkopen|ingekocht|gekocht|afnemen)$/;

/** 'Hoeveel kopen we daar' of what is owed to somebody. */
function boughtOf(sense: Sense, question: Question): Question | undefined {
  const { subject } = question;
  return subject.kind === 'relation' && subject.side === 'openstaand' && says(sense, BUYING)
    ? { ...question, subject: { ...subject, side: 'ingekocht' } }
    : undefined;
}

/** What a turn asks of a change that was told, or of what it comes from. */
function causesOf(sense: Sense, question: Question, before: Question): Question | undefined {
  const { measure } = question;
  const areCauses = before.measure === 'oorzaken';
  // 'En in procenten' of what a change comes from: it is told with it.
  const isInPercent = has(sense, 'link', 'procent') && isShort(sense);
  if (areCauses && isInPercent && measure !== 'oorzaken') return before;
  // 'Vooral door welke kosten' of what a change comes from.
  const isOfChange = areCauses || before.measure === 'verschil';
  const isOpen = measure === undefined || (measure === 'oorzaken' && !saysPeriod(sense));
  return isOfChange && isOpen && says(sense, /^door$/)
    ? {
        ...question,
        measure: 'oorzaken',
        ...(before.against !== undefined && { against: before.against }),
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
