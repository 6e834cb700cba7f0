import { useEffect, useState } from 'react';
import { useBus, useBusValue, useProject, type AssistantQuestion } from '@kengetal/platform';
import { isBehind } from './follow.ts';
import type { Along, Talk } from './talk.ts';
import type { Failure } from './talk-store.ts';

interface Draft {
  readonly text: string;
  /** The id of the last question, which is to be asked in other words. */
  readonly edits: string | null;
  /** A question that a screen handed over, with what it is about. */
  readonly handed: AssistantQuestion | null;
}

interface Kept {
  readonly draft: Draft;
  /** What was sent last. */
  readonly sent: Draft;
  /** The last failure, and whether its words came back into the input. */
  readonly failed: Failure | null;
  readonly isBack: boolean;
  /** What a screen handed over last. */
  readonly taken: AssistantQuestion | null;
}

const EMPTY: Draft = { text: '', edits: null, handed: null };
const NOTHING: Kept = { draft: EMPTY, sent: EMPTY, failed: null, isBack: false, taken: null };

/** What stood in the input of conversations that are not shown now. */
const kept = new WeakMap<Talk, Kept>();

/** The question that a screen handed over and nobody has sent yet; of this project. */
export function useHandedQuestion(): AssistantQuestion | null {
  const { active } = useProject();
  const asked = useBusValue('question');
  return asked && asked.project_id === active?.project_id ? asked : null;
}

/**
 * What stands in the input: typed, handed over by a screen, put back as it was because it did not
 * come over, or the last question to be changed. It is there still when one comes back.
 */
export function useDraft(talk: Talk, failure: Failure | null) {
  const bus = useBus();
  const handed = useHandedQuestion();
  const [now, setNow] = useState(() => kept.get(talk) ?? NOTHING);
  const [focusOn, setFocusOn] = useState(0);
  const next = withFailure(withHanded(now, handed), failure);
  if (next !== now) {
    setNow(next);
    if (next.taken !== now.taken && handed) setFocusOn(handed.asked_at);
  }
  useEffect(() => void kept.set(talk, now), [talk, now]);
  const { draft } = now;
  return {
    ...draft,
    along: alongOf(draft.handed),
    note: noteOf(draft),
    focusOn,
    /** What is tried again stands in the input, as it was or as it was changed since. */
    holdsFailed: now.isBack && draft.text.trim() !== '',
    write: (text: string) => setNow((was) => ({ ...was, draft: { ...was.draft, text } })),
    edit: (edits: string, text: string) => {
      setNow((was) => ({ ...was, draft: { text, edits, handed: null }, isBack: false }));
      setFocusOn((times) => times + 1);
    },
    /** Sent or put away. */
    clear: () => {
      setNow((was) => ({ ...was, draft: EMPTY, sent: was.draft, isBack: false }));
      // It does not come back in the next conversation.
      if (bus.get('question')) bus.set('question', null);
    },
  };
}

function withHanded(now: Kept, handed: AssistantQuestion | null): Kept {
  if (handed === now.taken) return now;
  if (!handed) return { ...now, taken: null };
  const draft = { text: handed.text, edits: null, handed };
  return { ...now, taken: handed, draft, isBack: false };
}

/** With the words of a question that did not come over, where nothing else is being typed. */
function withFailure(now: Kept, failure: Failure | null): Kept {
  if (failure === now.failed) return now;
  const words = failure?.text;
  if (!words || now.draft.text !== '') return { ...now, failed: failure, isBack: false };
  const sent = now.sent.text.trim() === words ? now.sent : { ...EMPTY, text: words };
  // What another tab asked meanwhile is not replaced: these words are another question.
  const draft = isBehind(failure.error) ? { ...sent, edits: null } : sent;
  return { ...now, failed: failure, draft, isBack: true };
}

/** What goes with the question that a screen handed over; undefined without one. */
const alongOf = (handed: AssistantQuestion | null): Along | undefined =>
  handed ? { prompt: handed.context_prompt, suggestionId: handed.suggestion_id } : undefined;

function noteOf({ edits, handed }: Draft): string | null {
  if (edits !== null) return 'Je wijzigt je laatste vraag.';
  return handed?.context_prompt || handed?.suggestion_id
    ? 'Wat je op het scherm aanklikte gaat mee met je vraag.'
    : null;
}
