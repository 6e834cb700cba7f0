import { addMonths, fiscalMonths } from '@kengetal/ledger';
import { ofResult, type Heading } from './headings.ts';
import {
  lengthOf,
  type JudgedAccount,
  type JudgedLedger,
  type Months,
  type Which,
} from './ledger.ts';
import { monthsNamed } from './periods.ts';
import { nameAt, numberIn, rounded, saidAt, valueOf, type Sentence } from './sentences.ts';

export const KINDS = [
  'unread',
  'amount',
  'direction',
  'cause',
  'moment',
  'good',
  'ground',
] as const;

/**
 * What is wrong with a sentence: it cannot be parsed, names another amount, turns a direction,
 * leaves out the cause or names a small one, holds against another moment, calls good what is not
 * sure, or says what nothing in the books gives ground for.
 */
export type Kind = (typeof KINDS)[number];

export interface Fault {
  readonly kind: Kind;
  readonly why: string;
}

export const fault = (kind: Kind, why: string): Fault[] => [{ kind, why }];
export const unless = (holds: boolean, kind: Kind, why: string) => (holds ? [] : fault(kind, why));

/** How an account changed, as its heading shows it. */
export interface AccountChange {
  readonly account: JudgedAccount;
  readonly now: number;
  readonly then: number;
  readonly change: number;
}

const YEAR = 12;

/** What a report is held against. */
export type Comparison = 'vorige_periode' | 'vorig_jaar';

/** The months that a report is about, and those that its words hold them against. */
export class Scene {
  readonly ledger: JudgedLedger;
  readonly report: Months;
  now: Months;
  then: Months | undefined;

  readonly #isYearBack: boolean;

  constructor(ledger: JudgedLedger, report: Months, comparison: Comparison) {
    this.ledger = ledger;
    this.report = report;
    this.#isYearBack = comparison === 'vorig_jaar';
    this.now = report;
  }

  /** Months named in words, and whether they are those of the report. */
  isNow(words: string): boolean {
    const named = monthsNamed(bare(words), this.ledger.years);
    if (!named || named.first !== this.report.first || named.last > this.report.last) return false;
    const rest = { first: addMonths(named.last, 1), last: this.report.last };
    const isReached = rest.first > rest.last || this.ledger.empty(rest).length === lengthOf(rest);
    this.now = named;
    return isReached;
  }

  /** Whether months named in words are as many as those of the report, in the period before it. */
  isThen(words: string): boolean {
    const named = monthsNamed(bare(words), this.ledger.years);
    if (!named) return false;
    this.then = named;
    const back = this.#isYearBack ? YEAR : lengthOf(this.report);
    const start = addMonths(this.report.first, -back);
    return named.first === start && lengthOf(named) === lengthOf(this.now);
  }

  /** A balance is held against the end of the period before, or against that of a year ago. */
  isBefore(moment: number | undefined): boolean {
    return moment === this.#before;
  }

