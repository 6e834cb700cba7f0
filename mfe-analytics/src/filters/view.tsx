import { COMPARISONS, type Comparison } from '@kengetal/contract';
import { Button } from 'antd';
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
