import { addMonths, dayIn } from '@kengetal/ledger';
import { addDays } from '../days.ts';
import type { Random } from '../random.ts';
import type { RecurringLabel } from './labels.ts';

type Frequency = RecurringLabel['frequency'];

const DAYS: Partial<Record<Frequency, number>> = {
  wekelijks: 7,
  tweewekelijks: 14,
  vierwekelijks: 28,
};
const MONTHS: Partial<Record<Frequency, number>> = {
  maandelijks: 1,
  tweemaandelijks: 2,
  kwartaal: 3,
  halfjaar: 6,
  jaar: 12,
};

export interface Calendar {
  /** First month of the books, YYYYMM, and how many there are. */
  readonly firstMonth: number;
  readonly months: number;
}

/** Last day of the books. */
export function lastDay({ firstMonth, months }: Calendar): string {
  return dayIn(addMonths(firstMonth, months - 1), 31);
}

/**
 * Days on which something comes: every so many days, or on a day of the month; a few days off now
 * and then, as weekends and posts make it. In batches the day within the month says nothing.
 */
export function daysOf(
  calendar: Calendar,
  frequency: Frequency,
  random: Random,
  isBatch = false,
): string[] {
  const end = lastDay(calendar);
  const off = () => (random.whole(1, 4) === 1 ? random.whole(-1, 2) : 0);
  const step = DAYS[frequency];
  const days: string[] = [];
  if (step) {
    let day = dayIn(calendar.firstMonth, random.whole(1, step));
    for (; day <= end; day = addDays(day, step)) days.push(addDays(day, off()));
  } else {
    const every = MONTHS[frequency] ?? 1;
    const date = random.whole(2, 27);
    for (let month = random.whole(0, every - 1); month < calendar.months; month += every) {
      const periode = addMonths(calendar.firstMonth, month);
      days.push(
        isBatch ? dayIn(periode, random.whole(1, 28)) : addDays(dayIn(periode, date), off()),
      );
    }
  }
  return days.filter((day) => day <= end && day >= dayIn(calendar.firstMonth, 1));
}
