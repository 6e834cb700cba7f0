import type { Bar } from './bars.ts';
import type { ChartGeometry } from './geometry.ts';
import css from './chart.module.css';

export interface LinesProps {
  geometry: ChartGeometry;
  /** Month under the pointer or with the focus. */
  active: number | null;
}

const DOT = 3;

/** Series as lines, broken where a month has no figure; a dot where the pointer is. */
export function Lines({ geometry: { form, roles, bars, earlier }, active }: LinesProps) {
  if (form !== 'line') return null;
  const before = earlier.map(({ key, look, points }) => (
    <g key={`${key} eerder`} className={css[look]}>
      <path className={css.lineBefore} d={pathOf(points)} />
    </g>
  ));
  const now = roles.bars.map(({ key, look }) => {
    const points = bars.filter((bar) => bar.series.key === key && !bar.drawn);
    const shown = points.filter(
      ({ month }, index) =>
        month === active || isAlone(points, index) || index === points.length - 1,
    );
    return (
      <g key={key} className={css[look]}>
        <path className={css.lineOf} d={pathOf(points)} />
        {shown.map((point) =>
          point.y === null ? null : <circle key={point.key} cx={point.x} cy={point.y} r={DOT} />,
        )}
      </g>
    );
  });
  return [...before, ...now];
}

/** True for a month whose neighbours have no figure: a line of one point is not seen. */
function isAlone(points: readonly Bar[], index: number): boolean {
  return [points[index - 1], points[index + 1]].every((point) => (point?.y ?? null) === null);
}

function pathOf(points: readonly Pick<Bar, 'x' | 'y'>[]): string {
  return points
    .map(({ x, y }, index) => {
      if (y === null) return '';
      return `${(points[index - 1]?.y ?? null) === null ? 'M' : 'L'}${x} ${y}`;
    })
    .join('');
}
