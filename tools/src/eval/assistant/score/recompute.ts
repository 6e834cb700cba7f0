import type { DerivedFigure, Figure } from '@kengetal/contract';

const SCALE = { percent: 10_000, ratio: 100, days: 10, cents: 1 } as const;

/** Halves away from zero. */
const rounded = (value: number) => Math.sign(value) * Math.round(Math.abs(value));

function part(figure: Figure): number | null {
  switch (figure.kind) {
    case 'absent':
      return null;
    case 'derived':
      return figure.value;
    default:
      return figure.cents;
  }
}

/** Whether a computed figure is what its terms come to (the contract's words of 'derived'). */
export function recomputes({ value, unit, divisor = 1, terms }: DerivedFigure): boolean {
  const sums = { teller: 0, noemer: 0 };
  for (const { factor, part: side, figure } of terms) {
    const own = part(figure);
    if (own === null) return false;
    if (figure.kind === 'derived' && !recomputes(figure)) return false;
    sums[side] += factor * own;
  }
  if (terms.every(({ part: side }) => side === 'teller')) {
    return rounded(sums.teller / divisor) === value;
  }
  const scale = SCALE[unit] * (unit === 'days' ? divisor : 1);
  return sums.noemer !== 0 && rounded((scale * sums.teller) / sums.noemer) === value;
}
