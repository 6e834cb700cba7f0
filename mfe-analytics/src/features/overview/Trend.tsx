import type { GridBlock } from '@kengetal/contract';
import { usePeriod } from '@kengetal/platform';
import { Switch } from '../../filters/Switch.tsx';
import { useChoice } from '../../filters/use-choice.ts';
import { ChartCell } from '../../parts/ChartCell.tsx';
import { isSame, monthsBetween, narrowed, useAsPeriod, useZoom } from './zoom.ts';
import { ZoomFoot } from './ZoomFoot.tsx';

type Form = 'bars' | 'stacked' | 'line';

const FORMS = [
  { value: 'bars', label: 'Naast elkaar' },
  { value: 'stacked', label: 'Gestapeld' },
  { value: 'line', label: 'Lijn' },
] as const;

/** What was chosen over time; a part of the months can be looked at alone. */
export function Trend({ block }: { block: GridBlock }) {
  const [wanted, choose] = useChoice<Form>('vorm', ['bars', 'stacked', 'line']);
  const [months, zoomTo] = useZoom();
  const { period } = usePeriod();
  const makePeriod = useAsPeriod(zoomTo);
  if (block.rows.length === 0) {
    return (
      <ChartCell shape="chart" title={block.title}>
        {() => <p>{block.reason}</p>}
      </ChartCell>
    );
  }
  // What is earned on top of what is spent adds up to nothing.
  const canStack = new Set(block.rows.map(({ sign }) => sign)).size === 1;
  const forms = canStack ? FORMS : FORMS.filter(({ value }) => value !== 'stacked');
  const form = wanted === 'stacked' && !canStack ? 'bars' : wanted;
  const part = months && narrowed(block, months);
  const shown = part ?? block;
  const seen = part && monthsBetween(part, 0, part.columns.length - 1);
  const reset = () => zoomTo(null);
  return (
    <ChartCell shape="chart">
      {(charts) => (
        <charts.TrendChart
          block={shown}
          form={form}
          aside={
            <Switch label="Vorm van de grafiek" options={forms} value={form} onChoose={choose} />
          }
          zoom={{
            onZoom: (first, last) => zoomTo(monthsBetween(shown, first, last)),
            onReset: part ? reset : undefined,
          }}
          foot={
            <ZoomFoot
              months={seen}
              onReset={reset}
              onPeriod={seen && !isSame(seen, period) ? () => makePeriod(seen) : undefined}
            />
          }
        />
      )}
    </ChartCell>
  );
}
