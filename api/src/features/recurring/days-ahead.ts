import { dayAfter, monthDays, periodOfDay, type DataSpan } from '@kengetal/ledger';

const DAYS = 90;

/**
 * Last day that is looked ahead to: of the month that holds the ninetieth day after the data, so
 * that the last month is whole and holds the taxes that fall due on its last day.
 */
export const lookedAheadTo = ({ last }: Pick<DataSpan, 'last'>): string =>
  monthDays(periodOfDay(dayAfter(last, DAYS))).last;
