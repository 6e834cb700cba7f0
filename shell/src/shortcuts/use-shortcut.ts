import { useEffect, useEffectEvent } from 'react';
import { tinykeys } from 'tinykeys';
import { SHORTCUTS, type ShortcutName } from './shortcuts.ts';

/** Runs the action when its keys are pressed; a key without Ctrl or Cmd is left to what is typed in. */
export function useShortcut(name: ShortcutName, action: () => void): void {
  const run = useEffectEvent(action);
  useEffect(() => {
    const { keys } = SHORTCUTS[name];
    return tinykeys(window, {
      [keys]: (event) => {
        if (!keys.startsWith('$mod') && isTyping(event.target)) return;
        event.preventDefault();
        run();
      },
    });
  }, [name]);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [role=textbox]'))
  );
}
