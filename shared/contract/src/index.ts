/**
 * What the browser may use: types of the API and the vocabulary, nothing that pulls in zod.
 * Schemas are in '@kengetal/contract/api', the remote's contract in '@kengetal/contract/remote'.
 */
export * from './asked-amount.ts';
export * from './grid.ts';
export { INPUT_MAXIMA } from './input-maxima.ts';
export { LIMITS, limitWords, refusalOf, type Limit, type LimitName } from './limits.ts';
export * from './report-results.ts';
export * from './negated.ts';
export * from './period.ts';
export * from './short-series.ts';
export {
  bookingSelection,
  MONTH_LETTERS,
  shortRow,
  spokenOut,
  wholeSeriesRow,
  type SeriesMonths,
} from './short-series-row.ts';
export * from './suggestions.ts';
export * from './vocabulary.ts';
export type * from './api/index.ts';
