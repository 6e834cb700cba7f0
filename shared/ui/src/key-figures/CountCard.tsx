import { classes } from '../classes.ts';
import { looks } from '../looks/looks.ts';
import css from './key-figures.module.css';

export interface CountCardProps {
  name: string;
  count: number;
  /** What it counts, in words. */
  note: string;
  /** True while only what it counts is shown. */
  isOn: boolean;
  onTurn: () => void;
}

/** A count among key figures: it opens no amount, but shows what it counts, or all again. */
export function CountCard({ name, count, note, isOn, onTurn }: CountCardProps) {
  return (
    <button
      type="button"
      className={css.card}
      aria-pressed={isOn}
      disabled={count === 0}
      onClick={onTurn}
    >
      <span className={looks.quiet}>{name}</span>
      <span className={css.value}>{count}</span>
      <span className={classes(looks.small, css.note)}>{note}</span>
    </button>
  );
}
