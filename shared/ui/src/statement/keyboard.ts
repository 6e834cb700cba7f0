import type { KeyboardEvent } from 'react';

/** Marks the controls that the arrow keys move between. */
export const STOP = 'data-stop';
/** Marks the control of a row that folds its detail, and on the row how that stands. */
const TOGGLE = '[data-toggle]';

function stopsOf(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(`[${STOP}]`)].filter(
    // A column that the width leaves out is not a stop; without layout every stop counts.
    (stop) => stop.closest('td, th')?.computedStyleMap?.().get('display')?.toString() !== 'none',
  );
}

function rowBeside(row: Element, step: 1 | -1): Element | null {
  let next: Element | null = row;
  do {
    next = step === 1 ? next.nextElementSibling : next.previousElementSibling;
  } while (next && stopsOf(next).length === 0);
  return next;
}

function target(event: KeyboardEvent<HTMLElement>): HTMLElement | undefined {
  const { target: origin, key, currentTarget } = event;
  if (!(origin instanceof HTMLElement) || !origin.hasAttribute(STOP)) return undefined;
  const row = origin.closest('tr');
  if (!row) return undefined;
  const stops = stopsOf(row);
  const place = stops.indexOf(origin);
  const inRow = (other: Element | null) => (other ? stopsOf(other)[place] : undefined);
  switch (key) {
    case 'ArrowRight':
      return stops[place + 1];
    case 'ArrowLeft':
      return stops[place - 1] ?? parentOf(row);
    case 'ArrowDown':
      return inRow(rowBeside(row, 1));
    case 'ArrowUp':
      return inRow(rowBeside(row, -1));
    case 'Home':
      return currentTarget.querySelector<HTMLElement>(`[${STOP}]`) ?? undefined;
    case 'End':
      return [...currentTarget.querySelectorAll<HTMLElement>(`tr > :first-child [${STOP}]`)].at(-1);
    default:
      return undefined;
  }
}

/** The label of the row whose detail this row is. */
function parentOf(row: HTMLElement): HTMLElement | undefined {
  const levelOf = (other: Element) => Number(other.getAttribute('data-level'));
  let above = row.previousElementSibling;
  while (above && levelOf(above) >= levelOf(row)) above = above.previousElementSibling;
  return above?.hasAttribute('data-fold') ? stopsOf(above)[0] : undefined;
}

/** On the label of a row, right unfolds its detail and left folds it, as in a tree. */
function folds({ target: origin, key }: KeyboardEvent<HTMLElement>): HTMLElement | null {
  if (!(origin instanceof HTMLElement) || !origin.closest('th')) return null;
  const row = origin.closest('tr');
  const moves = { ArrowRight: 'closed', ArrowLeft: 'open' } as const;
  const wanted = key === 'ArrowRight' || key === 'ArrowLeft' ? moves[key] : null;
  if (!row || row.dataset['fold'] !== wanted) return null;
  return row.querySelector<HTMLElement>(TOGGLE);
}

/**
 * Arrow keys, Home and End in a table; the stop that has the focus is the one Tab returns to. On
 * the label of a row with detail, right and left fold that first.
 */
export function moveWithArrows(event: KeyboardEvent<HTMLElement>): void {
  const toggle = folds(event);
  if (toggle) {
    event.preventDefault();
    toggle.click();
    return;
  }
  const next = target(event);
  if (!next) return;
  event.preventDefault();
  for (const stop of event.currentTarget.querySelectorAll<HTMLElement>(`[${STOP}]`)) {
    stop.tabIndex = stop === next ? 0 : -1;
  }
  next.focus();
}
