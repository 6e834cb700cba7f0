import type { Question } from '@kengetal/contract';
import { monthsIn, type Span } from '@kengetal/ledger';
import { calendarYear, type Calendar } from '../periods/calendar.ts';
import { yearPiece } from '../periods/pieces.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Before, Reading } from '../world.ts';
import { askedBack, settled } from './drafted.ts';
import type { Mark, Scanned } from './scan.ts';
import type { Sense } from './sense.ts';
import type { AskedBack } from './together.ts';

const SMALL = 'en|nee|oeps|sorry|ik|bedoel|bedoelde|dan|maar|graag|doe|toch|liever|in|van|over|voor|per|het|dat|hele|heel|gehele|volledige|als|eens|wil|dus'; // prettier-ignore
const TURN = new RegExp(`^(?:(?:${SMALL}) )*(kalenderjaar|kalenderjaren|(?:gebroken )?boekjaar|(?<=(?:hele|heel het|gehele|volledige) )kwartaal)(?: (?:${SMALL}|ervoor|daarvoor|hiervoor|eerder|erna|daarna|later))*$`); // prettier-ignore
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
  const period = isFiscal ? fiscalYearOf(question.period, calendar, count) : calendarYear(numberOf(question.period) + count); // prettier-ignore
  return settled({ ...whole, period }, [], vocabulary);
}

/** 'Het hele kwartaal' after one month. */
function ofQuarter({ period, ...question }: Question, vocabulary: Vocabulary): Reading | undefined {
  if (!period || monthsIn(period) > 1) return undefined;
  const isVat = question.subject.kind === 'vat';
  return settled({ ...question, period: vocabulary.calendar.quarterAt(period.periode_max, isVat) }, [], vocabulary); // prettier-ignore
}

/** 'Omzet per kalenderjaar' where fiscal years are others: an amount is divided by those only. */
export function perCalendarYear(
  { tokens, vocabulary }: Sense,
  question: Question,
): AskedBack | undefined {
  const isSaid = tokens.some(({ text }, at) => text === 'kalenderjaren' || (text === 'kalenderjaar' && /^(?:per|elk|ieder)$/.test(tokens[at - 1]?.text ?? ''))); // prettier-ignore
  return isSaid && question.split === 'jaar' ? byCalendarYear(question, vocabulary.calendar) : undefined; // prettier-ignore
}

function byCalendarYear(
  { split: _, ...whole }: Question,
  calendar: Calendar,
): AskedBack | undefined {
  const { last, booked } = calendar;
  const { periode_min, periode_max } = whole.period ?? booked ?? calendar.spanOfYear(last);
  const [from, to] = [periode_min, Math.min(periode_max, last)].map((periode) => Math.floor(periode / 100)); // prettier-ignore
  if (from === undefined || to === undefined) return undefined;
  const numbers = Array.from({ length: Math.min(MOST, to - from + 1) }, (__, at) => to - at).toReversed(); // prettier-ignore
  if (numbers.every((number) => isEqual(calendar.yearNumbered(number), calendarYear(number)))) return undefined; // prettier-ignore
  return { kind: 'ask', text: 'Per jaar deel ik in boekjaren. Welk kalenderjaar wil je zien?', questions: numbers.map((number) => ({ ...whole, period: calendarYear(number) })) }; // prettier-ignore
}

/** In a conversation about a year of the calendar that is no fiscal year, 'en 2023' is one as well. */
export function asBefore(
  marks: readonly Mark[],
  { tokens }: Scanned,
  kept: Span | undefined,
  calendar: Calendar,
): readonly Mark[] {
  if (!kept || !isOfCalendar(kept, calendar)) return marks;
  return marks.map((mark) => {
    const { piece, from, to } = mark;
    const isFiscal = tokens.slice(from, to).some(({ text }) => text.startsWith('boek'));
    const back = piece?.back?.unit === 'jaar' ? piece.back.count : undefined;
    const own = back === undefined ? undefined : Math.floor(calendar.now / 100) - back;
    const number = piece?.year?.number ?? (own === numberOf(kept) ? own - (back ?? 0) : own);
    if (piece?.unit !== 'jaar' || number === undefined || isFiscal) return mark;
    return { ...mark, piece: yearPiece(calendarYear(number), number) };
  });
}

/** Whether it is a year of the calendar, and no fiscal year. */
export const isOfCalendar = (span: Span, calendar: Calendar): boolean =>
  isEqual(span, calendarYear(numberOf(span))) && !isEqual(span, calendar.spanOfYear(span.periode_max)); // prettier-ignore

const numberOf = ({ periode_max }: Span): number => Math.floor(periode_max / 100);

/** Of a part of one it is that year; of a calendar year the one that has its number. */
function fiscalYearOf(period: Span, calendar: Calendar, count: number): Span {
  const own = calendar.spanOfYear(period.periode_max);
  const year = period.periode_min < own.periode_min ? calendar.yearNumbered(numberOf(period)) : own;
  return calendar.yearFrom(year.periode_max, -count);
}

const isEqual = (one: Span, other: Span): boolean =>
  one.periode_min === other.periode_min && one.periode_max === other.periode_max;
