import type { Question } from '@kengetal/contract';
import { isStock } from './draft.ts';
import type { Sense } from './sense.ts';
import { areAlike, containing, termsOf } from './terms.ts';
import type { AskedBack } from './together.ts';
import { runOf, spanOfAll } from './turns.ts';
import { ask, chosenOf, isAmount, type Said } from './turns-chosen.ts';

/** What the last turns come to: of one thing in periods that follow on each other, or of one period. */
export function turnsTogether(
  turns: readonly Question[],
  said: Said,
  sense: Sense,
): Question | AskedBack | undefined {
  const [last] = turns;
  if (!last || said.isShare || !isAmount(last)) return undefined;
  const beside = besideEach(last);
  if (beside) return sumOf(beside, said, sense);
  const { split, order: _, ...whole } = last;
  const periods = runOf(turns, 'period');
  const subjects = runOf(turns, 'subject');
  const run = chosenOf(periods.length > 1 ? periods : subjects, turns, said);
  if (run && 'kind' in run) return run;
  if (!run) return split === undefined || isStock(last, sense.vocabulary) ? undefined : whole;
  if (periods.length === 1) return sumOf(run, said, sense);
  if (isStock(last, sense.vocabulary))
    return ask('Standen van verschillende momenten tel ik niet bij elkaar op. Wat wil je zien?');
  const period = spanOfAll(run.map((each) => each.period));
  if (!period)
    return ask('Ik tel op over een reeks zonder gaten. Welke periodes wil je samen zien?');
  // Of two lists it may be the last, or both.
  return split === undefined
    ? { ...whole, period }
    : ask('Wat wil je samen zien?', [whole, { ...whole, period }]);
}

/** Figures that were told beside each other, the last first. */
function besideEach({ subject, ...question }: Question): readonly Question[] | undefined {
  if (subject.kind !== 'figure' || !subject.also) return undefined;
  const { also, ...one } = subject;
  const each = [one, ...also.map((key) => ({ kind: 'figure' as const, key }))];
  return each.map((of) => ({ ...question, subject: of })).toReversed();
}

/** Amounts of one period that are alike and not in each other, in the order that they were asked. */
function sumOf(
  run: readonly Question[],
  { count }: Said,
  sense: Sense,
): Question | AskedBack | undefined {
  const [last] = run;
  const subjects = run.toReversed().map(({ subject }) => termsOf(subject) ?? []);
  const terms = subjects.flatMap(([of]) => (of ? [{ teken: 'plus' as const, of }] : []));
  const stocks = run.filter((each) => isStock(each, sense.vocabulary)).length;
  const isMixed = stocks > 0 && stocks < run.length;
  const isOne =
    subjects.every((each) => each.length === 1) &&
    last?.only === undefined &&
    last?.of === undefined;
  if (!isOne || isMixed || terms.length > 6 || !areAlike(terms, false)) return undefined;
  const wholes = containing(terms, sense);
  // Parts that were asked after the whole of them are what is added up.
  const parts = terms.slice(terms.findLastIndex((each) => wholes.includes(each)) + 1);
  if (wholes.length > 0 && (parts.length < 2 || count !== undefined))
    return ask('Het een zit al in het ander. Wat wil je zien?', run.toReversed());
  return { subject: { kind: 'sum', terms: parts }, ...(last?.period && { period: last.period }) };
}
