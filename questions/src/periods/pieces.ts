import { addMonths, type Span, yearOf } from '@kengetal/ledger';
import { calendarYear, halfIn, monthSpan, type Calendar } from './calendar.ts';

/** A year that is said beside a month or quarter. */
export interface SaidYear {
  readonly span: Span;
  /** Set where it was a number: 'maart 2024' is a month of the calendar. */
  readonly number?: number;
  /** Year of the calendar that a month in it is of, where that is not the fiscal year. */
  readonly ofMonths?: number;
}

export type Unit = 'dag' | 'week' | 'maand' | 'kwartaal' | 'halfjaar' | 'jaar' | 'reeks';

/** A moment or stretch of time in words, before it is known which year it is in. */
export interface Piece {
  readonly unit: Unit;
  /** True where its year is not said: the latest one, unless another is said beside it. */
  readonly isOpen: boolean;
  /** Months of it; undefined where a year has no such part. */
  readonly spanIn: (year?: SaidYear) => Span | undefined;
  /** The year that was said behind a month or quarter. */
  readonly of?: SaidYear;
  /** Set where it is a year that a month beside it is in. */
  readonly year?: SaidYear;
  /** Day of the month, where a day is meant. */
  readonly day?: number;
  /** Seen from now: 'vorig jaar', 'deze maand'. */
  readonly back?: { readonly unit: Unit; readonly count: number };
  /** Set for 'begin': of a balance it is the moment before. */
  readonly isStart?: true;
  /** Set for 'sinds 2022', which may be held against a later year. */
  readonly since?: Piece;
  /** Set for 'eind', with what it is the end of: up to it is with it. */
  readonly endOf?: Unit;
  /** Years of which each is meant apart: 'onze drie boekjaren'. */
  readonly isList?: true;
}

export const fixed = (unit: Unit, span: Span, more: Partial<Piece> = {}): Piece => ({
  unit,
  isOpen: false,
  spanIn: () => span,
  ...more,
});

export const yearPiece = (span: Span, number?: number, more: Partial<Piece> = {}): Piece =>
  fixed('jaar', span, { year: { span, number }, ...more });

export function monthPiece(calendar: Calendar, month: number, day?: number): Piece {
  return {
    unit: day === undefined ? 'maand' : 'dag',
    isOpen: true,
    spanIn: (year) => monthSpan(monthOf(calendar, month, year)),
    ...(day !== undefined && { day }),
  };
}

function monthOf(calendar: Calendar, month: number, year: SaidYear | undefined): number {
  if (!year) return calendar.latestMonth(month);
  const number = year.number ?? year.ofMonths;
  return number === undefined ? calendar.monthIn(year.span, month) : number * 100 + month;
}

export function quarterPiece(calendar: Calendar, number: number, isCalendar: boolean): Piece {
  return {
    unit: 'kwartaal',
    isOpen: true,
    spanIn: (year) => {
      if (year) {
        const isOfNumber = isCalendar || calendar.isOfNumber(year);
        return calendar.quarterIn(yearOfQuarters(year, isOfNumber), number, isOfNumber);
      }
      const years = [0, 1].map((back) => calendar.yearFrom(calendar.last, back));
      const quarters = years.map((span) => calendar.quarterIn(span, number, isCalendar));
      return quarters.find((span) => span !== undefined && span.periode_min <= calendar.last);
    },
  };
}

const yearOfQuarters = ({ span, number }: SaidYear, isCalendar: boolean): Span =>
  isCalendar && number !== undefined ? calendarYear(number) : span;

export function halfPiece(calendar: Calendar, number: number): Piece {
  return {
    unit: 'halfjaar',
    isOpen: true,
    spanIn: (year) => {
      if (year) return halfIn(yearOfQuarters(year, calendar.isOfNumber(year)), number);
      const years = [0, 1].map((back) => calendar.yearFrom(calendar.last, back));
      return years
        .map((span) => halfIn(span, number))
        .find((span) => span !== undefined && span.periode_min <= calendar.last);
    },
  };
}

export function seasonPiece(calendar: Calendar, first: number, months: number): Piece {
  return {
    unit: 'reeks',
    isOpen: true,
    spanIn: (year) => {
      const start = monthOf(calendar, first, year);
      return { periode_min: start, periode_max: addMonths(start, months - 1) };
    },
  };
}

/** Its first month, its last or the one in the middle: 'begin 2024', 'eind maart'. */
export function edgeOf(piece: Piece, edge: 'begin' | 'eind' | 'midden'): Piece {
  const at = ({ periode_min, periode_max }: Span): number => {
    if (edge === 'begin') return periode_min;
    return edge === 'eind' ? periode_max : addMonths(periode_min, 5);
  };
  return {
    unit: 'maand',
    isOpen: piece.isOpen,
    spanIn: (year) => {
      const span = piece.spanIn(year);
      return span && monthSpan(at(span));
    },
    ...(edge === 'begin' && { isStart: true as const }),
    ...(edge === 'eind' && { endOf: piece.unit }),
  };
}

/** From the first month of one to the last of another; a year that the second says goes for both. */
export function rangeOf(one: Piece, other: Piece, isWithoutEnd = false): Piece {
  const isOpen = one.isOpen && other.isOpen;
  return {
    unit: 'reeks',
    isOpen,
    spanIn: (year) => {
      const end = other.spanIn(year);
      const said = one.isOpen && !other.isOpen && end ? (other.of ?? saidYear(end)) : year;
      const start = one.spanIn(said);
      if (!start || !end) return undefined;
      // 'Van januari tot december' is a whole year.
      const isYear =
        other.unit === 'maand' && addMonths(end.periode_max, 1) % 100 === start.periode_min % 100;
      const periode_max =
        isWithoutEnd && !isYear ? addMonths(end.periode_min, -1) : end.periode_max;
      const isBefore = start.periode_min <= periode_max;
      // 'Mei t/m augustus' in a fiscal year that ends in June begins in that year.
      if (!isBefore && isOpen && year && year.number === undefined)
        return { periode_min: start.periode_min, periode_max: addMonths(periode_max, 12) };
      const periode_min = isBefore ? start.periode_min : addMonths(start.periode_min, -12);
      return periode_min <= periode_max ? { periode_min, periode_max } : undefined;
    },
  };
}

const saidYear = ({ periode_max }: Span): SaidYear => {
  const number = yearOf(periode_max);
  return { span: calendarYear(number), number };
};

/** 'Het hele jaar': the one that the conversation is about. */
export function wholeYear(calendar: Calendar): Piece {
  const spanIn = (year?: SaidYear) => year?.span ?? calendar.spanOfYear(calendar.last);
  return { unit: 'jaar', isOpen: true, spanIn };
}
