import { useEffect, useRef } from 'react';
import css from './state.module.css';

/** Heading of a new state; takes the focus that the former state lost with its button. */
export function StateTitle({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h2 ref={heading} tabIndex={-1} className={css.stateTitle}>
      {children}
    </h2>
  );
}
