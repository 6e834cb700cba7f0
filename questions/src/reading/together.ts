import type { Question } from '@kengetal/contract';
import { addMonths, monthsIn } from '@kengetal/ledger';
import type { Before } from '../world.ts';
import { usualAgainst } from './against.ts';
import { atNow } from './at-now.ts';
import { isStock, type Draft } from './draft.ts';
import { areAlike, containing, termsOf } from './terms.ts';
import { partsHeld } from './parts-held.ts';
import { pointsAtBoth } from './pointed.ts';
import { chosenFigures } from './figures.ts';
import { isPercentMore, isRatio } from './finish.ts';
import { pointsAtTwo } from './pointing.ts';
import { meant } from './scan.ts';
import { first, has, type Sense } from './sense.ts';
import { isWith } from './shift.ts';
import type { Time } from './said-time.ts';
import { isSameSpan } from '../periods/calendar.ts';

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
  const measure = meant(sense.scanned.marks, 'measure').map(({ value }) => value);
  const causes = measure.includes('oorzaken') ? ('oorzaken' as const) : undefined;
  const isHeld =
    causes !== undefined ||
    measure.includes('verschil') ||
    has(sense, 'link', 'tegen') ||
    sense.tokens.some(({ text }) => SINCE.test(text)) ||
    isPercentMore(sense);
  const isOfEarlier =
    time.period !== undefined &&
    earlier.period !== undefined &&
    isSameSpan(time.period, earlier.period);
  const isSaid =
    (time.period !== undefined && !isOfEarlier) ||
    time.day !== undefined ||
    time.against !== undefined ||
    first(sense, 'against') !== undefined;
  if (!isHeld || isSaid || !last.period || !earlier.period) return undefined;
  if (isSameSpan(last.period, earlier.period)) {
    // Of two figures of one period the books have no difference of their own.
    const isPointed = sense.tokens.some(({ text }) =>
      /^(?:daartussen|ertussen|tussen|twee|elkaar|beide|verschil|verschillen|scheelt|scheelde|schelen)$/.test(
        text,
      ),
    );
    const isOfKind =
      last.subject.kind === earlier.subject.kind &&
      ![last, earlier].some(({ subject }) => isRatio(subject));
    const both =
      causes === undefined && isPointed && isOfKind
        ? bothOf(last, earlier, sense, 'min')
        : undefined;
    if (both) return both;
    return isPointed
      ? {
          kind: 'ask',
          text: 'Waarvan wil je het verschil zien?',
          questions: [earlier, last].map((each) => ({
            ...each,
            measure: 'verschil',
            against: 'vorig_jaar',
          })),
        }
      : undefined;
  }
  return heldTo(last, earlier, sense, causes);
}

