import type { RecurringMonth, RecurringRow } from '@kengetal/contract';
import { formatMonthShort } from '@kengetal/ui';
import { monthsInWords } from './words.ts';
import css from './dots.module.css';

const STEP = 15;
const HEIGHT = 20;
const MIDDLE = HEIGHT / 2;
const HEAD = 32;
/** Height at which years and months of the heading stand. */
const [YEARS, MONTHS] = [11, 28];
/** Two bookings in a month stand above each other, this far from the middle. */
const PAIR = 5;
const RADIUS = { booked: 3.5, other: 4.5, small: 3, cross: 3 };
const DASH = 3;

const centre = (index: number) => index * STEP + STEP / 2;

export interface MonthsHeadProps {
  months: readonly number[];
}

/** First letters of the months, and the years above their first month. */
export function MonthsHead({ months }: MonthsHeadProps) {
  return (
    <svg className={css.dots} width={months.length * STEP} height={HEAD} aria-hidden="true">
      {months.map((month, index) => (
        <g key={month}>
          {index === 0 || month % 100 === 1 ? (
            <text className={css.letter} x={index * STEP + DASH} y={YEARS}>
              {/* A year that hardly begins has no room for its name. */}
              {index === 0 && hasYearSoon(months) ? '' : Math.floor(month / 100)}
            </text>
          ) : null}
          <text className={css.letter} x={centre(index)} y={MONTHS} textAnchor="middle">
            {formatMonthShort(month).charAt(0)}
          </text>
        </g>
      ))}
    </svg>
  );
}

function hasYearSoon([, second, third]: readonly number[]): boolean {
  return second !== undefined && (second % 100 === 1 || (third ?? 0) % 100 === 1);
}

/** One dot per booking over twelve months; in words for who cannot see them. */
export function Dots({ row, months }: { row: RecurringRow; months: readonly number[] }) {
  const january = months.findIndex((month) => month % 100 === 1);
  return (
    <svg
      className={css.dots}
      width={months.length * STEP}
      height={HEIGHT}
      role="img"
      aria-label={monthsInWords(row, months)}
    >
      {january > 0 ? (
        <line className={css.year} x1={january * STEP} x2={january * STEP} y1={-8} y2={28} />
      ) : null}
      {row.months.map(({ state, count }, index) => (
        <Mark key={months[index]} state={state} count={count} x={centre(index)} />
      ))}
    </svg>
  );
}

export interface MarkProps {
  state: RecurringMonth;
  count: number;
  x: number;
}

/** What a month holds: dots for bookings, a ring for what is due, a cross for what did not come. */
export function Mark({ state, count, x }: MarkProps) {
  switch (state) {
    case 'geen':
      return <path className={css.none} d={`M${x - DASH} ${MIDDLE}h${2 * DASH}`} />;
    case 'verwacht':
      return <circle className={css.expected} cx={x} cy={MIDDLE} r={RADIUS.small} />;
    case 'gemist': {
      const size = RADIUS.cross;
      const [left, top] = [x - size, MIDDLE - size];
      return (
        <path
          className={css.missed}
          d={`M${left} ${top}l${2 * size} ${2 * size}m0 ${-2 * size}l${-2 * size} ${2 * size}`}
        />
      );
    }
    default: {
      const changed = state === 'hoger' || state === 'lager';
      const radius = changed ? RADIUS.other : RADIUS.booked;
      const heights = count > 1 ? [MIDDLE - PAIR, MIDDLE + PAIR] : [MIDDLE];
      return heights.map((height) => (
        <circle key={height} className={css[state]} cx={x} cy={height} r={radius} />
      ));
    }
  }
}

const LEGEND: readonly [RecurringMonth, number, string][] = [
  ['geboekt', 1, 'geboekt'],
  ['hoger', 1, 'geboekt, nieuw bedrag'],
  ['dubbel', 2, 'mogelijk dubbel'],
  ['verwacht', 0, 'verwacht'],
  ['gemist', 0, 'verwacht, niet geboekt'],
];

/** What the marks mean. */
export function Legend() {
  return (
    <div className={css.legend}>
      {LEGEND.map(([state, count, words]) => (
        <span key={state} className={css.entry}>
          <svg width={STEP} height={HEIGHT} aria-hidden="true" className={css.dots}>
            <Mark state={state} count={count} x={centre(0)} />
          </svg>
          {words}
        </span>
      ))}
      <span className={css.note}>Eén stip per boeking</span>
    </div>
  );
}
