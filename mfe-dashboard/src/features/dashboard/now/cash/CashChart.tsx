import { useMemo } from 'react';
import { ChartLine } from 'lucide-react';
import type { CashBlock } from '@kengetal/contract';
import { formatDate, formatFigure, formatValue, useDrilldown, usePhone } from '@kengetal/ui';
import { AXIS_GAP, useWidth, WithTable } from '@kengetal/ui/chart';
import { sizes } from '@kengetal/ui/theme';
import { layOutCash, pathOf, type CashGeometry } from './geometry.ts';
import type { Asked } from '../../page.ts';
import { Week } from './Week.tsx';
import css from './cash.module.css';

export interface CashChartProps {
  block: CashBlock;
  /** What its page was asked with. */
  asked: Asked;
}

/** The balance as it was and as it is expected, with the band that past errors give it. */
export function CashChart({ block, asked }: CashChartProps) {
  const { title } = block;
  return (
    <WithTable
      title={`${title} per week`}
      as="grafiek"
      icon={ChartLine}
      table={() => tableOf(block)}
      foot={block.weeks.some(({ band }) => band && band.low < band.high) ? <BandName /> : null}
    >
      <Canvas block={block} asked={asked} />
    </WithTable>
  );
}

const BandName = () => (
  <span className={css.bandName}>
    <span className={css.bandMark} aria-hidden="true" />
    Waarschijnlijke marge
  </span>
);

function Canvas({ block, asked }: CashChartProps) {
  const [box, width] = useWidth();
  const height = sizes[usePhone() ? 'chart-cash-phone' : 'chart-cash'];
  const geometry = useMemo(
    () => (width === null ? null : layOutCash(block, { width, height })),
    [block, width, height],
  );
  return (
    <div ref={box} className={css.canvas}>
      <svg width={width ?? '100%'} height={height} aria-hidden="true">
        {geometry ? <Drawn block={block} geometry={geometry} /> : null}
      </svg>
      {geometry ? <Weeks block={block} asked={asked} geometry={geometry} /> : null}
    </div>
  );
}

interface DrawnProps {
  block: CashBlock;
  geometry: CashGeometry;
}

function Drawn({ block, geometry }: DrawnProps) {
  const { panel, left, right, past, ahead, band, lowest } = geometry;
  const now = past.at(-1);
  const [low, week] = [ahead[lowest], block.weeks[lowest]];
  const { bottom } = panel;
  const isRight = (low?.x ?? 0) > (left + right) / 2;
  return (
    <>
      {panel.ticks.map((tick) => {
        const y = Math.round(panel.scale(tick));
        return (
          <g key={tick}>
            <line className={tick === 0 ? css.zero : css.grid} x1={left} x2={right} y1={y} y2={y} />
            <text x={left - AXIS_GAP} y={y + 4} textAnchor="end">
              {formatValue({ value: tick, unit: 'cents' }, 'card')}
            </text>
          </g>
        );
      })}
      {band.length > 0 ? <path className={css.band} d={`${pathOf(band)}Z`} /> : null}
      <path className={css.past} d={pathOf(past)} />
      <path className={css.ahead} d={pathOf(now ? [now, ...ahead] : ahead)} />
      {now ? (
        <>
          <line className={css.grid} x1={now.x} x2={now.x} y1={0} y2={bottom} />
          <text x={now.x - 6} y={12} textAnchor="end">
            werkelijk
          </text>
          <text x={now.x + 6} y={12}>
            verwacht
          </text>
          <circle className={css.now} cx={now.x} cy={now.y} r={4} />
          <text x={now.x} y={bottom + 18} textAnchor="middle">
            {formatDate(block.dag, 'short')}
          </text>
        </>
      ) : null}
      {low && week ? (
        <>
          <circle className={css.low} cx={low.x} cy={low.y} r={4} />
          <text
            className={css.lowText}
            x={low.x + (isRight ? -8 : 8)}
            y={low.y + 20 > bottom ? low.y - 12 : low.y + 20}
            textAnchor={isRight ? 'end' : 'start'}
          >
            {formatFigure(week.stand, 'sentence')}
          </text>
        </>
      ) : null}
      <text x={right} y={bottom + 18} textAnchor="end">
        {block.weeks.at(-1)?.label}
      </text>
    </>
  );
}

/** A place for each week that opens into what is expected of it. */
function Weeks({
  block: { weeks, title },
  asked,
  geometry: { ahead, step, panel },
}: DrawnProps & CashChartProps) {
  const { open } = useDrilldown();
  return weeks.map((week, index) => {
    const { label, tot, stand } = week;
    const name = `Verwacht eind ${label}, ${formatDate(tot, 'short')}`;
    const said = `${name}: ${formatFigure(stand, 'exact')}`;
    const left = (ahead[index]?.x ?? 0) - step / 2;
    return (
      <button
        key={tot}
        type="button"
        className={css.week}
        style={{ left, width: step, height: panel.bottom }}
        title={said}
        aria-label={said}
        aria-haspopup="dialog"
        onClick={() =>
          open({ title: name, context: title, content: <Week week={week} asked={asked} /> })
        }
      />
    );
  });
}

const tableOf = ({ key, title, before, dag, stand, weeks }: CashBlock) => ({
  key: `${key}-table`,
  title,
  caption: 'Bedragen in euro’s',
  columns: [{ key: 'stand', label: 'Stand', role: 'plain' as const }],
  rows: [
    ...before.map((one) => ({ datum: one.datum, words: '', figure: one.figure })),
    { datum: dag, words: '', figure: stand },
    ...weeks.map((week) => ({
      datum: week.tot,
      words: `, verwacht (${week.label})`,
      figure: week.stand,
    })),
  ].map(({ datum, words, figure }) => ({
    key: datum,
    label: `${formatDate(datum, 'short')}${words}`,
    level: 0,
    kind: 'line' as const,
    cells: [figure],
  })),
});
