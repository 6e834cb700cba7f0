import { Link } from 'react-router-dom';
import { useBusValue, useProject } from '@kengetal/platform';
import { Icon, looks, Tooltip } from '@kengetal/ui';
import type { NavigationItem } from '../app/navigation.ts';
import { useWorld } from '../app/world.ts';
import { useAddress } from '../projects/use-address.ts';
import { iconOf } from './icons.ts';
import css from './navigation.module.css';

export interface NavigationProps {
  items: readonly NavigationItem[];
  /** Paths of the trail to the present screen; its entry is marked. */
  trail: readonly string[];
  collapsed: boolean;
}

/** The main navigation. */
export function Navigation({ items, ...rest }: NavigationProps) {
  return (
    <nav aria-label="Hoofdmenu">
      <ul className={css.list}>
        {items.map((item) => (
          <li key={item.path}>
            <Entry item={item} {...rest} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface EntryProps extends Omit<NavigationProps, 'items'> {
  item: NavigationItem;
}

/** An entry; pointing at it fetches the code of its screen. Its screens show under it while it is open. */
function Entry({ item, trail, collapsed }: EntryProps) {
  const { composition } = useWorld();
  const addressOf = useAddress();
  const { remote, label, icon, path, target, children } = item;
  const inside = trail.includes(path);
  const open = inside && !collapsed && children.length > 0;
  const isBeneath = open && children.some((child) => trail.includes(child.path));
  const prefetch = () => composition.prefetch(remote, target);
  return (
    <>
      <Tooltip title={collapsed ? label : null} placement="right">
        <Link
          to={addressOf(target)}
          className={css.item}
          data-open={open || undefined}
          aria-current={inside && !isBeneath ? 'page' : undefined}
          onPointerEnter={prefetch}
          onFocus={prefetch}
        >
          <Icon of={iconOf(icon)} />
          <span className={collapsed ? looks.hidden : looks.cut}>{label}</span>
        </Link>
      </Tooltip>
      {open ? (
        <ul className={css.children}>
          {children.map((child) => (
            <li key={child.path}>
              <Link
                to={addressOf(child.path)}
                className={css.item}
                aria-current={trail.includes(child.path) ? 'page' : undefined}
              >
                <span className={looks.cut}>{child.label}</span>
                <Count path={child.path} />
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** How much waits there in this project, when a remote has said so. */
function Count({ path }: { path: string }) {
  const { active } = useProject();
  const { project_id, count } = useBusValue('menuCounts')[path] ?? {};
  if (!count || project_id !== active?.project_id) return null;
  return <span className={css.count}>{count}</span>;
}
