import type { CashInvoice, Day, OwedSide, PaidBy } from './types.ts';

/** Invoices that tell how long a relation takes: the last so many that were paid. */
const RECENT = Number(process.env.RECENT ?? 7);
/** Fewer say nothing of a relation, and fewer of all nothing of anyone. */
const LEAST = 3;
const LEAST_OF_ALL = 5;
/** Days in which what is charged tells how what comes is paid. */
const LATELY = 182;
/** Beyond all days that are looked ahead. */
const NEVER = 10_000;
/** Those of all relations that count. */
const RECENT_OF_ALL = 200;
/** Later than all that is known: expected as long again as it is late, from a week up to a quarter. */
const LEAST_LATER = 7;
const MOST_LATE = 91;
/** Term for payment where nothing is agreed (art. 6:119a BW). */
const LEGAL_TERM = 30;

/** When an invoice is expected to be paid, and what tells. */
interface Payday {
  readonly day: Day;
  readonly by: PaidBy;
  readonly days: number;
}

/** An invoice by its day, and how long it took. */
interface Seen {
  readonly day: Day;
  readonly days: number;
}

/** How long the invoices of one side take to be paid, as was known on a day. */
export class PaymentHabits {
  readonly #own = new Map<string, Seen[]>();
  readonly #all: number[] = [];
  /** Charged lately, paid or not. */
  readonly #lately: CashInvoice[] = [];
  #sorted: readonly number[] | undefined;

  /** @param invoices in the order in which they were paid */
  constructor(
    invoices: readonly CashInvoice[],
    side: OwedSide,
    private readonly at: Day,
  ) {
    const waiting: CashInvoice[] = [];
    for (const invoice of invoices) {
      const { side: own, relatie, day, cents, paid, paidOn } = invoice;
      if (own !== side || day > at) continue;
      if (day > at - LATELY) this.#lately.push(invoice);
      if (paidOn === null || paidOn > at) waiting.push(invoice);
      else if (paid === cents) {
        const days = Math.max(0, paidOn - day);
        this.#seen(relatie, { day, days });
        this.#all.push(days);
      }
    }
    this.#all.splice(0, Math.max(0, this.#all.length - RECENT_OF_ALL));
    this.#learn(waiting);
  }

  #seen(relatie: string, one: Seen): void {
    const known = this.#own.get(relatie);
    if (known) known.push(one);
    else this.#own.set(relatie, [one]);
  }

  /** An invoice that is later than usual tells, before it is paid, that its relation pays later now. */
  #learn(waiting: readonly CashInvoice[]): void {
    const late = waiting.filter(({ relatie, day }) => {
      const own = this.#recent(relatie);
      return own.length >= LEAST && this.at - day > middle(own);
    });
    for (const { relatie, day } of late) this.#seen(relatie, { day, days: this.at - day });
    for (const relatie of new Set(late.map((one) => one.relatie))) {
      this.#own.get(relatie)?.sort((one, other) => one.day - other.day);
    }
  }

  /**
   * The day on which an open invoice is paid: as late as its relation usually pays, else as all do,
   * else when it falls due. What is later than that already is expected when half of those are
   * paid that took even longer; undefined where none ever did.
   */
  expected({ relatie, day, due }: CashInvoice): Payday | undefined {
    const own = this.#recent(relatie);
    const usual = this.#usual(own, day, due);
    if (usual.day > this.at) return usual;
    const age = this.at - day;
    for (const known of [own, this.#ofAll()]) {
      const longer = known.filter((days) => days > age);
      if (longer.length < LEAST - 1) continue;
      const days = middle(longer);
      return { day: day + days, by: 'later', days };
    }
    const late = this.at - usual.day;
    if (late > MOST_LATE) return undefined;
    const days = age + Math.max(late, LEAST_LATER);
    return { day: day + days, by: 'later', days };
  }

  #usual(own: readonly number[], day: Day, due: Day | null): Payday {
    const of = (days: number, by: PaidBy) => ({ day: day + days, by, days });
    if (own.length >= LEAST) return of(middle(own), 'relatie');
    const all = this.#ofAll();
    if (all.length >= LEAST_OF_ALL) return of(middle(all), 'allen');
    return due === null ? of(LEGAL_TERM, 'termijn') : of(due - day, 'vervaldag');
  }

  /**
   * Days after which what will be charged is paid, each for an equal part of the amount: as what was
   * charged lately was paid, or is expected to be.
   * @param isUsual false for what comes back, which is expected by itself
   */
  spread(parts: number, isUsual: (invoice: CashInvoice) => boolean): readonly number[] {
    const paid = this.#lately
      .filter(isUsual)
      .map((invoice) => ({ days: this.#daysOf(invoice), cents: Math.abs(invoice.cents) }))
      .sort((one, other) => one.days - other.days);
    if (paid.length < LEAST_OF_ALL) return [LEGAL_TERM];
    const whole = paid.reduce((sum, { cents }) => sum + cents, 0);
    const spread: number[] = [];
    let sum = 0;
    for (const { days, cents } of paid) {
      sum += cents;
      while (spread.length < parts && sum * parts * 2 >= whole * (spread.length * 2 + 1)) {
        spread.push(days);
      }
    }
    return spread;
  }

  #daysOf(invoice: CashInvoice): number {
    const { day, paidOn } = invoice;
    if (paidOn !== null && paidOn <= this.at) return Math.max(0, paidOn - day);
    return this.expected(invoice)?.days ?? NEVER;
  }

  /** Days after which a relation usually pays, or all. */
  usual(relatie: string | null): number {
    const own = relatie === null ? [] : this.#recent(relatie);
    return this.#usual(own, 0, null).days;
  }

  #recent(relatie: string): number[] {
    const last = (this.#own.get(relatie) ?? []).slice(-RECENT);
    return last.map(({ days }) => days).sort(byNumber);
  }

  #ofAll(): readonly number[] {
    this.#sorted ??= [...this.#all].sort(byNumber);
    return this.#sorted;
  }
}

const byNumber = (one: number, other: number) => one - other;

/** The lower one of two, so that it is always a number of days that really occurred. */
const middle = (sorted: readonly number[]) => sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
