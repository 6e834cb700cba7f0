import { Calendar } from 'lucide-react';
import type { PeriodFilter } from '@kengetal/contract';
import type { Period } from '@kengetal/platform';
import { FilterMenu, formatPeriodRange } from '@kengetal/ui';
import { parsePeriod, samePeriod, writePeriod } from './period.ts';

export interface PeriodSelectorProps {
  /** What is chosen; it may lie outside the presets. */
  period: Period | null;
  presets: readonly PeriodFilter[];
  onChoose: (period: Period) => void;
}

const rangeOf = ({ periode_min, periode_max }: Period) =>
  formatPeriodRange(periode_min, periode_max);

/** The presets that the screen offers; its value says the months (specification §2, §9). */
export function PeriodSelector({ period, presets, onChoose }: PeriodSelectorProps) {
  const preset = period && presets.find((one) => samePeriod(one, period));
  const choose = (key: string) => {
    const chosen = parsePeriod(key);
    if (chosen) onChoose(chosen);
  };
  return (
    <FilterMenu
      label="Periode"
      icon={Calendar}
      value={preset?.naam ?? (period ? rangeOf(period) : 'Periode')}
      detail={preset && period ? rangeOf(period) : undefined}
      options={presets.map((one) => ({
        key: writePeriod(one),
        label: one.naam,
        detail: rangeOf(one),
      }))}
      selected={period && writePeriod(period)}
      onSelect={choose}
      disabled={presets.length === 0}
    />
  );
}
