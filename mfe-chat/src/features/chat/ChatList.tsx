import { useState } from 'react';
import { Button, Input } from 'antd';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Plus, Search } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import type { Chat } from '@kengetal/contract';
import { messageOf, useApi } from '@kengetal/platform';
import {
  classes,
  CutText,
  Icon,
  LinesSkeleton,
  looks,
  useDebounced,
  useUndoable,
  WidgetError,
} from '@kengetal/ui';
import { chatsOptions, useDeleteChat } from '../../conversation/chat-queries.ts';
import { ChatMenu } from '../../conversation/ChatMenu.tsx';
import { RenameForm } from '../../conversation/RenameForm.tsx';
import { newChat } from '../../new-chat.ts';
import { groupedChats } from './groups.ts';
import css from './chat.module.css';

interface ChatListProps {
  projectId: string;
  /** The chat that is open, if any. */
  shown: string | null;
  /** Goes back to the chat, where there is room for one of the two. */
  onLeave: () => void;
}

/** What is typed quickly is asked for once, in ms. */
const TYPING_PAUSE = 250;

/** All chats of a project, by when they began; searched by name and by what was said. */
export function ChatList({ projectId, shown, onLeave }: ChatListProps) {
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const search = useDebounced(words.trim(), TYPING_PAUSE);
  const { data, error, isFetching, refetch } = useQuery({
    ...chatsOptions(useApi(), projectId, search),
    placeholderData: (known) => known,
  });
  const start = () => {
    const { path, state } = newChat();
    void navigate(path, { state });
  };
  return (
    <nav className={css.list} aria-label="Gesprekken">
      <div className={css.listHead}>
        <Button
          className={css.fromList}
          type="text"
          aria-label="Terug naar het gesprek"
          icon={<Icon of={ArrowLeft} />}
          onClick={onLeave}
        />
        <Input
          type="search"
          aria-label="Zoek in gesprekken"
          placeholder="Zoek in gesprekken"
          prefix={<Icon of={Search} />}
          allowClear
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <Button aria-label="Nieuwe chat" icon={<Icon of={Plus} />} onClick={start} />
      </div>
      {error && !data ? (
        <WidgetError
          title="Kon je gesprekken niet laden."
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {!data && !error ? <LinesSkeleton lines={6} /> : null}
      {data ? <Groups chats={data} shown={shown} isSearch={search !== ''} /> : null}
    </nav>
  );
}

interface GroupsProps {
  chats: readonly Chat[];
  shown: string | null;
  isSearch: boolean;
}

function Groups({ chats, shown, isSearch }: GroupsProps) {
  const navigate = useNavigate();
  const removal = useUndoable(useDeleteChat());
  const [now] = useState(Date.now);
  if (chats.length === 0) {
    const words = isSearch
      ? 'Geen gesprek met deze woorden.'
      : 'Je gesprekken komen hier te staan.';
    return <p className={classes(looks.quiet, css.none)}>{words}</p>;
  }
  const remove = (chatId: string) => {
    removal.remove(chatId);
    if (chatId === shown) void navigate('/chat');
  };
  return (
    <>
      {removal.error ? (
        <p role="alert" className={looks.failure}>
          Het gesprek is niet verwijderd. {messageOf(removal.error)}
        </p>
      ) : null}
      {groupedChats(chats, now).map(({ label, chats: within }) => (
        <section key={label} aria-label={label}>
          <h2 className={looks.small}>{label}</h2>
          <ul>
            {within.map((chat) => (
              <li key={chat.chat_id} className={css.entry}>
                {removal.leaving === chat.chat_id ? (
                  <p role="status" className={classes(looks.quiet, css.removed)}>
                    Verwijderd.
                    <button type="button" className={looks.link} onClick={removal.undo}>
                      Ongedaan maken
                    </button>
                  </p>
                ) : (
                  <Entry chat={chat} isShown={chat.chat_id === shown} onRemove={remove} />
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

interface EntryProps {
  chat: Chat;
  isShown: boolean;
  onRemove: (chatId: string) => void;
}

function Entry({ chat: { chat_id, chat_name }, isShown, onRemove }: EntryProps) {
  const [renames, setRenames] = useState(false);
  if (renames) {
    return <RenameForm chatId={chat_id} name={chat_name} onDone={() => setRenames(false)} />;
  }
  return (
    <>
      <Link
        to={`/chat/${chat_id}`}
        className={css.chat}
        aria-current={isShown ? 'page' : undefined}
      >
        <CutText>{chat_name}</CutText>
      </Link>
      <ChatMenu
        name={chat_name}
        onRename={() => setRenames(true)}
        onDelete={() => onRemove(chat_id)}
      />
    </>
  );
}
