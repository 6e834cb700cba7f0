import css from './progress-bar.module.css';

export interface ProgressBarProps {
  label: string;
  /** In the same unit, e.g. bytes. */
  done: number;
  total: number;
}

/** How far something of a known size is. */
export function ProgressBar({ label, done, total }: ProgressBarProps) {
  return (
    <progress
      className={css.progress}
      aria-label={label}
      max={Math.max(total, 1)}
      value={Math.min(done, total)}
    />
  );
}
