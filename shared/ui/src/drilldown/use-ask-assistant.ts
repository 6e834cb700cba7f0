import { usePlatform } from '@kengetal/platform';
import type { PageTarget } from './context.ts';

/**
 * Opens the assistant with a question in its input, which the user sends or changes; null without a
 * project, in which there is no one to ask.
 */
export function useAskAssistant():
  | ((question: NonNullable<PageTarget['question']>) => void)
  | null {
  const { bus, project } = usePlatform();
  const projectId = project.active?.project_id;
  if (projectId === undefined) return null;
  return (question) => {
    bus.set('question', { project_id: projectId, ...question, asked_at: Date.now() });
    bus.set('chatOpen', true);
  };
}
