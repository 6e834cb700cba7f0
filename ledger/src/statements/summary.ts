import type { GroupKey } from '../rgs/groups.ts';
import type { LineKind } from '../types.ts';
import {
  seriesIn,
  SummaryMaking,
  type Series,
  type SeriesOf,
  type Slot,
  type SummaryParts,
  type SummaryRow,
} from './summary-making.ts';
import type { Window } from './window.ts';

/** Sums of the monthly summary that cost no scan: by group and by account over any window. */
export class Summary {
  /** What it is made of. */
  readonly parts: SummaryParts;
  /** Numbers that it holds, as a measure of its memory. */
  readonly size: number;
  readonly #slots: readonly Slot[];
  readonly #groups: SeriesOf<GroupKey>;
  readonly #debits: SeriesOf<GroupKey>;
  readonly #accounts: SeriesOf<string>;
  /** What definitions add up; theirs are always the same. */
  readonly #sums = new WeakMap<readonly GroupKey[], Series>();
  /** One window is asked of all accounts. */
  readonly #ranges = new WeakMap<Window, readonly [number, number]>();

  constructor(parts: SummaryParts) {
    this.parts = parts;
    this.#slots = parts.slots;
    this.#groups = parts.groups;
    this.#debits = parts.debits;
    this.#accounts = parts.accounts;
    let series = 0;
    for (const _ of seriesIn(parts)) series += 1;
    this.size = series * (parts.slots.length + 1);
  }

  /** @param yearStarts first day of each fiscal year by label, for the order within a month */
  static of(rows: readonly SummaryRow[], yearStarts: ReadonlyMap<string, string>): Summary {
    const making = new SummaryMaking(rows, yearStarts);
    for (const row of rows) making.add(row, [row]);
    const steps = making.made();
    for (;;) {
      const step = steps.next();
      if (step.done) return new Summary(step.value);
    }
  }

  /** True when some row is of this account. */
  has(account: string): boolean {
    return this.#accounts.has(account);
  }

  /** True when some account has an amount within the window. */
  holds(window: Window): boolean {
    const range = this.#rangeOf(window);
    for (const series of this.#accounts.values()) {
      if (hasAmount(series, window, range)) return true;
    }
    return false;
  }

  /** Debit-positive sum of groups over a window. */
  groups(keys: readonly GroupKey[], window: Window): number {
    return total(this.#sumOf(keys), window, this.#rangeOf(window));
  }

  #sumOf(keys: readonly GroupKey[]): Series {
    const before = this.#sums.get(keys);
    if (before) return before;
    const sum = added(keys.map((key) => this.#groups.get(key) ?? {}));
    this.#sums.set(keys, sum);
    return sum;
  }

  /** Sum of the debit lines, or of the credit lines, of groups over a window; positive. */
  side(side: 'debet' | 'credit', keys: readonly GroupKey[], window: Window): number {
    const range = this.#rangeOf(window);
    const debits = keys.reduce((sum, key) => sum + total(this.#debits.get(key), window, range), 0);
    return side === 'debet' ? debits : debits - this.groups(keys, window);
  }

  /** Debit-positive sum of an account over a window. */
  account(account: string, window: Window): number {
    return total(this.#accounts.get(account), window, this.#rangeOf(window));
  }

  /** Slots of a window: the first one, and the one after the last. */
  #rangeOf(window: Window): readonly [number, number] {
    const before = this.#ranges.get(window);
    if (before) return before;
    const range = this.#rangeFound(window);
    this.#ranges.set(window, range);
    return range;
  }

  #rangeFound({ periode_min, periode_max, boekjaar }: Window): readonly [number, number] {
    const slots = this.#slots;
    const isOther = (slot: Slot | undefined) =>
      boekjaar !== undefined && slot !== undefined && slot.boekjaar !== boekjaar;
    let from = firstAt(slots, periode_min);
    let to = firstAt(slots, periode_max + 1);
    while (from < to && isOther(slots[from])) from += 1;
    while (from < to && isOther(slots[to - 1])) to -= 1;
    return [from, to];
  }
}

const KINDS: readonly LineKind[] = ['opening', 'mutatie', 'afsluiting'];

/** The sum of several, slot by slot. */
function added(all: readonly Series[]): Series {
  const sum: Series = {};
  for (const series of all) {
    for (const soort of KINDS) {
      const [sums, before] = [series[soort], sum[soort]];
      if (sums) sum[soort] = before ? before.map((cents, at) => cents + (sums[at] ?? 0)) : sums;
    }
  }
  return sum;
}

function total(
  series: Series | undefined,
  { soorten }: Window,
  [from, to]: readonly [number, number],
): number {
  if (!series) return 0;
  let sum = 0;
  for (const soort of soorten) {
    const sums = series[soort];
    if (sums) sum += (sums[to] ?? 0) - (sums[from] ?? 0);
  }
  return sum;
}

function hasAmount(
  series: Series,
  { soorten }: Window,
  [from, to]: readonly [number, number],
): boolean {
  return soorten.some((soort) => {
    const sums = series[soort];
    if (!sums) return false;
    for (let at = from + 1; at <= to; at += 1) if (sums[at] !== sums[at - 1]) return true;
    return false;
  });
}

/** Place of the first slot of this month or later. */
function firstAt(slots: readonly Slot[], periode: number): number {
  let [low, high] = [0, slots.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((slots[middle]?.periode ?? 0) < periode) low = middle + 1;
    else high = middle;
  }
  return low;
}
