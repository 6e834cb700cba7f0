import type { KeyboardEvent } from 'react';
import { NOTHING, only, reached, toggled, type Selection } from './selection.ts';

const PAGE = 10;
const GROUP_BUTTON = '[data-groups]';

export interface GridKeys {
  /** Keys of the rows, as shown. */
  order: readonly string[];
  /** Index of the row with the focus. */
  active: number;
  selection: Selection;
  onSelect: ((selection: Selection) => void) | undefined;
  focusRow: (index: number) => void;
}

/**
 * Arrows, Home, End and Page keys move; with Shift they choose on their way. Space and x choose a
 * row, Ctrl/Cmd+A all of them, Escape none; Enter opens its groups. True when the key was for the grid.
 */
export function gridKey(event: KeyboardEvent<HTMLElement>, grid: GridKeys): boolean {
  const { target } = event;
  // What a row opens has keys of its own, which come by here.
  if (!(target instanceof HTMLElement) || target.closest('[role=dialog]')) return false;
  return move(event, grid) || (grid.onSelect !== undefined && choose(event, grid, grid.onSelect));
}

function move({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent, grid: GridKeys): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  const { order, active, selection, onSelect, focusRow } = grid;
  const last = order.length - 1;
  const places: Readonly<Record<string, number>> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + PAGE,
    PageUp: active - PAGE,
    Home: 0,
    End: last,
  };
  const place = places[key];
  if (place === undefined) return false;
  const to = Math.max(0, Math.min(last, place));
  focusRow(to);
  const [from, next] = [order[active], order[to]];
  if (shiftKey && onSelect && from !== undefined && next !== undefined) {
    const start = selection.anchor === null ? { ...selection, anchor: from } : selection;
    onSelect(reached(start, next, order));
  }
  return true;
}

function choose(
  { key, target, ctrlKey, metaKey, shiftKey }: KeyboardEvent<HTMLElement>,
  { order, active, selection }: GridKeys,
  onSelect: (selection: Selection) => void,
): boolean {
  const row = order[active];
  const onRow = target instanceof HTMLElement && target.role === 'row';
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'a') onSelect(only(order));
  else if (ctrlKey || metaKey) return false;
  else if (key === 'Escape' && selection.keys.size > 0) onSelect(NOTHING);
  else if (key === 'Enter' && onRow) target.querySelector<HTMLElement>(GROUP_BUTTON)?.click();
  else if (row === undefined || !(key.toLowerCase() === 'x' || (key === ' ' && onRow)))
    return false;
  else onSelect(shiftKey ? reached(selection, row, order) : toggled(selection, row));
  return true;
}
