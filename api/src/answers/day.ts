import type { FilterItem } from '@kengetal/contract';
import { dayName, monthDays, periodOfDay } from '@kengetal/ledger';
import type { Asking } from './asking.ts';
import { figureOfLines } from './lines-of.ts';
import type { Measured } from './measured.ts';

/** The same on a day: a balance after it, or what was booked on it. What is computed has no days. */
export function onDay({ read, sources }: Asking, measured: Measured, day: string): Measured {
  const { lines, name } = measured;
  if (!lines) return measured;
  const until: FilterItem = {
    column: 'datum',
    operator: lines.basis === 'stock' ? 'lte' : 'eq',
    value: day,
  };
  const ofDay = { ...lines, filters: [...lines.filters, until], isNarrowed: true } as const;
  return {
    ...measured,
    moment: dayName(day),
    lines: ofDay,
    of: (column) => figureOfLines(read, sources.lines, column, ofDay, name),
  };
}

/** Whether a day is the last one of its month, of which the amounts of that month are. */
export const isMonthEnd = (day: string): boolean => monthDays(periodOfDay(day)).last === day;
