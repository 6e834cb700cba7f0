import type { RecurringSeries } from '@kengetal/contract';
import { formatDate, formatEuros, formatMonthShort, valueOf } from '@kengetal/ui';
import css from './detail.module.css';

type Occurrences = RecurringSeries['occurrences'];

const WIDTH = 392;
const HEIGHT = 104;
/** Left of the line stand the amounts, under it the months. */
const [LEFT, RIGHT, TOP, BOTTOM, FOOT] = [72, 380, 14, 74, 100];
const GAP = 8;
const BASELINE = 4;
/** Months named under the line. */
const NAMES = 4;

const dayOf = (datum: string) => {
  const [year = 0, month = 0, day = 0] = datum.split('-').map(Number);
  return (year * 12 + month) * 31 + day;
};

/** The amount over time as steps, the lowest and the highest named; nothing where it never changed. */
export function StepChart({ occurrences }: { occurrences: Occurrences }) {
  const points = occurrences
    .filter(({ state }) => state !== 'dubbel')
    .map(({ datum, figure }) => ({ datum, cents: valueOf(figure)?.value ?? 0 }));
  const [first, last] = [points[0], points[points.length - 1]];
  if (!first || !last || points.length < 2) return null;
  const [low, high] = [
    Math.min(...points.map(({ cents }) => cents)),
    Math.max(...points.map(({ cents }) => cents)),
  ];
  if (high === low) return null;
  const [start, end] = [dayOf(first.datum), dayOf(last.datum)];
  const x = (datum: string) => LEFT + ((dayOf(datum) - start) / (end - start)) * (RIGHT - LEFT);
  const y = (cents: number) => BOTTOM - ((cents - low) / (high - low)) * (BOTTOM - TOP);
  const path = points
    .map(({ datum, cents }, index) =>
      index === 0 ? `M${x(datum)} ${y(cents)}` : `H${x(datum)}V${y(cents)}`,
    )
    .join('');
  const every = Math.max(1, Math.ceil(points.length / NAMES));
  const said = `Bedrag van ${formatDate(first.datum, 'medium')} tot en met ${formatDate(last.datum, 'medium')}: ${formatEuros(low)} tot ${formatEuros(high)}`;
  return (
    <svg
      className={css.chart}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      role="img"
      aria-label={said}
    >
      {[low, high].map((cents) => (
        <g key={cents}>
          <line className={css.grid} x1={LEFT} x2={RIGHT} y1={y(cents)} y2={y(cents)} />
          <text className={css.mark} x={LEFT - GAP} y={y(cents) + BASELINE} textAnchor="end">
            {formatEuros(cents)}
          </text>
        </g>
      ))}
      <path className={css.steps} d={path} />
      {points
        .filter((_, index) => index % every === 0)
        .map(({ datum }) => (
          <text key={datum} className={css.mark} x={x(datum)} y={FOOT} textAnchor="middle">
            {formatMonthShort(Number(datum.slice(0, 4)) * 100 + Number(datum.slice(5, 7)))}
          </text>
        ))}
    </svg>
  );
}
