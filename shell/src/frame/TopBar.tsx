import { Button } from 'antd';
import { MessageSquareText, PanelLeft } from 'lucide-react';
import { Icon, Tooltip, formatInstant, formatMonth } from '@kengetal/ui';
import { useWorld } from '../app/world.ts';
import { PaletteButton } from '../palette/PaletteButton.tsx';
import { keysText } from '../shortcuts/key-names.ts';
import { SHORTCUTS } from '../shortcuts/shortcuts.ts';
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx';
import type { SidebarState } from './sidebar-state.ts';
import type { Sides } from './sides.ts';
import css from './top-bar.module.css';

export interface TopBarProps {
  crumbs: readonly Crumb[];
  /** Instant of the figures, null when unknown. */
  updatedAt: string | null;
  /** Last month that was booked, YYYYMM. */
  bookedTo: number | null;
  chatToggle: boolean;
  sides: Sides;
  sidebar: SidebarState;
}

const { label: SIDEBAR, keys: SIDEBAR_KEYS } = SHORTCUTS.sidebar;

/** Sidebar button, where the user is, how far was booked and when it was read, and the chat button. */
export function TopBar({ crumbs, updatedAt, bookedTo, chatToggle, sides, sidebar }: TopBarProps) {
  const { now } = useWorld();
  const { phone, collapsed, drawerOpen, toggle, button } = sidebar;
  return (
    <header className={css.bar}>
      <Tooltip title={`${SIDEBAR} (${keysText(SIDEBAR_KEYS[0])})`} placement="bottomLeft">
        <Button
          ref={button}
          type="text"
          aria-label={SIDEBAR}
          aria-expanded={phone ? drawerOpen : !collapsed}
          icon={<Icon of={PanelLeft} />}
          onClick={toggle}
        />
      </Tooltip>
      <Breadcrumbs crumbs={crumbs} />
      <div className={css.end}>
        {/* What is known last stands first: nothing moves when it comes. */}
        {updatedAt ? <span>Bijgewerkt {formatInstant(updatedAt, now())}</span> : null}
        {bookedTo ? <span>Geboekt t/m {formatMonth(bookedTo)}</span> : null}
        <PaletteButton />
        {chatToggle ? <ChatToggle sides={sides} /> : null}
      </div>
    </header>
  );
}

function ChatToggle({ sides }: { sides: Sides }) {
  const { assistant, toggle, toggleAssistant } = sides;
  const shown = assistant === 'shown';
  const name = shown ? 'Assistent sluiten' : 'Assistent openen';
  return (
    <Tooltip title={name} placement="bottomRight">
      <Button
        ref={toggle}
        type="text"
        className={shown ? css.chatOpen : undefined}
        aria-label={name}
        aria-expanded={shown}
        icon={<Icon of={MessageSquareText} />}
        onClick={toggleAssistant}
      />
    </Tooltip>
  );
}
