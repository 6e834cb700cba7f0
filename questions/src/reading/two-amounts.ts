import type { Question } from '@kengetal/contract';
import { isStock } from './draft.ts';
import type { Sense } from './sense.ts';
import { areAlike, containing, termsOf, type Sum } from './terms.ts';

/** Whether two questions ask which part their amounts are of one whole. */
export const areShares = (last: Question, earlier: Question): boolean =>
  last.measure === 'aandeel' && earlier.measure === 'aandeel' && last.of === earlier.of;

/** Two amounts of one period as terms; nothing where they cannot be taken together. */
export function termsOfTwo(
  last: Question,
  earlier: Question,
  sense: Sense,
  teken: 'plus' | 'min',
): Sum['terms'] | undefined {
  const isOfShares = areShares(last, earlier);
  const arePlain = [last, earlier].every((each) => isPlain(each, isOfShares));
  const isOfOne =
    JSON.stringify(last.period) === JSON.stringify(earlier.period) &&
    isStock(last, sense.vocabulary) === isStock(earlier, sense.vocabulary);
  const [[one], [other]] = [termsOf(earlier.subject) ?? [], termsOf(last.subject) ?? []];
  if (!arePlain || !isOfOne || !one || !other) return undefined;
  const terms = [
    { teken: 'plus' as const, of: one },
    { teken, of: other },
  ];
  return areAlike(terms, teken === 'min') && containing(terms, sense).length === 0
    ? terms
    : undefined;
}

const AMOUNTS: ReadonlySet<string> = new Set(['account', 'relation', 'figure']);

/** An amount as it is, or as the share that the other one is as well. */
const isPlain = (
  { subject, measure, split, only, against }: Question,
  isOfShares: boolean,
): boolean =>
  ((isOfShares ? undefined : measure) ?? split ?? only ?? against) === undefined &&
  AMOUNTS.has(subject.kind);
