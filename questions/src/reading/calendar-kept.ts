import { yearOf, type Span } from '@kengetal/ledger';
import { calendarYear, isSameSpan, type Calendar } from '../periods/calendar.ts';
import { yearPiece } from '../periods/pieces.ts';
import { meant, type Mark, type Scanned } from './scan.ts';

/** In a conversation about a year of the calendar that is no fiscal year, 'en 2023' is one as well. */
export function asBefore(
  marks: readonly Mark[],
  { tokens, marks: all }: Scanned,
  kept: Span | undefined,
  calendar: Calendar,
): readonly Mark[] {
  if (!kept || !isOfCalendar(kept, calendar)) return marks;
  const isHeld = (place: number) =>
    meant(all, 'link').some(({ mark, value }) => value === 'tegen' && mark.to <= place);
  return marks.map((mark) => {
    const { piece, from, to } = mark;
    const isFiscal = tokens.slice(from, to).some(({ text }) => text.startsWith('boek'));
    const back = piece?.back?.unit === 'jaar' ? piece.back.count : undefined;
    // 'Tov vorig jaar' is the year before what was told, of whatever kind that is.
    if (back !== undefined && isHeld(from)) return mark;
    const own = back === undefined ? undefined : yearOf(calendar.now) - back;
    const number = piece?.year?.number ?? (own === numberOf(kept) ? own - (back ?? 0) : own);
    if (piece?.unit !== 'jaar' || number === undefined || isFiscal) return mark;
    return { ...mark, piece: yearPiece(calendarYear(number), number) };
  });
}

/** Whether it is a year of the calendar, and no fiscal year. */
export const isOfCalendar = (span: Span, calendar: Calendar): boolean =>
  isSameSpan(span, calendarYear(numberOf(span))) &&
  !isSameSpan(span, calendar.spanOfYear(span.periode_max));

/** The number that a year of the calendar ends with. */
export const numberOf = ({ periode_max }: Span): number => yearOf(periode_max);
