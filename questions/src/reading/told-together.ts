import type { Question } from '@kengetal/contract';
import { countOf } from '../text/numbers.ts';
import type { Before } from '../world.ts';
import { FRAME } from './bare-notions.ts';
import { moreRows, restOfRows, rowsTogether } from './rows-together.ts';
import type { Sense } from './sense.ts';
import type { AskedBack } from './together.ts';
import { says } from './turn-words.ts';
import { runOf, turnsApart, turnsBefore } from './turns.ts';
import { turnsBeside } from './turns-beside.ts';
import { AMOUNTS, ask, isSamePeriod, type Said } from './turns-chosen.ts';
import { turnsTogether } from './turns-together.ts';

const SUM =
  /^(?:samen|samengeteld|samengenomen|tesamen|tezamen|totaal|opgeteld|optellen|optelling|optelsom|gezamenlijk|elkaar|mekaar|bijelkaar|som|op)$/;
/** Those of them that are said of several. */
export const TOGETHER =
  /^(?:samen|samengeteld|samengenomen|tesamen|tezamen|opgeteld|optellen|optelling|optelsom|gezamenlijk|elkaar|mekaar|bijelkaar|som)$/;
export const AVERAGE = /^(?:gem|gemiddeld|gemiddelde)$/;
const SHARE = /^(?:procent|percentage|pct|aandeel|deel|%)$/;
/** Words that ask nothing but what was told, all of it in one. */
const BARE =
  /^(?:hoeveel|hvl|kost|kostte|kostten|euro|geld|alles|maakt|maken|tel|telt|over|per|top|saldo|saldi)$/;
const NOUNS: Readonly<Record<string, NonNullable<Question['split']>>> = {
  maanden: 'maand',
  mnd: 'maand',
  maand: 'maand',
  kwartalen: 'kwartaal',
  kwartaal: 'kwartaal',
  jaren: 'jaar',
  jaar: 'jaar',
  boekjaren: 'jaar',
  boekjaar: 'jaar',
};

/**
 * 'Samen', 'wat kost dat samen', 'die drie gemiddeld': a turn that asks no more than what the rows
 * that stand there, or the turns before it, come to.
 */
export function toldTogether(sense: Sense, before: Before): Question | AskedBack | undefined {
  const { question: last } = before;
  const other =
    (last && (restOfRows(sense, last) ?? moreRows(sense, last))) ?? turnsBeside(sense, before);
  if (other) return other;
  if (!last || !isAllBare(sense)) return undefined;
  const said = saidIn(sense);
  const { count, unit, isSum, isAverage } = said;
  // What comes back is told with what it comes to in a month.
  if (last.subject.kind === 'recurring')
    return isOfAll(last) && isSaidAlone(said) && (isSum || isAverage) ? last : undefined;
  if (count === 1 || isSum === isAverage) return undefined;
  // 'Hoeveel samen' of bookings that were listed.
  if (isSum && isListed(last, said)) return amountOf(last);
  const turns = turnsApart(before, sense.vocabulary.calendar);
  // 'Die drie gemiddeld', 'gemiddeld per jaar': of the last alone it is an average by month.
  if (isAverage)
    return (count !== undefined || /^(?:kwartaal|jaar)$/.test(unit ?? '')) &&
      runOf(turns, 'period').length > 1
      ? ask('Waarvan wil je het gemiddelde zien?')
      : undefined;
  return (
    (isInTotal(sense) ? undefined : rowsTogether(last, said)) ?? turnsTogether(turns, said, sense)
  );
}

/** 'Bij elkaar' of turns that come to nothing together: the last of them is not what is asked. */
export function notTogether(
  sense: Sense,
  question: Question,
  before: Before,
): AskedBack | undefined {
  const { question: last, earlier } = before;
  const { subject, split, limit, measure } = question;
  const isRows =
    (split ?? limit) !== undefined || !AMOUNTS.has(subject.kind) || measure === 'samen';
  if (!last || isRows || turnsBefore(before).length < 2 || !says(sense, TOGETHER)) return undefined;
  const isLast = JSON.stringify(question) === JSON.stringify(last) && isAllBare(sense);
  // 'Samen dit jaar' behind two amounts is not the last of them.
  const isOfTwo =
    sense.figures.length === 0 &&
    sense.relation === undefined &&
    sense.references.accounts.length === 0 &&
    !says(sense, /zelfde$/) &&
    isSamePeriod(last.period, earlier?.period) &&
    JSON.stringify(subject) === JSON.stringify(last.subject) &&
    JSON.stringify(subject) !== JSON.stringify(earlier?.subject);
  return isLast || isOfTwo ? ask('Welke wil je samen zien?', [question]) : undefined;
}

interface SaidOfAll extends Said {
  readonly isSum: boolean;
  readonly isAverage: boolean;
}

function saidIn(sense: Sense): SaidOfAll {
  const texts = sense.tokens.map(({ text }) => text);
  const count =
    texts.map(countOf).find((each) => each !== undefined) ??
    (says(sense, /^beide$/) ? 2 : undefined);
  const areSaldi = says(sense, /^(?:saldo|saldi)$/) && (count ?? 1) > 1;
  return {
    count,
    unit: texts.flatMap((text) => NOUNS[text] ?? [])[0],
    isShare: says(sense, SHARE),
    isSum: says(sense, SUM) || areSaldi,
    isAverage: says(sense, AVERAGE),
  };
}

const isSaidAlone = ({ count, unit, isShare }: Said): boolean =>
  count === undefined && unit === undefined && !isShare;

/** Whether all that comes back was told, and nothing in particular of it. */
const isOfAll = ({ subject, limit }: Question): boolean =>
  limit === undefined && subject.kind === 'recurring' && subject.aspect === undefined;

const isListed = ({ subject, measure, limit }: Question, { unit, isShare }: Said): boolean =>
  measure === 'boekingen' &&
  limit === undefined &&
  unit === undefined &&
  !isShare &&
  subject.kind !== 'lines';

/** 'En in totaal' of some that are late: all that is open. */
const isInTotal = (sense: Sense): boolean =>
  says(sense, /^(?:in|alles|alle|het)$/) && !says(sense, /^(?:dat|die|dit|deze|ze|samen)$/);

const amountOf = ({ measure: _, order: __, ...amount }: Question): Question => amount;

const isAllBare = ({ tokens }: Sense): boolean =>
  tokens.every(({ text }, at) => isBare(text, tokens[at - 1]?.text));

const isBare = (text: string, before: string | undefined): boolean =>
  [SUM, AVERAGE, SHARE, BARE].some((words) => words.test(text)) ||
  FRAME.has(text) ||
  text in NOUNS ||
  countOf(text) !== undefined ||
  (text === 'kosten' && /^(?:wat|hoeveel)$/.test(before ?? ''));
