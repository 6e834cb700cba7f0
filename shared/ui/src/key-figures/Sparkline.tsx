import { useMemo } from 'react';
import { sizes } from '../theme/tokens.ts';
import { sparkline } from './sparkline.ts';
import type { SparklineMonth } from './sparkline.ts';
import css from './key-figures.module.css';

const WIDTH = sizes['sparkline-width'];

/** Twelve months as a line without axes: decoration, its figures open from the card. */
export function Sparkline({ months, low }: { months: readonly SparklineMonth[]; low: boolean }) {
  const height = low ? sizes['sparkline-low'] : sizes['sparkline-height'];
  const shape = useMemo(() => sparkline(months, WIDTH, height), [months, height]);
  const box = { className: css.sparkline, width: WIDTH, height };
  if (!shape) return <svg {...box} aria-hidden="true" />;
  return (
    <svg {...box} viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
      {shape.zero === null ? null : (
        <line className={css.zero} x1={0} x2={WIDTH} y1={shape.zero} y2={shape.zero} />
      )}
      <path className={css.older} d={shape.older} />
      <path className={css.chosen} d={shape.chosen} />
      {shape.end ? <circle className={css.end} cx={shape.end.x} cy={shape.end.y} r={3} /> : null}
    </svg>
  );
}
