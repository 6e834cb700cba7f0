import type { Question } from '@kengetal/contract';
import type { Reading } from '../world.ts';
import { splitAt } from './operands.ts';
import { POINTING } from './pointing.ts';
import { senseOf, type Sense } from './sense.ts';
import type { AskedBack } from './together.ts';

const ASKS = /^(?:hoeveel|wat|welke?|wie|hoe)$/;

/**
 * 'Hoeveel klanten hadden we en wat was de omzet per klant': two questions, where the reading tells one of
 * them only. What points at the other is no question of its own.
 */
export function askedTwice(
  sense: Sense,
  question: Question,
  read: (part: Sense) => Reading,
): AskedBack | undefined {
  const { tokens, vocabulary } = sense;
  const parts = splitAt(
    tokens,
    ({ text }, place) => text === 'en' && ASKS.test(tokens[place + 1]?.text ?? ''),
  ).map((part) => senseOf(part, vocabulary));
  const [one, other, ...more] = parts.map((part) => (pointsBack(part) ? undefined : read(part)));
  if (one?.kind !== 'vraag' || more.length > 0) return undefined;
  if (isLost(one.question, question))
    return { kind: 'ask', text: WHICH, questions: [one.question, question] };
  if (other?.kind !== 'vraag' || isOfSeries(question, other.question)) return undefined;
  const { period } = question;
  const questions = [one, other].map(({ question: each }) => ({
    ...each,
    ...(each.period === undefined && period && { period }),
  }));
  const isTold = questions.map(
    (each) => JSON.stringify(sorted(each)) === JSON.stringify(sorted(question)),
  );
  return isTold[0] === isTold[1] ? undefined : { kind: 'ask', text: WHICH, questions };
}

const WHICH = 'Ik vertel één ding tegelijk. Wat wil je eerst zien?';

/** 'De kosten per maand en wat is het gemiddelde'. */
const isLost = (first: Question, { split, measure }: Question): boolean =>
  first.split !== undefined && split === undefined && measure === 'gemiddelde';

/** 'Hoe vaak betalen we de huur en hoeveel per keer': of a series its amount is told beside it. */
const isOfSeries = ({ subject }: Question, { subject: beside }: Question): boolean =>
  subject.kind === 'recurring' &&
  (subject.aspect === 'frequentie' || subject.aspect === 'volgende') &&
  beside.kind === 'recurring' &&
  Object.keys(beside).every((key) => key === 'kind' || key === 'aspect');

const sorted = (question: Question) =>
  Object.entries(question).sort(([one], [other]) => (one < other ? -1 : 1));

const pointsBack = ({ tokens }: Sense): boolean =>
  tokens.some(({ text }) => POINTING.has(text) || /^(?:het|ze)$/.test(text));
