import type { Question } from '@kengetal/contract';
import { isOfYears } from './averaged.ts';
import { isPeriodSplit, isStock } from './draft.ts';
import type { Time } from './said-time.ts';
import { isInTotal } from './same-again.ts';
import { has, type Sense } from './sense.ts';
import { sizesIn } from './sizes.ts';

type Said = Partial<Question>;

/** What stays of a question when something else of it is asked: bookings have no split. */
export function keptOf(before: Question, said: Said, time: Time, sense: Sense): Said {
  const { against } = before;
  const { measure } = said;
  const isSeries = said.split !== undefined && before.measure === 'verschil';
  // 'Per kwartaal' of a change is that of each; of a balance it is where each ended.
  const isHeld = isSeries && isPeriodSplit(said.split) && measure === undefined;
  if (isHeld && time.period === undefined && !isStock(before, sense.vocabulary))
    return { measure: 'verschil', ...(against !== undefined && { against }) };
  if (isSeries || (isPeriodSplit(said.split) && before.measure === 'oorzaken')) return {};
  const isOfLines = before.measure === 'boekingen' && (said.limit ?? said.order) !== undefined;
  if (isOfLines) return { measure: 'boekingen' };
  const isWhole = isInTotal(sense) && (measure ?? before.limit) === undefined;
  const split = isWhole ? undefined : before.split;
  if (measure === 'gemiddelde') return splitOfAverage(before, said, split, sense);
  if (measure === 'boekingen' || measure === 'aantal') return {};
  const divided = split !== undefined && split !== time.unit ? { split } : {};
  // What was held against some months is not, where others are asked.
  const isOther = typeof against === 'object' && time.period !== undefined;
  if (isOther && measure === undefined) return divided;
  const held = against === undefined ? {} : { against };
  if (measure === 'oorzaken') return held;
  return {
    ...held,
    ...divided,
    ...rowsOf(before, said, split),
    ...(divided.split !== undefined && said.split === undefined && before.rows
      ? { rows: before.rows }
      : {}),
    ...(before.measure === 'aandeel' &&
      measure === undefined &&
      before.of !== undefined && { of: before.of }),
    ...(keepsMeasure(before, said, time) && { measure: before.measure }),
  };
}

/** 'Gemiddeld' of a list by customer is by customer, and of whole years by year. */
const splitOfAverage = (
  before: Question,
  said: Said,
  split: Question['split'],
  sense: Sense,
): Said =>
  said.split === undefined &&
  !has(sense, 'split', 'maand') &&
  (split === 'relatie' || isOfYears(before, sense))
    ? { split }
    : {};

/** An order and a number of rows are of the parts that were told. */
function rowsOf({ order, limit, skip }: Question, said: Said, split: Question['split']): Said {
  const isOfOthers = said.split !== undefined && split !== undefined && said.split !== split;
  if (isOfOthers) return {};
  const isChosenAnew = (said.limit ?? said.order) !== undefined;
  return {
    ...(order !== undefined && { order }),
    ...(limit !== undefined && { limit }),
    ...(skip !== undefined && !isChosenAnew && { skip }),
  };
}

/**
 * Of one side of an account only its bookings tell what a period had; 'alleen 2024' of a list are
 * those of that year.
 */
function keepsMeasure({ measure, only }: Question, said: Said, { period }: Time): boolean {
  if (measure !== 'boekingen') return measure !== undefined;
  const isOnlyTimed =
    period !== undefined && (said.measure ?? said.split ?? said.order) === undefined;
  const [size] = said.split === undefined ? Object.values(sizesIn(only)) : [];
  return isOnlyTimed || (only?.zijde ?? size) !== undefined;
}
