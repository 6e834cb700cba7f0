import {
  addMonths,
  fiscalMonths,
  fiscalYear,
  isCalendarYear,
  monthsBetween,
  monthsIn,
  periodOfDay,
  quarterOf,
  yearAround,
  type FiscalYear,
  type Span,
  yearOf,
} from '@kengetal/ledger';
import type { World } from '../world.ts';

const MONTHS_IN_QUARTER = 3;
const MONTHS_IN_HALF = 6;

/** Whether both are the same months. */
export const isSameSpan = (one: Span | undefined, other: Span | undefined): boolean =>
  one?.periode_min === other?.periode_min && one?.periode_max === other?.periode_max;

/** How words of time are read that have another reading (decision 0090). */
export type TimeReading = 'usual' | 'kalenderjaren' | 'kwartalen van het boekjaar' | 'andere tot';

/** What words of time count from, in the books of one company. */
export class Calendar {
  readonly years: readonly FiscalYear[];
  readonly booked: Span | undefined;
  /** Current month, or the last booked one where the books end earlier: what 'deze' and 'vorige' count from. */
  readonly now: number;
  /** Last month that is really told. */
  readonly last: number;
  readonly today: string;
  readonly reading: TimeReading;

  constructor(
    { years, booked, told, today }: Pick<World, 'years' | 'booked' | 'told' | 'today'>,
    reading: TimeReading = 'usual',
  ) {
    this.reading = reading;
    this.years = reading === 'kalenderjaren' ? calendarYears(years) : years;
    this.booked = booked;
    this.today = today;
    const current = periodOfDay(today);
    const isBehind = booked !== undefined && booked.periode_max < current;
    const isAhead = booked !== undefined && booked.periode_min > current;
    this.now = booked && (isBehind || isAhead) ? booked.periode_max : current;
    this.last = Math.min((told ?? booked)?.periode_max ?? current, Math.max(current, this.now));
  }

  /** Whether each fiscal year is a year of the calendar. */
  get isOfCalendarYears(): boolean {
    return this.years.every((year) => isCalendarYear(year));
  }

  yearAt(periode: number): FiscalYear {
    return yearAround(this.years, periode);
  }

  spanOfYear(periode: number): Span {
    const { first, last } = fiscalMonths(this.yearAt(periode));
    return { periode_min: first, periode_max: last };
  }

  /** Whether months are one fiscal year. */
  isYear(span: Span): boolean {
    return isSameSpan(span, this.spanOfYear(span.periode_max));
  }

  /** The fiscal year with this number: the one that ends in it, or all that do. */
  yearNumbered(number: number): Span {
    const known = this.years.filter(({ end_date }) => Number(end_date.slice(0, 4)) === number);
    const [first, last] = [known[0], known.at(-1)];
    if (first && last) {
      return { periode_min: fiscalMonths(first).first, periode_max: fiscalMonths(last).last };
    }
    const candidates = [1, 6, 12].map((month) => this.spanOfYear(number * 100 + month));
    const ends = candidates.find(({ periode_max }) => yearOf(periode_max) === number);
    const ofCalendar = calendarYear(number);
    // Before a first year of fifteen months '2022' is what is booked of it, and no year that never was.
    const isPartly =
      ends !== undefined && this.#isOfCalendar && !this.isBooked(ends) && this.isBooked(ofCalendar);
    return ends === undefined || isPartly ? ofCalendar : ends;
  }

  /** 'Q1 2023' of a first year of fifteen months is no quarter of 2022. */
  isOfNumber({ span, number }: { readonly span: Span; readonly number?: number }): boolean {
    return number !== undefined && this.#isOfCalendar && monthsIn(span) > 12;
  }

