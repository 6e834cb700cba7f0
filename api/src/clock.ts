/** The only source of 'now'. */
export interface Clock {
  now(): Date;
  /** Calendar day in the Netherlands, 'YYYY-MM-DD'. */
  today(): string;
}

const DAY_IN_NETHERLANDS = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam' });

/** Calendar day of a moment in the Netherlands, 'YYYY-MM-DD'. */
export const dayOf = (moment: Date): string => DAY_IN_NETHERLANDS.format(moment);

export const systemClock: Clock = clockOf(() => new Date());

/** A clock that asks `now` for the moment; tests give their own. */
export function clockOf(now: () => Date): Clock {
  return { now, today: () => dayOf(now()) };
}

const MOMENT = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
});

/** '18 maart 2025 om 11:00', in the Netherlands. */
export const momentName = (moment: Date): string => MOMENT.format(moment);

/** Moment `seconds` later, as the database keeps it. */
export function later(clock: Clock, seconds: number): string {
  return new Date(clock.now().getTime() + seconds * 1_000).toISOString();
}

/** This moment, as the database keeps it. */
export function stamp(clock: Clock): string {
  return later(clock, 0);
}
