import {
  definition,
  Summary,
  windowOf,
  type DefinitionKey,
  type FiscalYear,
  type LineKind,
  type SummaryRow,
} from '../index.ts';
import type { PeriodRange } from '../statements/window.ts';

/**
 * Booked figures over a range of months, in cents, of what the books compute them with; undefined
 * where these hold no fiscal year.
 */
export function evaluated(
  rows: readonly SummaryRow[],
  range: PeriodRange,
  years: readonly FiscalYear[],
): (key: DefinitionKey, only?: LineKind) => number | undefined {
  const starts = new Map(years.map(({ label, start_date }) => [label, start_date]));
  const summary = Summary.of(rows, starts);
  return (key, only) => {
    const { basis, groups, sign } = definition(key);
    const window = windowOf(basis, range, years);
    if (!window) return undefined;
    const cents = summary.groups(groups, only ? { ...window, soorten: [only] } : window);
    return cents === 0 ? 0 : sign * cents;
  };
}
