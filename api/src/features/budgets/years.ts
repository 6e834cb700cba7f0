import { addMonths, fiscalMonths, type FiscalYear, type Span, yearAround } from '@kengetal/ledger';

/** Fiscal years that can have a budget: those of the books, and the next one. */
export function budgetYears(years: readonly FiscalYear[]): FiscalYear[] {
  const last = years[years.length - 1];
  if (!last) return [];
  return [...years, yearAround(years, addMonths(fiscalMonths(last).last, 1))];
}

/** Months of the fiscal year with this label; short years may share one. */
export function monthsOfYear(years: readonly FiscalYear[], label: string): Span | undefined {
  const months = budgetYears(years)
    .filter((year) => year.label === label)
    .map(fiscalMonths);
  if (months.length === 0) return undefined;
  return {
    periode_min: Math.min(...months.map(({ first }) => first)),
    periode_max: Math.max(...months.map(({ last }) => last)),
  };
}
