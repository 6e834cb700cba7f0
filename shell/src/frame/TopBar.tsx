import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { Button, Tooltip } from 'antd';
import { ChevronRight, MessageSquareText, PanelLeft } from 'lucide-react';
import { Icon, formatInstant } from '@kengetal/ui';
import { useBus, useBusValue } from '@kengetal/platform';
import { useWorld } from '../app/world.ts';
import { TOOLTIP_DELAY_S } from './tooltip.ts';
import css from './top-bar.module.css';

export interface Crumb {
  title: string;
  /** Where it leads; null for the last one. */
  to: string | null;
}

export interface TopBarProps {
  crumbs: readonly Crumb[];
  /** Instant of the figures, null when unknown. */
  updatedAt: string | null;
  chatToggle: boolean;
  onToggleSidebar: () => void;
}

/** Sidebar button, where the user is, how old the figures are, and the chat button. */
export function TopBar({ crumbs, updatedAt, chatToggle, onToggleSidebar }: TopBarProps) {
  const { now } = useWorld();
  return (
    <header className={css.bar}>
      <Tooltip title="Zijbalk tonen of verbergen (Ctrl+B)" mouseEnterDelay={TOOLTIP_DELAY_S}>
        <Button
          type="text"
          aria-label="Zijbalk tonen of verbergen"
          icon={<Icon of={PanelLeft} />}
          onClick={onToggleSidebar}
        />
      </Tooltip>
      <Breadcrumbs crumbs={crumbs} />
      <div className={css.end}>
        {updatedAt ? <span>Bijgewerkt {formatInstant(updatedAt, now())}</span> : null}
        {chatToggle ? <ChatToggle /> : null}
      </div>
    </header>
  );
}

function Breadcrumbs({ crumbs }: Pick<TopBarProps, 'crumbs'>) {
  return (
    <nav aria-label="Kruimelpad" className={css.trail}>
      <ol className={css.crumbs}>
        {crumbs.map(({ title, to }, index) => (
          <Fragment key={`${index} ${title}`}>
            {index > 0 ? (
              <li aria-hidden="true" className={css.separator}>
                <Icon of={ChevronRight} size={14} />
              </li>
            ) : null}
            <li className={css.crumb}>
              {to === null ? (
                <span aria-current="page">{title}</span>
              ) : (
                <Link to={to}>{title}</Link>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}

function ChatToggle() {
  const bus = useBus();
  const open = useBusValue('chatOpen');
  const name = open ? 'Assistent sluiten' : 'Assistent openen';
  return (
    <Tooltip title={name} mouseEnterDelay={TOOLTIP_DELAY_S}>
      <Button
        type="text"
        className={open ? css.chatOpen : undefined}
        aria-label={name}
        aria-pressed={open}
        icon={<Icon of={MessageSquareText} />}
        onClick={() => bus.set('chatOpen', !open)}
      />
    </Tooltip>
  );
}