  get #before(): number {
    return this.#isYearBack ? addMonths(this.now.last, -YEAR) : addMonths(this.report.first, -1);
  }

  flowNow(which: Which, sign: 1 | -1): number {
    return sign * this.ledger.flow(which, this.now) + 0;
  }

  flowThen(which: Which, sign: 1 | -1): number {
    return this.then ? sign * this.ledger.flow(which, this.then) + 0 : Number.NaN;
  }

  stockNow(which: Which, sign: 1 | -1): number {
    const isClosed = this.#isWholeYear(this.now);
    return sign * this.ledger.stock(which, this.now.last, isClosed) + 0;
  }

  #isWholeYear({ first, last }: Months): boolean {
    const years = this.ledger.years.map(fiscalMonths);
    return years.some((year) => year.first === first) && years.some((year) => year.last === last);
  }

  stockThen(which: Which, sign: 1 | -1): number {
    // Who looks from a later year sees it closed; a month of that year as it was then.
    const isClosed = !this.#isYearBack || this.#isWholeYear(this.now);
    return sign * this.ledger.stock(which, this.#before, isClosed) + 0;
  }

  valueNow({ which, sign, isBalance }: Heading): number {
    return isBalance ? this.stockNow(which, sign) : this.flowNow(which, sign);
  }

  valueThen({ which, sign, isBalance }: Heading): number {
    return isBalance ? this.stockThen(which, sign) : this.flowThen(which, sign);
  }

  changeOf(heading: Heading): number {
    return this.valueNow(heading) - this.valueThen(heading);
  }

  /** Whether the fiscal year of the report opens with anything. */
  get hasOpening(): boolean {
    return this.ledger.accounts.some((account) => this.ledger.opens(account, this.now.last));
  }

  get result(): { now: number; then: number } {
    return { now: this.flowNow(ofResult, -1), then: this.flowThen(ofResult, -1) };
  }

  /** Whether something is booked on an account of a heading, also where it comes to nothing. */
  isBooked(heading: Heading): boolean {
    return this.ledger.accounts
      .filter(heading.which)
      .some((account) => this.flowNow((other) => other === account, 1) !== 0);
  }

  /** Accounts of a heading that changed, the largest first. */
  accountChanges(heading: Heading): AccountChange[] {
    return this.ledger.accounts
      .filter(heading.which)
      .map((account) => {
        const one = { ...heading, which: (other: JudgedAccount) => other === account };
        const [now, then] = [this.valueNow(one), this.valueThen(one)];
        return { account, now, then, change: now - then };
      })
      .filter(({ change }) => change !== 0)
      .sort((one, other) => Math.abs(other.change) - Math.abs(one.change));
  }

  /** Whether months without any booking make a period say less than the other. */
  get lacksMonths(): boolean {
    const { ledger, now, then } = this;
    return ledger.empty(now).length > (then ? ledger.empty(then).length : 0);
  }
}

const bare = (words: string) => words.replace(/^(?:In|in|Van|van|Over|over) /, '');

/** Whether an amount is what the books say, in its words and in what it opens into. */
export function amountFaults(
  sentence: Sentence,
  token: string | undefined,
  cents: number,
): Fault[] {
  const said = saidAt(sentence, token);
  const value = valueOf(said?.figure);
  const label = said?.label ?? '';
  const expected = Number.isNaN(cents) ? NaN : rounded(BigInt(cents), 100n);
  const isTrue = numberIn(label) === expected && value === cents && label.startsWith('€');
  return unless(isTrue, 'amount', `${label} opens ${String(value)}, books say ${String(cents)}`);
}

/** A percentage, rounded once from the amounts. */
export function percentFaults(
  sentence: Sentence,
  token: string | undefined,
  above: number,
  below: number,
): Fault[] {
  const said = saidAt(sentence, token);
  if (!(below > 0)) return fault('amount', `${said?.label ?? ''} of nothing`);
  const [top, bottom] = [BigInt(above), BigInt(below)];
  const tenths = rounded(1_000n * top, bottom);
  const isTrue =
    numberIn(said?.label ?? '') === tenths &&
    valueOf(said?.figure) === rounded(10_000n * top, bottom) &&
    (said?.label.endsWith('%') ?? false);
  return unless(isTrue, 'amount', `${said?.label ?? ''} for ${String(tenths)} tenths`);
}

/** 'niet' and 'geen' are said of nothing alone. */
export function noneFaults(sentence: Sentence, token: string | undefined, cents: number): Fault[] {
  const said = saidAt(sentence, token);
  const isTrue = cents === 0 && valueOf(said?.figure) === 0;
  return unless(isTrue, 'amount', `${said?.label ?? ''} for ${String(cents)}`);
}

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, '');

/** Whether a quoted name is that of an account; long ones are cut. */
export function isNamed(
  sentence: Sentence,
  token: string,
  { naam, rekening }: JudgedAccount,
): boolean {
  const name = nameAt(sentence, token) ?? '';
  const [said, whole] = [letters(name), letters(naam)];
  if (whole === '') return letters(rekening) === said;
  return name.endsWith('…') ? whole.startsWith(said) : whole === said;
}
