import type { Question } from '@kengetal/contract';
import { tokenOf, type Token } from '../text/tokens.ts';
import type { Before } from '../world.ts';
import { FRAME } from './bare-notions.ts';
import { isStock } from './draft.ts';
import type { Sense } from './sense.ts';
import { isTimeAt, says } from './turn-words.ts';

/** Verbs that ask what something cost without saying what. */
const SPENDING =
  /^(?:kost|kosten|kostte|kostten|gekost|gaf|gaven|geven|uitgegeven|uitgeven|betaal|betaalt|betalen|betaalde|betaalden|betaald|kwijt|besteed|besteedden|besteden|besteedde|spendeerden|gespendeerd|uit)$/;
/** A noun of these, or all that there is, is asked by itself. */
const WHOLE = /^(?:alle|alles|allemaal|totaal|totale|de|onze)$/;
const SMALL =
  /^(?:hoeveel|toen|ooit|echt|werkelijk|uiteindelijk|feitelijk|daadwerkelijk|daaraan|daarvoor|hieraan|eraan|ervoor|had|hadden|hebben|heeft|geweest)$/;

/** Whether it is costs of some kind or of somebody, that a verb alone goes on with. */
const isSpent = (sense: Sense, { subject, split, measure }: Question): boolean =>
  measure === undefined &&
  (split === undefined || split === 'relatie' || split === 'rekening') &&
  ((subject.kind === 'account' && !isStock({ subject }, sense.vocabulary)) ||
    (subject.kind === 'relation' && subject.side === 'ingekocht') ||
    (subject.kind === 'figure' &&
      /kosten|lasten|werk|verzekeringen/.test(subject.key) &&
      (subject.key !== 'kosten' || split !== undefined)));

const asksSpent = (sense: Sense, question: Question): boolean =>
  isSpent(sense, question) && saysBySpending(sense);

/** Whether a turn asks what something cost by a verb alone: 'wat kostte dat in 2023'. */
export function saysBySpending(sense: Sense): boolean {
  const { tokens, figures } = sense;
  // 'Hoeveel kosten' is a noun, 'wat kosten die' a verb.
  const isPointed = says(sense, /^(?:dat|die|deze|ze|we|wij|ik)$/);
  const isVerb = (text: string) =>
    SPENDING.test(text) && text !== 'uit' && (text !== 'kosten' || isPointed);
  return (
    figures.every(({ key }) => key === 'kosten') &&
    tokens.some(({ text }) => isVerb(text)) &&
    tokens.some(({ text }) => /^(?:wat|hoeveel)$/.test(text)) &&
    tokens.every(
      ({ text }, at) =>
        isTimeAt(sense, at) ||
        (!WHOLE.test(text) && (SPENDING.test(text) || SMALL.test(text) || FRAME.has(text))),
    )
  );
}

/** 'Wat gaven we uit in 2023' behind the fuel of 2024: on that, and not all costs. */
export function asSpent(sense: Sense, { question }: Before): readonly Token[] | undefined {
  const said = sense.tokens.filter((_, at) => isTimeAt(sense, at));
  return question && said.length > 0 && asksSpent(sense, question)
    ? [tokenOf('en'), ...said]
    : undefined;
}

/** 'Wat gaven we echt uit' behind a budget: the amount beside which it was told. */
export function spentOf(sense: Sense, { question }: Before): Question | undefined {
  if (!question || !asksSpent(sense, question)) return undefined;
  if (sense.tokens.some((_, at) => isTimeAt(sense, at))) return undefined;
  const { against: _, ...amount } = question;
  return amount;
}
