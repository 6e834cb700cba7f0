import { Link } from 'react-router-dom';
import { Tooltip } from 'antd';
import { Icon } from '@kengetal/ui';
import type { NavigationItem } from '../app/shell-routes.ts';
import { useWorld } from '../app/world.ts';
import { iconOf } from './icons.ts';
import { TOOLTIP_DELAY_S } from './tooltip.ts';
import css from './sidebar.module.css';

export interface NavigationProps {
  items: readonly NavigationItem[];
  /** Paths of the trail to the present screen; its entry is marked. */
  trail: readonly string[];
  collapsed: boolean;
}

/** The main navigation; pointing at an entry fetches its remote's code. */
export function Navigation({ items, trail, collapsed }: NavigationProps) {
  const { composition } = useWorld();
  return (
    <nav aria-label="Hoofdmenu">
      <ul className={css.list}>
        {items.map(({ remote, label, icon, path }) => {
          const prefetch = () => composition.prefetch(remote);
          return (
            <li key={path}>
              <Tooltip
                title={collapsed ? label : null}
                placement="right"
                mouseEnterDelay={TOOLTIP_DELAY_S}
              >
                <Link
                  to={path}
                  className={css.item}
                  aria-current={trail.includes(path) ? 'page' : undefined}
                  onPointerEnter={prefetch}
                  onFocus={prefetch}
                >
                  <Icon of={iconOf(icon)} />
                  <span className={css.label}>{label}</span>
                </Link>
              </Tooltip>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
