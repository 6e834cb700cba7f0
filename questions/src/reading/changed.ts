import { isPeriodSplit } from './draft.ts';
import type { Question } from '@kengetal/contract';
import { asAverage, averaged, isOfYears } from './averaged.ts';
import { inPercent } from './in-percent.ts';
import { directionOf, finished } from './finish.ts';
import { oneInvoice, withoutVat } from './charged-in-turn.ts';
import { rowsSaid } from './numbers-said.ts';
import { withTime } from './with-time.ts';
import { isSorted } from './ranking.ts';
import { byWhom, partsOfTime } from './named-in-turn.ts';
import { inAll, isInTotal, isSameAgain, isSum } from './same-again.ts';
import { first, has, type Sense } from './sense.ts';
import { cannotMove, isShifted, shifted } from './shift.ts';
import { usualAgainst } from './against.ts';
import type { Time } from './said-time.ts';
import { wasBetter } from './better-of.ts';
import { agedOf } from './still-open.ts';
import { heldToSaid } from './together.ts';
import { sizesIn } from './sizes.ts';

/** Something else asked of the same: another period, split, measure, order. */
export function changed(sense: Sense, before: Question, time: Time): Question | undefined {
  const defined =
    before.subject.kind === 'figure'
      ? before.subject.key
      : before.subject.kind === 'vat'
        ? 'btw_positie'
        : undefined;
  if (has(sense, 'link', 'berekend') && defined !== undefined)
    return { subject: { kind: 'definition', key: defined } };
  const { subject, only } = before;
  const { subject: _, ...own } = finished(sense, { subject, ...(only && { only }) }, time);
  const said =
    before.split !== undefined && isSameSplit(sense) ? { ...own, split: before.split } : own;
  const order = first(sense, 'order');
  const isSaid =
    (before.measure === 'oorzaken' ? directionOf(sense) : undefined) ??
    said.measure ??
    said.split ??
    said.limit ??
    said.skip ??
    order ??
    first(sense, 'against');
  const isNarrowed = JSON.stringify(said.only) !== JSON.stringify(only);
  const isTimed = time.period !== undefined || time.day !== undefined || time.against !== undefined;
  // Of one side of an account there are bookings, and no amount to divide or hold against another.
  const isOneSided = only?.zijde !== undefined && before.measure === 'boekingen';
  const sided = isOneSided ? heldSided(sense, time, before) : undefined;
  if (sided) return sided;
  if (
    isOneSided &&
    (said.split ??
      time.against ??
      first(sense, 'against') ??
      (said.measure === 'aantal' || said.measure === 'boekingen' ? undefined : said.measure)) !==
      undefined
  )
    return undefined;
  const limit = rowsSaid(sense, before);
  if (limit !== undefined) return { ...before, limit };
  if (
    (before.limit ?? 1) > 1 &&
    has(sense, 'link', 'samen') &&
    !isTimed &&
    said.split === undefined
  )
    return { ...before, measure: 'samen' };
  const rowsSoFar = togetherOf(sense, before);
  if (rowsSoFar && !isTimed) return rowsSoFar;
  const average = asAverage(sense, before);
  if (average) return average;
  const aged = agedOf(sense, before);
  if (aged) return aged;
  const better = wasBetter(sense, time, before);
  if (better) return better;
  if (cannotMove(sense, before)) return undefined;
  const invoice = isTimed ? undefined : oneInvoice(before, said, order);
  if (invoice) return invoice;
  const percent = inPercent(sense, before);
  if (percent) return percent;
  if (has(sense, 'link', 'excl') && !isTimed) return withoutVat(before);
  const held = heldToSaid(sense, time, before);
  if (held) return held;
  if (isSaid === undefined && !isNarrowed && !isTimed && !isShifted(sense, before)) {
    const parts = partsOfTime(sense, before);
    if (parts) return { ...before, split: parts };
    if (isSum(sense, before)) return inAll(before);
    return isSameAgain(sense) ? byWhom(sense, before) : undefined;
  }
  // An average of the first rows of a list is of all of them.
  if (said.measure === 'gemiddelde' && (before.limit ?? 1) > 1) return undefined;
  const noun = timeNoun(sense);
  const isOne = isSingle(sense, before, noun);
  const whole = {
    ...{
      subject,
      ...keptOf(averaged(sense, before), { ...said, ...(order && { order }) }, time, sense),
    },
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

/** 'Meer dan vorig jaar', 'vs 2024' of what was taken out: the bookings of that side beside those of then. */
function heldSided(
  sense: Sense,
  time: Time,
  { measure, only, ...amount }: Question,
): Question | undefined {
  const plain = changed(sense, amount, time);
  const isHeld =
    plain?.against !== undefined && plain.split === undefined && plain.only === undefined;
  return isHeld ? { ...plain, measure, only } : undefined;
}

/** 'Hoe lag die verdeling in 2023': the one that was told. */
const isSameSplit = ({ tokens }: Sense): boolean =>
  tokens.some(
    ({ text }, at) =>
      text === 'verdeling' && /^(?:die|dezelfde|de|deze)$/.test(tokens[at - 1]?.text ?? ''),
  );

/** 'Hoeveel procent is dat samen' behind the second largest: of both that were told. */
function togetherOf(sense: Sense, { skip, limit, ...before }: Question): Question | undefined {
  if (limit !== 1 || skip === undefined || !has(sense, 'link', 'samen')) return undefined;
  const isShare = has(sense, 'measure', 'aandeel') || has(sense, 'link', 'procent');
  return { ...before, limit: skip + 1, measure: isShare ? 'aandeel' : 'samen' };
}

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

const ONE =
  /^(?:hoogste|laagste|beste|slechtste|grootste|kleinste|duurste|goedkoopste|minste|zwakste|sterkste|oudste|nieuwste)$/;

/** 'Welke steeg het meest' of parts is what a change comes from. */
function byPart<Q extends Partial<Question>>(whole: Q, sense: Sense): Q {
  const isOfParts = ['groep', 'rekening', 'relatie'].includes(whole.split ?? '');
  if (!isOfParts || (whole.measure !== 'verschil' && whole.measure !== 'oorzaken')) return whole;
  const order = directionOf(sense) ?? whole.order;
  return { ...whole, measure: 'oorzaken', ...(order && { order }) };
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

function timeNoun(sense: Sense): Question['split'] {
  if (has(sense, 'noun', 'maanden')) return 'maand';
  return has(sense, 'noun', 'kwartalen') ? 'kwartaal' : undefined;
}

/** What stays of a question when another measure is asked: bookings have no split. */
function keptOf(
  before: Question,
  said: Partial<Question>,
  { unit, period }: Time,
  sense: Sense,
): Partial<Question> {
  const { order, limit, skip, against, rows } = before;
  const { measure } = said;
  const split = isInTotal(sense) && (measure ?? limit) === undefined ? undefined : before.split;
  const isByTime = said.split === 'maand' || said.split === 'kwartaal' || said.split === 'jaar';
  const isSeries = said.split !== undefined && before.measure === 'verschil';
  if (isSeries || (isByTime && before.measure === 'oorzaken')) return {};
  const isOfLines = before.measure === 'boekingen' && (said.limit ?? said.order) !== undefined;
  if (isOfLines) return { measure: 'boekingen' };
  // 'Gemiddeld' of a list by customer is by customer, and of whole years by year.
  if (measure === 'gemiddelde')
    return said.split === undefined &&
      !has(sense, 'split', 'maand') &&
      (split === 'relatie' || isOfYears(before, sense))
      ? { split }
      : {};
  if (measure === 'boekingen' || measure === 'aantal') return {};
  // What was held against some months is not, where others are asked.
  const isOther = typeof against === 'object' && period !== undefined;
  if (isOther && measure === undefined)
    return { ...(split !== undefined && split !== unit && { split }) };
  const of = against === undefined ? {} : { against };
  if (measure === 'oorzaken') return of;
  const isDivided = split !== undefined && split !== unit;
  // An order and a number of rows are of the parts that were told.
  const isOfOthers = said.split !== undefined && split !== undefined && said.split !== split;
  return {
    ...of,
    ...(isDivided && { split }),
    ...(!isOfOthers && order !== undefined && { order }),
    ...(!isOfOthers && limit !== undefined && { limit }),
    ...(!isOfOthers &&
      skip !== undefined &&
      said.limit === undefined &&
      said.order === undefined && { skip }),
    ...(isDivided && said.split === undefined && rows && { rows }),
    ...(before.measure === 'aandeel' &&
      measure === undefined &&
      before.of !== undefined && { of: before.of }),
    // Of one side of an account only its bookings tell what a period had; 'alleen 2024' of a list are those of that year.
    ...(before.measure !== undefined &&
      (before.measure !== 'boekingen' ||
        (period && (measure ?? said.split ?? said.order) === undefined) ||
        (before.only?.zijde ??
          (said.split === undefined ? Object.values(sizesIn(before.only))[0] : undefined)) !==
          undefined) && { measure: before.measure }),
  };
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
