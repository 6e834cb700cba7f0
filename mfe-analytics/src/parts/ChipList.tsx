import { useRef, type RefObject } from 'react';
import { X } from 'lucide-react';
import { Icon, looks } from '@kengetal/ui';
import css from './chips.module.css';

export interface Chip {
  key: string;
  /** Quiet words before the name. */
  kind?: string;
  name: string;
  /** What the name got. */
  value?: string;
  /** What the button that takes it away says. */
  action: string;
  onRemove: () => void;
}

export interface ChipListProps {
  label: string;
  chips: readonly Chip[];
  /** What the button that takes all away says. */
  clear: string;
  onClear: () => void;
  /** What chips are added with: its first button has the focus when none is left. */
  adder: RefObject<HTMLElement | null>;
}

/**
 * What was chosen, each to take away. The button that did that goes too, so the focus goes on
 * first: to the next chip, else to the one before, else to where chips are added.
 */
export function ChipList({ label, chips, clear, onClear, adder }: ChipListProps) {
  const list = useRef<HTMLUListElement>(null);
  const goOnFrom = (place: number) => {
    const next = place + 1 < chips.length ? place + 1 : place - 1;
    const parent = list.current?.children[next] ?? adder.current;
    parent?.querySelector('button')?.focus();
  };
  return (
    <ul ref={list} className={css.chips} aria-label={label}>
      {chips.map(({ key, kind, name, value, action, onRemove }, place) => (
        <li key={key} className={css.chip}>
          {kind ? <span className={css.kind}>{kind}</span> : null}
          <span className={looks.cut}>{name}</span>
          {value ? <span className={css.value}>{value}</span> : null}
          <button
            type="button"
            className={css.remove}
            aria-label={action}
            onClick={() => {
              goOnFrom(place);
              onRemove();
            }}
          >
            <Icon of={X} size={14} />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          className={css.clear}
          onClick={() => {
            adder.current?.querySelector('button')?.focus();
            onClear();
          }}
        >
          {clear}
        </button>
      </li>
    </ul>
  );
}
