import type { Question, QuestionSubject } from '@kengetal/contract';
import { cuesOf } from './combining-cues.ts';
import { isOfNobody, isStock, type Draft } from './draft.ts';
import type { Sense } from './sense.ts';
import type { Time } from './said-time.ts';
import type { AskedBack } from './together.ts';

type Term = Extract<QuestionSubject, { kind: 'sum' }>['terms'][number];

/** 'Min de kosten': the answer before, with more added or taken off. */
export function addedTo(
  sense: Sense,
  draft: Draft | undefined,
  time: Time,
  { subject, period }: Question,
): Question | AskedBack | undefined {
  const teken = signOf(sense, subject);
  if (teken === undefined) return undefined;
  const isTimed = time.period !== undefined || time.day !== undefined;
  const more = draft?.kind === 'asked' && !isTimed ? termsOf(draft.asked.subject) : undefined;
  const terms = termsOf(subject);
  const isOfStock = ({ of }: Term) => isStock({ subject: of }, sense.vocabulary);
  if (!more || !terms || more.some(isOfStock) !== terms.some(isOfStock)) {
    const text = 'Ik tel op over één periode. Wat wil je erbij tellen of ervan aftrekken?';
    return { kind: 'ask', text, questions: [] };
  }
  const all = [...terms, ...more.map(({ of }) => ({ teken, of }) as const)];
  return { subject: { kind: 'sum', terms: all }, ...(period && { period }) };
}

/** 'Min de kosten', 'tel de huur erbij op', 'haal de huur eraf'; 'met de huur erbij' shows it beside. */
function signOf(sense: Sense, subject: QuestionSubject): Term['teken'] | undefined {
  const texts = sense.tokens.map(({ text }) => text);
  const start = texts.find((text) => text !== 'en');
  const isTold = texts.some((text) => /^(?:tel|telt|reken)$/.test(text)) && texts.includes('erbij');
  if (start === 'plus' || isTold || cuesOf(sense, 'bijtellen').length > 0) return 'plus';
  // Off costs it is left out of them; off a result only what is subtracted from it in so many words.
  const isResult = subject.kind === 'figure' && isOfNobody(subject.key) && texts.some((text) => /^trekk?/.test(text)); // prettier-ignore
  const isOff = cuesOf(sense, 'aftrekken').length > 0 && (subject.kind !== 'figure' || isResult);
  return start === 'min' || start === 'minus' || isOff ? 'min' : undefined;
}

function termsOf(subject: QuestionSubject): readonly Term[] | undefined {
  if (subject.kind === 'sum') return subject.terms;
  if (subject.kind === 'account' || subject.kind === 'relation') return [{ teken: 'plus', of: subject }]; // prettier-ignore
  if (subject.kind !== 'figure' || subject.also !== undefined) return undefined;
  return [{ teken: 'plus', of: subject }];
}
