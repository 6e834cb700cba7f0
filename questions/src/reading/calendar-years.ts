import type { Question } from '@kengetal/contract';
import { monthsIn, yearOf, type Span } from '@kengetal/ledger';
import { calendarYear, isSameSpan, type Calendar } from '../periods/calendar.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { isOfReturns } from '../wording/periods.ts';
import type { Before, Reading } from '../world.ts';
import { numberOf } from './calendar-kept.ts';
import { askedBack, settled } from './drafted.ts';
import type { Sense } from './sense.ts';
import type { AskedBack } from './together.ts';
import { ask } from './turns-chosen.ts';

const SMALL =
  'en|nee|oeps|sorry|ik|bedoel|bedoelde|dan|maar|graag|doe|toch|liever|in|van|over|voor|per|het|dat|hele|heel|gehele|volledige|als|eens|wil|dus';
const TURN = new RegExp(
  `^(?:(?:${SMALL}) )*(kalenderjaar|kalenderjaren|(?:gebroken )?boekjaar|(?<=(?:hele|heel het|gehele|volledige) )kwartaal)(?: (?:${SMALL}|ervoor|daarvoor|hiervoor|eerder|erna|daarna|later))*$`,
);
const BACK = /^(?:ervoor|daarvoor|hiervoor|eerder)$/;
const ON = /^(?:erna|daarna|later)$/;
const MOST = 4;

/** 'Ik bedoel kalenderjaar', 'het kalenderjaar ervoor', 'boekjaar': the year of that kind, or the whole, of what was told. */
export function otherWhole(
  { tokens, vocabulary }: Sense,
  { question }: Before,
): Reading | undefined {
  const [, kind] = TURN.exec(tokens.map(({ text }) => text).join(' ')) ?? [];
  if (kind === undefined || !question?.period) return undefined;
  const { calendar } = vocabulary;
  const says = (words: RegExp) => tokens.some(({ text }) => words.test(text));
  const count = says(BACK) ? -1 : says(ON) ? 1 : 0;
  if (kind === 'kwartaal') return ofQuarter(question, vocabulary);
  const isFiscal = kind.endsWith('boekjaar');
  const { day: _, ...whole } = question;
  if (question.split === 'jaar' || says(/^per$/)) {
    const other = isFiscal ? undefined : byCalendarYear(question, calendar);
    return other && askedBack(other.text, other.questions, vocabulary);
  }
  const period = isFiscal
    ? fiscalYearOf(question.period, calendar, count)
    : calendarYear(numberOf(question.period) + count);
  return settled({ ...whole, period }, [], vocabulary);
}

/** 'Het hele kwartaal' after one month. */
function ofQuarter({ period, ...question }: Question, vocabulary: Vocabulary): Reading | undefined {
  if (!period || monthsIn(period) > 1) return undefined;
  return settled(
    {
      ...question,
      period: vocabulary.calendar.quarterAt(period.periode_max, isOfReturns(question)),
    },
    [],
    vocabulary,
  );
}

/** 'Omzet per kalenderjaar' where fiscal years are others: an amount is divided by those only. */
export function perCalendarYear(
  { tokens, vocabulary }: Sense,
  question: Question,
): AskedBack | undefined {
  const isSaid = tokens.some(
    ({ text }, at) =>
      text === 'kalenderjaren' ||
      (text === 'kalenderjaar' && /^(?:per|elk|ieder)$/.test(tokens[at - 1]?.text ?? '')),
  );
  return isSaid && question.split === 'jaar'
    ? byCalendarYear(question, vocabulary.calendar)
    : undefined;
}

function byCalendarYear(
  { split: _, ...whole }: Question,
  calendar: Calendar,
): AskedBack | undefined {
  const { last, booked } = calendar;
  const { periode_min, periode_max } = whole.period ?? booked ?? calendar.spanOfYear(last);
  const [from, to] = [periode_min, Math.min(periode_max, last)].map(yearOf);
  if (from === undefined || to === undefined) return undefined;
  const numbers = Array.from(
    { length: Math.min(MOST, to - from + 1) },
    (__, at) => to - at,
  ).toReversed();
  if (numbers.every((number) => isSameSpan(calendar.yearNumbered(number), calendarYear(number))))
    return undefined;
  return ask(
    'Per jaar deel ik in boekjaren. Welk kalenderjaar wil je zien?',
    numbers.map((number) => ({ ...whole, period: calendarYear(number) })),
  );
}

/** Of a part of one it is that year; of a calendar year the one that has its number. */
function fiscalYearOf(period: Span, calendar: Calendar, count: number): Span {
  const own = calendar.spanOfYear(period.periode_max);
  const year = period.periode_min < own.periode_min ? calendar.yearNumbered(numberOf(period)) : own;
  return calendar.yearFrom(year.periode_max, -count);
}
