import { useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Dropdown, type MenuProps } from 'antd';
import { ChevronsUpDown, CreditCard, Info, Keyboard, LogOut, UserRound } from 'lucide-react';
import { useSession } from '@kengetal/platform';
import { CutText, Icon, looks, Tooltip } from '@kengetal/ui';
import { useOpens } from '../app/use-opens.ts';
import { useOverlay, type OverlayName } from '../overlays/overlay.ts';
import { Avatar } from './Avatar.tsx';
import { isThemeKey, useThemeItems } from './theme-items.tsx';
import sidebar from './sidebar.module.css';
import css from './user-menu.module.css';

export interface UserMenuProps {
  collapsed: boolean;
  /** Something opens over the screen: a drawer around the menu makes place first. */
  onLeave: (then: () => void) => void;
}

/** Who is signed in, the theme, and signing out (specification §2). */
export function UserMenu({ collapsed, onLeave }: UserMenuProps) {
  const { user } = useSession();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const change = (next: boolean) => {
    setOpen(next);
    const menu = button.current?.parentElement;
    if (!next && menu?.contains(document.activeElement)) button.current?.focus();
  };
  const leave = (then: () => void) => {
    // What opens over the screen gives the focus back to where it was: not to an entry that is gone.
    button.current?.focus();
    onLeave(then);
  };
  // By itself the step would lead from the button into the menu that closes, and the focus get lost.
  const closeOnTab = (event: KeyboardEvent) => {
    if (!open || event.key !== 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    change(false);
  };
  const items = useItems(leave);
  const name = user.name || user.email;
  const who = [user.name, user.email].filter(Boolean).join(' · ');
  return (
    <Tooltip title={collapsed && !open ? who : null} placement="right">
      <div className={sidebar.foot} onKeyDown={closeOnTab}>
        <Dropdown
          menu={{ items, onClick: ({ key }) => isThemeKey(key) || setOpen(false) }}
          open={open}
          // A theme is looked at before it is kept: the menu stays.
          onOpenChange={(next, { source }) => source === 'trigger' && change(next)}
          trigger={['click']}
          placement="topLeft"
          autoFocus
          classNames={{ root: css.menu }}
          getPopupContainer={containerOf}
        >
          <button
            ref={button}
            type="button"
            className={sidebar.user}
            aria-haspopup="menu"
            aria-expanded={open}
          >
            <Avatar name={name} address={user.avatar} />
            <span className={collapsed ? looks.hidden : sidebar.twoLines}>
              <CutText quiet={open} className={sidebar.strong}>
                {name}
              </CutText>
              <CutText quiet={open} className={looks.small}>
                {user.email}
              </CutText>
            </span>
            {collapsed ? null : <Icon of={ChevronsUpDown} className={sidebar.chevron} />}
          </button>
        </Dropdown>
      </div>
    </Tooltip>
  );
}

/** Within the sidebar: a drawer keeps the focus inside itself. */
const containerOf = (trigger: HTMLElement) => trigger.parentElement ?? document.body;

function useItems(onLeave: UserMenuProps['onLeave']): MenuProps['items'] {
  const { signOut } = useSession();
  const head = useHead(onLeave);
  const { show } = useOverlay();
  const themes = useThemeItems();
  const open = (name: OverlayName) => () => {
    onLeave(() => show(name));
  };
  return [
    ...head,
    { key: 'account', icon: <Icon of={UserRound} />, label: 'Account', disabled: true },
    { key: 'billing', icon: <Icon of={CreditCard} />, label: 'Betaling', disabled: true },
    { type: 'divider' },
    { key: 'theme', type: 'group', label: 'Thema', children: themes },
    { type: 'divider' },
    {
      key: 'shortcuts',
      icon: <Icon of={Keyboard} />,
      label: 'Sneltoetsen',
      onClick: open('shortcuts'),
    },
    { key: 'about', icon: <Icon of={Info} />, label: 'Over', onClick: open('about') },
    { type: 'divider' },
    { key: 'sign-out', icon: <Icon of={LogOut} />, label: 'Uitloggen', onClick: signOut },
  ];
}

/** Who one is, and the way to it: the entries below are those of the specification. */
function useHead(onLeave: UserMenuProps['onLeave']): NonNullable<MenuProps['items']> {
  const { user } = useSession();
  const navigate = useNavigate();
  const address = useOpens()('ownAccount');
  if (address === null) return [];
  const label = (
    <span className={sidebar.twoLines}>
      <CutText className={sidebar.strong}>{user.name || 'Mijn account'}</CutText>
      <CutText className={looks.small}>{user.email}</CutText>
    </span>
  );
  const open = () => onLeave(() => void navigate(address));
  return [{ key: 'own-account', label, title: 'Mijn account', onClick: open }, { type: 'divider' }];
}
