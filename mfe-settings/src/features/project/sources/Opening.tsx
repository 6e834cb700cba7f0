import type { Source } from '@kengetal/contract';
import { CheckIcon, FigureText, looks } from '@kengetal/ui';
import css from './sources.module.css';

/** Whether the opening follows from the closing of the year before. */
export function Opening({ source: { opening_check: check } }: { source: Source }) {
  if (!check) return <span className={looks.quiet}>Geen jaar ervoor</span>;
  return (
    <span className={css.check}>
      <CheckIcon state={check.ok ? 'goed' : 'let_op'} />
      <span>
        <FigureText text={check.message} variant="inline" />
      </span>
    </span>
  );
}
