import { Button, Tooltip } from 'antd';
import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Icon } from '@kengetal/ui';
import css from './recent-chats.module.css';

/** The latest chats in the sidebar. */
export default function RecentChats() {
  const navigate = useNavigate();
  return (
    <section className={css.chats} aria-label="Recent chats">
      <header className={css.head}>
        <h2>Recent chats</h2>
        <Tooltip title="Nieuwe chat">
          <Button
            type="text"
            size="small"
            aria-label="Nieuwe chat"
            icon={<Icon of={Plus} />}
            onClick={() => void navigate('/chat')}
          />
        </Tooltip>
      </header>
      <p className={css.quiet}>Je gesprekken komen hier te staan.</p>
    </section>
  );
}
