import css from './profits.module.css';

export interface MiniBarsProps {
  amounts: readonly (number | null)[];
  /** Places of amounts that stand out. */
  marked: readonly number[];
}

const HEIGHT = 20;
const WIDTH = 48;
const WIDEST = 6;

/** The months of a row as bars around zero: decoration, the amounts stand beside it. */
export function MiniBars({ amounts, marked }: MiniBarsProps) {
  if (amounts.length < 3) return null;
  const values = amounts.map((amount) => amount ?? 0);
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const size = high - low || 1;
  const at = (value: number) => ((high - value) / size) * HEIGHT;
  const step = Math.min(WIDEST, WIDTH / values.length);
  return (
    <svg className={css.mini} width={step * values.length} height={HEIGHT} aria-hidden="true">
      {values.map((value, index) => (
        <rect
          // Months have no other identity than their place.
          key={index}
          className={marked.includes(index) ? css.miniMarked : css.miniBar}
          x={index * step}
          width={Math.max(1, step - 1)}
          y={at(Math.max(0, value))}
          height={Math.max(value === 0 ? 0 : 1, (Math.abs(value) / size) * HEIGHT)}
        />
      ))}
    </svg>
  );
}
