import type { Judgement } from '@kengetal/contract';
import { sizes } from '../theme/tokens.ts';
import css from './difference-bar.module.css';

export interface DifferenceBarProps {
  value: number;
  /** The value whose bar fills its half. */
  largest: number;
  judgement: Judgement | undefined;
}

const WIDTH = sizes['difference-bar'];
const HEIGHT = sizes['difference-bar-height'];
const CENTRE = WIDTH / 2;
/** The centre line reaches this much beyond the bar. */
const REACH = 4;

/** A difference as a bar left or right of a centre line, coloured by what it means. */
export function DifferenceBar({ value, largest, judgement }: DifferenceBarProps) {
  const length =
    value === 0 || largest === 0
      ? 0
      : Math.max(1, Math.round((Math.abs(value) / largest) * (CENTRE - 1)));
  return (
    <svg
      className={css.bar}
      width={WIDTH}
      height={HEIGHT + 2 * REACH}
      viewBox={`0 0 ${WIDTH} ${HEIGHT + 2 * REACH}`}
      aria-hidden="true"
    >
      <rect className={css.centre} x={CENTRE} y={0} width={1} height={HEIGHT + 2 * REACH} />
      <rect
        className={css[judgement ?? 'neutraal']}
        x={value < 0 ? CENTRE - length : CENTRE + 1}
        y={REACH}
        width={length}
        height={HEIGHT}
      />
    </svg>
  );
}
