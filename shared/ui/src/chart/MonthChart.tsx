import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { BarChart3, Table2 } from 'lucide-react';
import { Icon } from '../states/Icon.tsx';
import { StatementTable } from '../statement/StatementTable.tsx';
import { layOut, heightOf } from './geometry.ts';
import { HitAreas } from './HitAreas.tsx';
import { Plot } from './Plot.tsx';
import { Readout, Swatch } from './Readout.tsx';
import { fitsAtEnd, hasFigures, rolesOf, unitOf } from './series.ts';
import type { ChartBlock } from './series.ts';
import { tableOf } from './table.ts';
import { useWidth } from './use-width.ts';
import css from './chart.module.css';

export interface MonthChartProps {
  block: ChartBlock;
  /** At the end of the title's line: a choice of how to look. */
  aside?: ReactNode;
}

/**
 * Amounts per month: bars next to each other, the result in a panel of its own, last year as a
 * tick. Each bar opens its figure; the same figures can be shown as a table.
 */
export function MonthChart({ block, aside }: MonthChartProps) {
  const [asTable, setAsTable] = useState(false);
  return (
    <figure className={css.chart} aria-label={block.title}>
      <figcaption className={css.head}>
        <h2 className={css.title}>{block.title}</h2>
        {asTable ? null : <Legend block={block} />}
        {aside && !asTable ? <div className={css.aside}>{aside}</div> : null}
      </figcaption>
      {asTable ? (
        <div className={css.table}>
          <StatementTable block={tableOf(block)} />
        </div>
      ) : (
        <Canvas block={block} />
      )}
      <button type="button" className={css.toggle} onClick={() => setAsTable(!asTable)}>
        <Icon of={asTable ? BarChart3 : Table2} size={14} />
        {asTable ? 'Toon als grafiek' : 'Toon als tabel'}
      </button>
    </figure>
  );
}

function Canvas({ block }: MonthChartProps) {
  const [box, width] = useWidth();
  const [active, setActive] = useState<number | null>(null);
  const geometry = useMemo(() => (width === null ? null : layOut(block, width)), [block, width]);
  const unit = useMemo(() => unitOf(block.series), [block.series]);
  const height = heightOf(rolesOf(block.series).result !== null);
  return (
    <div className={css.canvas} ref={box}>
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
            <Plot block={block} geometry={geometry} unit={unit} active={active} />
            <HitAreas block={block} bars={geometry.bars} onActive={setActive} />
          </>
        ) : null}
      </svg>
      {hasFigures(block.series) ? null : (
        <p className={css.nothing}>In deze maanden zijn er geen boekingen.</p>
      )}
      {geometry && active !== null ? (
        <Readout block={block} geometry={geometry} month={active} />
      ) : null}
    </div>
  );
}

/** Last year's tick always; the bars where there is no room for labels at their end. */
function Legend({ block }: MonthChartProps) {
  const roles = rolesOf(block.series);
  const { bars, result, comparison } = roles;
  const drawn = [...bars, ...(result ? [result] : [])];
  return (
    <ul className={css.legend}>
      {drawn.map(({ key, label, look }) => (
        <li key={key} className={fitsAtEnd(roles) ? css.narrowOnly : undefined}>
          <Swatch look={look} />
          {label}
        </li>
      ))}
      {comparison ? (
        <li>
          <Swatch look={undefined} />
          {comparison.label}
        </li>
      ) : null}
    </ul>
  );
}
