import type { Question } from '@kengetal/contract';
import { figure, isStock, isWithin } from './draft.ts';
import type { Sense } from './sense.ts';
import type { Before } from '../world.ts';
import type { AskedBack } from './together.ts';
import { ask } from './turns-chosen.ts';

const LEFT = /^(?:over|resteert|rest|overblijft|overblijven)$/;
const PERCENT = /^(?:in|als|procent|procenten|percentage|%)$/;
const POSTS = / aan (?:posten|kosten|kostenposten|rekeningen)$/;
const BESIDE =
  /^(?:en|dan|wat|hoeveel|blijft|bleef|blijven|houd|hou|houden|houdt|er|daar|daarvan|ik|we|wij|je|nu|nog|dus|netto|precies|eigenlijk|uiteindelijk|is|wordt)$/;

/**
 * 'Wat blijft er dan over': of amounts that were taken off each other what they come to, and not the
 * result of the company. Where costs were asked after the omzet it may be either.
 */
export function leftOver(
  { tokens, vocabulary }: Sense,
  { question, earlier }: Before,
): Question | AskedBack | undefined {
  const isOfPosts = POSTS.test(tokens.map(({ text }) => text).join(' '));
  const said = isOfPosts ? tokens.slice(0, -2) : tokens;
  const isPercent = said.some(({ text }) => PERCENT.test(text));
  const isLeft =
    said.some(({ text }) => LEFT.test(text)) &&
    said.every(({ text }) => [LEFT, BESIDE, PERCENT].some((words) => words.test(text)));
  if (!isLeft || !question || (isPercent && question.subject.kind !== 'sum')) return undefined;
  const { subject, period, split } = question;
  // 'Wat blijft er over aan posten' of costs without some of them: the others.
  if (isOfPosts)
    return subject.kind === 'figure' && /"without/.test(JSON.stringify(subject))
      ? { subject, ...(period && { period }), split: 'rekening' }
      : undefined;
  const of = (made: Question['subject']): Question => ({
    subject: made,
    ...(period && { period }),
    ...(split && { split }),
  });
  const choose = (made: Question['subject'], result = figure('resultaat')): AskedBack =>
    ask('Bedoel je wat er van dat bedrag overblijft, of het resultaat?', [of(made), of(result)]);
  if (subject.kind === 'sum' && isPercent)
    return isOfOmzetLeft(subject) ? { ...of(subject), measure: 'aandeel', of: 'omzet' } : undefined;
  if (subject.kind === 'sum')
    return subject.terms.some(({ teken }) => teken === 'min') ? of(subject) : choose(subject);
  const isKept = tokens.some(({ text }) => /^houdt?$|^hou$|^houden$/.test(text));
  if (subject.kind === 'figure' && /"without/.test(JSON.stringify(subject))) {
    return isKept && subject.key !== 'resultaat'
      ? choose(subject, { ...subject, key: 'resultaat' })
      : of(subject);
  }
  if (isStock({ subject }, vocabulary)) return choose(subject);
  const isOfOmzet =
    earlier?.subject.kind === 'figure' &&
    earlier.subject.key === 'omzet' &&
    JSON.stringify(earlier.period) === JSON.stringify(period);
  if (
    !isOfOmzet ||
    (subject.kind !== 'account' && subject.kind !== 'figure') ||
    !isWithin({ subject }, 'kosten', vocabulary)
  )
    return undefined;
  return choose({
    kind: 'sum',
    terms: [
      { teken: 'plus', of: figure('omzet') },
      { teken: 'min', of: subject },
    ],
  });
}

/** 'Omzet min materiaal': what is left of the omzet may be told in percent of it. */
const isOfOmzetLeft = ({ terms }: Extract<Question['subject'], { kind: 'sum' }>): boolean =>
  terms.every(({ of, teken }, at) =>
    at === 0 ? of.kind === 'figure' && of.key === 'omzet' : teken === 'min',
  );