/** 'Verschil eigen vermogen tussen die twee' of two balance sheets: that figure at both moments. */
export function figureOfThose(
  sense: Sense,
  { question: last, earlier }: Before,
): Question | undefined {
  const [figure, ...others] = sense.figures;
  const isOfThose = sense.tokens.some(
    ({ text }, at) =>
      text === 'tussen' && /^(?:die|deze|beide|de)$/.test(sense.tokens[at + 1]?.text ?? ''),
  );
  if (
    !figure ||
    others.length > 0 ||
    !isOfThose ||
    !last?.period ||
    !earlier?.period ||
    !isSame(last, earlier)
  )
    return undefined;
  const asked = { ...last, subject: { kind: 'figure' as const, key: figure.key } };
  return isSameSpan(last.period, earlier.period)
    ? undefined
    : heldTo(asked, { ...asked, period: earlier.period }, sense);
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
  // What is under way is held as far as it goes against the same months.
  const now =
    monthsIn(later) === monthsIn(then)
      ? later
      : {
          ...later,
          periode_max: Math.max(later.periode_min, Math.min(later.periode_max, calendar.last)),
        };
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

/** Of all that is open the balance, which can be held against another one. */
function balanceOf(question: Question | undefined): Question | undefined {
  const { subject, period } = question ?? {};
  const isAll =
    subject?.kind === 'open' &&
    subject.late === undefined &&
    subject.older === undefined &&
    (question?.only ?? question?.limit ?? question?.measure) === undefined;
  return isAll
    ? { subject: { kind: 'figure', key: subject.groep }, ...(period && { period }) }
    : question;
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
  if (
    held ||
    !last.period ||
    !then.period ||
    time.period ||
    !sense.tokens.some(({ text }) => /tijd$/.test(text))
  )
    return held;
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

const BEFORE_OTHER = new Set('met van tov dan tegen tegenover naast versus vs bij'.split(' '));

/** 'Hoeveel scheelt dat met 2023': what was asked is held against what is said. */
export function heldToSaid(sense: Sense, time: Time, last: Question): Question | undefined {
  const isAsked = meant(sense.scanned.marks, 'measure').some(({ value }) => value === 'verschil');
  const mark = sense.scanned.marks.find(({ piece }) => piece !== undefined);
  const { period: now, measure, against } = last;
  const { period: then } = time;
  if (!mark || !now || !then || time.against !== undefined) return undefined;
  // 'En met juli' of what was held against another month: against that one instead.
  const isNext = against !== undefined && isWith(sense) && !isSameSpan(now, then);
  if (isNext) return { ...last, against: usualAgainst(now, then, sense.vocabulary.calendar) };
  if (!isAsked) return undefined;
  if (measure === 'verschil' || against !== undefined || isSameSpan(now, then)) return undefined;
  const words = sense.tokens.slice(0, mark.from).map(({ text }) => text);
  const word = words.findLast(
    (text) => !['die', 'dat', 'de', 'het', 'boekjaar', 'in', 'over'].includes(text),
  );
  if (word === undefined || !BEFORE_OTHER.has(word)) return undefined;
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
  const areShares =
    last.measure === 'aandeel' && earlier.measure === 'aandeel' && last.of === earlier.of;
  const isPlain = [last, earlier].every(
    ({ subject, measure, split, only, against }) =>
      ((areShares ? undefined : measure) ?? split ?? only ?? against) === undefined &&
      AMOUNTS.has(subject.kind),
  );
  const [[one], [other]] = [termsOf(earlier.subject) ?? [], termsOf(last.subject) ?? []];
  const isOfOne =
    JSON.stringify(last.period) === JSON.stringify(earlier.period) &&
    isStock(last, sense.vocabulary) === isStock(earlier, sense.vocabulary);
  if (!isPlain || !isOfOne || !one || !other) return undefined;
  const terms = [
    { teken: 'plus' as const, of: one },
    { teken, of: other },
  ];
  if (!areAlike(terms, teken === 'min') || containing(terms, sense).length > 0) return undefined;
  const isShare =
    areShares && !sense.tokens.some(({ text }) => /^(?:euro|euros|bedrag|geld)$/.test(text));
  return {
    subject: { kind: 'sum', terms },
    ...(last.period && { period: last.period }),
    ...(isShare && { measure: 'aandeel', of: last.of }),
  };
}

const AMOUNTS: ReadonlySet<string> = new Set(['account', 'relation', 'figure']);

/** 'Tel die bij elkaar op', 'alles samen': of periods that follow on each other, asked once more. */
export function addedUp(
  sense: Sense,
  { question: last, earlier }: Before,
): AskedBack | Question | undefined {
  const texts = new Set(sense.tokens.map(({ text }) => text));
  const isSum = texts.has('samen') || texts.has('opgeteld') || texts.has('elkaar');
  const isOff = texts.has('elkaar') && texts.has('af') && (texts.has('trek') || texts.has('haal'));
  const isAdded =
    isOff ||
    (texts.has('tel') && texts.has('op')) ||
    (isSum && (texts.size <= 5 || pointsAtTwo(sense.tokens)));
  if (!isAdded || !last?.period || !earlier?.period || has(sense, 'link', 'tegen'))
    return undefined;
  const both = bothOf(last, earlier, sense, isOff ? 'min' : 'plus');
  const isShare = has(sense, 'measure', 'aandeel') || has(sense, 'link', 'procent');
  const [of] = chosenFigures(sense).keys;
  if (both && isShare) return of === undefined ? undefined : { ...both, measure: 'aandeel', of };
  if (both) return of === undefined ? both : undefined;
  if (isOff) return { kind: 'ask', text: 'Wat wil je van wat aftrekken?', questions: [] };
  if (!isSame(last, earlier) || isStock(last, sense.vocabulary)) return undefined;
  const [one, other] = [last.period, earlier.period].sort((a, b) => a.periode_min - b.periode_min);
  if (!one || !other || addMonths(one.periode_max, 1) !== other.periode_min) return undefined;
  const period = { periode_min: one.periode_min, periode_max: other.periode_max };
  return {
    kind: 'ask',
    text: 'Welke periodes wil je samen zien?',
    questions: [{ ...last, period }],
  };
}
