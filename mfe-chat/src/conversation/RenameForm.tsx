import { useState } from 'react';
import { Input } from 'antd';
import { looks } from '@kengetal/ui';
import { useRenameChat } from './chat-queries.ts';
import css from './conversation.module.css';

interface RenameFormProps {
  chatId: string;
  name: string;
  onDone: () => void;
}

/** The longest name of a chat. */
const LONGEST = 120;

/** Another name for a chat: Enter keeps it, Escape leaves it as it was. */
export function RenameForm({ chatId, name, onDone }: RenameFormProps) {
  const [text, setText] = useState(name);
  const { mutate, isPending, isError } = useRenameChat();
  const keep = () => {
    const chat_name = text.trim();
    if (chat_name === '' || chat_name === name) return onDone();
    mutate({ chat_id: chatId, chat_name }, { onSuccess: onDone });
  };
  return (
    <div className={css.rename}>
      <Input
        autoFocus
        size="small"
        aria-label="Naam van het gesprek"
        maxLength={LONGEST}
        disabled={isPending}
        status={isError ? 'error' : ''}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onPressEnter={keep}
        onBlur={() => (isError ? undefined : keep())}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          event.stopPropagation();
          onDone();
        }}
      />
      <p role="alert" className={looks.failure}>
        {isError ? 'De naam is niet bewaard. Druk op Enter om het opnieuw te proberen.' : null}
      </p>
    </div>
  );
}
