import { COMPARISONS, type Comparison } from '@kengetal/contract';
import { Button } from 'antd';
import { FilterMenu } from '@kengetal/ui';
import { Switch } from './Switch.tsx';
import { useChoice } from './use-choice.ts';
import css from './filters.module.css';

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

/** Whether each month stands beside the same one a year earlier, in the address. */
export function useYearBefore(): [boolean, (on: boolean) => void] {
  const [value, choose] = useChoice<'nee' | 'ja'>('vorig_jaar', ['nee', 'ja']);
  return [value === 'ja', (on) => choose(on ? 'ja' : 'nee')];
}

export interface YearBeforeToggleProps {
  per: Per;
  isOn: boolean;
  /** False where there are no months beside each other. */
  isPossible: boolean;
  onTurn: (on: boolean) => void;
}

/** Puts last year under each month or quarter. */
export function YearBeforeToggle({ per, isOn, isPossible, onTurn }: YearBeforeToggleProps) {
  return (
    <Button
      className={css.toggle}
      aria-pressed={isOn}
      disabled={!isPossible}
      title={isPossible ? undefined : `Er staat maar één ${per} op het scherm.`}
      onClick={() => onTurn(!isOn)}
    >
      {`Vorig jaar per ${per}`}
    </Button>
  );
}

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
