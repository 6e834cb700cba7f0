import { COMPARISONS, type Comparison, type ComparisonOption } from '@kengetal/contract';
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

/** Months or quarters, in the address. */
export const usePer = () => useChoice<Per>('per', ['maand', 'kwartaal']);

const NONE = '';

/** What the period is held against, in the address; null leaves it to what the books have. */
export function useComparison(): [Comparison | null, (value: Comparison) => void] {
  const [value, choose] = useChoice<Comparison | typeof NONE>('vergelijking', [
    NONE,
    ...COMPARISONS,
  ]);
  return [value === NONE ? null : value, choose];
}

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
