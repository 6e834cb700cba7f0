import { memo } from 'react';
import { ChevronDown } from 'lucide-react';
import { Icon } from '@kengetal/ui';
import { ButtonMenu } from './ButtonMenu.tsx';
import type { Chip, Choice } from './calls.ts';
import css from './answer.module.css';

export interface AskedChipsProps {
  chips: readonly Chip[];
  canAsk: boolean;
  onChoose: (choice: Choice) => void;
}

/** What was asked, part by part; choosing another part asks again. */
export const AskedChips = memo(function AskedChips(props: AskedChipsProps) {
  const { chips, ...asking } = props;
  if (chips.length === 0) return null;
  return (
    <ul className={css.chips} aria-label="Wat er gevraagd is">
      {chips.map((chip) => (
        <li key={chip.part}>
          <OneChip chip={chip} {...asking} />
        </li>
      ))}
    </ul>
  );
});

function OneChip({ chip, canAsk, onChoose }: { chip: Chip } & Omit<AskedChipsProps, 'chips'>) {
  const { part, label, choices } = chip;
  if (choices.length === 0) return <span className={css.chip}>{label}</span>;
  return (
    <ButtonMenu
      disabled={!canAsk}
      items={choices.map((choice) => ({
        key: choice.label,
        label: choice.label,
        onClick: () => onChoose(choice),
      }))}
    >
      {(button) => (
        <button
          type="button"
          className={css.chip}
          aria-label={`${part}: ${label}, wijzigen`}
          disabled={!canAsk}
          {...button}
        >
          {label}
          <Icon of={ChevronDown} size={14} />
        </button>
      )}
    </ButtonMenu>
  );
}
