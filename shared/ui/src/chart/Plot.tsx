import { classes } from '../classes.ts';
import { formatFigure, formatValue } from '../formats/index.ts';
import type { FigureUnit } from '../formats/index.ts';
import { endLabelsOf } from './end-labels.ts';
import type { Panel } from './bars.ts';
import type { ChartGeometry } from './geometry.ts';
import { AXIS_GAP, isChosen } from './geometry.ts';
import { useDrilldown } from '../drilldown/context.ts';
import { Lines } from './Lines.tsx';
import { shortLabel, titleLabel } from './series.ts';
import type { ChartBlock } from './series.ts';
import type { Range } from './use-brush.ts';
import css from './chart.module.css';

export interface PlotProps {
  block: ChartBlock;
  geometry: ChartGeometry;
  unit: FigureUnit;
  /** Month under the pointer or with the focus. */
  active: number | null;
  /** Months that are being chosen. */
  range: Range | null;
}

const SWATCH = 8;
const LABEL_GAP = 10;
const LINE = 16;

/** What is only looked at: grid, bars, ticks, names and labels. */
export function Plot({ block, geometry, unit, active, range }: PlotProps) {
  const { upper, lower, band, bars, ticks, plot, months, height } = geometry;
  const month = active === null ? undefined : months[active];
  return (
    <g aria-hidden="true">
      {band ? (
        <rect className={css.band} x={band.x} width={band.width} y={0} height={height - 8} />
      ) : null}
      {range ? <Chosen geometry={geometry} range={range} /> : null}
      <Grid panel={upper} plot={plot} unit={unit} />
      {lower ? <Grid panel={lower} plot={plot} unit={unit} /> : null}
      {month ? (
        <line
          className={css.crosshair}
          x1={month.centre}
          x2={month.centre}
          y1={0}
          y2={height - 8}
        />
      ) : null}
      <Lines geometry={geometry} active={active} />
      {bars.map(({ key, look, x, y, width, height: size, drawn }) =>
        y === null || !drawn ? null : (
          <rect key={key} className={css[look]} x={x} y={y} width={width} height={size} />
        ),
      )}
      {ticks.map(({ key, x, y, width }) => (
        <rect key={key} className={css.tick} x={x} y={y} width={width} height={3} />
      ))}
      <Zero panel={upper} plot={plot} />
      {lower ? <Zero panel={lower} plot={plot} /> : null}
      {months.map(({ index, centre, named }) =>
        named || index === active ? (
          <text
            key={index}
            className={classes(
              css.month,
              (isChosen(block.periods[index], block.highlight) || index === active) && css.chosen,
            )}
            x={centre}
            y={upper.bottom + LINE + 2}
            textAnchor="middle"
          >
            {shortLabel(block, index)}
          </text>
        ) : null,
      )}
      <EndLabels block={block} geometry={geometry} />
    </g>
  );
}

/** The months that are being chosen, lit from edge to edge. */
function Chosen({ geometry, range }: { geometry: ChartGeometry; range: Range }) {
  const { months, height } = geometry;
  const [first, last] = [Math.min(range.from, range.to), Math.max(range.from, range.to)];
  const [left, right] = [months[first], months[last]];
  if (!left || !right) return null;
  const width = right.left + right.width - left.left;
  return (
    <rect className={css.chosenMonths} x={left.left} width={width} y={0} height={height - 8} />
  );
}

interface PanelProps {
  panel: Panel;
  plot: ChartGeometry['plot'];
}

function Grid({ panel, plot, unit }: PanelProps & { unit: FigureUnit }) {
  return panel.ticks.map((tick) => {
    const y = Math.round(panel.scale(tick));
    return (
      <g key={tick}>
        {tick === 0 ? null : (
          <line className={css.grid} x1={plot.left} x2={plot.right} y1={y} y2={y} />
        )}
        <text className={css.axis} x={plot.left - AXIS_GAP} y={y + 4} textAnchor="end">
          {formatValue({ value: tick, unit }, 'card')}
        </text>
      </g>
    );
  });
}

function Zero({ panel, plot }: PanelProps) {
  const y = Math.round(panel.zero);
  return <line className={css.zero} x1={plot.left} x2={plot.right} y1={y} y2={y} />;
}

/**
 * Names and last amounts at the end of the series. The amounts open for the pointer; the keyboard
 * reaches the same figures at the bars.
 */
function EndLabels({ block, geometry }: Pick<PlotProps, 'block' | 'geometry'>) {
  const { open } = useDrilldown();
  const x = geometry.plot.right + LABEL_GAP;
  return endLabelsOf(geometry).map(({ series, month, y }) => {
    const figure = series.figures[month];
    if (!figure) return null;
    const context = titleLabel(block, month);
    return (
      <g key={series.key}>
        <rect className={css[series.look]} x={x} y={y - SWATCH} width={SWATCH} height={SWATCH} />
        <text className={css.name} x={x + SWATCH + 6} y={y}>
          {series.label}
        </text>
        <text
          className={classes(css.axis, css.opens)}
          x={x + SWATCH + 6}
          y={y + LINE}
          onClick={() => open({ title: series.label, figure, context })}
        >
          {formatFigure(figure, 'sentence')}
        </text>
      </g>
    );
  });
}
