import type { Question } from '@kengetal/contract';
import { addMonths, monthsBetween, monthsIn, type Span } from '@kengetal/ledger';
import { monthSpan, type Calendar } from '../periods/calendar.ts';
import { UNITS } from '../periods/time-words.ts';
import { countOf } from '../text/numbers.ts';
import type { Before } from '../world.ts';
import { isStock } from './draft.ts';
import { isCompared } from './measure-asked.ts';
import { isOfSpan, isOfThose, isOfTold, isOwnEnd, SAME } from './of-told.ts';
import { meant } from './scan.ts';
import { first, has, type Sense } from './sense.ts';
import { MONTHS_IN, stepOf, stretchOf, yearsOf, type Shift } from './step.ts';
import type { Time } from './said-time.ts';

/** 'En met het jaar ervoor?' holds it against that. */
export const isWith = ({ tokens }: Sense): boolean =>
  /^(?:met|naast)$/.test(tokens.find(({ text }) => text !== 'en' && text !== 'dan')?.text ?? '');

/** What was got or paid for something, and not before it. */
const FOR_IT =
  /^(?:facturen|factuur|rekeningen|notas?|bonnen|betalen|betaal|betaalden?|betaald|krijgen|kregen|kreeg|gekregen|kocht|kochten|gekocht|gaven|uitgegeven|rekenden?|gerekend)$/;

/** 'En de maand ervoor?', 'een jaar eerder': how a period moves from the one before. */
function shiftOf(sense: Sense): Shift | undefined {
  const marks = sense.scanned.marks;
  if (meant(marks, 'link').some(({ value }) => value === 'tegen')) return undefined;
  if (meant(marks, 'measure').some(({ value }) => value === 'verschil')) return undefined;
  // 'Die zat een jaar eerder toch hoger'.
  if (isWith(sense) || (first(sense, 'against') !== undefined && isCompared(sense)))
    return undefined;
  const step = stepOf(sense);
  if (step) return step;
  const against = first(sense, 'against');
  if (against === 'vorig_jaar') return { by: 'jaar', count: -1 };
  if (against === 'vorige_periode') return { by: 'periode', count: -1 };
  const texts = new Set(sense.tokens.map(({ text }) => text));
  const isBefore =
    ['daarvoor', 'ervoor', 'hiervoor'].some((word) => texts.has(word)) &&
    // 'Welke facturen kregen we daarvoor'.
    !(sense.tokens.length > 3 && [...texts].some((text) => FOR_IT.test(text))) &&
    !has(sense, 'measure', 'oorzaken');
  if (isBefore) return { by: 'periode', count: -1 };
  return texts.has('daarna') || texts.has('erna') ? { by: 'periode', count: 1 } : undefined;
}

export const isShifted = (sense: Sense, before: Question): boolean => {
  const shift = shiftOf(sense);
  return shift !== undefined && (!before.period || canMove(before, before.period, shift, sense));
};

/** 'En de maand ervoor?' of a whole year. */
export const cannotMove = (sense: Sense, before: Question): boolean =>
  shiftOf(sense) !== undefined && !isShifted(sense, before);

/** A year cannot be told a month earlier; a balance can. */
function canMove(question: Question, shown: Span, shift: Shift, sense: Sense): boolean {
  const { by } = shift;
  if (by !== 'maand' && by !== 'kwartaal') return true;
  return (
    isStock(question, sense.vocabulary) ||
    monthsIn(shown) === MONTHS_IN[by] ||
    shift.isStretch === true ||
    isOwnLength(shift, shown)
  );
}

/** 'De 12 maanden daarvoor' of twelve months: the stretch before them. */
const isOwnLength = ({ by, count }: Shift, shown: Span): boolean =>
  (by === 'maand' || by === 'kwartaal') &&
  Math.abs(count) > 1 &&
  Math.abs(count) * MONTHS_IN[by] === monthsIn(shown);

