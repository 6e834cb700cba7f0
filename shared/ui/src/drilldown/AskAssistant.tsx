import { ArrowUpRight, MessageSquareText } from 'lucide-react';
import { Icon } from '../states/Icon.tsx';
import type { PageTarget } from './context.ts';
import { useAskAssistant } from './use-ask-assistant.ts';
import css from './drawer.module.css';

/**
 * Opens the assistant with a question about what is shown in its input; on a phone that is a sheet
 * over this one. Without a project there is no one to ask.
 */
export function AskAssistant({ question }: { question: NonNullable<PageTarget['question']> }) {
  const ask = useAskAssistant();
  if (!ask) return null;
  return (
    <button type="button" className={css.ask} onClick={() => ask(question)}>
      <Icon of={MessageSquareText} />
      <span className={css.askText}>Vraag de assistent</span>
      <Icon of={ArrowUpRight} size={14} className={css.askMark} />
    </button>
  );
}
