import { clockOf, type Clock } from '../clock.ts';

/** How long it stays known what broke how often. */
export const KEPT_DAYS = 90;
const DAY_MS = 24 * 3_600_000;

/** The day, 'YYYY-MM-DD', so many days before today. */
export function dayBefore(clock: Clock, days: number): string {
  const then = new Date(clock.now().getTime() - days * DAY_MS);
  return clockOf(() => then).today();
}
