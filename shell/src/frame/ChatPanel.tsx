import { useEffect } from 'react';
import { useBus, useBusValue } from '@kengetal/platform';
import { useWorld } from '../app/world.ts';
import css from './frame.module.css';

/** The assistant beside the content, on every screen that has room for it (specification §2). */
export function ChatPanel({ allowed }: { allowed: boolean }) {
  const bus = useBus();
  const { Slot } = useWorld().composition;
  const open = useBusValue('chatOpen') && allowed;
  useEffect(() => bus.on('chatClose', () => bus.set('chatOpen', false)), [bus]);
  if (!open) return null;
  return (
    <aside className={css.chat} aria-label="Assistent">
      <Slot remote="mfe-chat" slot="side-panel" />
    </aside>
  );
}
