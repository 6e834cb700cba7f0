import { Dropdown } from 'antd';
import { ChevronDown } from 'lucide-react';
import { usePeriod } from '@kengetal/platform';
import { formatPeriodRange, Icon, looks } from '@kengetal/ui';
import css from './composer.module.css';

/** The period on the screen, which goes along with a question; another one is chosen here. */
export function PeriodChip() {
  const { period, preset, presets, choose } = usePeriod();
  if (!period) return null;
  const words = `Periode: ${formatPeriodRange(period.periode_min, period.periode_max)}`;
  return (
    <Dropdown
      trigger={['click']}
      placement="topLeft"
      autoFocus
      menu={{
        selectedKeys: preset ? [preset.naam] : [],
        items: presets.map((each) => ({
          key: each.naam,
          label: each.naam,
          onClick: () => choose(each),
        })),
      }}
    >
      <button type="button" className={css.period} aria-haspopup="menu">
        <span className={looks.cut}>{words}</span>
        <Icon of={ChevronDown} size={14} />
      </button>
    </Dropdown>
  );
}

/** The period in the words that go along with a question. */
export function usePeriodPrompt(): string {
  const { period } = usePeriod();
  return period ? `Periode op het scherm: ${period.periode_min}-${period.periode_max}.` : '';
}
