const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const PER_MINUTE = 60;
const PER_DAY = 5_000;
const ERRORS_PER_HOUR = 10;

/** What a request costs, and whether it may be made. */
export interface Taken {
  readonly headers: Readonly<Record<string, string>>;
  readonly refused: boolean;
}

interface Count {
  /** When it begins anew, milliseconds since 1970. */
  readonly reset: number;
  count: number;
}

/** Counts what the application asks of each company, in minutes and days of UTC. */
export class Limits {
  perMinute = PER_MINUTE;
  perDay = PER_DAY;
  readonly #counts = new Map<string, Count>();

  constructor(private readonly now: () => number) {}

  /** @param division null for what stands above divisions, which does not count for the day */
  take(division: number | null): Taken {
    const minute = this.#countOf(`minute ${division}`, MINUTE);
    const day = division === null ? null : this.#countOf(`day ${division}`, DAY);
    const minuteFull = minute.count >= this.perMinute;
    const dayFull = day !== null && day.count >= this.perDay;
    if (!minuteFull && !dayFull) {
      minute.count += 1;
      if (day) day.count += 1;
    }
    return {
      refused: minuteFull || dayFull,
      headers: {
        // Who asks too much in a minute is not told of the day.
        ...(day && !minuteFull && headersOf('X-RateLimit', this.perDay, day)),
        ...headersOf('X-RateLimit-Minutely', this.perMinute, minute),
      },
    };
  }

  /** Whether a key has made so many mistakes within an hour that it has to wait. */
  isBlocked(key: string): boolean {
    return this.#countOf(`errors ${key}`, HOUR).count >= ERRORS_PER_HOUR;
  }

  mistake(key: string): void {
    this.#countOf(`errors ${key}`, HOUR).count += 1;
  }

  #countOf(key: string, length: number): Count {
    const known = this.#counts.get(key);
    if (known && known.reset > this.now()) return known;
    // Mistakes are forgotten an hour after the first; the others go by the clock.
    const now = this.now();
    const reset = length === HOUR ? now + HOUR : (Math.floor(now / length) + 1) * length;
    const count = { reset, count: 0 };
    this.#counts.set(key, count);
    return count;
  }
}

const headersOf = (start: string, limit: number, { reset, count }: Count) => ({
  [`${start}-Limit`]: String(limit),
  [`${start}-Remaining`]: String(Math.max(0, limit - count)),
  [`${start}-Reset`]: String(reset),
});
