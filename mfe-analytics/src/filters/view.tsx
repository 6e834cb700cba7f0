import { COMPARISONS, type Comparison } from '@kengetal/contract';
import { FilterMenu } from '@kengetal/ui';
import { Switch } from './Switch.tsx';
import { useChoice } from './use-choice.ts';

export type Per = 'maand' | 'kwartaal';

const PER = [
  { value: 'maand', label: 'Per maand' },
  { value: 'kwartaal', label: 'Per kwartaal' },
] as const;

const COMPARISON_NAMES: Record<Comparison, string> = {
  vorige_periode: 'Vorige periode',
  vorig_jaar: 'Zelfde periode vorig jaar',
  begroting: 'Begroting',
};

/** Months or quarters, in the address. */
export const usePer = () => useChoice<Per>('per', ['maand', 'kwartaal']);

/** What the period is held against, in the address; `first` is the default of the screen. */
export const useComparison = (first: Comparison) =>
  useChoice<Comparison>('vergelijking', [first, ...COMPARISONS.filter((one) => one !== first)]);

export function PerSwitch({ value, onChoose }: { value: Per; onChoose: (value: Per) => void }) {
  return <Switch label="Per maand of kwartaal" options={PER} value={value} onChoose={onChoose} />;
}

export interface ComparisonMenuProps {
  value: Comparison;
  onChoose: (value: Comparison) => void;
}

/** The choice of what to compare with. */
export function ComparisonMenu({ value, onChoose }: ComparisonMenuProps) {
  return (
    <FilterMenu
      label="Vergelijk met"
      value={COMPARISON_NAMES[value]}
      options={COMPARISONS.map((key) => ({ key, label: COMPARISON_NAMES[key] }))}
      selected={value}
      onSelect={(key) => {
        const chosen = COMPARISONS.find((one) => one === key);
        if (chosen) onChoose(chosen);
      }}
    />
  );
}
