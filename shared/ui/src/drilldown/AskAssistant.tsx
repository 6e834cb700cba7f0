import { ArrowUpRight, MessageSquareText } from 'lucide-react';
import { usePlatform } from '@kengetal/platform';
import { Icon } from '../states/Icon.tsx';
import type { PageTarget } from './context.ts';
import css from './drawer.module.css';

/**
 * Opens the assistant with a question about what is shown in its input; on a phone that is a sheet
 * over this one. Without a project there is no one to ask.
 */
export function AskAssistant({ question }: { question: PageTarget['question'] }) {
  const { bus, project } = usePlatform();
  const projectId = project.active?.project_id;
  if (!projectId) return null;
  const ask = () => {
    bus.set('question', { project_id: projectId, ...question, asked_at: Date.now() });
    bus.set('chatOpen', true);
  };
  return (
    <button type="button" className={css.ask} onClick={ask}>
      <Icon of={MessageSquareText} />
      <span className={css.askText}>Vraag de assistent</span>
      <Icon of={ArrowUpRight} size={14} className={css.askMark} />
    </button>
  );
}
