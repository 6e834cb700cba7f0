import { UNITS } from '../periods/time-words.ts';
import { isOfReturns } from '../wording/periods.ts';
import type { Before, Reading } from '../world.ts';
import { askedInstead } from './asked-instead.ts';
import { commands } from './commanded.ts';
import { isPeriodSplit } from './draft.ts';
import { askedBack, noAnswer, ofDraft, settled } from './drafted.ts';
import { followUp } from './follow-up.ts';
import { halfRead } from './half-read.ts';
import { yearOfBefore } from './inherited.ts';
import { offeredInstead } from './offered-instead.ts';
import { ofOwnPeriods } from './own-periods.ts';
import { draftOf } from './plain.ts';
import { isOfNothing } from './pointed.ts';
import { refusedBy } from './refuse.ts';
import { notYet, ofMonths, relatedTo } from './related.ts';
import type { Time } from './said-time.ts';
import { senseOf, type Sense } from './sense.ts';
import { nextOf } from './shift.ts';
import { timeOf } from './time.ts';
import type { AskedBack } from './together.ts';
import { ask } from './turns-chosen.ts';
import { withTax } from './with-tax.ts';
import { withoutSubject } from './without-subject.ts';

/**
 * How the words of one text are read, by the first that settles it: a refusal, what is asked back, a change
 * of the question before it, or what it asks by itself.
 */
export function readingOf(sense: Sense, before: Before, quote: string | undefined): Reading {
  const { tokens, vocabulary } = sense;
  const isVat = before.question !== undefined && isOfReturns(before.question);
  const time = timeOf(
    sense.scanned,
    vocabulary.calendar,
    yearOfBefore(before, vocabulary),
    before.question?.period,
  );
  const next = nextOf(sense, before);
  if (next) return settled(next, [], vocabulary);
  const instead = commands(sense) ? undefined : askedInstead(sense, draftOf(sense), time, before);
  if (instead) return instead;
  const refused = refusedBy(sense);
  if (refused?.reason === 'toekomst') return notYet(refused, sense, time, before);
  if (refused) return noAnswer(refused, relatedTo(sense, time, before));
  if (time.isWeek)
    return {
      kind: 'terugvraag',
      text: 'Ik reken per maand. Welke maand bedoel je?',
      choices: [],
      ...ofMonths(sense, before),
    };
  if (time.isScattered)
    return {
      kind: 'terugvraag',
      text: 'Ik zet twee periodes naast elkaar, of een reeks zonder gaten. Welke wil je zien?',
      choices: [],
    };
  const without = withoutMonths(sense, time, before);
  if (without) return askedBack(without.text, without.questions, vocabulary);
  if (before.question && isOfNothing(tokens, before))
    return askedBack(
      'Waarmee wil je het vergelijken?',
      [{ ...before.question, measure: 'verschil', against: 'vorig_jaar' }],
      vocabulary,
    );
  const near = withTax(sense, time, before) ?? offeredInstead(sense);
  if (near)
    return 'kind' in near
      ? askedBack(near.text, near.questions, vocabulary)
      : settled(near, [], vocabulary);
  const half = halfRead(sense);
  if (half) return askedBack(half.text, half.questions, vocabulary);
  const each = ofOwnPeriods(sense, (part) => readingOf(part, {}, undefined));
  if (each)
    return 'kind' in each
      ? askedBack(each.text, each.questions, vocabulary)
      : settled(each, [], vocabulary);
  const draft = draftOf(sense);
  const changed = followUp(sense, draft, time, before);
  if (changed?.kind === 'ask') return askedBack(changed.text, changed.questions, vocabulary);
  if (changed) return settled(changed.question, [], vocabulary);
  if (!draft) {
    const alone = senseOf(tokens, vocabulary, { quote, isVat, isAlone: true });
    const named = alone.relation && draftOf(alone);
    return named ? ofDraft(alone, named, time, before) : withoutSubject(sense, time, before);
  }
  return ofDraft(sense, draft, time, before);
}

/** 'Zonder maart' is not told; behind a series 'zonder dat kwartaal' offers all its parts. */
function withoutMonths(
  { tokens }: Sense,
  { isWithout }: Time,
  { question, told: [told = question] = [] }: Before,
): AskedBack | undefined {
  const isThat = tokens.some(
    ({ text }, at) =>
      text === 'zonder' &&
      /^(?:dat|die|dit|deze)$/.test(tokens[at + 1]?.text ?? '') &&
      UNITS.longestAt(tokens, at + 2) !== undefined,
  );
  if (isWithout !== true && !isThat) return undefined;
  const text = 'Maanden kan ik niet uit een periode weglaten. Welke periode wil je zien?';
  if (!isThat || !told || !isPeriodSplit(told.split)) return ask(text);
  const { order: _, limit: __, skip: ___, ...series } = told;
  return ask(text, [series]);
}
