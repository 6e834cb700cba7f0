import type { Question } from '@kengetal/contract';
import { monthsIn } from '@kengetal/ledger';
import type { Before } from '../world.ts';
import { FRAME } from './bare-notions.ts';
import { isPeriodSplit } from './draft.ts';
import { first, type Sense } from './sense.ts';
import type { AskedBack } from './together.ts';
import { lineOf } from './turn-words.ts';

const END =
  /^(?:duurste|hoogste|grootste|beste|goedkoopste|laagste|kleinste|slechtste|drukste|rustigste)$/;
const UNITS: Readonly<Record<string, readonly [split: Question['split'], months: number]>> = {
  maand: ['maand', 1],
  mnd: ['maand', 1],
  kwartaal: ['kwartaal', 3],
};

/** 'En de goedkoopste maand' behind the bookings of the dearest: of all months that were told, and not of that one. */
export function otherEndOfTime(sense: Sense, { question, told }: Before): Question | undefined {
  const order = first(sense, 'order');
  const words = sense.tokens.map(({ text }) => text).filter((text) => !FRAME.has(text));
  const [split, months] = UNITS[words.at(-1) ?? ''] ?? [];
  const isOther = words.length !== 2 || !END.test(words[0] ?? '') || order === undefined;
  const isSeries = isPeriodSplit(question?.split);
  if (isOther || question?.period === undefined || isSeries) return undefined;
  if (split === undefined || monthsIn(question.period) !== months) return undefined;
  const list = told?.find((each) => each.split === split && each.period);
  if (!list) return undefined;
  const { skip: _, ...all } = list;
  return { ...all, order, limit: 1 };
}

/** 'En in de laagste' behind who bought most in the best month: of which one is not known yet. */
export function inOtherTime(
  sense: Sense,
  { split, order, period }: Question,
  { told, question: before }: Before,
): AskedBack | undefined {
  const list = told?.find((each) => isPeriodSplit(each.split) && each.limit === 1);
  const isRow = split === 'relatie' && before?.split === 'relatie' && order !== undefined;
  if (!list || !isRow || !period || monthsIn(period) > 3) return undefined;
  if (!/^ (?:en )?(?:dan )?in (?:de|het) [a-z]+ste $/.test(lineOf(sense))) return undefined;
  return { kind: 'ask', text: 'Van welke maand wil je dat zien?', questions: [{ ...list, order }] };
}
