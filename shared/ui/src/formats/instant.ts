import { formatDate } from './calendar.ts';

/** The books are Dutch, so are their clocks, wherever the reader sits. */
const ZONE = 'Europe/Amsterdam';
const DAY = 86_400_000;

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function onTheClock(instant: number): { day: string; time: string } {
  const found: Record<string, string> = {};
  for (const { type, value } of parts.formatToParts(instant)) found[type] = value;
  return {
    day: `${found['year']}-${found['month']}-${found['day']}`,
    time: `${found['hour']}:${found['minute']}`,
  };
}

const daysBetween = (earlier: string, later: string) =>
  Math.round((Date.parse(later) - Date.parse(earlier)) / DAY);

/**
 * An instant (ISO 8601, UTC) as seen at `now` (milliseconds): 'vandaag 07:10', 'gisteren 07:10',
 * '2 apr 07:10' in the same year, else '2 apr 2024 07:10'.
 */
export function formatInstant(iso: string, now: number): string {
  return `${formatInstantDay(iso, now)} ${onTheClock(Date.parse(iso)).time}`;
}

/** The day of an instant as seen at `now` (milliseconds): 'vandaag', '2 apr', '2 apr 2024'. */
export function formatInstantDay(iso: string, now: number): string {
  const { day } = onTheClock(Date.parse(iso));
  const today = onTheClock(now).day;
  const days = daysBetween(day, today);
  if (days === 0) return 'vandaag';
  if (days === 1) return 'gisteren';
  const sameYear = day.slice(0, 4) === today.slice(0, 4);
  return formatDate(day, sameYear ? 'short' : 'medium');
}

/** An instant in full: '2 april 2025, 07:10'. */
export function formatInstantLong(iso: string): string {
  const { day, time } = onTheClock(Date.parse(iso));
  return `${formatDate(day, 'long')}, ${time}`;
}
