import type { ReactNode } from 'react';
import { Dropdown } from 'antd';
import { ChevronDown } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '../states/Icon.tsx';
import css from './filter.module.css';

export interface FilterOption {
  key: string;
  label: string;
  /** Quiet words behind the label, e.g. the months of a preset. */
  detail?: string;
  disabled?: boolean;
}

export interface FilterMenuProps {
  /** What is chosen here, e.g. 'Periode'; shown before the value unless an icon stands for it. */
  label: string;
  icon?: LucideIcon;
  /** The choice in words, or the placeholder when nothing is chosen. */
  value: string;
  /** Quiet words behind the value; left out on a phone. */
  detail?: string;
  options: readonly FilterOption[];
  selected: string | null;
  onSelect: (key: string) => void;
  disabled?: boolean;
}

/** A filter: a button that says its value and a menu to choose another, by mouse or keyboard. */
export function FilterMenu(props: FilterMenuProps) {
  const { label, icon, value, detail, options, selected, onSelect, disabled } = props;
  const items = options.map((option) => ({
    key: option.key,
    disabled: option.disabled ?? false,
    label: <OptionText option={option} />,
  }));
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      disabled={disabled ?? false}
      menu={{
        items,
        selectable: true,
        selectedKeys: selected === null ? [] : [selected],
        onClick: ({ key }) => onSelect(key),
      }}
    >
      <button
        type="button"
        className={css.button}
        disabled={disabled}
        aria-haspopup="menu"
        aria-label={`${label}: ${value}`}
      >
        {icon ? (
          <Icon of={icon} className={css.icon} />
        ) : (
          <span className={css.quiet}>{label}</span>
        )}
        <span className={css.value}>{value}</span>
        {detail ? <span className={css.detail}>{detail}</span> : null}
        <Icon of={ChevronDown} size={14} className={css.icon} />
      </button>
    </Dropdown>
  );
}

function OptionText({ option }: { option: FilterOption }): ReactNode {
  return (
    <span className={css.option}>
      {option.label}
      {option.detail ? <span className={css.quiet}>{option.detail}</span> : null}
    </span>
  );
}
