import { useState } from 'react';
import { Check } from 'lucide-react';
import { Icon } from '../states/Icon.tsx';
import { usePhone } from '../theme/use-phone.ts';
import { FIRST_FOCUS } from './FilterPanel.tsx';
import { moveAmongOptions } from './move.ts';
import { matching, type FilterOption } from './options.ts';
import { SearchField } from './SearchField.tsx';
import css from './filter.module.css';

export interface CheckListProps {
  label: string;
  options: readonly FilterOption[];
  chosen: readonly string[];
  onChoose: (keys: string[]) => void;
  /** Words in the search field above the list; without them there is none. */
  search?: string | undefined;
}

/** A longer list would be slow to draw and to look through: the search leads to the rest. */
const SHOWN = 200;

/** Options of which several can be chosen, by mouse, arrow keys, or typing part of their name. */
export function CheckList({ label, options, chosen, onChoose, search }: CheckListProps) {
  const [words, setWords] = useState('');
  const phone = usePhone();
  // What is chosen stands first, as it was when the list opened: nothing moves under the hand.
  const [first] = useState(() => new Set(chosen));
  const found = matching(options, words);
  const ordered = [
    ...found.filter(({ key }) => first.has(key)),
    ...found.filter(({ key }) => !first.has(key)),
  ];
  const shown = ordered.slice(0, SHOWN);
  const toggle = (key: string) =>
    onChoose(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key]);
  const searching = search !== undefined;
  return (
    <div className={css.choices} onKeyDown={moveAmongOptions}>
      {searching ? <SearchField label={search} words={words} onChange={setWords} /> : null}
      <div role="menu" aria-label={label} className={css.list}>
        {shown.map((option, index) => (
          <button
            key={option.key}
            type="button"
            role="menuitemcheckbox"
            aria-checked={chosen.includes(option.key)}
            tabIndex={index === 0 ? 0 : -1}
            className={css.option}
            onClick={() => toggle(option.key)}
            {...(index === 0 && (!searching || phone) ? { [FIRST_FOCUS]: '' } : {})}
          >
            <span className={css.check}>
              {chosen.includes(option.key) ? <Icon of={Check} size={14} /> : null}
            </span>
            <span className={css.name}>{option.label}</span>
          </button>
        ))}
      </div>
      <p
        className={css.nothing}
        role="status"
        hidden={shown.length > 0 && shown.length === ordered.length}
      >
        {remark(ordered.length, shown.length)}
      </p>
    </div>
  );
}

function remark(found: number, shown: number): string {
  if (found === 0) return 'Niets gevonden.';
  return found > shown ? `Nog ${found - shown} meer. Zoek op naam of nummer.` : '';
}
