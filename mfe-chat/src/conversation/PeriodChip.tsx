import { ChevronDown } from 'lucide-react';
import { monthsOnScreen } from '@kengetal/contract';
import { usePeriod, type Period, type ReportContext } from '@kengetal/platform';
import { formatPeriodRange, Icon, looks } from '@kengetal/ui';
import { ButtonMenu } from './ButtonMenu.tsx';
import css from './composer.module.css';

/** The period on the screen, which goes along; another one is chosen here, but of a report. */
export function PeriodChip({ fixed }: { fixed: Period | undefined }) {
  const { period: chosen, preset, presets, choose } = usePeriod();
  const period = fixed ?? chosen;
  if (!period) return null;
  const words = `Periode: ${formatPeriodRange(period.periode_min, period.periode_max)}`;
  if (fixed) return <span className={css.period}>{words}</span>;
  return (
    <ButtonMenu
      placement="topLeft"
      selectedKeys={preset ? [preset.naam] : []}
      items={presets.map((each) => ({
        key: each.naam,
        label: each.naam,
        onClick: () => choose(each),
      }))}
    >
      {(button) => (
        <button type="button" className={css.period} {...button}>
          <span className={looks.cut}>{words}</span>
          <Icon of={ChevronDown} size={14} />
        </button>
      )}
    </ButtonMenu>
  );
}

/** What is on the screen, in the words that go along with a question: a report has its own period. */
export function useOnScreen(report: ReportContext | null): string {
  const { period: chosen } = usePeriod();
  const period = report?.period ?? chosen;
  const months = period && monthsOnScreen(period);
  return [report?.context_prompt, months].filter(Boolean).join('\n');
}
