export {
  formatDate,
  formatMonth,
  formatMonths,
  formatMonthShort,
  formatMonthsShort,
  formatPeriod,
  formatPeriodRange,
  formatQuarter,
  formatQuarterLong,
} from './calendar.ts';
export type { DateStyle } from './calendar.ts';
export { partsOf, recompute } from './derived.ts';
export { formatFigure, formatValue, NO_FIGURE, reasonOf } from './figure.ts';
export type { FigureStyle } from './figure.ts';
export { formatInstant, formatInstantDay, formatInstantLong } from './instant.ts';
export {
  formatCents,
  formatDifference,
  formatEuros,
  formatExact,
  formatKeyFigure,
  formatWhole,
} from './money.ts';
export {
  formatCount,
  formatDays,
  formatDaysExact,
  formatFileSize,
  formatPercent,
  formatPercentagePoints,
  formatPercentChange,
  formatRatio,
} from './numbers.ts';
export { valueOf } from './value.ts';
export type { FigureUnit, FigureValue } from './value.ts';
