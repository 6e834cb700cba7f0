import { useState, type PointerEvent } from 'react';
import { classes } from '../classes.ts';
import { looks } from '../looks/looks.ts';
import { Tooltip } from './Tooltip.tsx';

export interface CutTextProps {
  children: string;
  className?: string | undefined;
  /** No tooltip for now: something else opened here. */
  quiet?: boolean;
  /** Named as the page that is shown, e.g. the last crumb. */
  'aria-current'?: 'page' | undefined;
}

/** A name on one line, however long; where it does not fit the whole stands in a tooltip. */
export function CutText({ children, className, quiet = false, ...rest }: CutTextProps) {
  const [cut, setCut] = useState(false);
  const measure = ({ currentTarget }: PointerEvent<HTMLElement>) =>
    setCut(currentTarget.scrollWidth > currentTarget.clientWidth);
  return (
    <Tooltip title={cut && !quiet ? children : null} placement="bottomLeft">
      <span className={classes(looks.cut, className)} onPointerEnter={measure} {...rest}>
        {children}
      </span>
    </Tooltip>
  );
}
