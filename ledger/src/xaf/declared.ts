import type { ImportSummary, TotalsReading } from '../types.ts';
import type { WrittenTotals } from './amounts.ts';

type Summary = Pick<ImportSummary, 'counted' | 'declared' | 'opening'>;

/** In the order in which they are tried: the plainest first. */
const READINGS: readonly TotalsReading[] = [
  { as_written: false, with_opening: false },
  { as_written: false, with_opening: true },
  { as_written: true, with_opening: false },
  { as_written: true, with_opening: true },
];

/**
 * The reading in which the totals that the file gives of its own are right: programs count a
 * negative debit as one or as a credit, take the opening balance along or not, and count lines,
 * entries or journals. Null when they are right in none; the first when the file gives none.
 */
export function fittingTotals(summary: Summary & { written: WrittenTotals }): TotalsReading | null {
  const { counted, declared, opening, written } = summary;
  const counts = [counted.lines, counted.entries, counted.journals];
  const all = [...counts, counted.lines + opening.lines, counted.entries + 1];
  if (declared.lines !== null && !all.includes(declared.lines)) return null;
  const fits = ({ as_written, with_opening }: TotalsReading) => {
    const sides = as_written ? written : counted;
    return (['debit_cents', 'credit_cents'] as const).every((side) => {
      const total = sides[side] + (with_opening ? opening[side] : 0);
      return declared[side] === null || declared[side] === total;
    });
  };
  return READINGS.find(fits) ?? null;
}
