import { Fragment, useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import { Dropdown, Input, type InputRef } from 'antd';
import type { LedgerGroup } from '@kengetal/contract';
import { classes } from '@kengetal/ui';
import css from './picker.module.css';

export interface GroupPickerProps {
  /** Groups of one statement, in its order. */
  groups: readonly LedgerGroup[];
  /** Group that it is in now. */
  current?: string | undefined;
  onPick: (group: LedgerGroup) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that opens it. */
  children: ReactElement;
}

/**
 * Groups under their headings, found by typing. antd's Select would do this too, but weighs on
 * every screen: antd is shared as one chunk, and this opens the menu that is already in it.
 */
export function GroupPicker({ children, open, onOpenChange, ...list }: GroupPickerProps) {
  return (
    <Dropdown
      trigger={['click']}
      open={open}
      onOpenChange={onOpenChange}
      destroyOnHidden
      menu={{ items: [] }}
      popupRender={() => <GroupList {...list} onClose={() => onOpenChange(false)} />}
    >
      {children}
    </Dropdown>
  );
}

type GroupListProps = Pick<GroupPickerProps, 'groups' | 'current' | 'onPick'> & {
  onClose: () => void;
};

function GroupList({ groups, current, onPick, onClose }: GroupListProps) {
  const [search, setSearch] = useState('');
  const [active, setActive] = useState(0);
  const id = useId();
  const input = useRef<InputRef>(null);
  useEffect(() => {
    // The menu is put into the document after its content.
    const frame = requestAnimationFrame(() => input.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, []);
  const words = search.trim().toLowerCase();
  const found = groups.filter(({ naam, rubriek }) =>
    `${naam} ${rubriek}`.toLowerCase().includes(words),
  );
  const move = (to: number) => {
    const next = Math.max(0, Math.min(found.length - 1, to));
    setActive(next);
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = found[active];
    if (event.key === 'ArrowDown') move(active + 1);
    else if (event.key === 'ArrowUp') move(active - 1);
    else if (event.key === 'Enter' && chosen) onPick(chosen);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={css.panel} onKeyDown={onKeyDown}>
      <Input
        ref={input}
        role="combobox"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={found[active] ? `${id}-${active}` : undefined}
        aria-label="Zoek een groep"
        placeholder="Zoek een groep"
        value={search}
        onChange={({ target }) => {
          setSearch(target.value);
          setActive(0);
        }}
      />
      <ul id={`${id}-list`} role="listbox" aria-label="Groepen" className={css.list}>
        {found.map((group, index) => (
          <Fragment key={group.groep}>
            {headingOf(group, found[index - 1])}
            <li
              id={`${id}-${index}`}
              role="option"
              aria-selected={group.groep === current}
              aria-label={`${group.naam}, ${group.rubriek}`}
              className={classes(css.option, index === active && css.active)}
              onMouseMove={() => setActive(index)}
              onClick={() => onPick(group)}
            >
              {group.naam}
              {group.groep === current ? <span className={css.quiet}>nu</span> : null}
            </li>
          </Fragment>
        ))}
      </ul>
      {found.length === 0 ? <p className={css.none}>Geen groep met deze naam.</p> : null}
    </div>
  );
}

/** The heading above the first of its groups; a heading of one group bears its name and is left out. */
function headingOf({ naam, rubriek }: LedgerGroup, before: LedgerGroup | undefined) {
  if (rubriek === before?.rubriek || rubriek === naam) return null;
  return (
    <li role="presentation" className={css.heading}>
      {rubriek}
    </li>
  );
}
