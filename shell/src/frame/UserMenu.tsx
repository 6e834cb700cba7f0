import { Dropdown, Tooltip, type MenuProps } from 'antd';
import { ChevronsUpDown, CreditCard, LogOut, UserRound } from 'lucide-react';
import { useSession } from '@kengetal/platform';
import { Icon } from '@kengetal/ui';
import { TOOLTIP_DELAY_S } from './tooltip.ts';
import css from './sidebar.module.css';

/** Who is signed in, and signing out (specification §2). */
export function UserMenu({ collapsed }: { collapsed: boolean }) {
  const { user, signOut } = useSession();
  const menu: MenuProps = {
    items: [
      { key: 'account', icon: <Icon of={UserRound} />, label: 'Account', disabled: true },
      { key: 'billing', icon: <Icon of={CreditCard} />, label: 'Betaling', disabled: true },
      { type: 'divider' },
      { key: 'sign-out', icon: <Icon of={LogOut} />, label: 'Uitloggen', onClick: signOut },
    ],
  };
  const name = user.name || user.email;
  return (
    <Dropdown
      menu={menu}
      trigger={['click']}
      placement="topLeft"
      autoFocus
      classNames={{ root: css.menu }}
    >
      <button type="button" className={css.user} aria-haspopup="menu">
        <Tooltip
          title={collapsed ? name : null}
          placement="right"
          mouseEnterDelay={TOOLTIP_DELAY_S}
        >
          <Avatar name={name} address={user.avatar} />
        </Tooltip>
        <span className={css.twoLines}>
          <span className={css.strong}>{name}</span>
          <span className={css.quiet}>{user.email}</span>
        </span>
        <Icon of={ChevronsUpDown} className={css.chevron} />
      </button>
    </Dropdown>
  );
}

/** The picture, or the first letter of the name without one. */
function Avatar({ name, address, ...rest }: { name: string; address: string | null }) {
  return (
    <span className={css.avatar} aria-hidden="true" {...rest}>
      {address ? <img src={address} alt="" /> : name.charAt(0).toUpperCase()}
    </span>
  );
}
