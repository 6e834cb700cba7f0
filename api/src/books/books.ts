import type { BookedFigure, Figure, FilterItem } from '@kengetal/contract';
import {
  addMonths,
  definition,
  fiscalMonths,
  fiscalYearAt,
  sumByGroup,
  windowOf,
  type BookedDefinition,
  type DefinitionKey,
  type GroupKey,
  type SummaryRow,
  type Window,
} from '../ledger/index.ts';
import { monthName, spanName, type Span } from '../periods/names.ts';
import type { BooksCalendar } from './calendar.ts';
import { filtersOfGroups } from './selection.ts';

export interface BookedAccount {
  readonly rekening: string;
  readonly naam: string;
  readonly groep: GroupKey;
}

/** The books of one project over some months: definitions become figures here, and nowhere else. */
export class Books {
  readonly calendar: BooksCalendar;
  readonly accounts: ReadonlyMap<string, BookedAccount>;
  readonly #rows: readonly SummaryRow[];
  readonly #sums = new Map<string, ReturnType<typeof sumByGroup>>();

  constructor(
    calendar: BooksCalendar,
    rows: readonly SummaryRow[],
    accounts: ReadonlyMap<string, BookedAccount>,
  ) {
    this.calendar = calendar;
    this.#rows = rows;
    this.accounts = accounts;
  }

  /** True when fiscal years of the books hold every month of the span. */
  covers(span: Span): boolean {
    const { years } = this.calendar;
    for (let month = span.periode_min; month <= span.periode_max; month = addMonths(month, 1)) {
      if (!fiscalYearAt(years, month)) return false;
    }
    return true;
  }

  /** True when something was booked in the span. */
  hasBookings({ periode_min, periode_max }: Span): boolean {
    return [...this.calendar.months].some((month) => month >= periode_min && month <= periode_max);
  }

  /** A defined figure over a span; a balance is that at its end. */
  figure(key: DefinitionKey, span: Span, label?: string): Figure {
    const { basis, sign, groups, name, explanation } = definition(key);
    const about = { label: `${label ?? name}, ${momentName(basis, span)}`, explanation };
    const window = this.#window(basis, span);
    if (typeof window === 'string') return { kind: 'absent', reason: window, about };
    const sums = this.#sumsOf(window);
    const cents = groups.reduce((total, group) => total + (sums.get(group)?.cents ?? 0), 0);
    return booked(cents, sign, { ...window, filters: filtersOfGroups(groups) }, about);
  }

  /** A figure to compare with: only of a span that the books hold whole. */
  comparison(key: DefinitionKey, span: Span, label?: string): Figure {
    return this.#ifWhole(definition(key), span, this.figure(key, span, label));
  }

  /** The part of a flow that was booked in closing periods; they are part of years alone. */
  closing(key: DefinitionKey, { periode_min, periode_max }: Span): Figure {
    const { sign, groups, explanation, name } = definition(key);
    const window: Window = { periode_min, periode_max, soorten: ['afsluiting'] };
    const sums = this.#sumsOf(window);
    const cents = groups.reduce((total, group) => total + (sums.get(group)?.cents ?? 0), 0);
    const about = { label: `${name}, afsluitboekingen`, explanation };
    return booked(cents, sign, { ...window, filters: filtersOfGroups(groups) }, about);
  }

  /** What one account adds to a figure with this basis and sign. */
  account(rekening: string, { basis, sign }: BookedDefinition, span: Span): Figure {
    const name = this.accounts.get(rekening)?.naam ?? '';
    const about = {
      label: `${rekening} ${name}`.trim() + `, ${momentName(basis, span)}`,
      explanation: 'Grootboekrekening zoals die in de boekhouding staat.',
    };
    const window = this.#window(basis, span);
    if (typeof window === 'string') return { kind: 'absent', reason: window, about };
    const rows = this.#rows.filter(({ account_id }) => account_id === rekening);
    const sums = [...sumByGroup(rows, window).values()];
    const cents = sums.reduce((total, sum) => total + sum.cents, 0);
    const filters: FilterItem[] = [{ column: 'rekening', operator: 'eq', value: rekening }];
    return booked(cents, sign, { ...window, filters }, about);
  }

  /** The same to compare with. */
  accountComparison(rekening: string, defined: BookedDefinition, span: Span): Figure {
    return this.#ifWhole(defined, span, this.account(rekening, defined, span));
  }

  /** Accounts of these groups that have amounts within the read months, by number. */
  accountsOf(groups: readonly GroupKey[]): BookedAccount[] {
    const used = new Set(this.#rows.map(({ account_id }) => account_id));
    return [...this.accounts.values()].filter(
      ({ rekening, groep }) => used.has(rekening) && groups.includes(groep),
    );
  }

  #ifWhole({ basis }: BookedDefinition, span: Span, figure: Figure): Figure {
    if (basis === 'stock' || this.covers(span)) return figure;
    return { kind: 'absent', reason: notRead(span), about: figure.about };
  }

  /** Which lines make up a figure, or why there is none: the books do not hold or reach the span. */
  #window(basis: BookedDefinition['basis'], { periode_min, periode_max }: Span): Window | string {
    const span = { periode_min, periode_max };
    const { years, booked: reach } = this.calendar;
    const window = windowOf(basis, span, years);
    if (basis === 'stock') return window ?? this.#opening(periode_max) ?? notRead(span);
    if (reach && periode_min > reach.periode_max) {
      return `Over ${spanName(span)} is nog niets geboekt.`;
    }
    return window && (this.covers(span) || this.hasBookings(span)) ? window : notRead(span);
  }

  /** The balance right before the first fiscal year of the books is the one that it opens with. */
  #opening(periode: number): Window | undefined {
    const next = addMonths(periode, 1);
    const year = fiscalYearAt(this.calendar.years, next);
    if (!year || fiscalMonths(year).first !== next) return undefined;
    const opens = this.#rows.some((row) => row.soort === 'opening' && row.periode === next);
    return opens ? { periode_min: next, periode_max: next, soorten: ['opening'] } : undefined;
  }

  #sumsOf(window: Window): ReturnType<typeof sumByGroup> {
    const key = JSON.stringify(window);
    const sums = this.#sums.get(key) ?? sumByGroup(this.#rows, window);
    this.#sums.set(key, sums);
    return sums;
  }
}

function booked(
  sum: number,
  sign: 1 | -1,
  selection: BookedFigure['selection'],
  about: BookedFigure['about'],
): BookedFigure {
  return { kind: 'booked', cents: sum === 0 ? 0 : sign * sum, sign, selection, about };
}

function notRead(span: Span): string {
  return `De boekhouding over ${spanName(span)} is niet ingelezen.`;
}

/** 'januari t/m maart 2025' for a flow, 'stand eind maart 2025' for a balance. */
function momentName(basis: BookedDefinition['basis'], span: Span): string {
  return basis === 'stock' ? `stand eind ${monthName(span.periode_max)}` : spanName(span);
}
