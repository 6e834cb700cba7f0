import type { Period } from '@kengetal/platform';
import { formatMonth, formatMonthShort } from '@kengetal/ui';
import { holds, rowsOf } from './month-range.ts';
import css from './month-range.module.css';

export interface MonthsOfYearProps {
  year: number;
  /** The period that is chosen, or that would be. */
  shown: Period | null;
  /** The month that the keyboard is at. */
  active: number;
  booked: Period | null;
  onPoint: (month: number | null) => void;
  onChoose: (month: number) => void;
}

/** The twelve months of a year; those without bookings are light, and say so. */
export function MonthsOfYear({ year, active, ...cell }: MonthsOfYearProps) {
  return (
    <div role="rowgroup" aria-label={String(year)}>
      <p className={css.year} aria-hidden="true">
        {year}
      </p>
      {rowsOf(year).map((months) => (
        <div key={months[0]} role="row" className={css.row}>
          {months.map((month) => (
            <Month key={month} month={month} active={month === active} {...cell} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface MonthProps extends Omit<MonthsOfYearProps, 'year' | 'active'> {
  month: number;
  active: boolean;
}

function Month({ month, active, shown, booked, onPoint, onChoose }: MonthProps) {
  const empty = booked !== null && !holds(booked, month);
  const edge = shown?.periode_min === month || shown?.periode_max === month;
  return (
    <button
      type="button"
      role="gridcell"
      tabIndex={active ? 0 : -1}
      aria-selected={shown !== null && holds(shown, month)}
      aria-label={`${formatMonth(month)}${empty ? ', geen boekingen' : ''}`}
      className={css.month}
      data-edge={edge || undefined}
      data-empty={empty || undefined}
      onPointerEnter={() => onPoint(month)}
      onPointerLeave={() => onPoint(null)}
      onClick={() => onChoose(month)}
    >
      {formatMonthShort(month)}
    </button>
  );
}
