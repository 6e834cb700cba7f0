import { useState } from 'react';
import type { RecurringAction } from '@kengetal/contract';
import { mayOnProject, useSession } from '@kengetal/platform';
import { useChangeSeries } from './changes.ts';

/** What was last done, to say it and to take it back. */
export interface Done {
  words: string;
  /** Null for what was taken back. */
  changeId: string | null;
}

export interface Editing {
  projectId: string;
  /** False for who only reads. */
  mayEdit: boolean;
  busy: boolean;
  error: Error | null;
  done: Done | null;
  change: (action: RecurringAction, words: string) => void;
  undo: () => void;
  /** Ids that are chosen to merge; null when nothing is being merged. */
  merging: ReadonlySet<string> | null;
  startMerging: (id?: string) => void;
  choose: (id: string) => void;
  stopMerging: () => void;
}

/** Changes of series, one after the other, and the choice of those to merge. */
export function useEditing(projectId: string): Editing {
  const { rights } = useSession();
  const { mutate, isPending, error } = useChangeSeries(projectId);
  const [done, setDone] = useState<Done | null>(null);
  const [merging, setMerging] = useState<ReadonlySet<string> | null>(null);
  const change = (action: RecurringAction, words: string) =>
    mutate(
      { do: action, words },
      {
        onSuccess: (changeId) => {
          setDone({ words, changeId });
          setMerging(null);
        },
      },
    );
  return {
    projectId,
    mayEdit: mayOnProject(rights, projectId, 'bewerker'),
    busy: isPending,
    error,
    done,
    change,
    undo: () => {
      if (!done?.changeId) return;
      mutate(
        { undo: done.changeId },
        { onSuccess: () => setDone({ words: 'Ongedaan gemaakt', changeId: null }) },
      );
    },
    merging,
    startMerging: (id) => setMerging(new Set(id === undefined ? [] : [id])),
    choose: (id) =>
      setMerging((known) => {
        const next = new Set(known);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    stopMerging: () => setMerging(null),
  };
}
