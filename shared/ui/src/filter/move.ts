import type { KeyboardEvent } from 'react';

const OPTION = '[role^=menuitem]';

/** Arrow keys, Home and End among the options; Enter in the search field takes the first one. */
export function moveAmongOptions(event: KeyboardEvent<HTMLElement>): void {
  const options = [...event.currentTarget.querySelectorAll<HTMLElement>(OPTION)];
  const searching = event.target instanceof HTMLInputElement;
  const place = options.findIndex((option) => option === event.target);
  const last = options.length - 1;
  const moves: Partial<Record<string, number>> = searching
    ? { ArrowDown: 0, ArrowUp: last }
    : { ArrowDown: place === last ? 0 : place + 1, ArrowUp: place - 1, Home: 0, End: last };
  if (searching && event.key === 'Enter') {
    event.preventDefault();
    options[0]?.click();
    return;
  }
  const to = moves[event.key];
  if (to === undefined || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const field = event.currentTarget.querySelector<HTMLElement>('input');
  (to < 0 ? (field ?? options[last]) : options[to])?.focus();
}
