import type { OfficeBooks } from '@kengetal/contract';
import { classes, formatMonth, formatMonthShort, looks } from '@kengetal/ui';
import css from './cells.module.css';

export interface BookedProps {
  books: OfficeBooks;
  isBehind: boolean;
}

/** Up to which month is booked, and the months of the fiscal year as marks. */
export function Booked({ books: { months, through }, isBehind }: BookedProps) {
  const { first, states } = months;
  const year = Math.trunc(through / 100);
  const isEarlier = through < first;
  const missing = states.filter((state) => state === 'mist').length;
  const lacks = missing === 0 ? '' : `, ${missing} ${missing === 1 ? 'maand' : 'maanden'} niet`;
  return (
    <span className={css.booked} title={`Geboekt t/m ${formatMonth(through)}${lacks}`}>
      <span className={classes(css.month, isBehind && css.reason)}>
        {formatMonthShort(through)}
        {isEarlier ? ` ’${String(year).slice(2)}` : ''}
      </span>
      <span aria-hidden="true" className={css.marks}>
        {states.map((state, at) => (
          // Months of a year never change their order.
          <i key={at} data-state={state} />
        ))}
      </span>
      <span className={looks.hidden}>{lacks.replace(/^, /, '')}</span>
    </span>
  );
}
