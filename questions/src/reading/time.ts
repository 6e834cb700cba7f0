import { addMonths, daysInMonth, monthsBetween, monthsIn, yearOf } from '@kengetal/ledger';
import type { Calendar } from '../periods/calendar.ts';
import type { SaidYear, Unit } from '../periods/pieces.ts';
import { againstOf, type SaidPeriod } from './against.ts';
import { asBefore } from './calendar-kept.ts';
import { againstAlone, heldIn } from './held.ts';
import { leftOf, leftOut } from './left-months.ts';
import { halvesOfOneYear, nearest } from './without-year.ts';
import type { Time } from './said-time.ts';
import { placedOf, withoutRestated, withoutWider } from './placed.ts';
import { meant, type Scanned } from './scan.ts';

/** Words between two periods that do not say which is held against the other. */
const LEVEL = /^(?:vs|versus|naast)$/;

const SPLITS: Partial<Record<Unit, Time['split']>> = {
  maand: 'maand',
  kwartaal: 'kwartaal',
  jaar: 'jaar',
};

/** Periods of a question, and what they are held against. */
export function timeOf(
  scanned: Scanned,
  calendar: Calendar,
  year: SaidYear | undefined,
  kept?: SaidPeriod['span'],
): Time {
  const marks = asBefore(
    withoutRestated(
      scanned.marks.filter(({ piece }) => piece !== undefined),
      scanned,
    ),
    scanned,
    kept,
    calendar,
  );
  const placed = placedOf(marks, scanned, { year, last: calendar.last });
  if (placed === undefined) return { isNowhere: true };
  const grown = sinceThen(scanned, placed, calendar);
  if (grown) return grown;
  const [out, whole] = leftOut(scanned, placed, calendar);
  const said = withoutWider(scanned, whole);
  // 'Januari, laatste 3 jaar': one month of each.
  if (isOfEach(said)) return { isScattered: true };
  const left = leftOf(out, said, kept ?? calendar.spanOfYear(calendar.last));
  if (left === 'onbekend') return { isWithout: true };
  if (left) return { ...timeOfOne(left), unit: 'reeks' };
  if (said.some(({ unit }) => unit === 'week')) return { isWeek: true };
  const isHeld = heldIn(scanned, said);
  const against = said.filter(isHeld);
  const own = said.filter((each) => !isHeld(each));
  // 'Q1 vs q2 vs q3' holds one against two.
  if (against.length > 1 && own.length === 1) return { isScattered: true };
  const [one, behind, ...more] = own;
  const second = one && behind && inSameMonths(scanned, one, behind, calendar);
  const [other] = against.map((each) => (one ? nearest(each, one, calendar) : each));
  const [first, then] = halvesOfOneYear(one, other, calendar);
  if (!first) return then ? { ...againstAlone(then, calendar, kept), then } : {};
  // 'Vorig jaar minder dan dit jaar, hoeveel scheelt dat', '2023 vs 2024': the later is held against the earlier.
  const isGap = scanned.tokens.some(({ text }) =>
    /^(?:scheelt|scheelde|schelen|verschil)$/.test(text),
  );
  const isLevel =
    then !== undefined &&
    scanned.tokens.slice(first.to, then.from).some(({ text }) => LEVEL.test(text));
  const isTurned =
    then !== undefined &&
    first.span.periode_max < then.span.periode_min &&
    first.unit === then.unit;
  const isAsIs = isGap && then?.piece.back?.count !== 1;
  if (!second && isTurned && (isAsIs || isLevel)) return heldTo(then, first, calendar);
  if (!second) return then ? heldTo(first, then, calendar) : timeOfOne(first);
  if (more.length === 0 && isTwo(scanned, first, second)) {
    // 'Q1 2025 tegenover Q1 2024 en Q1 2023' holds one against two.
    if (then) return { isScattered: true };
    const [now, before] =
      first.span.periode_min >= second.span.periode_min ? [first, second] : [second, first];
    const isBeside = !isHeldTogether(scanned, first, second);
    return { ...heldTo(now, before, calendar), ...(isBeside && { isBeside }) };
  }
  const all = endsOfYears([first, second, ...more], calendar);
  return isScattered(all) ? { isScattered: true } : timeOfList(all);
}

const heldTo = (now: SaidPeriod, then: SaidPeriod, calendar: Calendar): Time => ({
  ...timeOfOne(now),
  against: againstOf(now, then, calendar),
  then,
});

/** 'Januari tot en met mei 2024 en 2025': the year behind it is of the same months. */
function inSameMonths(
  { tokens }: Scanned,
  one: SaidPeriod,
  other: SaidPeriod,
  calendar: Calendar,
): SaidPeriod {
  const isNext =
    other.from - one.to === 1 &&
    /^(?:en|vs|versus|tov|tegen|naast|met)$/.test(tokens[one.to]?.text ?? '');
  const isYear = /^20\d\d$/.test(tokens[other.from]?.text ?? '') && other.unit === 'jaar';
  if (!isNext || !isYear || one.unit === 'jaar') return other;
  const months = monthsBetween(
    calendar.spanOfYear(one.span.periode_max).periode_min,
    other.span.periode_min,
  );
  const span = {
    periode_min: addMonths(one.span.periode_min, months),
    periode_max: addMonths(one.span.periode_max, months),
  };
  const { endOf, isStart, day } = one.piece;
  return {
    ...other,
    span,
    unit: one.unit,
    piece: {
      ...other.piece,
      ...(endOf && { endOf }),
      ...(isStart && { isStart }),
      ...(day && { day }),
    },
  };
}

