import type { Question } from '@kengetal/contract';
import { monthsIn } from '@kengetal/ledger';
import type { Before } from '../world.ts';
import { usualAgainst } from './against.ts';
import { isPeriodSplit, type Draft } from './draft.ts';
import type { Time } from './said-time.ts';
import { inYear } from './shift.ts';
import { first, type Sense } from './sense.ts';
import type { AskedBack } from './together.ts';

/** 'Zet 2024 ernaast', 'winst van 2024 ernaast', 'met 2023 erbij': both, where only one would be told. */
export function sideBySide(
  sense: Sense,
  draft: Draft | undefined,
  { period, day, unit, against: held }: Time,
  { question, earlier }: Before,
): Question | AskedBack | undefined {
  const both =
    (period ?? day ?? held) === undefined ? ofBoth(sense, draft, question, earlier) : undefined;
  if (both) return both;
  const isTimed = (period ?? day) !== undefined;
  const asked = draft?.kind === 'asked' && draft.isBare !== true ? draft.asked : undefined;
  // 'En het resultaat erbij' of two figures beside each other is a third.
  const isMore =
    question?.subject.kind === 'figure' &&
    question.subject.also !== undefined &&
    asked?.subject.kind === 'figure';
  if (!question || !isBeside(sense, isTimed || isMore) || held !== undefined) return undefined;
  const before = first(sense, 'against');
  const { split, against, measure, period: told } = question;
  const isOther =
    asked !== undefined && JSON.stringify(asked.subject) !== JSON.stringify(question.subject);
  const isPlain = ((isPeriodSplit(split) ? undefined : split) ?? against ?? measure) === undefined;
  const [one, two] = [question.subject, asked?.subject];
  if (isOther && !isTimed && isPlain && one.kind === 'figure' && two?.kind === 'figure') {
    return { ...question, subject: { ...one, also: [...(one.also ?? []), two.key] } };
  }
  const isKnown = draft === undefined || draft.kind === 'asked';
  if (!isOther && isPlain && isKnown && told && period && day === undefined) {
    const { calendar } = sense.vocabulary;
    // Beside a quarter 2024 is that quarter of it.
    const other =
      unit === 'jaar' && monthsIn(told) < monthsIn(period)
        ? inYear(told, calendar, period)
        : period;
    const [now, then] = told.periode_min > other.periode_min ? [told, other] : [other, told];
    return {
      ...question,
      measure: 'bedrag',
      period: now,
      against: usualAgainst(now, then, calendar),
    };
  }
  if (!isOther && isPlain && isKnown && told && before)
    return { ...question, measure: 'bedrag', against: before };
  const text = 'Ik zet twee periodes of cijfers naast elkaar. Welke wil je zien?';
  const questions = asked
    ? [{ ...asked, ...((period ?? told) && { period: period ?? told }) }]
    : period
      ? [{ ...question, period }]
      : [];
  return { kind: 'ask', text, questions: [...questions, question] };
}

const TWO = /^(?:beide|2|twee)$/;
const STRETCH = /^(?:jaren|jaar|boekjaren|kwartalen|maanden|periodes|perioden)$/;

/** 'Voor beide kwartalen ook de marge', 'de winst van die twee jaren': of the last two periods. */
function ofBoth(
  { tokens, vocabulary, rest }: Sense,
  draft: Draft | undefined,
  question: Question | undefined,
  earlier: Question | undefined,
): Question | undefined {
  const isBoth = tokens.some(
    ({ text }, at) => TWO.test(text) && STRETCH.test(tokens[at + 1]?.text ?? ''),
  );
  const isNext = tokens.some(({ text }) =>
    /^(?:eerder|later|terug|geleden|afgelopen|laatste|vorige|volgende)$/.test(text),
  );
  const [now, then] = [question?.period, earlier?.period];
  if (!question || !isBoth || isNext || !now || !then) return undefined;
  if (question.against === undefined && now.periode_min === then.periode_min) return undefined;
  // 'Twee' is no words that are searched for.
  const isOnlyTwo = draft?.kind === 'ask' && rest.every(({ token }) => TWO.test(token.text));
  const asked = isOnlyTwo
    ? draft.asked[0]
    : draft?.kind === 'asked' && draft.isBare !== true
      ? draft.asked
      : undefined;
  if (draft && !asked) return undefined;
  const [later, before] = now.periode_min > then.periode_min ? [now, then] : [then, now];
  const { calendar } = vocabulary;
  const subject = (asked ?? question).subject;
  return question.against === undefined
    ? { subject, measure: 'bedrag', period: later, against: usualAgainst(later, before, calendar) }
    : { subject, measure: 'bedrag', period: now, against: question.against };
}

/** A figure that is said 'erbij' may be added as well (decision 0122). */
const isBeside = ({ tokens }: Sense, isAlso: boolean): boolean =>
  tokens.some(({ text }) => text === 'ernaast' || (isAlso && text === 'erbij')) ||
  (tokens.at(-1)?.text === 'naast' && tokens.some(({ text }) => text === 'er' || text === 'daar'));
