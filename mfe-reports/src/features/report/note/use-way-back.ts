import { useEffect, useRef } from 'react';
import type { NoteMode } from './use-note.ts';

/**
 * The button that the focus returns to after writing, for its ref: the text field is gone, and the
 * focus with it. Which button that is may change a moment later, when the note comes or goes.
 */
export function useWayBack(mode: NoteMode, hasNote: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const left = mode.kind === 'reading' ? mode.wasWriting : mode.kind === 'cleared';
  useEffect(() => {
    if (left && document.activeElement === document.body) button.current?.focus();
  }, [left, mode.kind, hasNote]);
  return button;
}
