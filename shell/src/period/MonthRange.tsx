import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { FIRST_MONTH, LAST_MONTH } from '@kengetal/contract';
import type { Period } from '@kengetal/platform';
import { Icon, IconButton, formatPeriod, formatPeriodRange, usePhone } from '@kengetal/ui';
import { MonthsOfYear } from './MonthsOfYear.tsx';
import { monthAfterKey, periodBetween } from './month-range.ts';
import { addMonths, yearOf } from './months.ts';
import type { Direction } from './reach.ts';
import css from './month-range.module.css';

export interface MonthRangeProps {
  /** What is chosen now. */
  period: Period | null;
  /** Months that have bookings; null when unknown or none. */
  booked: Period | null;
  /** The month to begin at when nothing is chosen. */
  start: number;
  onChoose: (period: Period) => void;
  onBack: () => void;
}

/** Any months of specification §5: choose the first and then the last one. */
export function MonthRange({ period, booked, start, onChoose, onBack }: MonthRangeProps) {
  const phone = usePhone();
  const grid = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(period?.periode_max ?? start);
  /** The first month, once it is chosen. */
  const [first, setFirst] = useState<number | null>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const [lastYear, setLastYear] = useState(yearOf(active));
  const years = phone || lastYear === yearOf(FIRST_MONTH) ? [lastYear] : [lastYear - 1, lastYear];
  const shown = first === null ? period : periodBetween(first, pointed ?? active);

  /** Counts the moves by key: those take the focus along, at first it comes here. */
  const [moves, setMoves] = useState(0);
  useEffect(() => {
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, [moves]);

  const goTo = (month: number) => {
    setActive(month);
    setPointed(null);
    setMoves((count) => count + 1);
    const year = yearOf(month);
    if (!years.includes(year)) setLastYear(year);
  };
  const turn = (direction: Direction) => {
    setLastYear(lastYear + direction);
    setActive(Math.min(Math.max(addMonths(active, 12 * direction), FIRST_MONTH), LAST_MONTH));
  };
  const choose = (month: number) => {
    setActive(month);
    if (first === null) setFirst(month);
    else onChoose(periodBetween(first, month));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const month = monthAfterKey(active, event.key);
    if (month === null) return;
    event.preventDefault();
    goTo(month);
  };

  return (
    <div className={css.range}>
      <button type="button" className={css.back} onClick={onBack}>
        <Icon of={ChevronLeft} size={14} />
        Terug
      </button>
      <div className={css.turn}>
        <TurnButton direction={-1} year={lastYear - 1} onTurn={turn} />
        <TurnButton direction={1} year={lastYear + 1} onTurn={turn} />
      </div>
      <div ref={grid} role="grid" aria-label="Maanden" className={css.grid} onKeyDown={onKeyDown}>
        {years.map((year) => (
          <MonthsOfYear
            key={year}
            year={year}
            shown={shown}
            active={active}
            booked={booked}
            onPoint={setPointed}
            onChoose={choose}
          />
        ))}
      </div>
      <p className={css.hint} role="status">
        {first === null
          ? `Kies de eerste maand.${period ? ` Nu: ${rangeOf(period)}.` : ''}`
          : `Vanaf ${formatPeriod(first)}. Kies de laatste maand.`}
      </p>
      {booked ? <p className={css.legend}>Grijze maanden hebben geen boekingen.</p> : null}
    </div>
  );
}

const rangeOf = ({ periode_min, periode_max }: Period) =>
  formatPeriodRange(periode_min, periode_max);

interface TurnButtonProps {
  direction: Direction;
  /** The year that comes into view. */
  year: number;
  onTurn: (direction: Direction) => void;
}

function TurnButton({ direction, year, onTurn }: TurnButtonProps) {
  return (
    <IconButton
      of={direction === 1 ? ChevronRight : ChevronLeft}
      aria-label={direction === 1 ? 'Een jaar later' : 'Een jaar eerder'}
      disabled={year < yearOf(FIRST_MONTH) || year > yearOf(LAST_MONTH)}
      onClick={() => onTurn(direction)}
    />
  );
}
