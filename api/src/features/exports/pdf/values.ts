import type { Figure, GridColumn } from '@kengetal/contract';
import { valueOf } from '../../../books/figures/values.ts';
import { percentageOf } from '../../../books/figures/words.ts';

const WHOLE = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 });
const HUNDREDTHS = withDigits(2);
const TENTHS = withDigits(1);
const NONE = '–';

/** A figure in a table: whole euros without a sign of currency, differences with their sign. */
export function cellText(figure: Figure | undefined, role: GridColumn['role']): string {
  const value = figure && valueOf(figure);
  if (figure === undefined || value === undefined) {
    return role === 'difference' || role === 'difference_percent' || role === 'share'
      ? ''
      : 'n.v.t.';
  }
  const isChange = role === 'difference' || role === 'difference_percent';
  const text = figureText(figure, '');
  if (!isChange) return text;
  if (value === 0) return NONE;
  return value > 0 ? `+${text}` : text;
}

/** A figure by itself: '€ 1.234', '12,3%', '1,25', '34,5 dagen'. */
export function figureText(figure: Figure, currency = '€\u00a0'): string {
  const value = valueOf(figure);
  if (value === undefined) return 'n.v.t.';
  const unit = figure.kind === 'derived' ? figure.unit : 'cents';
  if (figure.kind === 'derived' && unit === 'percent') return percentageOf(figure);
  if (unit === 'ratio') return HUNDREDTHS.format(value / 100);
  if (unit === 'days') return `${TENTHS.format(value / 10)}\u00a0dagen`;
  const whole = Math.sign(value) * Math.round(Math.abs(value) / 100);
  return `${currency}${whole < 0 ? '-' : ''}${WHOLE.format(Math.abs(whole))}`;
}

function withDigits(digits: number): Intl.NumberFormat {
  return new Intl.NumberFormat('nl-NL', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
