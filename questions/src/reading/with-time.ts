import type { Question } from '@kengetal/contract';
import { addMonths, monthDays, monthsIn, periodOfDay, type Span } from '@kengetal/ledger';
import type { Calendar } from '../periods/calendar.ts';
import type { Before } from '../world.ts';
import { usualAgainst } from './against.ts';
import { isStock, type Asked } from './draft.ts';
import { first, type Sense } from './sense.ts';
import type { Time } from './said-time.ts';
import { meant } from './scan.ts';

/** The question with its period and what it is held against (decision 0090). */
export function withTime(
  sense: Sense,
  asked: Asked & Pick<Question, 'against'>,
  time: Time,
  { question: before, period: shown }: Before,
): Question {
  const { calendar } = sense.vocabulary;
  const stock = isStock(asked, sense.vocabulary);
  const isOpen = asked.subject.kind === 'open';
  const own = stock ? momentOf(time, isOpen ? undefined : calendar) : time;
  const ofYears = asked.split === 'jaar' ? calendar.booked : undefined;
  const kept = before?.period ?? (before?.day === undefined ? shown : undefined);
  // 'En per jaar' of one year, or a part of it, is of all years.
  const isOne = kept && kept.periode_min >= calendar.spanOfYear(kept.periode_max).periode_min;
  const inherited = ofYears && isOne ? undefined : kept;
  const period = own.period ?? (own.day === undefined ? (inherited ?? time.usual ?? ofYears) : undefined); // prettier-ignore
  const day = own.day ?? (period === undefined ? before?.day : undefined);
  const held =
    againstOf(sense, asked, time, period) ?? (isOfThen(sense) ? before?.against : undefined);
  // 'Eigen vermogen van de laatste drie jaren' is that at the end of each.
  const isEach = stock && !isOpen && asked.split === undefined && asked.measure === undefined && period !== undefined && monthsIn(period) > 12 && sense.tokens.some(({ text }) => /^(?:boek)?jaren$/.test(text)); // prettier-ignore
  const isUsual = inherited === undefined && period !== undefined && period === time.usual;
  const against = isUsual && typeof held === 'object' ? usualAgainst(period, held, calendar) : held;
  return {
    ...asked,
    ...(isEach && { split: 'jaar' as const }),
    ...(isTimeless(asked) ? {} : { ...(period && { period }), ...(day !== undefined && { day }) }),
    ...(against !== undefined && { against }),
  };
}

/** 'Vergeleken met toen': what it was held against before. */
const isOfThen = ({ tokens, scanned }: Sense): boolean =>
  meant(scanned.marks, 'link').some(({ mark, value }) => value === 'tegen' && tokens[mark.to]?.text === 'toen'); // prettier-ignore

const isTimeless = ({ subject, split }: Asked): boolean =>
  (subject.kind === 'data' && split === undefined) ||
  ['help', 'definition', 'recurring'].includes(subject.kind) ||
  (subject.kind === 'check' && subject.of === 'opening');

/** A balance at the beginning of a day or period is that at the end of the month before. */
function momentOf(time: Time, calendar: Calendar | undefined): { period?: Span; day?: string } {
  const { period, day, piece } = time;
  const isEnd = piece?.endOf === 'jaar' || (day !== undefined && day === monthDays(periodOfDay(day)).last); // prettier-ignore
  const end = day === undefined ? period?.periode_max : periodOfDay(day);
  const year = end !== undefined && isEnd ? calendar?.spanOfYear(end) : undefined;
  // What closes a year is booked in no month of it: 'eind 2024' is that of the year.
  if (year && year.periode_max === end && calendar && end <= calendar.last) return { period: year };
  if (piece?.isStart && period) return { period: before(period.periode_min) };
  if (day?.endsWith('-01') === true) return { period: before(periodOfDay(day)) };
  if (day !== undefined && day === monthDays(periodOfDay(day)).last) {
    return { period: { periode_min: periodOfDay(day), periode_max: periodOfDay(day) } };
  }
  return { period, day };
}

const before = (periode: number): Span => {
  const last = addMonths(periode, -1);
  return { periode_min: last, periode_max: last };
};

function againstOf(
  sense: Sense,
  { subject, measure, split, against: kept }: Asked & Pick<Question, 'against'>,
  time: Time,
  period: Span | undefined,
): Question['against'] {
  if (!['figure', 'account', 'relation', 'vat', 'charged', 'lines'].includes(subject.kind)) return undefined; // prettier-ignore
  const said = first(sense, 'against');
  if (said === 'begroting') return said;
  const isNeeded = measure === 'verschil' || measure === 'oorzaken';
  if (said !== undefined && (isNeeded || time.against === undefined)) return said;
  if (time.against !== undefined) return time.against;
  if (!isNeeded || kept !== undefined) return undefined;
  const isGrowth = sense.tokens.some(({ text }) => /groei|gegroeid/.test(text));
  const months = period && monthsIn(period);
  // A year under way is held against the same months of the year before, and a month against the one before.
  const isPart = isStock({ subject }, sense.vocabulary) || months === 1 || months === 3 || split === 'maand' || split === 'kwartaal'; // prettier-ignore
  return isGrowth || time.unit === 'jaar' || !isPart ? 'vorig_jaar' : 'vorige_periode';
}
