import { useState, type RefObject } from 'react';
import type { Suggestion } from '@kengetal/contract';
import { useBus } from '@kengetal/platform';
import { useKeys } from '@kengetal/ui';
import type { Asking } from '../../suggestions/Choosers.tsx';
import { deedsOf } from '../../suggestions/deeds.ts';
import { isOpen } from '../../suggestions/groups.ts';
import type { Answers } from '../../suggestions/use-answers.ts';
import type { NeighboursState } from './use-neighbours.ts';

/** Marks the buttons that ask something first, so that a key opens what they open. */
export const ASKS = 'data-asks';

interface ActingOptions {
  box: RefObject<HTMLElement | null>;
  suggestion: Suggestion | undefined;
  neighbours: NeighboursState | null;
  answers: Answers;
  mayEdit: boolean;
}

/** What is done with the suggestion on the screen, by key or button. */
export function useActing({ box, suggestion, neighbours, answers, mayEdit }: ActingOptions) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const deeds = deedsOf(answers);
  const about = suggestion ? [suggestion] : [];
  const ask = (what: Asking['what'], by?: HTMLElement | null) => {
    const opener = by ?? box.current?.querySelector<HTMLElement>(`[${ASKS}="${what}"]`);
    if (opener) setAsking({ what, about, opener: { current: opener } });
  };
  const finish = () => deeds.finish(about);
  const isActive = mayEdit && suggestion !== undefined && isOpen(suggestion);
  useKeys(box, {
    j: neighbours?.next ?? undefined,
    k: neighbours?.previous ?? undefined,
    ...(mayEdit && { z: answers.undo }),
    ...(isActive && { e: finish, n: () => ask('reason'), w: () => ask('person') }),
  });
  return {
    finish,
    ask,
    asking,
    stopAsking: () => setAsking(null),
    reopen: () => deeds.reopen(about),
    note: (note: string) => deeds.note(about, note),
    deeds,
  };
}

export type Acting = ReturnType<typeof useActing>;

/** Opens the assistant with a question about a suggestion in its input; it knows which one. */
export function useDiscuss(projectId: string, suggestion: Suggestion): () => void {
  const bus = useBus();
  const { suggestion_id, title, summary } = suggestion;
  return () => {
    bus.set('question', {
      project_id: projectId,
      suggestion_id,
      text: `Leg dit uit: ${title}. Wat kan ik eraan doen?`,
      context_prompt: `De gebruiker kijkt naar deze suggestie: ${plain(summary.text)}`,
      asked_at: Date.now(),
    });
    bus.set('chatOpen', true);
  };
}

/** A text without what makes its amounts open. */
const plain = (text: string) => text.replaceAll(/\[([^[\]]+)\]\(figure:[^()\s]+\)/g, '$1');
