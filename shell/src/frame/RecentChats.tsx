import { useWorld } from '../app/world.ts';
import css from './sidebar.module.css';

/** The five latest chats, which mfe-chat shows itself. */
export function RecentChats({ ready }: { ready: boolean }) {
  const { Slot } = useWorld().composition;
  return (
    <div className={css.chats}>{ready ? <Slot remote="mfe-chat" slot="recent-chats" /> : null}</div>
  );
}
