import type { Question } from '@kengetal/contract';
import type { Calendar } from '../periods/calendar.ts';
import type { AskedBack } from './together.ts';
import { isPlainAmount, MOST_TURNS, unitOf } from './turns.ts';

/** What a turn says of the turns or rows that it takes together. */
export interface Said {
  readonly count: number | undefined;
  readonly unit: Question['split'];
  readonly isShare: boolean;
}

/** Subjects that are amounts. */
export const AMOUNTS: ReadonlySet<string> = new Set([
  'figure',
  'account',
  'relation',
  'vat',
  'charged',
  'sum',
]);

/** Whether a turn asked an amount of something, and no rows of it. */
export const isAmount = (question: Question): boolean =>
  isPlainAmount(question) && AMOUNTS.has(question.subject.kind);

/** The turns of a run that are meant; nothing where there is one only. */
export function chosenOf(
  run: readonly Question[],
  turns: readonly Question[],
  { count, unit }: Said,
): readonly Question[] | AskedBack | undefined {
  const chosen = run.slice(0, count);
  const isUnknown = count === undefined && run.length >= MOST_TURNS && run.length === turns.length;
  const isOther = unit !== undefined && unit !== unitOf(chosen.map(({ period }) => period));
  if (chosen.length < 2 && count === undefined) return undefined;
  return isUnknown || isOther || chosen.length < (count ?? 2)
    ? ask('Welke wil je samen zien?')
    : chosen;
}

/** Asks back which of some is meant. */
export const ask = (text: string, questions: readonly Question[] = []): AskedBack => ({
  kind: 'ask',
  text,
  questions,
});

/** Whether both say the same months. */
export const isSamePeriod = (one: Question['period'], other: Question['period']): boolean =>
  one !== undefined && JSON.stringify(one) === JSON.stringify(other);

/** Whether each of some turns is of one financial year. */
export const areBookYears = (run: readonly Question[], calendar: Calendar): boolean =>
  run.every(
    ({ period }) => period && isSamePeriod(period, calendar.spanOfYear(period.periode_max)),
  );
