import { ChartPart, classes, CutText, FigureLink, looks } from '@kengetal/ui';
import type { Chart } from './chart-of.ts';
import css from './result.module.css';

/** A table of an answer as a picture; the code of charts comes with the first one. */
export function ResultChart({ chart }: { chart: Chart }) {
  if (chart.kind === 'parts') return <Parts chart={chart} />;
  return (
    <div className={css.chart}>
      <ChartPart namespace="mfe-chat">
        {({ MonthPicture }) => <MonthPicture block={chart.block} />}
      </ChartPart>
    </div>
  );
}

/** Parts as bars from one line: what is negative has the other colour, and its minus. */
function Parts({ chart: { parts, title, count } }: { chart: Extract<Chart, { kind: 'parts' }> }) {
  const largest = Math.max(1, ...parts.map(({ cell }) => Math.abs(cell.value ?? 0)));
  const bars = (
    <ul className={css.bars} aria-label={title}>
      {parts.map(({ label, cell: { figure, text, value } }) => (
        <li key={label} className={css.barRow}>
          <CutText>{label}</CutText>
          <svg className={css.bar} aria-hidden="true">
            <rect
              className={(value ?? 0) < 0 ? css.below : undefined}
              width={`${(Math.abs(value ?? 0) / largest) * 100}%`}
              height="100%"
            />
          </svg>
          <span className={css.barFigure}>
            {figure ? <FigureLink figure={figure} text={text} label={label} /> : text}
          </span>
        </li>
      ))}
    </ul>
  );
  if (parts.length === count) return bars;
  return (
    <>
      <p className={classes(looks.small, css.told)}>
        De eerste {parts.length} van {count}
      </p>
      {bars}
    </>
  );
}
