import { useId } from 'react';
import css from './filters.module.css';

export interface SwitchProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** One of a few, all in sight: radio buttons drawn as one control. */
export function Switch<Value extends string>(props: SwitchProps<Value>) {
  const { label, options, value, onChoose } = props;
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={css.switch}>
      {options.map((option) => (
        <label key={option.value} className={css.option}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
