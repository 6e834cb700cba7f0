import { useState, type PointerEvent } from 'react';
import { Tooltip } from './Tooltip.tsx';
import css from './cut-text.module.css';
import { classes } from '../classes.ts';

export interface CutTextProps {
  children: string;
  className?: string | undefined;
  /** Named as the page that is shown, e.g. the last crumb. */
  'aria-current'?: 'page' | undefined;
}

/** A name on one line, however long; where it does not fit the whole stands in a tooltip. */
export function CutText({ children, className, ...rest }: CutTextProps) {
  const [cut, setCut] = useState(false);
  const measure = ({ currentTarget }: PointerEvent<HTMLElement>) =>
    setCut(currentTarget.scrollWidth > currentTarget.clientWidth);
  return (
    <Tooltip title={cut ? children : null} placement="bottomLeft">
      <span className={classes(css.cut, className)} onPointerEnter={measure} {...rest}>
        {children}
      </span>
    </Tooltip>
  );
}
