import {
  addMonths,
  type BookedDefinition,
  definition,
  fiscalMonths,
  fiscalYearAt,
  overlapping,
  periodRange,
  type Span,
  spanName,
  type Window,
  windowOf,
} from '@kengetal/ledger';
import { monthRead } from '../periods/reading.ts';
import type { SizedCache } from '../../sized-cache.ts';
import { momentName } from './booked.ts';
import type { BooksData } from '../store/data.ts';
import { notRead, notWhole } from '../columns/not-read.ts';

type Basis = BookedDefinition['basis'];

/** Booked months within which a company that begins has its equity. */
const FIRST_MONTHS = 3;

const MIXED_YEARS =
  'In dit project staan administraties waarvan de boekjaren door elkaar lopen; daarvan is geen gezamenlijke balans te maken.';

/** What figures of one basis over a span have in common. */
export interface Moment {
  /** The lines that they are made of, or why there are none. */
  readonly lines: Window | string;
  /** After the name of a figure: 'maart 2025', 'stand eind maart 2025'. */
  readonly name: string;
}

/** What was found out of a span. */
interface OfSpan extends Partial<Record<Basis, Moment>> {
  notWhole?: Partial<Record<Basis, string>>;
}

/** Which lines of the books figures are made of, per basis and span. */
export class Windows {
  readonly #data: BooksData;
  readonly #derived: SizedCache;
  /** Columns ask for the same span over and over. */
  readonly #spans = new WeakMap<Span, OfSpan>();

  constructor(data: BooksData, derived: SizedCache) {
    this.#data = data;
    this.#derived = derived;
  }

  /**
   * Why the movements of a span, or the balance at its end, say nothing to hold another period
   * against: the books do not hold them whole. Undefined where they do.
   */
  whyNotWhole(basis: Basis, span: Span): string | undefined {
    const why = (this.#of(span).notWhole ??= {});
    if (!(basis in why)) why[basis] = this.#whyNotWhole(basis, span);
    return why[basis];
  }

  #whyNotWhole(basis: Basis, { periode_min, periode_max }: Span): string | undefined {
    const { years } = this.#data;
    if (basis === 'flow') return notWhole(years, { periode_min, periode_max });
    const month = { periode_min: periode_max, periode_max };
    // Of a month without anything, the balance is the one that the next year opens with, or none.
    return this.#isUnread(periode_max) ? undefined : notWhole(years, month);
  }

  /** True for a month that no source tells of, and in which nothing was booked ahead. */
  #isUnread(periode: number): boolean {
    const { years, months } = this.#data;
    return !months.has(periode) && monthRead(years, periode) === 'none';
  }

  /** True when something was booked in the span. */
  hasBookings({ periode_min, periode_max }: Span): boolean {
    return [...this.#data.months].some((month) => month >= periode_min && month <= periode_max);
  }

  /**
   * True when the fiscal year of a month should have an opening balance and has none: there is a
   * year before it, or it does not begin with equity put in, as that of a new company does.
   */
  lacksOpening(periode: number): boolean {
    const key = `lacks opening ${periode}`;
    return this.#derived.memoize(key, () => this.#hasNoOpening(periode));
  }

  #hasNoOpening(periode: number): boolean {
    const { years, summary } = this.#data;
    const year = fiscalYearAt(years, periode);
    if (!year) return false;
    const { first, last } = fiscalMonths(year);
    const before = fiscalYearAt(years, addMonths(first, -1));
    const opening: Window = { periode_min: first, periode_max: first, soorten: ['opening'] };
    if (before === year || summary.holds(opening)) return false;
    if (before !== undefined) return true;
    return !this.#beginsWithEquity(first, last);
  }

  /** The first movement of equity puts more in than it takes out, and is an early one. */
  #beginsWithEquity(first: number, last: number): boolean {
    const { months, summary } = this.#data;
    const { groups } = definition('eigen_vermogen');
    const early = periodRange(first, last).filter((month) => months.has(month));
    for (const month of early.slice(0, FIRST_MONTHS)) {
      const moved: Window = { periode_min: month, periode_max: month, soorten: ['mutatie'] };
      const taken = summary.side('debet', groups, moved);
      const put = summary.side('credit', groups, moved);
      if (taken + put > 0) return put > taken;
    }
    return false;
  }

  /** Which lines make up a figure, or why there is none, and how its moment is called. */
  at(basis: Basis, span: Span): Moment {
    return (this.#of(span)[basis] ??= this.#moment(basis, span));
  }

  #of(span: Span): OfSpan {
    const before = this.#spans.get(span);
    if (before) return before;
    const found: OfSpan = {};
    this.#spans.set(span, found);
    return found;
  }

  #moment(basis: Basis, { periode_min, periode_max }: Span): Moment {
    const span = { periode_min, periode_max };
    return this.#derived.memoize(`moment ${basis} ${periode_min} ${periode_max}`, () => ({
      lines: this.#made(basis, span),
      name: momentName(basis, span),
    }));
  }

  #made(basis: Basis, span: Span): Window | string {
    const { years, booked } = this.#data;
    const window = windowOf(basis, span, years);
    if (basis === 'stock') return this.#balance(span.periode_max, window);
    if (booked && span.periode_min > booked.periode_max) {
      return `Over ${spanName(span)} is nog niets geboekt.`;
    }
    const { periode_min, periode_max } = span;
    const isRead = () =>
      periodRange(periode_min, periode_max).every((month) => !this.#isUnread(month));
    return window && (this.hasBookings(span) || isRead()) ? window : notRead(span);
  }

  #balance(periode: number, window: Window | null): Window | string {
    const month = { periode_min: periode, periode_max: periode };
    if (this.#isUnread(periode)) return this.#opening(periode) ?? notRead(month);
    return window ?? this.#noBalance(month);
  }

  /** The balance right before a fiscal year is the one that it opens with. */
  #opening(periode: number): Window | undefined {
    const { years, summary } = this.#data;
    const next = addMonths(periode, 1);
    const year = fiscalYearAt(years, next);
    if (!year) return undefined;
    if (fiscalMonths(year).first !== next || overlapping(year, years)) return undefined;
    const opening: Window = { periode_min: next, periode_max: next, soorten: ['opening'] };
    return summary.holds(opening) ? opening : undefined;
  }

  #noBalance(span: Span): string {
    const { years } = this.#data;
    const year = fiscalYearAt(years, span.periode_max);
    return year && overlapping(year, years) ? MIXED_YEARS : notRead(span);
  }
}
