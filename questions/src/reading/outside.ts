import type { Question } from '@kengetal/contract';
import {
  addMonths,
  fiscalMonths,
  fiscalYearName,
  monthsIn,
  periodOfDay,
  spanBefore,
  spanName,
  type Span,
} from '@kengetal/ledger';
import { monthSpan, type Calendar } from '../periods/calendar.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { World } from '../world.ts';
import { isOfReturns } from '../wording/periods.ts';
import { isStock, type AccountGroups } from './draft.ts';
import { refusal, type Refused } from './refuse.ts';

type Held = Pick<World, 'years' | 'booked' | 'told'>;

/** 'In deze boekhouding staat januari 2023 t/m maart 2025 (boekjaar 2023, …).' */
export function heldWords({ told, booked, years }: Held): string {
  const span = told ?? booked;
  if (!span) return 'Er is nog niets ingelezen. Importeer eerst een auditfile.';
  const names = years.map((year) => fiscalYearName(year).toLowerCase());
  return `In deze boekhouding staat ${spanName(span)} (${names.join(', ')}).`;
}

/** Why the books do not hold these months, and which they do hold; nothing where they hold some. */
export function outsideWords(span: Span, held: Held): string | undefined {
  const { booked } = held;
  if (booked && span.periode_min <= booked.periode_max && span.periode_max >= booked.periode_min)
    return undefined;
  if (!booked) return heldWords(held);
  const isLater = span.periode_min > booked.periode_max;
  return `Over ${spanName(span)} is ${isLater ? 'nog ' : ''}niets geboekt. ${heldWords(held)}`;
}

/** Whether a question asks the balance that the first year opens with: that of the month before it. */
export function isOpening(
  { subject, split, measure, against }: Question,
  span: Span,
  { years }: Pick<World, 'years'>,
  vocabulary: AccountGroups,
): boolean {
  const [first] = years;
  return (
    first !== undefined &&
    (split ?? measure ?? against) === undefined &&
    /^(?:figure|account|component)$/.test(subject.kind) &&
    isStock({ subject }, vocabulary) &&
    addMonths(span.periode_max, 1) === fiscalMonths(first).first
  );
}

/** Why the books do not hold the months of a question, with what they do hold of it. */
export function outsideOf(
  question: Question,
  { calendar, world, accounts }: Vocabulary,
): (Refused & { readonly nearest: Question }) | undefined {
  const { period, day, ...always } = question;
  const span = period ?? (day === undefined ? undefined : monthSpan(periodOfDay(day)));
  if (!span || !world.booked) return undefined;
  const why = outsideWords(span, world);
  if (why === undefined || isOpening(question, span, world, { accounts })) return undefined;
  const isFuture = span.periode_min > periodOfDay(world.today);
  const { text, reason } = isFuture ? refusal('toekomst') : refusal('buiten_boeken', why);
  return {
    reason,
    text: isFuture ? `${text} ${heldWords(world)}` : text,
    nearest: { ...always, period: nearestTo(span, world.booked, calendar, isOfReturns(question)) },
  };
}

/** The month, quarter, half or year of the books that is nearest to one outside them. */
function nearestTo(span: Span, booked: Span, calendar: Calendar, isVat: boolean): Span {
  const at = span.periode_min > booked.periode_max ? calendar.last : booked.periode_min;
  const months = monthsIn(span);
  if (months === 1) return monthSpan(at);
  if (months === 3) return calendar.quarterAt(at, isVat);
  return months === 6 ? calendar.halfAt(at) : calendar.spanOfYear(at);
}

/**
 * Where the books do not hold what a question is held against: the same beside the year before, where
 * they hold that, or else by itself.
 */
export function heldInstead(question: Question, vocabulary: Vocabulary): Question | undefined {
  const { period, against, measure, ...always } = question;
  const { calendar, world } = vocabulary;
  if (!period || against === undefined || against === 'begroting') return undefined;
  const isHeld = (then: Span) =>
    outsideWords(then, world) === undefined || isOpening(always, then, world, vocabulary);
  const yearBefore = calendar.yearsOn(period, -1);
  const then =
    typeof against === 'object'
      ? against
      : against === 'vorig_jaar'
        ? yearBefore
        : spanBefore(period);
  if (isHeld(then)) return undefined;
  if (isHeld(yearBefore)) return { ...question, against: 'vorig_jaar' };
  const isOfTwo = measure === 'verschil' || measure === 'oorzaken';
  return { ...always, period, ...(measure && !isOfTwo && { measure }) };
}
