import type { Question } from '@kengetal/contract';
import { figure, isStock, isWithin } from './draft.ts';
import type { Sense } from './sense.ts';
import type { Before } from '../world.ts';
import type { AskedBack } from './together.ts';
import { ask } from './turns-chosen.ts';

const LEFT = /^(?:over|resteert|rest|overblijft|overblijven)$/;
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
  const isLeft =
    said.some(({ text }) => LEFT.test(text)) &&
    said.every(({ text }) => LEFT.test(text) || BESIDE.test(text));
  if (!isLeft || !question) return undefined;
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
