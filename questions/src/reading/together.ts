import type { Question } from '@kengetal/contract';
import type { Span } from '@kengetal/ledger';
import { isSameSpan } from '../periods/calendar.ts';
import type { Before } from '../world.ts';
import { usualAgainst } from './against.ts';
import { atNow } from './at-now.ts';
import { asFarAsBooked, balanceOf } from './comparable.ts';
import { isStock, type Draft } from './draft.ts';
import { chosenFigures } from './figures.ts';
import { isPercentMore, isRatio } from './measure-asked.ts';
import { BETWEEN, isBetweenThose, isHeldAgainst, signOfBoth } from './held-words.ts';
import { partsHeld } from './parts-held.ts';
import { pointsAtBoth } from './points-at.ts';
import type { Time } from './said-time.ts';
import { first, has, type Sense } from './sense.ts';
import { isWith } from './shift.ts';
import { says } from './turn-words.ts';
import { spanOfAll } from './turns.ts';
import { areShares, termsOfTwo } from './two-amounts.ts';

/** Several readings of a question that goes on from others. */
export interface AskedBack {
  readonly kind: 'ask';
  readonly text: string;
  readonly questions: readonly Question[];
}

/** 'Wat is het verschil?' of the last two that were asked: the same of another period, or not. */
export function heldToEarlier(
  sense: Sense,
  time: Time,
  before: Before,
): Question | AskedBack | undefined {
  const [last, earlier] = [before.question, before.earlier].map((each) =>
    atNow(balanceOf(each), sense.vocabulary),
  );
  if (!last || !earlier || last.against !== undefined || earlier.against !== undefined)
    return undefined;
  const causes = has(sense, 'measure', 'oorzaken') ? ('oorzaken' as const) : undefined;
  const isHeld = causes !== undefined || isHeldAgain(sense);
  if (!isHeld || isOfOther(sense, time, earlier) || !last.period || !earlier.period)
    return undefined;
  return isSameSpan(last.period, earlier.period)
    ? betweenTwo(last, earlier, sense, causes)
    : heldTo(last, earlier, sense, causes);
}

const isHeldAgain = (sense: Sense): boolean =>
  has(sense, 'measure', 'verschil') ||
  has(sense, 'link', 'tegen') ||
  says(sense, SINCE) ||
  isPercentMore(sense);

/** Whether a turn says a time of its own, which is not that of the turn that it is held against. */
function isOfOther(sense: Sense, { period, day, against }: Time, earlier: Question): boolean {
  const isOfEarlier =
    period !== undefined && earlier.period !== undefined && isSameSpan(period, earlier.period);
  return (
    (period !== undefined && !isOfEarlier) ||
    day !== undefined ||
    against !== undefined ||
    first(sense, 'against') !== undefined
  );
}

/** Of two figures of one period the books have no difference of their own. */
function betweenTwo(
  last: Question,
  earlier: Question,
  sense: Sense,
  causes: 'oorzaken' | undefined,
): Question | AskedBack | undefined {
  if (!says(sense, BETWEEN)) return undefined;
  const isOfKind =
    last.subject.kind === earlier.subject.kind &&
    ![last, earlier].some(({ subject }) => isRatio(subject));
  const both = causes === undefined && isOfKind ? bothOf(last, earlier, sense, 'min') : undefined;
  return (
    both ?? {
      kind: 'ask',
      text: 'Waarvan wil je het verschil zien?',
      questions: [earlier, last].map((each) => ({
        ...each,
        measure: 'verschil',
        against: 'vorig_jaar',
      })),
    }
  );
}

/** 'Verschil eigen vermogen tussen die twee' of two balance sheets: that figure at both moments. */
export function figureOfThose(
  sense: Sense,
  { question: last, earlier }: Before,
): Question | undefined {
  const [figure, ...others] = sense.figures;
  if (!figure || others.length > 0) return undefined;
  const causes = has(sense, 'measure', 'oorzaken') ? ('oorzaken' as const) : undefined;
  // 'Wat is er veranderd aan de activa' of two balance sheets.
  const isOfReports =
    last?.subject.kind === 'component' &&
    (causes !== undefined || has(sense, 'measure', 'verschil')) &&
    sense.scanned.marks.every(({ piece }) => piece === undefined);
  if (!isOfReports && !isBetweenThose(sense)) return undefined;
  if (!last?.period || !earlier?.period || !isSame(last, earlier)) return undefined;
  const asked = { ...last, subject: { kind: 'figure' as const, key: figure.key } };
  return isSameSpan(last.period, earlier.period)
    ? undefined
    : heldTo(asked, { ...asked, period: earlier.period }, sense, causes);
}

/** 'Dus erbij', 'hoeveel procent duurder dus', 'sindsdien gegroeid'. */
export const SINCE = /^(?:erbij|bijgekomen|eraf|sindsdien|duurder|goedkoper|verhoging)$/;

/** 'Hoeveel is er sindsdien afgelost' of a loan: no more than what it changed. */
export const changedSince = (
  { tokens, figures, relation, rest }: Sense,
  { subject }: Question,
): boolean =>
  tokens.some(({ text }) => text === 'sindsdien') &&
  relation === undefined &&
  rest.every(({ token }) => SINCE.test(token.text)) &&
  figures.every(
    ({ key }) =>
      subject.kind === 'figure' &&
      (key === subject.key ||
        (key === 'kasstroom_langlopend' && subject.key === 'langlopende_schulden')),
  );