/** A question of which the period follows from that of the question before: 'en vorig jaar?'. */
export function shifted(question: Question, sense: Sense, time: Time, before: Question): Question {
  const { calendar } = sense.vocabulary;
  const { period: shown } = before;
  if (!shown) return question;
  const shift = shiftOf(sense);
  if (shift && canMove(question, shown, shift, sense)) {
    const { against: _, ...rest } = question;
    const isOfSame = sense.tokens.some(({ text }) => SAME.test(text));
    // 'De zomer daarvoor' is the one of a year before, and no stretch of the same length.
    const isNamed = shift.by === 'periode' && time.piece?.isOpen === true;
    const { period: own } = time;
    // 'En januari t/m juni erna' lies behind what was told already.
    const isThere =
      isNamed &&
      own &&
      (shift.count > 0 ? own.periode_min > shown.periode_max : own.periode_max < shown.periode_min);
    if (isThere) return { ...rest, period: own };
    if (
      /^(?:periode|jaar)$/.test(shift.by) &&
      calendar.booked &&
      sense.tokens.some(
        ({ text }, at) => text === 'jaren' && countOf(sense.tokens[at - 1]?.text) === undefined,
      )
    )
      return { ...rest, ...yearsBeside(shown, shift.count, calendar.booked) };
    if (shift.isStretch && shift.by === 'jaar' && calendar.isYear(shown))
      return { ...rest, period: yearsOf(shift.count, shown, calendar), split: 'jaar' };
    const stretch = isStock(question, sense.vocabulary) ? undefined : stretchOf(shift, shown);
    if (stretch) return { ...rest, period: stretch };
    const isOwn = isOwnLength(shift, shown) && !isStock(question, sense.vocabulary);
    const whole = { by: 'periode', count: Math.sign(shift.count) } as const;
    const by = isNamed ? ({ ...shift, by: 'jaar' } as const) : isOwn ? whole : shift;
    const from =
      (isOwnEnd(sense, time) || isBack(sense) ? undefined : time.period) ??
      (isOfSame ? soFar(shown, calendar) : shown);
    const { against } = before;
    const held =
      typeof against === 'object' && by.by === 'jaar'
        ? calendar.yearsOn(against, by.count)
        : against;
    return {
      ...rest,
      ...(held !== undefined && { against: held }),
      period: movedBy(by, from, isStock(question, sense.vocabulary), calendar),
    };
  }
  const within = isOfTold(sense) && time.period ? monthsIn(time.period) : 0;
  if (within > 0 && within < monthsIn(shown)) {
    const { periode_max } = soFar(shown, calendar);
    return {
      ...question,
      period: { periode_min: addMonths(periode_max, 1 - within), periode_max },
    };
  }
  if (isNow(sense, time)) return { ...question, period: latest(question, shown, sense) };
  if (isOfThose(sense, time) && !isWhole(question, shown, sense) && time.period) {
    const told = isOfSpan(sense) ? soFar(shown, calendar) : shown;
    return { ...question, period: inYear(told, calendar, time.period) };
  }
  const back = time.unit === 'jaar' ? time.piece?.back : undefined;
  // 'Dit jaar' of an amount after a balance of this month is no month.
  const isAfterMoment = isStock(before, sense.vocabulary) && !isStock(question, sense.vocabulary);
  if (!back || isAfterMoment || isWhole(question, shown, sense)) return question;
  // 'Vorig jaar' counts from now, unless that is the year that was asked before.
  const isOfSame = sense.tokens.some(({ text }) => SAME.test(text));
  const from = isOfSame ? soFar(shown, calendar) : shown;
  const said = inYear(from, calendar, calendar.yearFrom(calendar.now, back.count));
  const isSame = said.periode_min === shown.periode_min && said.periode_max === shown.periode_max;
  const period = isSame ? calendar.yearsOn(shown, -back.count) : said;
  // A quarter that was held against the one before it stays so.
  const held = question.against === undefined && monthsIn(shown) <= 6 ? before.against : undefined;
  const against =
    typeof held === 'object'
      ? calendar.yearsOn(held, -back.count)
      : held === 'vorige_periode'
        ? held
        : undefined;
  return { ...question, ...(against !== undefined && { against }), period };
}

/** 'En de jaren erna': each of them, as far as the books go. */
const yearsBeside = (
  shown: Span,
  count: number,
  { periode_min, periode_max }: Span,
): Pick<Question, 'period' | 'split'> => ({
  period:
    count > 0
      ? { periode_min: addMonths(shown.periode_max, 1), periode_max }
      : { periode_min, periode_max: addMonths(shown.periode_min, -1) },
  split: 'jaar',
});

