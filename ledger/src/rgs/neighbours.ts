import { NumberOrder } from './order.ts';

/** A share from which on a number range is said to be of one kind. */
const MAJORITY = 0.75;
/** A number of fewer digits is a heading of the chart, not an account with parts. */
const SHORTEST_PARENT = 3;

type Votes<Value> = readonly (readonly [Value, number])[];

/**
 * What is usual where an account stands in its chart, learned from the accounts of which
 * something is known. Ranges are those of this chart, as charts differ too much for a general rule
 * (4000 holds costs or debts). An account that asks is one of which nothing is known.
 */
export class Neighbours<Value> {
  private readonly below: (Value | null)[] = [];
  private readonly above: (Value | null)[] = [];
  private readonly ranges = new Map<string, Map<Value, number>>();
  private readonly byKey = new Map<string, Value>();

  /** `known` has what is known of each account, by its position in the chart. */
  constructor(
    private readonly order: NumberOrder,
    known: readonly (Value | null)[],
  ) {
    known.forEach((value, at) => {
      if (value !== null) this.learn(order.key(at), value);
    });
    nearest(order.sorted, known, this.below);
    nearest([...order.sorted].reverse(), known, this.above);
  }

  private learn(key: string, value: Value): void {
    if (!this.byKey.has(key)) this.byKey.set(key, value);
    for (let length = 1; length < key.length; length += 1) {
      const prefix = key.slice(0, length);
      const counts = this.ranges.get(prefix) ?? new Map<Value, number>();
      counts.set(value, (counts.get(value) ?? 0) + 1);
      this.ranges.set(prefix, counts);
    }
  }

  /** What is known of the account that this one is a part of, as 13001 is of 1300. */
  parent(at: number): Value | null {
    const key = this.order.key(at);
    for (let length = key.length - 1; length >= SHORTEST_PARENT; length -= 1) {
      const value = this.byKey.get(key.slice(0, length));
      if (value !== undefined) return value;
    }
    return null;
  }

  /**
   * What prevails in the narrowest range around an account that says something, or null when
   * it is mixed everywhere. Within ten numbers one account is enough.
   */
  range(at: number, shortest = 1, counts: (value: Value) => boolean = () => true): Value | null {
    const key = this.order.key(at);
    const tens = Math.min(key.length, this.order.usual) - 1;
    for (let length = key.length - 1; length >= shortest; length -= 1) {
      const votes = this.votes(key.slice(0, length)).filter(([value]) => counts(value));
      const [first] = votes;
      if (!first) continue;
      const total = votes.reduce((sum, [, count]) => sum + count, 0);
      if ((total >= 2 || length >= tens) && first[1] / total >= MAJORITY) return first[0];
    }
    return null;
  }

  /** What the nearest known accounts below and above agree on, or null. */
  between(at: number): Value | null {
    const below = this.below[at] ?? null;
    return below === (this.above[at] ?? null) ? below : null;
  }

  private votes(prefix: string): Votes<Value> {
    return [...(this.ranges.get(prefix) ?? [])].sort(([, m], [, n]) => n - m);
  }
}

/** Fills in, per account, what is known of the nearest one that comes before it. */
function nearest<Value>(
  sorted: readonly number[],
  known: readonly (Value | null)[],
  into: (Value | null)[],
): void {
  let last: Value | null = null;
  for (const at of sorted) {
    into[at] = last;
    last = known[at] ?? last;
  }
}
