import { useCallback, useState } from 'react';
import type { Suggestion } from '@kengetal/contract';
import { messageOf } from '@kengetal/platform';
import { undoOf, type Answer, type Part } from './answer.ts';
import { useAnswering } from './answering.ts';

/** What takes back something that was said. */
interface Done {
  readonly back: readonly Part[];
}

/** What was last done or not done, in one line. */
interface Outcome {
  readonly words: string;
  readonly failed: boolean;
  readonly done?: Done;
  readonly retry?: () => void;
}

/** Answers to suggestions of a project, shown at once; what was said last can be undone. */
export function useAnswers(projectId: string) {
  const { mutateAsync } = useAnswering(projectId);
  const [past, setPast] = useState<readonly Done[]>([]);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const say = (parts: readonly Part[], words: string, back: readonly Part[]) => {
    const done: Done = { back };
    if (back.length > 0) setPast((before) => [...before, done]);
    setOutcome({ words, failed: false, done });
    mutateAsync(parts).catch((error: unknown) => {
      setPast((before) => before.filter((one) => one !== done));
      setOutcome({
        words: `Dat is niet gelukt; alles staat weer zoals het was. ${messageOf(error)}`,
        failed: true,
        retry: () => say(parts, words, back),
      });
    });
  };
  const last = past.at(-1);
  const undo = () => {
    if (!last) return;
    setPast(past.slice(0, -1));
    say(last.back, 'Ongedaan gemaakt.', []);
  };
  return {
    /** Null when there is nothing to say. */
    outcome,
    dismiss: useCallback(() => setOutcome(null), []),
    /** Takes back what was said last. */
    undo,
    /** Whether that is what the outcome is of. */
    canUndo: last !== undefined && outcome?.done === last,
    /** Says something of suggestions; a note cannot be taken back. */
    answer: (suggestions: readonly Suggestion[], answer: Answer, words: string) => {
      if (suggestions.length === 0) return;
      const ids = suggestions.map(({ suggestion_id }) => suggestion_id);
      const back = answer.note === undefined ? undoOf(suggestions, answer) : [];
      say([{ ids, answer }], words, back);
    },
  };
}

export type Answers = ReturnType<typeof useAnswers>;