/** The months that are told of a year that is under way. */
const soFar = (span: Span, { last }: Calendar): Span =>
  span.periode_min <= last && last < span.periode_max ? { ...span, periode_max: last } : span;

function movedBy({ by, count }: Shift, from: Span, stock: boolean, calendar: Calendar): Span {
  if (by === 'jaar') {
    const year = calendar.yearsOn(from, count);
    // Within a first year of fifteen months a balance of a year before its end is held as well.
    const then = monthSpan(addMonths(from.periode_max, 12 * count));
    return stock && !calendar.isBooked(year) && calendar.isBooked(then) ? then : year;
  }
  if (by === 'periode') return periodsOn(from, calendar, count);
  const end = addMonths(from.periode_max, count * MONTHS_IN[by]);
  return stock ? { periode_min: end, periode_max: end } : periodsOn(from, calendar, count);
}

/** 'En een jaar terug' is from what was told, as 'een jaar eerder' is. */
const isBack = ({ tokens, scanned }: Sense): boolean =>
  scanned.marks.some(({ piece, to }) => piece?.back && tokens[to - 1]?.text === 'terug');

const isNow = ({ tokens }: Sense, { piece }: Time): boolean =>
  piece?.back?.unit === 'maand' &&
  piece.back.count === 0 &&
  tokens.some(({ text }) => /^(?:nu|momenteel|vandaag|heden)$/.test(text));

/** 'En nu?' of an amount is that of the year, quarter or month that is under way. */
function latest(question: Question, shown: Span, { vocabulary }: Sense): Span {
  const { calendar } = vocabulary;
  const month = { periode_min: calendar.last, periode_max: calendar.last };
  if (isStock(question, vocabulary)) return month;
  if (calendar.isYear(shown)) return calendar.spanOfYear(calendar.last);
  const isVat = question.subject.kind === 'vat';
  return monthsIn(shown) === 3 ? calendar.quarterAt(calendar.last, isVat) : month;
}

/** 'Heel dit jaar', 'dit jaar per maand' after a month, or after more years: the year itself. */
function isWhole({ split }: Question, shown: Span, { tokens, vocabulary }: Sense): boolean {
  if (shown.periode_min < vocabulary.calendar.spanOfYear(shown.periode_max).periode_min)
    return true;
  const isSaid = tokens.some(({ text }) => /^(?:heel|hele|gehele|volledige?)$/.test(text));
  const months = split === 'maand' ? 1 : split === 'kwartaal' ? 3 : 0;
  return isSaid || monthsIn(shown) <= months;
}

const NEXT = /^(?:volgende?|eerstvolgende|daaropvolgende?|opvolgende)$/;
const LONGEST = 7;

/** 'En de volgende maand?' of a period that was, where that has been as well. */
export function nextOf(sense: Sense, { question }: Before): Question | undefined {
  const { tokens, vocabulary, rest, figures, relation } = sense;
  const isBare = rest.length === 0 && figures.length === 0 && relation === undefined;
  const at = tokens.findIndex(({ text }) => NEXT.test(text));
  const [unit] = UNITS.longestAt(tokens, at + 1)?.values ?? [];
  if (!question?.period || !isBare || at < 0 || tokens.length > LONGEST) return undefined;
  if (unit !== 'jaar' && unit !== 'maand' && unit !== 'kwartaal') return undefined;
  const shift = { by: unit, count: 1 } as const;
  if (!canMove(question, question.period, shift, sense)) return undefined;
  const period = movedBy(
    shift,
    question.period,
    isStock(question, vocabulary),
    vocabulary.calendar,
  );
  return period.periode_max <= vocabulary.calendar.last ? { ...question, period } : undefined;
}

/** The same months of another fiscal year. */
export function inYear(span: Span, calendar: Calendar, year: Span): Span {
  if (calendar.isYear(span)) return year;
  const own = calendar.spanOfYear(span.periode_max);
  return moved(span, monthsBetween(own.periode_min, year.periode_min));
}

function periodsOn(span: Span, calendar: Calendar, count: number): Span {
  return calendar.isYear(span)
    ? calendar.yearFrom(span.periode_max, -count)
    : moved(span, monthsIn(span) * count);
}

const moved = ({ periode_min, periode_max }: Span, months: number): Span => ({
  periode_min: addMonths(periode_min, months),
  periode_max: addMonths(periode_max, months),
});
