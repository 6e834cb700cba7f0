import { useEffect, useEffectEvent } from 'react';
import { tinykeys } from 'tinykeys';
import { SHORTCUTS, type ShortcutName } from './shortcuts.ts';

/**
 * Runs the action when its keys are pressed. A key without Ctrl or Cmd is left to what is typed in,
 * and under a modal dialog only the palette's keys work.
 */
export function useShortcut(name: ShortcutName, action: () => void): void {
  const run = useEffectEvent(action);
  useEffect(() => {
    const act = (keys: string) => (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      if (!keys.startsWith('$mod') && isTyping(event.target)) return;
      if (name !== 'palette' && document.querySelector(MODAL)) return;
      event.preventDefault();
      run();
    };
    const bindings = SHORTCUTS[name].keys
      .flatMap(waysOf)
      .map(([keys, press]) => [press, act(keys)] as const);
    return tinykeys(window, Object.fromEntries(bindings));
  }, [name]);
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
