import { useEffect, useRef, useState } from 'react';
import { useDeleteBudget } from './detail-queries.ts';

/** Time to think again, in ms. */
const UNDO_MS = 6_000;

/**
 * Removes a budget after a while in which it can be taken back; leaving the screen, or removing
 * another, ends that while.
 */
export function useUndoableDelete(projectId: string) {
  const { mutate, error, variables } = useDeleteBudget(projectId);
  const [leaving, setLeaving] = useState<string | null>(null);
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; go: () => void } | null>(null);
  useEffect(
    () => () => {
      pending.current?.go();
    },
    [],
  );
  const undo = () => {
    if (pending.current) clearTimeout(pending.current.timer);
    pending.current = null;
    setLeaving(null);
  };
  const remove = (boekjaar: string) => {
    pending.current?.go();
    const go = () => {
      if (pending.current) clearTimeout(pending.current.timer);
      pending.current = null;
      mutate(boekjaar, { onSettled: () => setLeaving((now) => (now === boekjaar ? null : now)) });
    };
    pending.current = { timer: setTimeout(go, UNDO_MS), go };
    setLeaving(boekjaar);
  };
  return { leaving, error: variables === leaving ? null : error, remove, undo };
}
