import { useEffect, useEffectEvent } from 'react';
import { tinykeys } from 'tinykeys';
import { SHORTCUTS, type ShortcutName } from './shortcuts.ts';

/** Runs the action when the keys of a shortcut are pressed. */
export function useShortcut(name: ShortcutName, action: () => void): void {
  const run = useEffectEvent(action);
  useEffect(() => listenTo(SHORTCUTS[name].keys, () => run(), name === 'palette'), [name]);
}

/**
 * Runs the action when one of the keys is pressed, until the answer is called. A key without Ctrl or
 * Cmd is left to what is typed in, and under a modal dialog only the palette's keys work.
 */
export function listenTo(keys: readonly string[], run: () => void, overModal = false): () => void {
  const act = (typed: string) => (event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    if (!typed.startsWith('$mod') && isTyping(event.target)) return;
    if (!overModal && document.querySelector(MODAL)) return;
    event.preventDefault();
    run();
  };
  const bindings = keys.flatMap(waysOf).map(([typed, press]) => [press, act(typed)] as const);
  return tinykeys(window, Object.fromEntries(bindings));
}

/** Ctrl and Cmd both work everywhere (specification §2); the overview names the usual one. */
const waysOf = (keys: string) =>
  ['Control', 'Meta'].map((modifier) => [keys, keys.replace('$mod', modifier)] as const);

const MODAL = 'dialog[open], [role=dialog][aria-modal=true]';
/** Menus and lists take letters too: to go to the entry that starts with one. */
const TYPING =
  'input:not([type=checkbox], [type=radio]), textarea, select, [role=textbox], [role=menu], [role=listbox]';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.closest(TYPING) !== null)
  );
}
