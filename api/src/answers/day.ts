import type { FilterItem } from '@kengetal/contract';
import { dayName, fiscalMonths, monthDays, periodOfDay, yearAround } from '@kengetal/ledger';
import type { Asking } from './asking.ts';
import { figureOfLines, type LinesOf } from './lines-of.ts';
import type { Measured } from './measured.ts';

/**
 * The same on a day: a balance after it, or what was booked on it. Lines go by their date, whatever
 * month they were booked in; on the last day of a month a balance is that of the month, as the
 * reports have it. What is computed has no days.
 */
export function onDay({ read, sources }: Asking, measured: Measured, day: string): Measured {
  const { lines, name } = measured;
  if (!lines) return measured;
  const isBalance = lines.basis === 'stock';
  if (isBalance && isMonthEnd(day)) return measured;
  const { booked, years } = read.books.calendar;
  const { last } = fiscalMonths(yearAround(years, periodOfDay(day)));
  const within = isBalance ? { periode_max: last } : booked;
  const until: FilterItem = { column: 'datum', operator: isBalance ? 'lte' : 'eq', value: day };
  const ofDay: LinesOf = {
    ...lines,
    filters: [...lines.filters, until],
    isNarrowed: true,
    ...(within && { within }),
  };
  return {
    ...measured,
    moment: dayName(day),
    lines: ofDay,
    of: (column) => figureOfLines(read, sources.lines, column, ofDay, name),
  };
}

/** Whether a day is the last one of its month, of which the amounts of that month are. */
export const isMonthEnd = (day: string): boolean => monthDays(periodOfDay(day)).last === day;
