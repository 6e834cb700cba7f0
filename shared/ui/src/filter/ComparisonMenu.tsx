import { COMPARISONS, type Comparison, type ComparisonOption } from '@kengetal/contract';
import { FilterMenu } from './FilterMenu.tsx';

export interface ComparisonMenuProps {
  /** What was chosen; null for the default of those offered. */
  value: Comparison | null;
  /** Empty while they are on their way. */
  offered: readonly ComparisonOption[];
  onChoose: (value: Comparison) => void;
}

/** The choice of what to compare with; what the books do not have says why. */
export function ComparisonMenu({ value, offered, onChoose }: ComparisonMenuProps) {
  const taken = offered.find(({ key, is_default }) => (value ? key === value : is_default));
  const isNone = !value && offered.every(({ reason }) => reason !== null);
  return (
    <FilterMenu
      label="Vergelijk met"
      value={offered.length === 0 ? '…' : isNone ? 'Geen' : (taken?.naam ?? '')}
      options={offered.map(({ key, naam, reason }) => ({
        key,
        label: naam,
        reason: reason ?? undefined,
      }))}
      selected={isNone ? null : (taken?.key ?? null)}
      onSelect={(key) => {
        const chosen = COMPARISONS.find((one) => one === key);
        if (chosen) onChoose(chosen);
      }}
    />
  );
}
