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
export { formatFigure, formatValue, NO_FIGURE, reasonOf, valueOf } from './figure.ts';
export type { FigureStyle, FigureUnit, FigureValue } from './figure.ts';
export { formatInstant, formatInstantLong } from './instant.ts';
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
