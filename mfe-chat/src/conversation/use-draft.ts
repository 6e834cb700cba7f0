import { useState } from 'react';
import { useBus, useBusValue, useProject, type AssistantQuestion } from '@kengetal/platform';
import type { Along } from './talk.ts';
import type { Failure } from './talk-store.ts';

interface Draft {
  readonly text: string;
  /** The last question, to be asked in other words. */
  readonly isEdit: boolean;
  /** A question that a screen handed over, with what it is about. */
  readonly handed: AssistantQuestion | null;
}

const EMPTY: Draft = { text: '', isEdit: false, handed: null };

/** The question that a screen handed over and nobody has sent yet; of this project. */
export function useHandedQuestion(): AssistantQuestion | null {
  const { active } = useProject();
  const asked = useBusValue('question');
  return asked && asked.project_id === active?.project_id ? asked : null;
}

/**
 * What stands in the input: typed, handed over by a screen, put back as it was because it did not
 * come over, or the last question to be changed.
 */
export function useDraft(failure: Failure | null) {
  const bus = useBus();
  const handed = useHandedQuestion();
  const [draft, setDraft] = useState<Draft>(EMPTY);
  const [sent, setSent] = useState<Draft>(EMPTY);
  const [focusOn, setFocusOn] = useState(0);
  const [taken, setTaken] = useState<AssistantQuestion | null>(null);
  if (handed !== taken) {
    setTaken(handed);
    if (handed) {
      setDraft({ text: handed.text, isEdit: false, handed });
      setFocusOn(handed.asked_at);
    }
  }
  const [failed, setFailed] = useState(failure);
  if (failure !== failed) {
    setFailed(failure);
    const words = failure?.text;
    if (words && draft.text === '') {
      setDraft(sent.text.trim() === words ? sent : { ...EMPTY, text: words });
    }
  }
  return {
    ...draft,
    along: alongOf(draft.handed),
    note: noteOf(draft),
    focusOn,
    write: (text: string) => setDraft((now) => ({ ...now, text })),
    edit: (text: string) => {
      setDraft({ text, isEdit: true, handed: null });
      setFocusOn((times) => times + 1);
    },
    /** Sent or put away. */
    clear: () => {
      setSent(draft);
      setDraft(EMPTY);
      // It does not come back in the next conversation.
      if (bus.get('question')) bus.set('question', null);
    },
  };
}

/** What goes with the question that a screen handed over; undefined without one. */
const alongOf = (handed: AssistantQuestion | null): Along | undefined =>
  handed ? { prompt: handed.context_prompt, suggestionId: handed.suggestion_id } : undefined;

function noteOf({ isEdit, handed }: Draft): string | null {
  if (isEdit) return 'Je wijzigt je laatste vraag.';
  return handed?.context_prompt || handed?.suggestion_id
    ? 'Wat je op het scherm aanklikte gaat mee met je vraag.'
    : null;
}
