import type { Figure } from '@kengetal/contract';
import {
  type BookedDefinition,
  definition,
  type DefinitionKey,
  type GroupKey,
  OF_PERSON,
  type Span,
  type Window,
  windowOf,
} from '@kengetal/ledger';
import { toldMonths } from './periods/reach.ts';
import type { Asker } from '../db/limits.ts';
import { SizedCache } from '../sized-cache.ts';
import { AccountNames } from './figures/account-names.ts';
import { bookedFigure, type Source } from './figures/booked.ts';
import type { BooksCalendar } from './calendar.ts';
import type { BookedAccount, BooksData, Budget, OtherCreditors } from './store/data.ts';
import { isOnlyRevenue, ONLY_REVENUE } from './figures/group-names.ts';
import { filtersOfGroups } from './figures/selection.ts';
import { Windows } from './figures/windows.ts';

export type { BookedAccount } from './store/data.ts';

type Basis = BookedDefinition['basis'];

/** What is derived of one version; beyond it that goes which was used longest ago. */
const MAX_DERIVED_BYTES = 64 * 1024 ** 2;

const OF_ACCOUNT = 'Grootboekrekening zoals die in de boekhouding staat.';

/** The books of one project on one day: definitions become figures here, and nowhere else. */
export class Books {
  readonly calendar: BooksCalendar;
  /** What others derive of these books, for as long as they are in memory. */
  readonly derived: SizedCache;
  /** Who waits for what is made of them; what is derived of them is for others too. */
  readonly asker?: Asker;
  readonly #data: BooksData;
  readonly #windows: Windows;
  readonly #accountsOf: WeakMap<readonly GroupKey[], readonly BookedAccount[]>;
  readonly #names: AccountNames;

