import { addMonths, fiscalMonths, monthDays, periodRange, type Span } from '@kengetal/ledger';
import type { BookedYear } from './reports.ts';

/** How much of a month the books hold: all of it, its first days, or nothing but what is ahead. */
type MonthRead = 'whole' | 'part' | 'none';

/** How much of a month was read, by the day on which the source of its fiscal year was made. */
export function monthRead(years: readonly BookedYear[], periode: number): MonthRead {
  let most: MonthRead = 'none';
  // Asked of each month of a period: without making anything.
  for (const year of years) {
    const { first, last } = fiscalMonths(year);
    if (periode < first || periode > last) continue;
    const read = readOf(year, periode);
    if (read === 'whole') return read;
    if (read === 'part') most = read;
  }
  return most;
}

function readOf({ read_to }: BookedYear, periode: number): MonthRead {
  if (read_to === undefined) return 'whole';
  const { first, last } = monthDays(periode);
  if (last <= read_to) return 'whole';
  return first <= read_to ? 'part' : 'none';
}

/** The months of a span that the books do not hold whole, one after the other as one span. */
export function unreadIn(years: readonly BookedYear[], { periode_min, periode_max }: Span): Span[] {
  const spans: Span[] = [];
  for (const month of periodRange(periode_min, periode_max)) {
    if (monthRead(years, month) === 'whole') continue;
    const before = spans[spans.length - 1];
    if (before && addMonths(before.periode_max, 1) === month) {
      spans[spans.length - 1] = { ...before, periode_max: month };
    } else spans.push({ periode_min: month, periode_max: month });
  }
  return spans;
}
