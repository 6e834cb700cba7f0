import { Notice, formatMonth, formatMonths } from '@kengetal/ui';
import type { Period } from '@kengetal/platform';
import { coverageOf, nearestBooked } from './reach.ts';

export interface PeriodNoticeProps {
  period: Period;
  /** First and last month with bookings. */
  booked: Period;
  onChoose: (period: Period) => void;
}

/** Says that the period lies outside the booked months, with the step back to them. */
export function PeriodNotice({ period, booked, onChoose }: PeriodNoticeProps) {
  const coverage = coverageOf(period, booked);
  if (coverage === 'inside') return null;
  const nearest = nearestBooked(period, booked);
  const { periode_min, periode_max } = nearest;
  return (
    <Notice
      tone={coverage === 'partly' ? 'info' : 'attention'}
      action={{
        label: `Naar ${formatMonths(periode_min, periode_max)}`,
        onClick: () => onChoose(nearest),
      }}
    >
      {textOf(period, booked)}
    </Notice>
  );
}

/** In what part of the period there are bookings, or where the nearest are. */
function textOf(period: Period, booked: Period): string {
  const asked = formatMonths(period.periode_min, period.periode_max);
  const first = formatMonth(booked.periode_min);
  const last = formatMonth(booked.periode_max);
  const coverage = coverageOf(period, booked);
  if (coverage === 'before') return `Geen boekingen in ${asked}. De eerste zijn van ${first}.`;
  if (coverage === 'after') return `Geen boekingen in ${asked}. De laatste zijn van ${last}.`;
  if (period.periode_min >= booked.periode_min) return `Je boekingen lopen t/m ${last}.`;
  if (period.periode_max <= booked.periode_max) return `Je boekingen beginnen in ${first}.`;
  return `Je boekingen lopen van ${formatMonths(booked.periode_min, booked.periode_max)}.`;
}
