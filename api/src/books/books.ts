import type { BookedFigure, Figure, FilterItem } from '@kengetal/contract';
import {
  addMonths,
  definition,
  fiscalMonths,
  fiscalYearAt,
  overlapping,
  periodRange,
  windowOf,
  type BookedDefinition,
  type DefinitionKey,
  type GroupKey,
  type Window,
} from '../ledger/index.ts';
import { monthName, spanName, type Span } from '../periods/names.ts';
import type { BooksCalendar } from './calendar.ts';
import type { BookedAccount, BooksData } from './data.ts';
import { filtersOfGroups } from './selection.ts';

export type { BookedAccount } from './data.ts';

type Basis = BookedDefinition['basis'];

/** The books of one project on one day: definitions become figures here, and nowhere else. */
export class Books {
  readonly calendar: BooksCalendar;
  readonly #data: BooksData;
  readonly #windows = new Map<string, Window | string>();

  /** @param today 'YYYY-MM-DD' */
  constructor(data: BooksData, today: string) {
    const { years, months, booked, updatedAt } = data;
    this.calendar = { years, months, booked, updatedAt, today };
    this.#data = data;
  }

  get accounts(): ReadonlyMap<string, BookedAccount> {
    return this.#data.accounts;
  }

  /** True when fiscal years of the books hold every month of the span. */
  covers({ periode_min, periode_max }: Span): boolean {
    const { years } = this.calendar;
    return periodRange(periode_min, periode_max).every((month) => fiscalYearAt(years, month));
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
    const cents = this.#data.summary.groups(groups, window);
    return booked(cents, sign, window, filtersOfGroups(groups), about);
  }

  /** A figure to compare with: only of a span that the books hold whole. */
  comparison(key: DefinitionKey, span: Span, label?: string): Figure {
    return this.#ifWhole(definition(key), span, this.figure(key, span, label));
  }

  /** The part of a flow that was booked in closing periods; they are part of years alone. */
  closing(key: DefinitionKey, span: Span, label?: string): Figure {
    const { sign, groups, explanation, name } = definition(key);
    const about = { label: `${label ?? name}, afsluitboekingen`, explanation };
    const window = this.#closingWindow(span);
    const cents = this.#data.summary.groups(groups, window);
    return booked(cents, sign, window, filtersOfGroups(groups), about);
  }

  /** The same of one account. */
  closingAccount(rekening: string, { sign }: BookedDefinition, span: Span): Figure {
    const about = this.#aboutAccount(rekening, 'afsluitboekingen');
    const window = this.#closingWindow(span);
    const cents = this.#data.summary.account(rekening, window);
    return booked(cents, sign, window, filtersOfAccount(rekening), about);
  }

  #closingWindow({ periode_min, periode_max }: Span): Window {
    const flow = windowOf('flow', { periode_min, periode_max }, this.calendar.years);
    return { periode_min, periode_max, ...flow, soorten: ['afsluiting'] };
  }

  /** What one account adds to a figure with this basis and sign. */
  account(rekening: string, { basis, sign }: BookedDefinition, span: Span): Figure {
    const about = this.#aboutAccount(rekening, momentName(basis, span));
    const window = this.#window(basis, span);
    if (typeof window === 'string') return { kind: 'absent', reason: window, about };
    const cents = this.#data.summary.account(rekening, window);
    return booked(cents, sign, window, filtersOfAccount(rekening), about);
  }

  #aboutAccount(rekening: string, moment: string) {
    const name = this.accounts.get(rekening)?.naam ?? '';
    const label = `${rekening} ${name}`.trim();
    const explanation = 'Grootboekrekening zoals die in de boekhouding staat.';
    return { label: `${label}, ${moment}`, explanation };
  }

  /** The same to compare with. */
  accountComparison(rekening: string, defined: BookedDefinition, span: Span): Figure {
    return this.#ifWhole(defined, span, this.account(rekening, defined, span));
  }

  /** Accounts of these groups that ever had an amount, by number. */
  accountsOf(groups: readonly GroupKey[]): BookedAccount[] {
    const { accounts, summary } = this.#data;
    return [...accounts.values()].filter(
      ({ rekening, groep }) => groups.includes(groep) && summary.has(rekening),
    );
  }

  /** Which lines make up a figure of this basis over a span, or why there is none. */
  linesOf(basis: Basis, span: Span): Window | string {
    return this.#window(basis, span);
  }

  /** Σ of the lines of an account in a window, debit positive. */
  sumOf(rekening: string, window: Window): number {
    return this.#data.summary.account(rekening, window);
  }

  #ifWhole({ basis }: BookedDefinition, span: Span, figure: Figure): Figure {
    if (basis === 'stock' || this.covers(span)) return figure;
    return { kind: 'absent', reason: notRead(span), about: figure.about };
  }

  /** Which lines make up a figure, or why there is none; the same for all figures of a basis. */
  #window(basis: Basis, { periode_min, periode_max }: Span): Window | string {
    const key = `${basis} ${periode_min} ${periode_max}`;
    const known = this.#windows.get(key);
    if (known !== undefined) return known;
    const window = this.#windowOf(basis, { periode_min, periode_max });
    this.#windows.set(key, window);
    return window;
  }

  #windowOf(basis: Basis, span: Span): Window | string {
    const { years, booked: reach } = this.calendar;
    const window = windowOf(basis, span, years);
    if (basis === 'stock') {
      return window ?? this.#opening(span.periode_max) ?? this.#noBalance(span);
    }
    if (reach && span.periode_min > reach.periode_max) {
      return `Over ${spanName(span)} is nog niets geboekt.`;
    }
    return window && (this.covers(span) || this.hasBookings(span)) ? window : notRead(span);
  }

  /** The balance right before the first fiscal year of the books is the one that it opens with. */
  #opening(periode: number): Window | undefined {
    const next = addMonths(periode, 1);
    const year = fiscalYearAt(this.calendar.years, next);
    if (!year || fiscalYearAt(this.calendar.years, periode)) return undefined;
    if (fiscalMonths(year).first !== next || overlapping(year, this.calendar.years))
      return undefined;
    const opening: Window = { periode_min: next, periode_max: next, soorten: ['opening'] };
    return this.#data.summary.holds(opening) ? opening : undefined;
  }

  #noBalance(span: Span): string {
    const { years } = this.calendar;
    const year = fiscalYearAt(years, span.periode_max);
    return year && overlapping(year, years)
      ? 'In dit project staan administraties waarvan de boekjaren door elkaar lopen; daarvan is geen gezamenlijke balans te maken.'
      : notRead(span);
  }
}

function booked(
  sum: number,
  sign: 1 | -1,
  { boekjaar, ...window }: Window,
  filters: readonly FilterItem[],
  about: BookedFigure['about'],
): BookedFigure {
  const ofYear: FilterItem[] =
    boekjaar === undefined ? [] : [{ column: 'boekjaar', operator: 'eq', value: boekjaar }];
  const selection = { ...window, filters: [...ofYear, ...filters] };
  return { kind: 'booked', cents: sum === 0 ? 0 : sign * sum, sign, selection, about };
}

function filtersOfAccount(rekening: string): FilterItem[] {
  return [{ column: 'rekening', operator: 'eq', value: rekening }];
}

function notRead(span: Span): string {
  return `De boekhouding over ${spanName(span)} is niet ingelezen.`;
}

/** 'januari t/m maart 2025' for a flow, 'stand eind maart 2025' for a balance. */
function momentName(basis: Basis, span: Span): string {
  return basis === 'stock' ? `stand eind ${monthName(span.periode_max)}` : spanName(span);
}
