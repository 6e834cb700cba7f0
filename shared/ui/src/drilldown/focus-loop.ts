import type { KeyboardEvent } from 'react';

const REACHABLE =
  'a[href], button:enabled, input:enabled, textarea:enabled, select:enabled, [tabindex="0"]';

/** Keeps Tab inside a sheet that covers the whole screen: after the last comes the first. */
export function loopFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(REACHABLE)];
  const [first, last] = [stops[0], stops.at(-1)];
  const { activeElement } = document;
  const before = activeElement instanceof HTMLElement && activeElement.tabIndex < 0;
  if (event.shiftKey && (activeElement === first || before)) {
    event.preventDefault();
    last?.focus();
  } else if (!event.shiftKey && activeElement === last) {
    event.preventDefault();
    first?.focus();
  }
}
