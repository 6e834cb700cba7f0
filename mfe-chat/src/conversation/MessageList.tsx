import { memo } from 'react';
import { Pencil } from 'lucide-react';
import type { ChatMessage } from '@kengetal/contract';
import { IconButton, Tooltip } from '@kengetal/ui';
import type { Acts } from './acts.ts';
import { Answer } from './Answer.tsx';
import { lastQuestion, showsTools } from './messages.ts';
import css from './conversation.module.css';

export interface MessageListProps {
  messages: readonly ChatMessage[];
  /** The last answer is being made. */
  isLive: boolean;
  canAsk: boolean;
  acts: Acts & { editLast: () => void };
}

/** So many messages are in view when a conversation opens, and more. */
const RECENT = 10;

/**
 * What was said, in order; what is out of sight is not laid out. Of hundreds of messages those are
 * drawn anew that changed, and none while somebody types.
 */
export const MessageList = memo(function MessageList(props: MessageListProps) {
  const { messages, isLive, canAsk, acts } = props;
  const last = messages.length - 1;
  const question = lastQuestion(messages);
  if (messages.length === 0) return null;
  return (
    <ol className={css.messages}>
      {messages.map((message, place) => {
        if (message.role !== 'user' && message.role !== 'assistant') return null;
        const isAsked = message.role === 'user';
        return (
          // Messages only follow each other, and get other ids when the API has kept them.
          <li key={place} className={css.message} data-asked={isAsked || undefined}>
            {isAsked ? (
              <Asked
                text={message.content}
                onEdit={message === question && canAsk ? acts.editLast : null}
              />
            ) : (
              <Answer
                message={message}
                isComing={isLive && place === last}
                withTools={showsTools(messages, place)}
                goesOnFrom={place === last ? (question?.content ?? '') : null}
                isRecent={place > last - RECENT}
                canAsk={canAsk}
                acts={acts}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
});

interface AskedProps {
  text: string;
  onEdit: (() => void) | null;
}

const Asked = memo(function Asked({ text, onEdit }: AskedProps) {
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
});
