import { NumberOrder } from './order.ts';

/** What is known of an account, by its position in the chart. */
export type Known<Value> = (at: number) => Value | null;

/** A share from which on a number range is said to be of one kind. */
const MAJORITY = 0.75;

/**
 * Looks around in a chart of accounts: what is usual where an account stands. Ranges are those of
 * this chart, as charts differ too much for a general rule (4000 holds costs or debts).
 */
export class Neighbours {
  private readonly order: NumberOrder;
  private readonly sorted: readonly number[];
  private readonly place = new Map<number, number>();
  private readonly ranges = new Map<string, number[]>();
  private readonly byKey = new Map<string, number>();

  constructor(ids: readonly string[]) {
    this.order = new NumberOrder(ids);
    this.sorted = this.order.sorted();
    this.sorted.forEach((at, place) => {
      this.place.set(at, place);
      const key = this.order.key(at);
      if (!this.byKey.has(key)) this.byKey.set(key, at);
      for (let length = 1; length < key.length; length += 1) {
        const prefix = key.slice(0, length);
        const range = this.ranges.get(prefix);
        if (range) range.push(at);
        else this.ranges.set(prefix, [at]);
      }
    });
  }

  /** Account that this one is a part of by its number, as 11010 is of 1101 or 110. */
  parent<Value>(at: number, known: Known<Value>): Value | null {
    const key = this.order.key(at);
    for (let length = key.length - 1; length >= 3; length -= 1) {
      const parent = this.byKey.get(key.slice(0, length));
      const value = parent === undefined ? null : known(parent);
      if (value !== null) return value;
    }
    return null;
  }

  /**
   * What prevails in the narrowest range around an account that says something, or null when
   * it is mixed everywhere. Within ten numbers one account is enough.
   */
  range<Value>(at: number, known: Known<Value>, shortest = 1): Value | null {
    const key = this.order.key(at);
    const tens = Math.min(key.length, this.order.usual) - 1;
    for (let length = key.length - 1; length >= shortest; length -= 1) {
      const votes = this.votes(this.ranges.get(key.slice(0, length)) ?? [], at, known);
      const [first] = votes;
      if (!first) continue;
      const total = votes.reduce((sum, [, count]) => sum + count, 0);
      const enough = total >= 2 || length >= tens;
      if (enough && first[1] / total >= MAJORITY) return first[0];
    }
    return null;
  }

  /** What the nearest known accounts below and above agree on, or null. */
  between<Value>(at: number, known: Known<Value>): Value | null {
    const place = this.place.get(at) ?? 0;
    const below = this.nearest(place, -1, known);
    return below !== null && below === this.nearest(place, 1, known) ? below : null;
  }

  private nearest<Value>(place: number, step: 1 | -1, known: Known<Value>): Value | null {
    for (let next = place + step; next >= 0 && next < this.sorted.length; next += step) {
      const at = this.sorted[next];
      const value = at === undefined ? null : known(at);
      if (value !== null) return value;
    }
    return null;
  }

  private votes<Value>(range: readonly number[], self: number, known: Known<Value>) {
    const counts = new Map<Value, number>();
    for (const at of range) {
      const value = at === self ? null : known(at);
      if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return [...counts].sort(([, m], [, n]) => n - m);
  }
}
