import { useEffect, useRef, useState } from 'react';

/** Time to think again, in ms. */
const UNDO_MS = 6_000;

interface Removal {
  mutate: (key: string, options: { onSettled: () => void }) => void;
  error: Error | null;
  variables: string | undefined;
}

/**
 * Removes something after a while in which it can be taken back; leaving the screen or the
 * page, or removing another, ends that while.
 * @returns what is `leaving` until that is settled, and whether it can be taken back still
 */
export function useUndoable({ mutate, error, variables }: Removal) {
  const [leaving, setLeaving] = useState<string | null>(null);
  const [canUndo, setCanUndo] = useState(false);
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; go: () => void } | null>(null);
  useEffect(() => {
    const go = () => pending.current?.go();
    window.addEventListener('pagehide', go);
    return () => {
      window.removeEventListener('pagehide', go);
      go();
    };
  }, []);
  const undo = () => {
    // What is on its way is not taken back.
    if (!pending.current) return;
    clearTimeout(pending.current.timer);
    pending.current = null;
    setLeaving(null);
    setCanUndo(false);
  };
  const remove = (key: string) => {
    pending.current?.go();
    const go = () => {
      if (pending.current) clearTimeout(pending.current.timer);
      pending.current = null;
      setCanUndo(false);
      mutate(key, { onSettled: () => setLeaving((now) => (now === key ? null : now)) });
    };
    pending.current = { timer: setTimeout(go, UNDO_MS), go };
    setLeaving(key);
    setCanUndo(true);
  };
  return { leaving, canUndo, error: variables === leaving ? null : error, remove, undo };
}
