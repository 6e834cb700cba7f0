import { MessageSquareText } from 'lucide-react';
import { useBus, useProject } from '@kengetal/platform';
import { useWorld } from '../app/world.ts';
import type { Found } from './search.ts';

/** Three words, or a question mark: what one asks instead of looks for. */
const ASKED = /\?\s*$|\S\s+\S+\s+\S/;

/** Puts what was typed to the assistant, to be sent with one key; null where that makes no sense. */
export function useAsking(question: string): Found | null {
  const bus = useBus();
  const { active } = useProject();
  const remotes = useWorld().composition.remotes();
  const isThere = remotes.some(({ declaration }) => declaration?.slots.includes('side-panel'));
  const text = question.trim();
  if (!active || !isThere || !ASKED.test(text)) return null;
  const run = () => {
    const { project_id } = active;
    bus.set('question', { project_id, text, context_prompt: '', asked_at: Date.now() });
    // Where the assistant has a screen of its own there is no panel to open.
    bus.set('chatOpen', true);
  };
  const entry = {
    key: 'ask',
    icon: MessageSquareText,
    label: `Vraag de assistent: ${text}`,
    passing: true as const,
    run,
  };
  return { key: 'ask', label: 'Assistent', entries: [entry], total: 1 };
}