  /**
   * @param today 'YYYY-MM-DD'
   * @param onResize told when what is derived takes another number of bytes
   * @param asked the same books for somebody
   */
  constructor(
    data: BooksData,
    today: string,
    onResize?: () => void,
    asked?: { readonly of: Books; readonly asker: Asker },
  ) {
    this.#data = data;
    if (asked) {
      const { of } = asked;
      this.asker = asked.asker;
      [this.calendar, this.derived] = [of.calendar, of.derived];
      [this.#windows, this.#names, this.#accountsOf] = [of.#windows, of.#names, of.#accountsOf];
      return;
    }
    const { years, months, booked, updatedAt, lacking } = data;
    const told = toldMonths(data) ?? booked;
    this.calendar = { years, months, booked, told, updatedAt, lacking, today };
    this.#accountsOf = new WeakMap();
    this.derived = new SizedCache(MAX_DERIVED_BYTES, onResize);
    this.#windows = new Windows(data, this.derived);
    this.#names = new AccountNames(data.accounts);
  }

  /** The same books, with all that is derived of them, for one who may not wait to the end. */
  for(asker: Asker): Books {
    return new Books(this.#data, this.calendar.today, undefined, { of: this, asker });
  }

  get accounts(): ReadonlyMap<string, BookedAccount> {
    return this.#data.accounts;
  }

  /** Accounts of the balance sheet that VAT is booked on. */
  get vatAccounts(): readonly string[] {
    return this.#data.vatAccounts;
  }

  /** Creditors that nothing is bought from. */
  get otherCreditors(): OtherCreditors {
    return this.#data.otherCreditors;
  }

  /** True where people are the company: its profit is theirs, before their own tax. */
  get isOfPerson(): boolean {
    return this.#data.isOfPerson;
  }

  /** How a figure is called and judged in these books. */
  defined(key: DefinitionKey): BookedDefinition {
    const named = definition(key);
    const defined = this.#isOnlyRevenue(key) ? { ...named, name: ONLY_REVENUE } : named;
    return this.isOfPerson ? { ...defined, ...OF_PERSON[key] } : defined;
  }

  #isOnlyRevenue(key: DefinitionKey): boolean {
    return isOnlyRevenue(key, (group) => this.accountsOf(definition(group).groups).length > 0);
  }

  get budgets(): readonly Budget[] {
    return this.#data.budgets;
  }

  /** Why no other period is held against this one: the books do not hold it whole. */
  whyNotWhole(basis: Basis, span: Span): string | undefined {
    return this.#windows.whyNotWhole(basis, span);
  }

  /** True when the fiscal year of a month lacks the balance that the year before closed with. */
  lacksOpening(periode: number): boolean {
    return this.#windows.lacksOpening(periode);
  }

  /** True when something was booked in the span. */
  hasBookings(span: Span): boolean {
    return this.#windows.hasBookings(span);
  }

  /** A defined figure over a span; a balance is that at its end. */
  figure(key: DefinitionKey, span: Span, label?: string): Figure {
    const { basis, sign, groups, name, explanation } = this.defined(key);
    const { lines, name: moment } = this.#windows.at(basis, span);
    const about = { label: `${label ?? name}, ${moment}`, explanation };
    if (typeof lines === 'string') return { kind: 'absent', reason: lines, about };
    const cents = this.#data.summary.groups(groups, lines);
    return bookedFigure(cents, lines, { sign, filters: filtersOfGroups(groups), about });
  }

  /** A figure to compare with: only of a span that the books hold whole. */
  comparison(key: DefinitionKey, span: Span, label?: string): Figure {
    return this.#ifWhole(definition(key), span, this.figure(key, span, label));
  }

  /** The part of a flow that was booked in closing periods; they are part of years alone. */
  closing(key: DefinitionKey, span: Span, label?: string): Figure {
    const { sign, groups, explanation, name } = this.defined(key);
    const about = { label: `${label ?? name}, afsluitboekingen`, explanation };
    const window = this.#closingWindow(span);
    const cents = this.#data.summary.groups(groups, window);
    return bookedFigure(cents, window, { sign, filters: filtersOfGroups(groups), about });
  }

  /** The same of one account. */
  closingAccount(rekening: string, { sign }: BookedDefinition, span: Span): Figure {
    const { label, filters } = this.#names.of(rekening);
    const about = { label: `${label}, afsluitboekingen`, explanation: OF_ACCOUNT };
    const window = this.#closingWindow(span);
    const cents = this.#data.summary.account(rekening, window);
    return bookedFigure(cents, window, { sign, filters, about });
  }

  /** What figures of this basis over a span are sums of, or why there are none. */
  source(basis: Basis, span: Span): Source {
    const { lines, name: naam } = this.#windows.at(basis, span);
    return typeof lines === 'string' ? { naam, lines: null, reason: lines } : { naam, lines };
  }

  /** The same of closing bookings. */
  closingSource(span: Span): Source {
    return { naam: 'afsluitboekingen', lines: this.#closingWindow(span) };
  }

  /** True when closing periods in the span have left an amount on some account. */
  hasClosing(span: Span): boolean {
    const window = this.#closingWindow(span);
    const { accounts, summary } = this.#data;
    return [...accounts.keys()].some((rekening) => summary.account(rekening, window) !== 0);
  }

  #closingWindow({ periode_min, periode_max }: Span): Window {
    const flow = windowOf('flow', { periode_min, periode_max }, this.calendar.years);
    return { periode_min, periode_max, ...flow, soorten: ['afsluiting'] };
  }

  /** What one account adds to a figure with this basis and sign. */
  account(rekening: string, { basis, sign }: BookedDefinition, span: Span): Figure {
    const { label, filters } = this.#names.of(rekening);
    const { lines, name } = this.#windows.at(basis, span);
    const about = { label: `${label}, ${name}`, explanation: OF_ACCOUNT };
    if (typeof lines === 'string') return { kind: 'absent', reason: lines, about };
    const cents = this.#data.summary.account(rekening, lines);
    return bookedFigure(cents, lines, { sign, filters, about });
  }

  /** What one account adds to a figure to compare with. */
  accountComparison(rekening: string, defined: BookedDefinition, span: Span): Figure {
    return this.#ifWhole(defined, span, this.account(rekening, defined, span));
  }

  /** Accounts of these groups that ever had an amount, by number. */
  accountsOf(groups: readonly GroupKey[]): readonly BookedAccount[] {
    const before = this.#accountsOf.get(groups);
    if (before) return before;
    const { accounts, summary } = this.#data;
    const found = [...accounts.values()].filter(
      ({ rekening, groep }) => groups.includes(groep) && summary.has(rekening),
    );
    this.#accountsOf.set(groups, found);
    return found;
  }

  /** Which lines make up a figure of this basis over a span, or why there is none. */
  linesOf(basis: Basis, span: Span): Window | string {
    return this.#windows.at(basis, span).lines;
  }

  /** Σ of the lines of an account in a window, debit positive. */
  sumOf(rekening: string, window: Window): number {
    return this.#data.summary.account(rekening, window);
  }

  /** Σ of the debit or of the credit lines of groups in a window, above zero. */
  sideOf(side: 'debet' | 'credit', groups: readonly GroupKey[], window: Window): number {
    return this.#data.summary.side(side, groups, window);
  }

  #ifWhole({ basis }: BookedDefinition, span: Span, figure: Figure): Figure {
    const reason = figure.kind === 'absent' ? undefined : this.whyNotWhole(basis, span);
    return reason === undefined ? figure : { kind: 'absent', reason, about: figure.about };
  }
}
