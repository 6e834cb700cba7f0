import type { Question } from '@kengetal/contract';
import type { Before } from '../world.ts';
import { usualAgainst } from './against.ts';
import type { Draft } from './draft.ts';
import type { Time } from './said-time.ts';
import { first, type Sense } from './sense.ts';
import type { AskedBack } from './together.ts';

/** 'Zet 2024 ernaast', 'winst van 2024 ernaast', 'met 2023 erbij': both, where only one would be told. */
export function sideBySide(
  sense: Sense,
  draft: Draft | undefined,
  { period, day, against: held }: Time,
  { question }: Before,
): Question | AskedBack | undefined {
  const isTimed = (period ?? day) !== undefined;
  if (!question || !isBeside(sense, isTimed) || held !== undefined) return undefined;
  const before = first(sense, 'against');
  const { split, against, measure, period: told } = question;
  const other = draft?.kind === 'asked' && draft.isBare !== true ? draft.asked : undefined;
  const isOther = other !== undefined && JSON.stringify(other.subject) !== JSON.stringify(question.subject); // prettier-ignore
  const isPlain = (split ?? against ?? measure) === undefined;
  const [one, two] = [question.subject, other?.subject];
  if (isOther && !isTimed && isPlain && one.kind === 'figure' && two?.kind === 'figure') {
    return { ...question, subject: { ...one, also: [...(one.also ?? []), two.key] } };
  }
  const isKnown = draft === undefined || draft.kind === 'asked';
  if (!isOther && isPlain && isKnown && told && period && day === undefined) {
    const [now, then] = told.periode_min > period.periode_min ? [told, period] : [period, told];
    const { calendar } = sense.vocabulary;
    return { ...question, measure: 'bedrag', period: now, against: usualAgainst(now, then, calendar) }; // prettier-ignore
  }
  if (!isOther && isPlain && isKnown && told && before) return { ...question, measure: 'bedrag', against: before }; // prettier-ignore
  const text = 'Ik zet twee periodes of cijfers naast elkaar. Welke wil je zien?';
  const questions = other ? [{ ...other, ...((period ?? told) && { period: period ?? told }) }] : period ? [{ ...question, period }] : []; // prettier-ignore
  return { kind: 'ask', text, questions: [...questions, question] };
}

/** A figure that is said 'erbij' may be added as well (decision 0122). */
const isBeside = ({ tokens }: Sense, isTimed: boolean): boolean =>
  tokens.some(({ text }) => text === 'ernaast' || (isTimed && text === 'erbij')) ||
  (tokens.at(-1)?.text === 'naast' && tokens.some(({ text }) => text === 'er'));
