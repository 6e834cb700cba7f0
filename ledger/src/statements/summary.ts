import type { GroupKey } from '../rgs/groups.ts';
import type { LineKind } from '../types.ts';
import type { Window } from './window.ts';

/** Sum of lines per month, fiscal year, account and kind. */
export interface SummaryRow extends SummaryKey {
  readonly rekening: string;
  readonly groep: GroupKey;
  /** Debit positive. */
  readonly cents: number;
  /** Sum of its debit lines. */
  readonly debit_cents: number;
}

/** A month of a fiscal year; a month in which a year ends and the next begins stands twice. */
interface Slot {
  readonly periode: number;
  readonly boekjaar: string;
}

/** What the sums of many accounts have in common. */
export interface SummaryKey extends Slot {
  readonly soort: LineKind;
}

/** By kind the running sums up to each slot: the sum of a range is a difference of two. */
type Series = Partial<Record<LineKind, Float64Array>>;

type SeriesOf<Key> = Map<Key, Series>;

/** What a summary is made of, to be cloned into a thread and made a summary again. */
export interface SummaryParts {
  readonly slots: readonly Slot[];
  readonly groups: SeriesOf<GroupKey>;
  readonly debits: SeriesOf<GroupKey>;
  readonly accounts: SeriesOf<string>;
}

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
    this.size = seriesIn(parts).length * (parts.slots.length + 1);
  }

  /** @param yearStarts first day of each fiscal year by label, for the order within a month */
  static of(rows: readonly SummaryRow[], yearStarts: ReadonlyMap<string, string>): Summary {
    const making = new SummaryMaking(rows, yearStarts);
    for (const row of rows) making.add(row, [row]);
    return making.made();
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

/** A summary that is made little by little. */
export class SummaryMaking {
  readonly #parts: SummaryParts;
  readonly #place: ReadonlyMap<string, number>;

  /**
   * @param slots months of fiscal years that rows are of
   * @param yearStarts first day of each fiscal year by label, for the order within a month
   */
  constructor(slots: readonly Slot[], yearStarts: ReadonlyMap<string, string>) {
    const inOrder = slotsOf(slots, yearStarts);
    this.#place = new Map(inOrder.map((slot, index) => [keyOf(slot), index + 1]));
    this.#parts = {
      slots: inOrder,
      groups: new Map(),
      debits: new Map(),
      accounts: new Map(),
    };
  }

  add(key: SummaryKey, sums: Iterable<Omit<SummaryRow, keyof SummaryKey>>): void {
    const { groups, debits, accounts } = this.#parts;
    const { soort } = key;
    const slot = this.#place.get(keyOf(key)) ?? 0;
    for (const { groep, rekening, cents, debit_cents } of sums) {
      this.#addTo(seriesOf(groups, groep), soort, slot, cents);
      this.#addTo(seriesOf(debits, groep), soort, slot, debit_cents);
      this.#addTo(seriesOf(accounts, rekening), soort, slot, cents);
    }
  }

  #addTo(series: Series, soort: LineKind, slot: number, cents: number): void {
    const sums = (series[soort] ??= new Float64Array(this.#parts.slots.length + 1));
    sums[slot] = (sums[slot] ?? 0) + cents;
  }

  /** After the last row. */
  made(): Summary {
    for (const sums of seriesIn(this.#parts)) accumulate(sums);
    return new Summary(this.#parts);
  }
}

const seriesIn = ({ groups, debits, accounts }: SummaryParts) =>
  [groups, debits, accounts].flatMap((all) => [...all.values()]).flatMap(Object.values);

const keyOf = ({ periode, boekjaar }: Slot) => `${periode} ${boekjaar}`;

function slotsOf(rows: readonly Slot[], yearStarts: ReadonlyMap<string, string>): Slot[] {
  const start = ({ boekjaar }: Slot) => yearStarts.get(boekjaar) ?? '';
  const slots = [...new Map(rows.map((row) => [keyOf(row), row])).values()];
  return slots
    .map(({ periode, boekjaar }) => ({ periode, boekjaar }))
    .sort((one, other) => one.periode - other.periode || (start(one) < start(other) ? -1 : 1));
}

function seriesOf<Key>(all: Map<Key, Series>, key: Key): Series {
  const before = all.get(key);
  if (before) return before;
  const series: Series = {};
  all.set(key, series);
  return series;
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

/** Whole cents stay exact in a double up to 2^53. */
function accumulate(sums: Float64Array): void {
  for (let index = 1; index < sums.length; index += 1) {
    sums[index] = (sums[index] ?? 0) + (sums[index - 1] ?? 0);
  }
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
