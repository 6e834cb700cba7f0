import { Dropdown } from 'antd';
import { ChevronDown } from 'lucide-react';
import { Icon } from '@kengetal/ui';
import type { Chip } from './chip-choices.ts';
import css from './answer.module.css';

interface AskedChipsProps {
  chips: readonly Chip[];
  onAsk: ((text: string) => void) | null;
}

/** What was asked, part by part; choosing another part asks again. */
export function AskedChips({ chips, onAsk }: AskedChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul className={css.chips} aria-label="Wat er gevraagd is">
      {chips.map((chip) => (
        <li key={chip.label}>
          <OneChip chip={chip} onAsk={onAsk} />
        </li>
      ))}
    </ul>
  );
}

function OneChip({ chip, onAsk }: { chip: Chip; onAsk: AskedChipsProps['onAsk'] }) {
  const { label, value, choices } = chip;
  if (choices.length === 0) return <span className={css.chip}>{value}</span>;
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      disabled={!onAsk}
      menu={{
        items: choices.map((choice) => ({
          key: choice.words,
          label: choice.label,
          onClick: () => onAsk?.(choice.words),
        })),
      }}
    >
      <button
        type="button"
        className={css.chip}
        aria-haspopup="menu"
        aria-label={`${label}: ${value}, wijzigen`}
        disabled={!onAsk}
      >
        {value}
        <Icon of={ChevronDown} size={14} />
      </button>
    </Dropdown>
  );
}
