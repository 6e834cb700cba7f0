/** The time of the stand-in, which tests put forward instead of waiting. */
export class ExactClock {
  #aheadMs = 0;

  /** @param base milliseconds since 1970 */
  constructor(private readonly base: () => number) {}

  /** Milliseconds since 1970. */
  now(): number {
    return this.base() + this.#aheadMs;
  }

  advance(seconds: number): void {
    this.#aheadMs += seconds * 1000;
  }
}

const WALL = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** What Dutch clocks show at a moment, in the milliseconds that UTC has for it. */
export function dutchWallClock(ms: number): number {
  return Date.parse(`${WALL.format(ms).replace(' ', 'T')}Z`);
}
