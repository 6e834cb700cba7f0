import { Drawer } from 'antd';
import type { NavigationItem } from '../app/navigation.ts';
import { Navigation } from './Navigation.tsx';
import { NavigationGroups } from './NavigationGroups.tsx';
import { RecentChats } from './RecentChats.tsx';
import type { SidebarState } from './sidebar-state.ts';
import { TeamSwitcher } from './TeamSwitcher.tsx';
import { UserMenu } from './UserMenu.tsx';
import css from './sidebar.module.css';

export interface SidebarProps {
  state: SidebarState;
  navigation: readonly NavigationItem[];
  /** Paths of the trail to the present screen; its entry is marked. */
  trail: readonly string[];
  /** Slots load after the first screen has its figures. */
  slotsReady: boolean;
}

/** The drawer's own return would take the focus from the screen that it led to. */
const NO_RETURN = { focusTriggerAfterClose: false };

/** Beside the content on a wide window, a drawer on a phone. */
export function Sidebar({ state, navigation, trail, slotsReady }: SidebarProps) {
  const content = (
    <div className={css.content} data-collapsed={state.collapsed || undefined}>
      <TeamSwitcher collapsed={state.collapsed} />
      <div className={css.scroll}>
        <Navigation items={navigation} trail={trail} collapsed={state.collapsed} />
        <NavigationGroups collapsed={state.collapsed} />
        {state.collapsed ? null : <RecentChats ready={slotsReady} />}
      </div>
      <UserMenu collapsed={state.collapsed} onLeave={state.closeDrawer} />
    </div>
  );
  if (!state.phone) {
    return (
      <aside
        aria-label="Zijbalk"
        className={css.sidebar}
        data-collapsed={state.collapsed || undefined}
      >
        {content}
      </aside>
    );
  }
  return (
    <Drawer
      placement="left"
      size="var(--kg-sidebar-mobile)"
      open={state.drawerOpen}
      onClose={() => state.closeDrawer()}
      afterOpenChange={(open) => open || state.drawerClosed()}
      focusable={NO_RETURN}
      closable={false}
      // A closed drawer is no dialog that keys must wait for.
      destroyOnHidden
      aria-label="Zijbalk"
      classNames={{ body: css.drawerBody, section: css.drawerSection }}
    >
      {content}
    </Drawer>
  );
}
