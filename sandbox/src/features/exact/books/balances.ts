import type { LedgerLine } from './records.ts';

/** A sum of lines as ReportingBalance gives it, in cents. */
export interface Balance {
  readonly key: number;
  readonly year: number;
  readonly period: number;
  readonly rekening: string;
  readonly type: number;
  readonly status: number;
  readonly kostenplaats: string | null;
  debit: number;
  /** Below zero. */
  credit: number;
  count: number;
}

/** Sums lines by account, year, period, kind, status and cost centre. */
export function balancesOf(lines: readonly LedgerLine[]): Balance[] {
  const sums = new Map<string, Balance>();
  for (const { live, entry, rekening, kostenplaats = null, cents } of lines) {
    if (!live) continue;
    const { year, period, type, status } = entry;
    const id = `${rekening} ${year} ${period} ${type} ${status} ${kostenplaats}`;
    let sum = sums.get(id);
    if (!sum) {
      const key = sums.size + 1;
      sum = {
        key,
        year,
        period,
        rekening,
        type,
        status,
        kostenplaats,
        debit: 0,
        credit: 0,
        count: 0,
      };
      sums.set(id, sum);
    }
    if (cents > 0) sum.debit += cents;
    else sum.credit += cents;
    sum.count += 1;
  }
  return [...sums.values()];
}
