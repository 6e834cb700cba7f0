import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Period } from '@kengetal/platform';
import { IconButton, Tooltip, formatPeriodRange } from '@kengetal/ui';
import { allowedStep, type Direction } from './reach.ts';
import css from './filters.module.css';

export interface PeriodStepsProps {
  period: Period;
  booked: Period | null;
  onChoose: (period: Period) => void;
}

/** To the period of the same length before or after; not further away from the bookings. */
export function PeriodSteps(props: PeriodStepsProps) {
  return (
    <span className={css.steps}>
      <Step direction={-1} {...props} />
      <Step direction={1} {...props} />
    </span>
  );
}

function Step({
  direction,
  period,
  booked,
  onChoose,
}: PeriodStepsProps & { direction: Direction }) {
  const next = allowedStep(period, direction, booked);
  const months = next && formatPeriodRange(next.periode_min, next.periode_max);
  const name = direction === 1 ? 'Volgende periode' : 'Vorige periode';
  return (
    <Tooltip title={months}>
      <IconButton
        of={direction === 1 ? ChevronRight : ChevronLeft}
        aria-label={months ? `${name}: ${months}` : name}
        // Not 'disabled': the focus would be lost at the last step.
        aria-disabled={next === null}
        onClick={() => next && onChoose(next)}
      />
    </Tooltip>
  );
}
