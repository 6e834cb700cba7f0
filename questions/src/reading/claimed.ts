import type { Question } from '@kengetal/contract';
import { POINTING } from './pointing.ts';
import type { Sense } from './sense.ts';

/** Most words of a turn that only names another figure. */
const SHORT = 5;

/** 'Is dat meer dan een ton' of a change is about the amount that changed. */
export function claimed({ details, tokens }: Sense, question: Question): Question {
  const { measure, against: _, ...whole } = question;
  const isClaimed =
    Object.keys(details.sizes).length > 0 && tokens.some(({ text }) => POINTING.has(text));
  return measure === 'verschil' && isClaimed ? whole : question;
}

/**
 * Of a formula that was explained the figure is what goes on, as it was told before that; of a name
 * that was told its account.
 */
export function figureOf(question: Question, earlier?: Question): Question {
  const { subject } = question;
  if (subject.kind === 'definition') {
    const { subject: told } = earlier ?? {};
    const isOfThat = told?.kind === 'figure' && told.key === subject.key;
    return earlier && isOfThat
      ? earlier
      : { ...question, subject: { kind: 'figure', key: subject.key } };
  }
  return subject.kind === 'data' && subject.rekeningen?.length === 1
    ? { ...question, subject: { kind: 'account', rekeningen: subject.rekeningen } }
    : question;
}

/** 'En de brutomarge' behind how another figure is computed: how that one is. */
export function explainedToo(
  { tokens, figures, rest, scanned }: Sense,
  before: Question,
): Question | undefined {
  const [figure, ...more] = figures;
  const isTimed = scanned.marks.some(({ piece }) => piece !== undefined);
  const isOther =
    tokens[0]?.text === 'en' &&
    !tokens.some(({ text }) => /^(?:wat|hoeveel|hoe|welke?|wie|hoog|per|in)$/.test(text));
  const isAlone = isOther && tokens.length <= SHORT && rest.length === 0 && !isTimed;
  if (before.subject.kind !== 'definition' || !figure || more.length > 0 || !isAlone)
    return undefined;
  return { subject: { kind: 'definition', key: figure.key } };
}

const WHICH_COSTS =
  /^(?:(?:en|dan|nu) )*(?:welke|wat voor) kosten (?:waren|zijn|had|hadden|heb|hebben|maakte|maakten)\b/;

/** 'Welke kosten waren er': which they were, and not what they came to. */
export const asksWhichCosts = ({ tokens }: Sense): boolean =>
  WHICH_COSTS.test(tokens.map(({ text }) => text).join(' '));