/** 'Hoeveel meer sinds 2022, als je het met heel 2024 vergelijkt': the later against where it begins. */
function sinceThen(
  scanned: Scanned,
  said: readonly SaidPeriod[],
  calendar: Calendar,
): Time | undefined {
  const [one, other, ...more] = said;
  const isTold = scanned.tokens.some(({ text }) => /^vergelijk/.test(text));
  const since = [one, other].find((each) => each?.piece.since !== undefined);
  const now = since === one ? other : one;
  const span = since?.piece.since?.spanIn();
  if (
    !isTold ||
    more.length > 0 ||
    !since?.piece.since ||
    !now ||
    !span ||
    span.periode_max >= now.span.periode_min
  )
    return undefined;
  return {
    ...timeOfOne(now),
    against: againstOf(
      now,
      { ...since, span, unit: since.piece.since.unit, piece: since.piece.since },
      calendar,
    ),
  };
}

/** Whether a month without a year stands beside more years: it is one of each of them. */
const isOfEach = (said: readonly SaidPeriod[]): boolean =>
  said.length === 2 &&
  said.some(({ piece }) => piece.isOpen) &&
  said.some(({ span, piece }) => !piece.isOpen && piece.since === undefined && monthsIn(span) > 15);

/** 'Eind 2023, 2024 en 2025' is the end of each of these years. */
function endsOfYears(said: readonly SaidPeriod[], calendar: Calendar): readonly SaidPeriod[] {
  const isEnd = ({ piece }: SaidPeriod) => piece.endOf === 'jaar';
  if (!said.some(isEnd) || !said.every((each) => isEnd(each) || each.unit === 'jaar')) return said;
  return said.map((each) =>
    isEnd(each)
      ? { ...each, unit: 'jaar', span: calendar.spanOfYear(each.span.periode_max) }
      : each,
  );
}

/** Periods with gaps between them: 'eind 2023, eind 2024 en nu'. */
function isScattered(said: readonly SaidPeriod[]): boolean {
  const spans = said
    .map(({ span }) => span)
    .sort((one, other) => one.periode_min - other.periode_min);
  return spans
    .slice(1)
    .some(
      (span, index) =>
        span.periode_min > addMonths(spans[index]?.periode_max ?? span.periode_min, 1),
    );
}

export function timeOfOne({ span, unit, piece }: SaidPeriod): Time {
  const { day } = piece;
  if (day === undefined)
    return { period: span, unit, piece, ...(piece.isList && { split: 'jaar' }) };
  const [year, month] = [yearOf(span.periode_max), span.periode_max % 100];
  if (day > daysInMonth(year, month)) return { period: span, unit: 'maand', piece };
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return { day: text, unit, piece };
}

const ADDED = /^(?:som|totaal|samen|opgeteld)$/;

/** Whether two periods are held against each other, rather than told together. */
function isTwo({ tokens, marks }: Scanned, one: SaidPeriod, other: SaidPeriod): boolean {
  if (isHeldTogether({ tokens, marks }, one, other)) return true;
  if (one.piece.endOf !== undefined && other.piece.endOf !== undefined) return true;
  // 'Som 2024 en 2023' is of both.
  const [start, next] =
    tokens.some(({ text }) => ADDED.test(text)) && one.span.periode_min > other.span.periode_min
      ? [other, one]
      : [one, other];
  return addMonths(start.span.periode_max, 1) !== next.span.periode_min;
}

/** Whether words compare two periods, rather than ask of both. */
function isHeldTogether(
  { tokens, marks }: Pick<Scanned, 'tokens' | 'marks'>,
  one: SaidPeriod,
  other: SaidPeriod,
): boolean {
  const isCompared =
    meant(marks, 'measure').some(({ value }) => value === 'verschil' || value === 'oorzaken') ||
    meant(marks, 'link').some(({ value }) => value === 'tegen');
  return isCompared || tokens.slice(one.to, other.from).some(({ text }) => text === 'naar');
}

function timeOfList(said: readonly SaidPeriod[]): Time {
  const spans = said.map(({ span }) => span);
  const period = {
    periode_min: Math.min(...spans.map(({ periode_min }) => periode_min)),
    periode_max: Math.max(...spans.map(({ periode_max }) => periode_max)),
  };
  const [first] = said;
  const unit = said.every((each) => each.unit === first?.unit) ? first?.unit : undefined;
  return { period, unit: 'reeks', split: unit && SPLITS[unit] };
}
