import type { Question } from '@kengetal/contract';
import { addMonths, monthDays, monthsIn, periodOfDay, type Span } from '@kengetal/ledger';
import { isSameSpan, type Calendar } from '../periods/calendar.ts';
import { countOf } from '../text/numbers.ts';
import type { Before } from '../world.ts';
import { againstOf as heldTo, usualAgainst } from './against.ts';
import { isOfNobody, isStock, type Asked } from './draft.ts';
import { isTimed } from './each-time.ts';
import { first, type Sense } from './sense.ts';
import type { Time } from './said-time.ts';
import { meant } from './scan.ts';
import { timeOfOne } from './time.ts';

/** The question with its period and what it is held against (decision 0090). */
export function withTime(
  sense: Sense,
  asked: Asked & Pick<Question, 'against'>,
  time: Time,
  { question: before, period: lately }: Before,
): Question {
  const { calendar } = sense.vocabulary;
  const stock = isStock(asked, sense.vocabulary);
  const isOpen = asked.subject.kind === 'open';
  // Bookings of the last day of a month are no balance of it.
  const isOfDay = asked.measure === 'boekingen' && time.day !== undefined;
  const own = stock && !isOfDay ? momentOf(time, isOpen ? undefined : calendar) : time;
  const ofYears = asked.split === 'jaar' ? calendar.booked : undefined;
  const kept = before?.period ?? (before?.day === undefined ? lately : undefined);
  // 'En per jaar' of one year, or a part of it, is of all years.
  const isOne = kept && kept.periode_min >= calendar.spanOfYear(kept.periode_max).periode_min;
  const inherited = ofYears && isOne ? undefined : kept;
  const period =
    own.period ?? (own.day === undefined ? (inherited ?? time.usual ?? ofYears) : undefined);
  const day = own.day ?? (period === undefined ? before?.day : undefined);
  const held =
    againstOf(sense, asked, time, period) ??
    (isOfThen(sense) || isLeftThen(sense, asked, time) ? before?.against : undefined);
  // 'Eigen vermogen van de laatste drie jaren' is that at the end of each.
  const isEach =
    stock &&
    !isOpen &&
    asked.split === undefined &&
    asked.measure === undefined &&
    period !== undefined &&
    monthsIn(period) > 12 &&
    sense.tokens.some(
      ({ text }, at) =>
        /^(?:boek)?jaren$/.test(text) ||
        (/^(?:boek)?jaar$/.test(text) && (countOf(sense.tokens[at - 1]?.text) ?? 1) > 1),
    );
  const ofKept = period === inherited ? heldYear(time, inherited, calendar) : undefined;
  const moved = stock && !isOpen ? movementOf(sense, asked, time) : undefined;
  if (moved) return { ...asked, measure: 'verschil', ...moved };
  const isUsual = inherited === undefined && period !== undefined && period === time.usual;
  const then = stock && !isOpen && period ? heldMoment(time, period, calendar) : undefined;
  const against =
    then ??
    ofKept ??
    (isUsual && typeof held === 'object' ? usualAgainst(period, held, calendar) : held);
  const shown =
    ofYears && asked.measure === 'verschil' && against === 'vorig_jaar'
      ? fromSecondYear(period, ofYears, calendar)
      : period;
  return {
    ...asked,
    ...(isEach && { split: 'jaar' as const }),
    ...(isTimeless(asked)
      ? isOfChanges(asked) && isTimed(sense) && own.period && { period: own.period }
      : { ...(shown && { period: shown }), ...(day !== undefined && { day }) }),
    ...(against !== undefined && { against }),
  };
}

/** 'Stijging omzet per jaar': the first year that is booked has none before it. */
export function fromSecondYear(
  period: Span | undefined,
  { periode_min: start }: Span,
  calendar: Calendar,
): Span | undefined {
  const periode_min = addMonths(calendar.spanOfYear(start).periode_max, 1);
  return period && period.periode_min <= start && periode_min <= period.periode_max
    ? { ...period, periode_min }
    : period;
}

/** 'Vergeleken met toen': what it was held against before. */
const isOfThen = ({ tokens, scanned }: Sense): boolean =>
  meant(scanned.marks, 'link').some(
    ({ mark, value }) => value === 'tegen' && tokens[mark.to]?.text === 'toen',
  );

/** 'Hoeveel hielden we dan over' of two periods that were told: in each of them. */
const isLeftThen = (
  { tokens }: Sense,
  { subject, measure, split }: Asked,
  { period, day }: Time,
): boolean =>
  subject.kind === 'figure' &&
  isOfNobody(subject.key) &&
  (measure ?? split ?? period ?? day) === undefined &&
  tokens.some(({ text }) => text === 'dan');

/** 'Welke abonnementen zijn sinds februari duurder geworden': changes of price have a month each. */
const isOfChanges = ({ subject, only }: Asked): boolean =>
  subject.kind === 'recurring' &&
  subject.aspect === 'prijs' &&
  subject.rekeningen === undefined &&
  only === undefined;