  get #isOfCalendar(): boolean {
    return this.years.at(-1)?.end_date.endsWith('-12-31') === true;
  }

  /** Whether some of its months are booked. */
  isBooked({ periode_min, periode_max }: Span): boolean {
    return (
      this.booked !== undefined &&
      periode_min <= this.booked.periode_max &&
      periode_max >= this.booked.periode_min
    );
  }

  /** A fiscal year some years from that of a month. */
  yearFrom(periode: number, back: number): Span {
    let span = this.spanOfYear(periode);
    for (let count = 0; count < Math.abs(back); count += 1) {
      const month = back > 0 ? addMonths(span.periode_min, -1) : addMonths(span.periode_max, 1);
      span = this.spanOfYear(month);
    }
    return span;
  }

  /** The same months some years later, of a fiscal year the whole one. */
  yearsOn(span: Span, count: number): Span {
    const { periode_min, periode_max } = span;
    return this.isYear(span)
      ? this.yearFrom(periode_max, -count)
      : {
          periode_min: addMonths(periode_min, 12 * count),
          periode_max: addMonths(periode_max, 12 * count),
        };
  }

  quarterAt(periode: number, isCalendar: boolean): Span {
    if (isCalendar) {
      const first = periode - (((periode % 100) - 1) % MONTHS_IN_QUARTER);
      return { periode_min: first, periode_max: addMonths(first, MONTHS_IN_QUARTER - 1) };
    }
    const { periode_min, periode_max } = quarterOf(this.yearAt(periode), periode);
    return { periode_min, periode_max };
  }

  /**
   * A quarter of a year by its number; undefined where the year has no such quarter. One of the
   * calendar is the last that ends in that year: of 2023/2024 the fourth is October up to December 2023.
   */
  quarterIn(year: Span, number: number, isCalendar: boolean): Span | undefined {
    const months = (number - 1) * MONTHS_IN_QUARTER;
    if (!isCalendar) {
      const month = addMonths(year.periode_min, months);
      return month > year.periode_max ? undefined : this.quarterAt(month, false);
    }
    return [year.periode_max, year.periode_min]
      .map((periode) => this.quarterAt(yearOf(periode) * 100 + 1 + months, true))
      .find(
        ({ periode_max }) => periode_max >= year.periode_min && periode_max <= year.periode_max,
      );
  }

  /** The year, halves or quarters that a month is in: of the fiscal year, and of the calendar. */
  stretchesAt(unit: string, periode: number): Span[] {
    if (unit === 'jaar') return [this.spanOfYear(periode)];
    if (unit === 'kwartaal')
      return [false, true].map((isCalendar) => this.quarterAt(periode, isCalendar));
    const first = yearOf(periode) * 100 + (periode % 100 > MONTHS_IN_HALF ? 7 : 1);
    return [this.halfAt(periode), { periode_min: first, periode_max: first + MONTHS_IN_HALF - 1 }];
  }

  halfAt(periode: number): Span {
    const year = this.spanOfYear(periode);
    const half = Math.floor(monthsBetween(year.periode_min, periode) / MONTHS_IN_HALF) + 1;
    return halfIn(year, half) ?? year;
  }

  /** The months of a year that are told of the year under way. */
  toDate({ periode_min, periode_max }: Span): Span {
    const own = this.spanOfYear(this.last);
    if (own.periode_max === periode_max) return { periode_min, periode_max: this.last };
    const end = addMonths(periode_max, -monthsBetween(this.last, own.periode_max));
    return {
      periode_min: addMonths(end, -monthsBetween(own.periode_min, this.last)),
      periode_max: end,
    };
  }

  /** The month with this number in a fiscal year. */
  monthIn(year: Span, month: number): number {
    const own = yearOf(year.periode_min) * 100 + month;
    return own >= year.periode_min ? own : own + 100;
  }

  /** The latest month with this number that has begun by the last booked month. */
  latestMonth(month: number): number {
    const own = yearOf(this.last) * 100 + month;
    return own <= this.last ? own : own - 100;
  }
}

export function halfIn({ periode_min, periode_max }: Span, number: number): Span | undefined {
  const first = addMonths(periode_min, (number - 1) * MONTHS_IN_HALF);
  if (first > periode_max) return undefined;
  return { periode_min: first, periode_max: Math.min(periode_max, addMonths(first, 5)) };
}

/** The years of the calendar that fiscal years touch. */
function calendarYears(years: readonly FiscalYear[]): FiscalYear[] {
  const numbers = years.flatMap(({ start_date, end_date }) =>
    [start_date, end_date].map((day) => Number(day.slice(0, 4))),
  );
  const first = Math.min(...numbers);
  return Array.from(
    { length: numbers.length === 0 ? 0 : Math.max(...numbers) - first + 1 },
    (_, at) => fiscalYear(`${first + at}-01-01`, `${first + at}-12-31`),
  );
}

export const calendarYear = (number: number): Span => ({
  periode_min: number * 100 + 1,
  periode_max: number * 100 + 12,
});

export const monthSpan = (periode: number): Span => ({
  periode_min: periode,
  periode_max: periode,
});
