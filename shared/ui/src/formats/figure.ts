import type { Figure } from '@kengetal/contract';
import {
  formatCents,
  formatDifference,
  formatEuros,
  formatExact,
  formatKeyFigure,
  formatWhole,
} from './money.ts';
import {
  formatDays,
  formatDaysExact,
  formatPercent,
  formatPercentChange,
  formatPercentagePoints,
  formatRatio,
} from './numbers.ts';
import { recompute } from './derived.ts';
import { signed } from './integers.ts';
import { valueOf, type FigureValue } from './value.ts';

/**
 * card: specification §9; table: whole euros without sign of currency; difference: with plus and
 * '–' for none; sentence: whole euros; exact: to the cent; plain: to the cent without '€'.
 */
export type FigureStyle = 'card' | 'table' | 'difference' | 'sentence' | 'exact' | 'plain';

const MONEY: Record<FigureStyle, (cents: number) => string> = {
  card: formatKeyFigure,
  table: formatWhole,
  difference: formatDifference,
  sentence: formatEuros,
  exact: formatExact,
  plain: formatCents,
};

/** Written when there is no figure; the reason goes into tooltip and drawer. */
export const NO_FIGURE = 'n.v.t.';
/** Written when two figures are the same, whatever their unit. */
const NO_DIFFERENCE = '–';

/** A value with its unit in one of the product's styles. */
export function formatValue({ value, unit }: FigureValue, style: FigureStyle): string {
  if (unit === 'cents') return MONEY[style](value);
  if (style === 'difference' && value === 0) return NO_DIFFERENCE;
  switch (unit) {
    case 'percent':
      return style === 'difference' ? formatPercentChange(value) : formatPercent(value);
    case 'ratio':
      return style === 'difference' ? signed(value, formatRatio(value)) : formatRatio(value);
    case 'days':
      if (style === 'difference') return signed(value, formatDays(value));
      return style === 'exact' || style === 'plain' ? formatDaysExact(value) : formatDays(value);
  }
}

/** A figure as text; 'n.v.t.' when it is absent. */
export function formatFigure(figure: Figure, style: FigureStyle): string {
  const value = roundedOnce(figure);
  if (!value) return NO_FIGURE;
  const arePoints = style === 'difference' && value.value !== 0 && isOfPercentages(figure);
  return arePoints ? formatPercentagePoints(value.value) : formatValue(value, style);
}

const TENTHS_OF_A_PERCENT = 1_000n;

/**
 * The value that is written. A percentage has one decimal: it comes from what is divided, as its
 * hundredths were rounded before. What is not made of its operands alone stays as it was sent.
 */
function roundedOnce(figure: Figure): FigureValue | null {
  const value = valueOf(figure);
  const isShare = value?.unit === 'percent' && figure.kind === 'derived';
  if (!isShare || isOfPercentages(figure) || recompute(figure) !== value.value) return value;
  const tenths = recompute(figure, TENTHS_OF_A_PERCENT);
  return tenths === null ? value : { ...value, value: tenths * 10 };
}

/** A percentage that divides nothing is the difference between percentages. */
function isOfPercentages(figure: Figure): boolean {
  return (
    figure.kind === 'derived' &&
    figure.unit === 'percent' &&
    figure.terms.every(({ part }) => part === 'teller')
  );
}

/** Why a figure is absent, in words for the user; null when it is there. */
export function reasonOf(figure: Figure): string | null {
  if (valueOf(figure)) return null;
  return figure.kind === 'absent' ? figure.reason : 'Dit cijfer kan deze versie niet tonen.';
}