const isTimeless = ({ subject, split }: Asked): boolean =>
  (subject.kind === 'data' && split === undefined) ||
  ['help', 'definition', 'recurring'].includes(subject.kind) ||
  (subject.kind === 'check' && subject.of === 'opening');

/** A balance at the beginning of a day or period is that at the end of the month before. */
function momentOf(time: Time, calendar: Calendar | undefined): { period?: Span; day?: string } {
  const { period, day, piece } = time;
  const isEnd =
    piece?.endOf !== undefined || (day !== undefined && day === monthDays(periodOfDay(day)).last);
  const end = day === undefined ? period?.periode_max : periodOfDay(day);
  const year = end !== undefined && isEnd ? calendar?.spanOfYear(end) : undefined;
  // What closes a year is booked in no month of it: 'eind 2024' is that of the year.
  if (year && year.periode_max === end && calendar && end <= calendar.last) return { period: year };
  if (piece?.isStart && period) return { period: before(period.periode_min, calendar) };
  if (day?.endsWith('-01') === true) return { period: before(periodOfDay(day), calendar) };
  if (day !== undefined && day === monthDays(periodOfDay(day)).last) {
    return { period: { periode_min: periodOfDay(day), periode_max: periodOfDay(day) } };
  }
  return { period, day };
}

/** What closes a year is in the balance that the next one begins with. */
const before = (periode: number, calendar: Calendar | undefined): Span => {
  const last = addMonths(periode, -1);
  const year = calendar?.spanOfYear(last);
  return year?.periode_max === last ? year : { periode_min: last, periode_max: last };
};

/** 'Begin 2023 en eind 2023', 'eind 2024 tov eind 2023': what is held against is a moment as well. */
function heldMoment({ then }: Time, period: Span, calendar: Calendar): Question['against'] {
  const isMoment =
    then !== undefined && (then.piece.isStart ?? then.piece.endOf ?? then.piece.day) !== undefined;
  const moment = isMoment ? momentOf(timeOfOne(then), calendar).period : undefined;
  return moment && usualAgainst(period, moment, calendar);
}

/** 'Vergeleken met boekjaar 2024' of what was told: of that year, and not of the year before. */
function heldYear(
  { then, against }: Time,
  kept: Span | undefined,
  calendar: Calendar,
): Question['against'] {
  const isYear = then?.unit === 'jaar' && (then.piece.back?.count ?? 0) === 0;
  if (!kept || !isYear || against === undefined || isSameSpan(kept, then.span)) return undefined;
  const unit = monthsIn(kept) >= 12 ? 'jaar' : 'reeks';
  return heldTo({ ...then, span: kept, unit }, then, calendar);
}

/** 'Eigen vermogen sinds begin dit jaar', 'stijging banksaldo dit jaar': from where that begins up to now. */
function movementOf(
  { vocabulary: { calendar } }: Sense,
  { measure, split }: Asked,
  { period, piece, unit, against }: Time,
): Pick<Question, 'period' | 'against'> | undefined {
  const since = piece?.since;
  const isSince = since !== undefined && (since.isStart ?? since.endOf) !== undefined;
  const isAsked =
    measure === 'verschil' &&
    (isSince || since?.unit === 'maand' || (unit === 'jaar' && piece?.endOf === undefined));
  const isPlain = measure === undefined && isSince;
  if (!period || split !== undefined || against !== undefined || !(isAsked || isPlain))
    return undefined;
  const isEnd = since?.endOf !== undefined;
  const then = before(isEnd ? addMonths(period.periode_min, 1) : period.periode_min, calendar);
  const now = {
    ...period,
    periode_max: Math.max(period.periode_min, Math.min(period.periode_max, calendar.last)),
  };
  return { period: now, against: usualAgainst(now, then, calendar) };
}

const HELD_AGAINST: ReadonlySet<string> = new Set(
  'figure account relation sum vat charged lines component open'.split(' '),
);

function againstOf(
  sense: Sense,
  { subject, measure, split, against: kept }: Asked & Pick<Question, 'against'>,
  time: Time,
  period: Span | undefined,
): Question['against'] {
  if (!HELD_AGAINST.has(subject.kind)) return undefined;
  const said = first(sense, 'against');
  if (said === 'begroting') return said;
  const isNeeded = measure === 'verschil' || measure === 'oorzaken';
  if (said !== undefined && (isNeeded || time.against === undefined)) return said;
  if (time.against !== undefined) return time.against;
  if (!isNeeded || kept !== undefined) return undefined;
  const isGrowth = sense.tokens.some(({ text }) => /groei|gegroeid/.test(text));
  const months = period && monthsIn(period);
  // A year under way is held against the same months of the year before, and a month against the one before.
  const isPart =
    isStock({ subject }, sense.vocabulary) ||
    months === 1 ||
    months === 3 ||
    split === 'maand' ||
    split === 'kwartaal';
  return isGrowth || time.unit === 'jaar' || !isPart ? 'vorig_jaar' : 'vorige_periode';
}
