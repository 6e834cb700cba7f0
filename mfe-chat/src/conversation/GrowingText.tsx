import type { ComponentProps } from 'react';
import { classes } from '@kengetal/ui';
import css from './growing-text.module.css';

/** Where a few lines are written: as high as its words, which stand behind it once more. */
export function GrowingText({ className, ...field }: ComponentProps<'textarea'>) {
  return (
    <div className={classes(css.words, className)} data-text={`${String(field.value)}\n`}>
      <textarea rows={1} {...field} />
    </div>
  );
}
