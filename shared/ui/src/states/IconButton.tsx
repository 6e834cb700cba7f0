import type { ComponentProps } from 'react';
import type { LucideIcon } from 'lucide-react';
import { classes } from '../classes.ts';
import { Icon } from './Icon.tsx';
import css from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'children'> {
  of: LucideIcon;
  /** Its name: an icon alone says nothing to who cannot see it. */
  'aria-label': string;
}

/** A quiet button that is an icon alone, as high as a control. */
export function IconButton({ of, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" className={classes(css.button, className)} {...rest}>
      <Icon of={of} />
    </button>
  );
}
