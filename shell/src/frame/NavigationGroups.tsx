import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useProject } from '@kengetal/platform';
import { classes, Icon, looks, Tooltip } from '@kengetal/ui';
import { groupsOf, type NavigationGroup } from '../app/navigation.ts';
import { useWorld } from '../app/world.ts';
import { filled } from '../composition/opening.ts';
import { useAddress } from '../projects/use-address.ts';
import { iconOf } from './icons.ts';
import css from './navigation.module.css';

/** What the remotes have beside their screens of the main navigation, each group under its name. */
export function NavigationGroups({ collapsed }: { collapsed: boolean }) {
  const groups = groupsOf(useWorld().composition.remotes());
  return groups.map((group) => <Group key={group.name} group={group} collapsed={collapsed} />);
}

function Group({
  group: { name, entries },
  collapsed,
}: {
  group: NavigationGroup;
  collapsed: boolean;
}) {
  const id = useId();
  const { composition } = useWorld();
  const { active, organisation } = useProject();
  const addressOf = useAddress();
  const location = useLocation();
  const values = {
    project_id: active?.project_id ?? '',
    organisation_id: organisation?.organisation_id ?? '',
  };
  const addresses = entries.map(({ address }) => filled(address, values));
  const current = placeOf(addresses, location);
  return (
    <nav aria-labelledby={id} className={css.group}>
      <h2 id={id} className={classes(css.groupName, collapsed && looks.hidden)}>
        {name}
      </h2>
      <ul className={css.list}>
        {entries.map(({ label, icon, address, remote }, index) => {
          const prefetch = () => composition.prefetch(remote, address.split('?')[0]);
          return (
            <li key={address}>
              <Tooltip title={collapsed ? label : null} placement="right">
                <Link
                  to={addressOf(addresses[index] ?? '')}
                  className={css.item}
                  aria-current={current === index ? 'page' : undefined}
                  onPointerEnter={prefetch}
                  onFocus={prefetch}
                >
                  <Icon of={iconOf(icon)} />
                  <span className={collapsed ? looks.hidden : looks.cut}>{label}</span>
                </Link>
              </Tooltip>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The entry that the address is at: of those that it holds, the one that says most. */
function placeOf(addresses: readonly string[], now: { pathname: string; search: string }): number {
  const said = new URLSearchParams(now.search);
  const places = addresses.map((address) => {
    const [pathname, search] = address.split('?');
    const asked = [...new URLSearchParams(search)];
    const isHere =
      now.pathname === pathname && asked.every(([key, value]) => said.get(key) === value);
    return isHere ? asked.length : -1;
  });
  const most = Math.max(...places);
  return most < 0 ? -1 : places.indexOf(most);
}