/** The later of two periods of which the same was asked held against the earlier. */
export function heldTo(
  last: Question,
  earlier: Question,
  sense: Sense,
  causes?: 'oorzaken',
): Question | undefined {
  if (!isSame(last, earlier) || !last.period || !earlier.period) return undefined;
  const isLater = last.period.periode_max > earlier.period.periode_max;
  const [later, then] = isLater ? [last.period, earlier.period] : [earlier.period, last.period];
  const { calendar } = sense.vocabulary;
  const now = asFarAsBooked(later, then, calendar);
  const { split, order: __, limit: ___, ...bare } = last;
  const { subject } = last;
  // Of what is open the balance is what changes.
  const isAged = subject.kind === 'open' && (subject.late ?? subject.older) !== undefined;
  if (isAged) return undefined;
  // What was booked on one side of an account is what is told of it, and no balance.
  const isBooked =
    last.measure === 'boekingen' && last.only?.zijde !== undefined && causes === undefined;
  return {
    ...bare,
    ...(subject.kind === 'open' && { subject: { kind: 'figure' as const, key: subject.groep } }),
    measure: isBooked ? 'boekingen' : (causes ?? 'verschil'),
    ...partsHeld(sense, split),
    period: now,
    against: usualAgainst(now, then, calendar),
  };
}

/** 'Hoeveel is Jansen in die tijd gegroeid' of two periods that were told. */
export function grownSince(
  sense: Sense,
  draft: Draft | undefined,
  time: Time,
  { question, earlier }: Before,
): Question | AskedBack | undefined {
  if (draft?.kind !== 'asked' || !question || !earlier || !pointsAtBoth(sense.tokens))
    return undefined;
  const of = ({ period }: Question): Question => ({ ...draft.asked, ...(period && { period }) });
  const [last, then] = [of(question), of(earlier)];
  const held = heldToEarlier(sense, time, { question: last, earlier: then });
  const isInThatTime = time.period === undefined && says(sense, /tijd$/);
  if (held || !last.period || !then.period || !isInThatTime) return held;
  // 'De winst in die tijd' after two periods is of one of them, or from the one to the other.
  const periode_min = Math.min(last.period.periode_min, then.period.periode_min);
  const periode_max = Math.max(last.period.periode_max, then.period.periode_max);
  const spans = [last.period, { periode_min, periode_max }];
  if (spans.every((span) => isSameSpan(span, spans[0] ?? span))) return undefined;
  return {
    kind: 'ask',
    text: 'Welke periode bedoel je?',
    questions: spans.map((period) => ({ ...draft.asked, period })),
  };
}

const isSame = (one: Question, other: Question): boolean =>
  JSON.stringify([one.subject, one.only]) === JSON.stringify([other.subject, other.only]);

/** 'Hoeveel scheelt dat met 2023': what was asked is held against what is said. */
export function heldToSaid(sense: Sense, time: Time, last: Question): Question | undefined {
  const mark = sense.scanned.marks.find(({ piece }) => piece !== undefined);
  const { period: now, measure, against } = last;
  const { period: then } = time;
  if (!mark || !now || !then || time.against !== undefined) return undefined;
  // 'En met juli' of what was held against another month: against that one instead.
  const isNext = against !== undefined && isWith(sense) && !isSameSpan(now, then);
  if (isNext) return { ...last, against: usualAgainst(now, then, sense.vocabulary.calendar) };
  const isHeld = measure === 'verschil' || against !== undefined || isSameSpan(now, then);
  if (!has(sense, 'measure', 'verschil') || isHeld || !isHeldAgainst(sense, mark)) return undefined;
  const { split: _, order: __, limit: ___, ...bare } = last;
  return {
    ...bare,
    measure: 'verschil',
    against: usualAgainst(now, then, sense.vocabulary.calendar),
  };
}

/** Two amounts of one period, as a sum or a difference: 'tel die twee op', 'trek die van elkaar af'. */
export function bothOf(
  last: Question,
  earlier: Question,
  sense: Sense,
  teken: 'plus' | 'min',
): Question | undefined {
  const terms = termsOfTwo(last, earlier, sense, teken);
  if (!terms) return undefined;
  const isShare = areShares(last, earlier) && !says(sense, /^(?:euro|euros|bedrag|geld)$/);
  return {
    subject: { kind: 'sum', terms },
    ...(last.period && { period: last.period }),
    ...(isShare && { measure: 'aandeel', of: last.of }),
  };
}

/** 'Tel die bij elkaar op', 'alles samen': of periods that follow on each other, asked once more. */
export function addedUp(
  sense: Sense,
  { question: last, earlier }: Before,
): AskedBack | Question | undefined {
  const teken = signOfBoth(sense);
  if (!teken || !last?.period || !earlier?.period || has(sense, 'link', 'tegen')) return undefined;
  const both = bothOf(last, earlier, sense, teken);
  const isShare = has(sense, 'measure', 'aandeel') || has(sense, 'link', 'procent');
  const [of] = chosenFigures(sense).keys;
  if (both && isShare) return of === undefined ? undefined : { ...both, measure: 'aandeel', of };
  if (both) return of === undefined ? both : undefined;
  if (teken === 'min') return { kind: 'ask', text: 'Wat wil je van wat aftrekken?', questions: [] };
  if (!isSame(last, earlier) || isStock(last, sense.vocabulary)) return undefined;
  const period = spanOfAll([last.period, earlier.period]);
  // 'En over heel 2025 samen' says itself of when.
  const said = sense.scanned.marks.flatMap(({ piece }) => piece?.spanIn() ?? []);
  const whole = period && said.find((span) => isWithin(period, span));
  if (whole && said.length === 1) return { ...last, period: whole };
  return (
    period && {
      kind: 'ask',
      text: 'Welke periodes wil je samen zien?',
      questions: [{ ...last, period }],
    }
  );
}

const isWithin = (part: Span, whole: Span): boolean =>
  whole.periode_min <= part.periode_min && whole.periode_max >= part.periode_max;
