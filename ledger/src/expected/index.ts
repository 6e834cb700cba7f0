/** Money that is expected: how it is worked out, and how true it was in the past. */
export { bandsOf, CASH_WEEKS, replayDays, replayErrors, type CashBand } from './band.ts';
export { dayText, sumWithin, weekEnds } from './days.ts';
export { MONTHS_BACK, payrollTaxAhead, wagesAhead } from './dues.ts';
export { expectCash } from './expect.ts';
export { payrollOn } from './payroll-accounts.ts';
export { isExtra } from './regular.ts';
export type {
  CashHistory,
  CashInvoice,
  CashItem,
  CashKind,
  CashSeries,
  CashUnknown,
  Day,
  DayCents,
  OwedSide,
} from './types.ts';
