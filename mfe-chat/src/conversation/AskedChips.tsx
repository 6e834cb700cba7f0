import { Dropdown } from 'antd';
import { ChevronDown } from 'lucide-react';
import { Icon } from '@kengetal/ui';
import type { Chip, Choice } from './calls.ts';
import css from './answer.module.css';

interface AskedChipsProps {
  chips: readonly Chip[];
  onChoose: ((choice: Choice) => void) | null;
}

/** What was asked, part by part; choosing another part asks again. */
export function AskedChips({ chips, onChoose }: AskedChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul className={css.chips} aria-label="Wat er gevraagd is">
      {chips.map((chip) => (
        <li key={chip.part}>
          <OneChip chip={chip} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  );
}

function OneChip({ chip, onChoose }: { chip: Chip } & Pick<AskedChipsProps, 'onChoose'>) {
  const { part, label, choices } = chip;
  if (choices.length === 0) return <span className={css.chip}>{label}</span>;
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      disabled={!onChoose}
      menu={{
        items: choices.map((choice) => ({
          key: choice.label,
          label: choice.label,
          onClick: () => onChoose?.(choice),
        })),
      }}
    >
      <button
        type="button"
        className={css.chip}
        aria-haspopup="menu"
        aria-label={`${part}: ${label}, wijzigen`}
        disabled={!onChoose}
      >
        {label}
        <Icon of={ChevronDown} size={14} />
      </button>
    </Dropdown>
  );
}
