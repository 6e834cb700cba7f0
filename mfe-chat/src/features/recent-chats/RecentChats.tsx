import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { Link, useLocation, useMatch, useNavigate } from 'react-router-dom';
import { classes, CutText, Icon, looks, Tooltip } from '@kengetal/ui';
import { isNewChat, newChat, NEW_CHAT_TITLE } from '../../new-chat.ts';
import { RECENT, useRecentChats } from './chats.ts';
import css from './recent-chats.module.css';

const WAITING = ['a', 'b', 'c'];

/** The latest chats in the sidebar, and starting a new one (specification §2). */
export default function RecentChats() {
  const navigate = useNavigate();
  const start = () => {
    const { path, state } = newChat();
    void navigate(path, { state });
  };
  return (
    <section className={css.chats} aria-label="Recent chats">
      <header className={css.head}>
        <h2>Recent chats</h2>
        <Tooltip title="Nieuwe chat" placement="right">
          <Button
            type="text"
            size="small"
            aria-label="Nieuwe chat"
            icon={<Icon of={Plus} />}
            onClick={start}
          />
        </Tooltip>
      </header>
      <Chats />
    </section>
  );
}

function Chats() {
  const { data, isLoading, isSuccess } = useRecentChats();
  const { state } = useLocation();
  const shown = useMatch('/chat/:id')?.params.id;
  const known = data ?? [];
  const isNew = shown !== undefined && isNewChat(state);
  const isKnown = known.some(({ chat_id }) => chat_id === shown);
  const latest = isNew && !isKnown ? [{ chat_id: shown, chat_name: NEW_CHAT_TITLE }] : [];
  const chats = [...latest, ...known].slice(0, RECENT);
  if (isLoading) return <Waiting />;
  if (isSuccess && chats.length === 0) {
    return <p className={classes(looks.quiet, css.quiet)}>Je gesprekken komen hier te staan.</p>;
  }
  return (
    <ul className={css.list}>
      {chats.map(({ chat_id, chat_name }) => (
        <li key={chat_id}>
          <Link
            to={`/chat/${chat_id}`}
            className={css.chat}
            aria-current={chat_id === shown ? 'page' : undefined}
          >
            <CutText>{chat_name}</CutText>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Waiting() {
  return (
    <ul className={css.list} aria-busy="true" aria-label="Gesprekken laden">
      {WAITING.map((each) => (
        <li key={each} className={css.waiting} />
      ))}
    </ul>
  );
}
