import type { GroupKey } from '../rgs/groups.ts';
import type { LineKind } from '../types.ts';

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
export interface Slot {
  readonly periode: number;
  readonly boekjaar: string;
}

/** What the sums of many accounts have in common. */
export interface SummaryKey extends Slot {
  readonly soort: LineKind;
}

/** By kind the running sums up to each slot: the sum of a range is a difference of two. */
export type Series = Partial<Record<LineKind, Float64Array>>;

export type SeriesOf<Key> = Map<Key, Series>;

/** What a summary is made of, to be cloned into a thread and made a summary again. */
export interface SummaryParts {
  readonly slots: readonly Slot[];
  readonly groups: SeriesOf<GroupKey>;
  readonly debits: SeriesOf<GroupKey>;
  readonly accounts: SeriesOf<string>;
}

/** Makes the parts of a summary little by little. */
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

  /** After the last row; of many accounts in steps, between which something else may be done. */
  *made(): Generator<undefined, SummaryParts> {
    let count = 0;
    for (const sums of seriesIn(this.#parts)) {
      accumulate(sums);
      count += 1;
      if (count % SERIES_OF_STEP === 0) yield;
    }
    return this.#parts;
  }
}

const SERIES_OF_STEP = 5_000;

/** Every series of a summary by kind. */
export function* seriesIn({ groups, debits, accounts }: SummaryParts): Generator<Float64Array> {
  for (const all of [groups, debits, accounts]) {
    for (const series of all.values()) yield* Object.values(series);
  }
}

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

/** Whole cents stay exact in a double up to 2^53. */
function accumulate(sums: Float64Array): void {
  for (let index = 1; index < sums.length; index += 1) {
    sums[index] = (sums[index] ?? 0) + (sums[index - 1] ?? 0);
  }
}
