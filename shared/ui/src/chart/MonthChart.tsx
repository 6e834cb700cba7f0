import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { BarChart3 } from 'lucide-react';
import { classes } from '../classes.ts';
import type { Month } from './bars.ts';
import { layOut, heightOf } from './geometry.ts';
import { HitAreas } from './HitAreas.tsx';
import { Plot } from './Plot.tsx';
import { Readout, Swatch } from './Readout.tsx';
import { fitsAtEnd, hasFigures, longLabel, rolesOf, titleLabel, unitOf } from './series.ts';
import type { ChartBlock } from './series.ts';
import { tableOf } from './table.ts';
import { useBrush, type Brush, type Zoom } from './use-brush.ts';
import { useWidth } from './use-width.ts';
import { WithTable } from './WithTable.tsx';
import css from './chart.module.css';

export interface MonthChartProps {
  block: ChartBlock;
  /** At the end of the title's line: a choice of how to look. */
  aside?: ReactNode;
  /** Lets the user choose some of the months, to look at those alone. */
  zoom?: Zoom | undefined;
  /** At the end of the line under the chart. */
  foot?: ReactNode;
}

/**
 * Amounts per month: bars next to each other, the result in a panel of its own, last year as a
 * tick. Each bar opens its figure; the same figures can be shown as a table.
 */
export function MonthChart({ block, aside, zoom, foot }: MonthChartProps) {
  return (
    <WithTable
      title={block.title}
      as="grafiek"
      icon={BarChart3}
      table={() => tableOf(block)}
      foot={foot}
      head={(asTable) => (
        <figcaption className={css.head}>
          <h2>{block.title}</h2>
          {asTable ? null : <Legend block={block} />}
          {aside && !asTable ? <div className={css.aside}>{aside}</div> : null}
        </figcaption>
      )}
    >
      <Canvas block={block} zoom={zoom} />
    </WithTable>
  );
}

/** The same without the way to a table, for what has that table itself. */
export function MonthPicture({ block }: Pick<MonthChartProps, 'block'>) {
  return (
    <figure className={css.picture} aria-label={block.title}>
      <figcaption className={css.head}>
        <h2>{block.title}</h2>
        <Legend block={block} />
      </figcaption>
      <Canvas block={block} zoom={undefined} />
    </figure>
  );
}

const NO_MONTHS: readonly Month[] = [];

function Canvas({ block, zoom }: Pick<MonthChartProps, 'block' | 'zoom'>) {
  const [box, width] = useWidth();
  const [active, setActive] = useState<number | null>(null);
  const geometry = useMemo(() => (width === null ? null : layOut(block, width)), [block, width]);
  const unit = useMemo(() => unitOf(block.series), [block.series]);
  const { brush, handlers } = useBrush(zoom, geometry?.months ?? NO_MONTHS);
  const height = heightOf(rolesOf(block.series).result !== null);
  const range = brush?.range ?? null;
  return (
    <div className={classes(css.canvas, brush && css.brushable)} ref={box} {...handlers}>
      <svg
        className={css.svg}
        width={width ?? '100%'}
        height={height}
        viewBox={width === null ? undefined : `0 0 ${width} ${height}`}
        role="group"
        aria-label={block.title}
      >
        {geometry ? (
          <>
            <Plot block={block} geometry={geometry} unit={unit} active={active} range={range} />
            <HitAreas block={block} bars={geometry.bars} onActive={setActive} brush={brush} />
          </>
        ) : null}
      </svg>
      {hasFigures(block.series) ? null : (
        <p className={css.nothing}>In deze maanden zijn er geen boekingen.</p>
      )}
      {geometry && active !== null && !range ? (
        <Readout block={block} geometry={geometry} month={active} />
      ) : null}
      {brush ? <RangeWords block={block} brush={brush} /> : null}
    </div>
  );
}

/** The months that are being chosen, in words, and how to go on. */
function RangeWords({ block, brush: { range, byKey } }: { block: ChartBlock; brush: Brush }) {
  const [first, last] = range ? [range.from, range.to].sort((a, b) => a - b) : [];
  return (
    <p role="status" className={css.range} hidden={first === undefined}>
      {first === undefined || last === undefined
        ? null
        : `${titleLabel(block, first)}${first === last ? '' : ` t/m ${longLabel(block, last)}`}`}
      {byKey && first !== undefined ? '. Enter zoomt in, Escape annuleert.' : null}
    </p>
  );
}

/** Last year's tick always; the bars, if there are several, where no labels fit at their end. */
function Legend({ block }: { block: ChartBlock }) {
  const roles = rolesOf(block.series);
  const { bars, result, earlier } = roles;
  const all = [...bars, ...(result ? [result] : [])];
  // One alone is what the title says.
  const drawn = all.length > 1 ? all : [];
  return (
    <ul className={css.legend}>
      {drawn.map(({ key, label, look }) => (
        <li key={key} className={fitsAtEnd(roles) ? css.narrowOnly : undefined}>
          <Swatch look={look} />
          {label}
        </li>
      ))}
      {earlier === null ? null : (
        <li>
          <Swatch look={undefined} dashed={block.form === 'line'} />
          {earlier}
        </li>
      )}
    </ul>
  );
}
