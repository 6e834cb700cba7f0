import type { KeyboardEvent } from 'react';
import css from './filters.module.css';

export interface SwitchProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** One of a few, all in sight: a group of radio buttons drawn as one control. */
export function Switch<Value extends string>(props: SwitchProps<Value>) {
  const { label, options, value, onChoose } = props;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const place = options.findIndex((option) => option.value === value);
    const next = (place + step + options.length) % options.length;
    const option = options[next];
    if (option) onChoose(option.value);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div role="radiogroup" aria-label={label} className={css.switch} onKeyDown={onKeyDown}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          tabIndex={option.value === value ? 0 : -1}
          className={css.option}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
