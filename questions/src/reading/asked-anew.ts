import type { Question } from '@kengetal/contract';
import { usualAgainst } from './against.ts';
import { averaged } from './averaged.ts';
import { isPeriodSplit, type Asked } from './draft.ts';
import { directionOf } from './direction.ts';
import { keptOf } from './kept-of-before.ts';
import { isSorted } from './ranking.ts';
import type { Time } from './said-time.ts';
import { first, has, type Sense } from './sense.ts';
import { shifted } from './shift.ts';
import { withTime } from './with-time.ts';

/** What was asked before, with what a turn says of it in the place of what it had. */
export function askedAnew(
  sense: Sense,
  before: Question,
  time: Time,
  said: Omit<Asked, 'subject'>,
): Question {
  const order = first(sense, 'order');
  const noun = timeNoun(sense);
  const isOne = isSingle(sense, before, noun);
  const whole = {
    subject: before.subject,
    ...keptOf(averaged(sense, before), { ...said, ...(order && { order }) }, time, sense),
    ...said,
    ...(isOne && said.limit === undefined && { limit: 1 }),
    ...(order !== undefined && { order }),
    // 'En welke maand van het hele jaar' after the best quarter.
    ...(noun !== undefined &&
      noun !== before.split &&
      before.limit === 1 &&
      isPeriodSplit(before.split) && { split: noun, order: order ?? before.order, limit: 1 }),
    ...(order !== undefined && noun !== undefined && { split: noun, measure: undefined }),
  };
  const question = withTime(sense, oneOfSeries(whole), time, { question: before });
  return shifted(byPart(ranked(heldUsually(question, sense)), sense), sense, time, before);
}

function timeNoun(sense: Sense): Question['split'] {
  if (has(sense, 'noun', 'maanden')) return 'maand';
  return has(sense, 'noun', 'kwartalen') ? 'kwartaal' : undefined;
}

const ONE =
  /^(?:hoogste|laagste|beste|slechtste|grootste|kleinste|duurste|goedkoopste|minste|zwakste|sterkste|oudste|nieuwste)$/;

/** Of a series by month 'de hoogste' is one of it; of other rows where nothing stands behind it. */
function isSingle(
  sense: Sense,
  { split, subject, measure }: Question,
  noun: Question['split'],
): boolean {
  const { tokens } = sense;
  const isOrdered = ['hoogste', 'laagste'].includes(first(sense, 'order') ?? '');
  if (isOrdered && isPeriodSplit(split)) return !isSorted(sense);
  const isLast = tokens.at(-2)?.text === 'de' && ONE.test(tokens.at(-1)?.text ?? '');
  const isOfRows =
    split !== undefined ||
    measure === 'boekingen' ||
    subject.kind === 'lines' ||
    subject.kind === 'open' ||
    (subject.kind === 'relation' && subject.side === 'openstaand');
  return isOfRows && noun === undefined && isLast;
}

/** The best of a series is told by itself. */
function oneOfSeries<Q extends Partial<Question>>(whole: Q): Q {
  const isSeries = isPeriodSplit(whole.split);
  if (!isSeries || whole.limit === undefined) return whole;
  const { against: _, ...rest } = whole;
  return rest as Q;
}

function heldUsually(question: Question, { vocabulary }: Sense): Question {
  const { against, period } = question;
  if (typeof against !== 'object' || !period) return question;
  return { ...question, against: usualAgainst(period, against, vocabulary.calendar) };
}

/** 'Top 3' of an amount is of its parts. */
function ranked(question: Question): Question {
  const { subject, limit, order, split, measure } = question;
  const isOrdered = limit !== undefined || order !== undefined;
  if (!isOrdered || split !== undefined || measure === 'boekingen' || subject.kind !== 'figure') {
    return question;
  }
  const by = subject.key === 'omzet' ? 'relatie' : subject.key === 'kosten' ? 'groep' : 'rekening';
  return { ...question, split: by, order: order ?? 'hoogste' };
}

/** 'Welke steeg het meest' of parts is what a change comes from. */
function byPart<Q extends Partial<Question>>(whole: Q, sense: Sense): Q {
  const isOfParts = ['groep', 'rekening', 'relatie'].includes(whole.split ?? '');
  if (!isOfParts || (whole.measure !== 'verschil' && whole.measure !== 'oorzaken')) return whole;
  const order = directionOf(sense) ?? whole.order;
  return { ...whole, measure: 'oorzaken', ...(order && { order }) };
}
