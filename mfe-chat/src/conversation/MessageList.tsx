import { Pencil } from 'lucide-react';
import type { ChatMessage } from '@kengetal/contract';
import { IconButton, Tooltip } from '@kengetal/ui';
import { Answer, type AnswerProps } from './Answer.tsx';
import { showsTools } from './messages.ts';
import css from './conversation.module.css';

export interface MessageListProps {
  messages: readonly ChatMessage[];
  /** The last answer is being made. */
  isLive: boolean;
  onChoose: AnswerProps['onChoose'];
  onAgain: () => void;
  onEditLast: () => void;
  onVerdict: (messageId: string, value: 'goed' | 'fout', reason?: string) => void;
}

/** What was said, in order; what is out of sight is not laid out. */
export function MessageList(props: MessageListProps) {
  const { messages, isLive, onChoose, onAgain, onEditLast, onVerdict } = props;
  const last = messages.length - 1;
  const lastAsked = messages.findLastIndex(({ role }) => role === 'user');
  if (messages.length === 0) return null;
  return (
    <ol className={css.messages}>
      {messages.map((message, place) => {
        if (message.role !== 'user' && message.role !== 'assistant') return null;
        return (
          // Messages only follow each other, and get other ids when the API has kept them.
          <li key={place} className={css.message}>
            {message.role === 'user' ? (
              <Asked
                text={message.content}
                onEdit={place === lastAsked && onChoose ? onEditLast : null}
              />
            ) : (
              <Answer
                message={message}
                isComing={isLive && place === last}
                withTools={showsTools(messages, place)}
                isLast={place === last}
                onChoose={onChoose}
                onAgain={onAgain}
                onVerdict={(value, reason) => onVerdict(message.id, value, reason)}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Asked({ text, onEdit }: { text: string; onEdit: (() => void) | null }) {
  return (
    <article className={css.asked} aria-label="Jouw vraag">
      {onEdit ? (
        <Tooltip title="Vraag wijzigen">
          <IconButton
            of={Pencil}
            className={css.edit}
            aria-label="Vraag wijzigen"
            onClick={onEdit}
          />
        </Tooltip>
      ) : null}
      <p>{text}</p>
    </article>
  );
}
