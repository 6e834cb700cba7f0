import { useEffect } from 'react';

/** Places where Ctrl/Cmd+Z is about what was typed. */
const TYPING = 'input:not([type=checkbox]), textarea, [contenteditable]';

/** Ctrl/Cmd+Z anywhere on the screen undoes; null when there is nothing to undo. */
export function useUndoKey(undo: (() => void) | null): void {
  useEffect(() => {
    if (!undo) return undefined;
    const listen = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, shiftKey } = event;
      if (!(ctrlKey || metaKey) || shiftKey || key.toLowerCase() !== 'z') return;
      if (target instanceof Element && target.closest(TYPING)) return;
      event.preventDefault();
      undo();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [undo]);
}
