import { useEffect, useRef, useState } from 'react';
import { Check } from 'lucide-react';
import { classes } from '../classes.ts';
import { looks } from '../looks/looks.ts';
import { Icon } from '../states/Icon.tsx';
import { usePhone } from '../theme/use-phone.ts';
import { FIRST_FOCUS } from './FilterPanel.tsx';
import { moveAmongOptions } from './move.ts';
import { groupsOf, matching, type FilterOption } from './options.ts';
import { SearchField } from './SearchField.tsx';
import css from './filter.module.css';

export interface OptionListProps {
  label: string;
  options: readonly FilterOption[];
  selected: string | null;
  onSelect: (key: string) => void;
  /** Words in the search field above the list; without them there is none. */
  search?: string | undefined;
  /** A last entry that leads on to another way to choose. */
  more?: { label: string; onSelect: () => void } | undefined;
}

/** Options to choose one of, by mouse, arrow keys, or typing part of their name. */
export function OptionList(props: OptionListProps) {
  const { label, options, selected, onSelect, search, more } = props;
  const [words, setWords] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const phone = usePhone();
  const shown = matching(options, words);
  const stop = shown.find(({ key }) => key === selected) ?? shown[0];
  const focused = search && !phone ? undefined : stop;
  // A long list opens at what is chosen; the page around it stays where it is. Only the panel that
  // shows has sizes, which it does a layout effect later than this is drawn.
  useEffect(() => {
    const element = list.current;
    const chosen = element?.querySelector<HTMLElement>('[aria-checked=true]');
    if (!element || !chosen) return;
    element.scrollTop = chosen.offsetTop - (element.clientHeight - chosen.offsetHeight) / 2;
  }, []);
  return (
    <div className={css.choices} onKeyDown={moveAmongOptions}>
      {search ? <SearchField label={search} words={words} onChange={setWords} /> : null}
      <div ref={list} role="menu" aria-label={label} className={css.list}>
        {groupsOf(shown).map((group) => (
          <div key={group.key} role={group.name ? 'group' : 'none'} aria-label={group.name}>
            {group.name ? (
              <p className={classes(looks.faint, css.group)} aria-hidden="true">
                {group.name}
              </p>
            ) : null}
            {group.options.map((option) => (
              <button
                key={option.key}
                type="button"
                role="menuitemradio"
                aria-checked={option.key === selected}
                aria-disabled={option.reason ? true : undefined}
                tabIndex={option === stop ? 0 : -1}
                className={css.option}
                onClick={() => option.reason || onSelect(option.key)}
                {...(option === focused ? { [FIRST_FOCUS]: '' } : {})}
              >
                <span className={css.check}>
                  {option.key === selected ? <Icon of={Check} size={14} /> : null}
                </span>
                <span className={css.name}>
                  {option.label}
                  {option.reason ? <span className={css.reason}>{option.reason}</span> : null}
                </span>
                {option.detail ? <span className={css.quiet}>{option.detail}</span> : null}
              </button>
            ))}
          </div>
        ))}
        {more ? (
          <button
            type="button"
            role="menuitem"
            tabIndex={stop ? -1 : 0}
            className={classes(css.option, css.more)}
            onClick={more.onSelect}
          >
            <span className={css.check} />
            <span className={css.name}>{more.label}</span>
          </button>
        ) : null}
      </div>
      {words && shown.length === 0 ? (
        <p className={css.nothing} role="status">
          Niets gevonden.
        </p>
      ) : null}
    </div>
  );
}
