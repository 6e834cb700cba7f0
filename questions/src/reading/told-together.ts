import type { Question } from '@kengetal/contract';
import { countOf } from '../text/numbers.ts';
import type { Before } from '../world.ts';
import { averageOf } from './average-of-turns.ts';
import { restOfRows, rowsTogether } from './rows-together.ts';
import type { Sense } from './sense.ts';
import type { AskedBack } from './together.ts';
import { says } from './turn-words.ts';
import { turnsBefore } from './turns.ts';
import { turnsBeside } from './turns-beside.ts';
import type { Said } from './turns-chosen.ts';
import { turnsTogether } from './turns-together.ts';

const SUM =
  /^(?:samen|tesamen|tezamen|totaal|opgeteld|optellen|gezamenlijk|elkaar|mekaar|bijelkaar|op)$/;
const AVERAGE = /^(?:gem|gemiddeld|gemiddelde)$/;
const SHARE = /^(?:procent|percentage|pct|aandeel|deel|%)$/;
/** Words that ask nothing but what was told, all of it in one. */
const BARE =
  /^(?:en|dan|dus|nu|nou|maar|graag|ook|eens|even|hoeveel|hvl|wat|welk|is|was|zijn|waren|wordt|kost|kostte|kostten|dat|die|dit|deze|ze|het|de|er|in|bedrag|euro|geld|alles|allemaal|maakt|maken|komt|komen|uit|bij|tel|telt|doe|geef|reken|alle|van|over|per|beide|top|saldo|saldi)$/;
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
  const other = (last && restOfRows(sense, last)) ?? turnsBeside(sense, before);
  if (other) return other;
  if (!last || !isAllBare(sense)) return undefined;
  const said = saidIn(sense);
  const { count, isSum, isAverage } = said;
  // What comes back is told with what it comes to in a month.
  if (last.subject.kind === 'recurring')
    return isOfAll(last) && isSaidAlone(said) && (isSum || isAverage) ? last : undefined;
  if (count === 1 || isSum === isAverage) return undefined;
  // 'Hoeveel samen' of bookings that were listed.
  if (isSum && isListed(last, said)) return amountOf(last);
  const turns = turnsBefore(before);
  if (isAverage) return said.isShare ? undefined : averageOf(turns, said, sense);
  return (
    (isInTotal(sense) ? undefined : rowsTogether(last, said)) ?? turnsTogether(turns, said, sense)
  );
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
  text in NOUNS ||
  countOf(text) !== undefined ||
  (text === 'kosten' && /^(?:wat|hoeveel)$/.test(before ?? ''));
