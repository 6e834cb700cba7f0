import { RemoteSlot } from './RemoteSlot.tsx';
import css from './sidebar.module.css';

/** The five latest chats (specification §2). */
export function RecentChats({ ready }: { ready: boolean }) {
  return <div className={css.chats}>{ready ? <RemoteSlot slot="recent-chats" /> : null}</div>;
}
