import type { Question } from '@kengetal/contract';
import { addMonths, monthsBetween, monthsIn, type Span } from '@kengetal/ledger';
import type { Calendar } from '../periods/calendar.ts';
import { meant } from './scan.ts';
import { first, type Sense } from './sense.ts';
import type { Time } from './time.ts';

interface Shift {
  readonly by: 'jaar' | 'periode';
  readonly count: number;
}

/** 'En de maand ervoor?', 'een jaar eerder': how a period moves from the one before. */
function shiftOf(sense: Sense): Shift | undefined {
  const marks = sense.scanned.marks;
  if (meant(marks, 'link').some(({ value }) => value === 'tegen')) return undefined;
  if (meant(marks, 'measure').some(({ value }) => value === 'verschil')) return undefined;
  const against = first(sense, 'against');
  if (against === 'vorig_jaar') return { by: 'jaar', count: -1 };
  if (against === 'vorige_periode') return { by: 'periode', count: -1 };
  const texts = new Set(sense.tokens.map(({ text }) => text));
  const isBefore = ['daarvoor', 'ervoor', 'hiervoor'].some((word) => texts.has(word));
  if (isBefore) return { by: 'periode', count: -1 };
  return texts.has('daarna') || texts.has('erna') ? { by: 'periode', count: 1 } : undefined;
}

export const isShifted = (sense: Sense): boolean => shiftOf(sense) !== undefined;

/** A question of which the period follows from that of the question before: 'en vorig jaar?'. */
export function shifted(question: Question, sense: Sense, time: Time, before: Question): Question {
  const { calendar } = sense.vocabulary;
  const { period: shown } = before;
  if (!shown) return question;
  const shift = shiftOf(sense);
  if (shift) {
    const { against: _, ...rest } = question;
    const move = shift.by === 'jaar' ? yearsOn : periodsOn;
    return {
      ...rest,
      ...(before.against !== undefined && { against: before.against }),
      period: move(shown, calendar, shift.count),
    };
  }
  const back = time.unit === 'jaar' ? time.piece?.back : undefined;
  if (!back) return question;
  // 'Vorig jaar' counts from now, unless that is the year that was asked before.
  const said = inYear(shown, calendar, calendar.yearFrom(calendar.now, back.count));
  const isSame = said.periode_min === shown.periode_min && said.periode_max === shown.periode_max;
  const period = isSame ? yearsOn(shown, calendar, -back.count) : said;
  return { ...question, period };
}

/** The same months of another fiscal year. */
function inYear(span: Span, calendar: Calendar, year: Span): Span {
  if (isYear(span, calendar)) return year;
  const own = calendar.spanOfYear(span.periode_max);
  return moved(span, monthsBetween(own.periode_min, year.periode_min));
}

function yearsOn(span: Span, calendar: Calendar, count: number): Span {
  return isYear(span, calendar) ? calendar.yearFrom(span.periode_max, -count) : moved(span, 12 * count); // prettier-ignore
}

function periodsOn(span: Span, calendar: Calendar, count: number): Span {
  return isYear(span, calendar)
    ? calendar.yearFrom(span.periode_max, -count)
    : moved(span, monthsIn(span) * count);
}

function isYear({ periode_min, periode_max }: Span, calendar: Calendar): boolean {
  const year = calendar.spanOfYear(periode_max);
  return year.periode_min === periode_min && year.periode_max === periode_max;
}

const moved = ({ periode_min, periode_max }: Span, months: number): Span => ({
  periode_min: addMonths(periode_min, months),
  periode_max: addMonths(periode_max, months),
});
