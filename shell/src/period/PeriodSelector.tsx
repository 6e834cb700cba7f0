import { useState } from 'react';
import { Calendar } from 'lucide-react';
import type { PeriodFilter } from '@kengetal/contract';
import type { Period } from '@kengetal/platform';
import { FilterPopover, OptionList, formatPeriodRange } from '@kengetal/ui';
import { MonthRange } from './MonthRange.tsx';
import { samePeriod } from './period.ts';

export interface PeriodSelectorProps {
  /** What is chosen; it may lie outside the presets. */
  period: Period | null;
  presets: readonly PeriodFilter[];
  /** Months that have bookings; null when unknown or none. */
  booked: Period | null;
  /** The present month, to begin at when nothing is chosen or booked. */
  today: number;
  onChoose: (period: Period) => void;
}

const rangeOf = ({ periode_min, periode_max }: Period) =>
  formatPeriodRange(periode_min, periode_max);

/** The presets that the screen offers, and any other months (specification §2, §9). */
export function PeriodSelector(props: PeriodSelectorProps) {
  const { period, presets, onChoose } = props;
  // Two presets may stand for the same months: the one that was chosen is the one that is said.
  const [name, setName] = useState<string | null>(null);
  const same = presets.filter((one) => period && samePeriod(one, period));
  const preset = same.find(({ naam }) => naam === name) ?? same[0];
  return (
    <FilterPopover
      label="Periode"
      icon={Calendar}
      value={preset?.naam ?? (period ? rangeOf(period) : 'Periode')}
      detail={preset && period ? rangeOf(period) : undefined}
    >
      {(close) => (
        <Choices
          {...props}
          chosen={preset?.naam ?? null}
          onChoose={(chosen, presetName) => {
            close();
            setName(presetName);
            onChoose(chosen);
          }}
        />
      )}
    </FilterPopover>
  );
}

interface ChoicesProps extends Omit<PeriodSelectorProps, 'onChoose'> {
  chosen: string | null;
  onChoose: (period: Period, presetName: string | null) => void;
}

/** The presets first; 'Andere periode…' leads to the months. */
function Choices({ period, presets, booked, today, chosen, onChoose }: ChoicesProps) {
  const [free, setFree] = useState(false);
  if (free) {
    return (
      <MonthRange
        period={period}
        booked={booked}
        start={booked?.periode_max ?? today}
        onChoose={(months) => onChoose(months, null)}
        onBack={() => setFree(false)}
      />
    );
  }
  const choose = (key: string) => {
    const preset = presets.find(({ naam }) => naam === key);
    if (!preset) return;
    const { naam, periode_min, periode_max } = preset;
    onChoose({ periode_min, periode_max }, naam);
  };
  return (
    <OptionList
      label="Periode"
      options={presets.map((one) => ({ key: one.naam, label: one.naam, detail: rangeOf(one) }))}
      selected={chosen}
      onSelect={choose}
      more={{ label: 'Andere periode…', onSelect: () => setFree(true) }}
    />
  );
}
