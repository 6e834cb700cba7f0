import { useState, type RefObject } from 'react';
import { Button, Input } from 'antd';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Plus, Search } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import type { Chat } from '@kengetal/contract';
import { messageOf, useApi } from '@kengetal/platform';
import {
  classes,
  CutText,
  formatInstant,
  Icon,
  LinesSkeleton,
  looks,
  useDebounced,
  WidgetError,
} from '@kengetal/ui';
import { chatsOptions, useRemovedChats } from '../../conversation/chat-queries.ts';
import { ChatMenu } from '../../conversation/ChatMenu.tsx';
import { RenameForm } from '../../conversation/RenameForm.tsx';
import { useFocusBack } from '../../conversation/use-focus-back.ts';
import { newChat } from '../../new-chat.ts';
import { groupedChats, namesakesOf } from './groups.ts';
import type { useRemoval } from './use-removal.ts';
import css from './chat.module.css';

interface ChatListProps {
  projectId: string;
  /** The chat that is open, if any. */
  shown: string | null;
  removal: ReturnType<typeof useRemoval>;
  /** Goes back to the chat, where there is room for one of the two. */
  onLeave: () => void;
}

/** What is typed quickly is asked for once, in ms. */
const TYPING_PAUSE = 250;

/** All chats of a project, by when they began; searched by name and by what was said. */
export function ChatList({ projectId, shown, removal, onLeave }: ChatListProps) {
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
      {data ? (
        <Groups chats={data} isSearch={search !== ''} {...{ shown, removal, onLeave }} />
      ) : null}
    </nav>
  );
}

interface GroupsProps extends Omit<ChatListProps, 'projectId'> {
  chats: readonly Chat[];
  isSearch: boolean;
}

function Groups({ chats: known, shown, isSearch, removal, onLeave }: GroupsProps) {
  const [now] = useState(Date.now);
  const removed = useRemovedChats('under way or done');
  const chats = known.filter(({ chat_id }) => !removed.includes(chat_id));
  if (chats.length === 0) {
    const words = isSearch
      ? 'Geen gesprek met deze woorden.'
      : 'Je gesprekken komen hier te staan.';
    return <p className={classes(looks.quiet, css.none)}>{words}</p>;
  }
  const namesakes = namesakesOf(chats);
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
                <Entry
                  chat={chat}
                  began={namesakes.has(chat.chat_name) ? formatInstant(chat.created_at, now) : null}
                  isShown={chat.chat_id === shown}
                  isLeaving={removal.leaving === chat.chat_id}
                  onOpen={onLeave}
                  onRemove={() => removal.remove(chat.chat_id, chat.chat_id === shown)}
                  undo={{ onClick: removal.undo, ref: removal.undoButton }}
                />
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
  /** When it began, where that tells it from another; null where its name does. */
  began: string | null;
  isShown: boolean;
  /** It is removed, which can still be taken back. */
  isLeaving: boolean;
  onOpen: () => void;
  onRemove: () => void;
  undo: { onClick: () => void; ref: RefObject<HTMLButtonElement | null> };
}

function Entry(props: EntryProps) {
  const { chat, began, isShown, isLeaving, onOpen, onRemove, undo } = props;
  const { chat_id, chat_name } = chat;
  const [renames, setRenames] = useState(false);
  const link = useFocusBack<HTMLAnchorElement>(renames || isLeaving);
  if (isLeaving) {
    return (
      <p role="status" className={classes(looks.quiet, css.removed)}>
        <CutText>{chat_name}</CutText> <span className={css.gone}>verwijderd.</span>{' '}
        <button type="button" autoFocus className={looks.link} {...undo}>
          Ongedaan maken
        </button>
      </p>
    );
  }
  if (renames) {
    return <RenameForm chatId={chat_id} name={chat_name} onDone={() => setRenames(false)} />;
  }
  return (
    <>
      <Link
        ref={link}
        to={`/chat/${chat_id}`}
        className={css.chat}
        aria-current={isShown ? 'page' : undefined}
        onClick={onOpen}
      >
        <CutText>{chat_name}</CutText>
        {began ? <span className={looks.faint}>{began}</span> : null}
      </Link>
      <ChatMenu name={chat_name} onRename={() => setRenames(true)} onDelete={onRemove} />
    </>
  );
}
