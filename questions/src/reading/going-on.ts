import type { Question, QuestionSubject } from '@kengetal/contract';
import type { Draft } from './draft.ts';
import { first, has, type Sense } from './sense.ts';
import type { Time } from './said-time.ts';
import type { AskedBack } from './together.ts';
import { POINTING } from './pointing.ts';

type Term = Extract<QuestionSubject, { kind: 'sum' }>['terms'][number];

/** What goes on from an answer by one word of it: 'min de kosten', 'met personeel', 'per jaar'. */
export function goneOn(
  sense: Sense,
  draft: Draft | undefined,
  time: Time,
  question: Question,
): Question | AskedBack | undefined {
  return (
    taxed(sense, question) ??
    addedTo(sense, draft, time, question) ??
    putBack(sense, question) ??
    ofNobody(sense, draft, question) ??
    listed(sense, question) ??
    comesTo(sense, question)
  );
}

const TAX = /^(?:en |dan |of |maar )*(na|voor) (?:aftrek (?:van )?)?(?:de )?(?:belasting|belastingen|vpb|vennootschapsbelasting)\b/; // prettier-ignore

/** 'En na belasting?' of a result before it. */
function taxed(sense: Sense, { subject, ...question }: Question): Question | undefined {
  const side = TAX.exec(textsOf(sense).join(' '))?.[1];
  const isResult = subject.kind === 'figure' && /resultaat|ebitda/.test(subject.key);
  if (side === undefined || !isResult) return undefined;
  const key = side === 'na' ? 'resultaat' : 'resultaat_voor_belasting';
  return { ...question, subject: { kind: 'figure', key } };
}

const textsOf = ({ tokens }: Sense): string[] => tokens.map(({ text }) => text);

/** 'Min de kosten': the answer before, with more added or taken off. */
function addedTo(
  sense: Sense,
  draft: Draft | undefined,
  time: Time,
  { subject, period }: Question,
): Question | AskedBack | undefined {
  const [start, next] = textsOf(sense);
  const sign = start === 'en' ? next : start;
  if (sign !== 'plus' && sign !== 'min' && sign !== 'minus') return undefined;
  const isTimed = time.period !== undefined || time.day !== undefined;
  const more = draft?.kind === 'asked' && !isTimed ? termsOf(draft.asked.subject) : undefined;
  const terms = termsOf(subject);
  if (!more || !terms) {
    const text = 'Ik tel op over één periode. Wat wil je erbij tellen of ervan aftrekken?';
    return { kind: 'ask', text, questions: [] };
  }
  const teken = sign === 'plus' ? 'plus' : 'min';
  const all = [...terms, ...more.map(({ of }) => ({ teken, of }) as const)];
  return { subject: { kind: 'sum', terms: all }, ...(period && { period }) };
}

function termsOf(subject: QuestionSubject): readonly Term[] | undefined {
  if (subject.kind === 'sum') return subject.terms;
  if (subject.kind === 'account' || subject.kind === 'relation') return [{ teken: 'plus', of: subject }]; // prettier-ignore
  if (subject.kind !== 'figure' || subject.also !== undefined) return undefined;
  return [{ teken: 'plus', of: subject }];
}

/** 'En met personeel?' of costs without it. */
function putBack(sense: Sense, question: Question): Question | undefined {
  const { subject } = question;
  const [start, next] = textsOf(sense);
  const isWith = start === 'met' || (start === 'en' && next === 'met');
  if (!isWith || subject.kind !== 'figure' || !subject.without) return undefined;
  const back = new Set<string>(sense.figures.map(({ key }) => key));
  const left = subject.without.filter((key) => !back.has(key));
  if (left.length === subject.without.length) return undefined;
  const { without: _, ...whole } = subject;
  return { ...question, subject: { ...whole, ...(left.length > 0 && { without: left }) } };
}

/** 'Hoeveel heeft die nog openstaan' of a list of names, and 'hoeveel daarvan is betaald' of omzet. */
function ofNobody(
  sense: Sense,
  draft: Draft | undefined,
  question: Question,
): AskedBack | undefined {
  const texts = textsOf(sense);
  const { subject, split, period } = question;
  const isOpen = draft?.kind === 'asked' && draft.asked.subject.kind === 'open';
  const isOne = texts.some((text, at) => /^(?:die|hij|zij)$/.test(text) && /^(?:heeft|moet|is|van|had|moest)$/.test(texts[at - 1] ?? '')); // prettier-ignore
  if (isOpen && isOne && split === 'relatie') {
    return { kind: 'ask', text: 'Van wie wil je dat zien? Noem de naam.', questions: [] };
  }
  const isPaid = has(sense, 'side', 'betaald') || texts.includes('betaald');
  if (subject.kind !== 'relation' || !isPaid || !texts.includes('daarvan')) return undefined;
  if (subject.side === 'betaald') return undefined;
  const sides = (['betaald', 'openstaand'] as const).map((side) => ({
    subject: { ...subject, side },
    ...(period && { period }),
  }));
  const text = 'Welk deel van een factuur betaald is houd ik niet bij. Wat wil je zien?';
  return { kind: 'ask', text, questions: sides };
}

/** 'Welke posten zijn dat?' of an amount: the accounts that it is of. */
function listed(sense: Sense, question: Question): Question | undefined {
  const isPointing = textsOf(sense).some((text) => POINTING.has(text));
  const isList = has(sense, 'noun', 'posten') && first(sense, 'order') === undefined;
  const { subject, only, period } = question;
  if (!isPointing || !isList || subject.kind !== 'figure' || question.split !== undefined) return undefined; // prettier-ignore
  return { subject, ...(only && { only }), ...(period && { period }), split: 'rekening' };
}

/** 'En per jaar?' of what comes back. */
function comesTo(sense: Sense, question: Question): Question | undefined {
  const { subject, only } = question;
  const split = first(sense, 'split');
  if (subject.kind !== 'recurring' || (split !== 'jaar' && split !== 'maand')) return undefined;
  if (only === undefined && subject.rekeningen === undefined) return undefined;
  return { ...question, subject: { ...subject, aspect: `per_${split}` } };
}
