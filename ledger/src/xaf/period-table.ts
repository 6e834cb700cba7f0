import { addMonths, fiscalMonths, monthsBetween, periodOfDay } from '../periods/months.ts';
import type { FiscalYear } from '../types.ts';

/** Row of the periods element; the end is absent or null when it is no day. */
export interface PeriodRow {
  number: number;
  start: string;
  end: string | null;
}

/** Period of the source, up to but not including `before`. */
interface PeriodSpan {
  start: string;
  before: string;
  /** YYYYMM. */
  first_month: number;
  last_month: number;
}

export interface PeriodTable {
  periods: ReadonlyMap<number, PeriodSpan>;
  /** Numbers of periods that stand beside the last one, for closing the year. */
  closing: ReadonlySet<number>;
  highest: number;
}

/**
 * What the file's own table adds to 'period n is month n': quarters, four weeks, numbers of
 * calendar months in a broken year. Ends are often wrong (all on the last day of the year, or
 * exclusive), so a period runs to the start of the next one.
 * @returns 'maanden' when there is no table or when it says nothing else
 */
export function periodTable(
  rows: readonly PeriodRow[],
  year: FiscalYear,
): PeriodTable | 'maanden' | 'tegenstrijdig' {
  const sorted = withinYear(rows, year);
  const first = sorted[0];
  if (!first) return 'maanden';
  const closing = new Set<number>();
  const starts = new Map<string, PeriodRow>();
  const numbers = new Map<number, string>();
  for (const row of sorted) {
    const known = numbers.get(row.number);
    if (known === row.start) continue;
    if (known !== undefined) return 'tegenstrijdig';
    numbers.set(row.number, row.start);
    const beside = starts.has(row.start) || (starts.size > 0 && row.start === year.end_date);
    if (beside) closing.add(row.number);
    else if (closing.size > 0) return 'tegenstrijdig';
    else starts.set(row.start, row);
  }
  if (closing.size > starts.size || !inOrder([...starts.values()])) return 'tegenstrijdig';
  const periods = spans([...starts.values()], year);
  if (isMonthly(periods, year) && beyondMonths(closing, year)) return 'maanden';
  return { periods, closing, highest: Math.max(...numbers.keys()) };
}

/** Some programs list the periods of all years; period 0 is the opening balance. */
function withinYear(rows: readonly PeriodRow[], { start_date, end_date }: FiscalYear): PeriodRow[] {
  return rows
    .filter(({ number, start }) => number > 0 && start >= start_date && start <= end_date)
    .sort((a, b) => a.number - b.number);
}

const byStart = (a: PeriodRow, b: PeriodRow) => (a.start < b.start ? -1 : 1);

/** Numbers rise with the days, or are those of calendar months, which may start over once. */
function inOrder(rows: readonly PeriodRow[]): boolean {
  const ordered = [...rows].sort(byStart);
  const rising = ordered.every(
    (row, at) => at === 0 || row.number > (ordered[at - 1]?.number ?? 0),
  );
  return rising || ordered.every(({ number, start }) => number === periodOfDay(start) % 100);
}

function spans(rows: readonly PeriodRow[], year: FiscalYear): Map<number, PeriodSpan> {
  const { last } = fiscalMonths(year);
  const ordered = [...rows].sort(byStart);
  return new Map(
    ordered.map(({ number, start, end }, at) => {
      const before = ordered[at + 1]?.start ?? '9999-12-31';
      const first_month = periodOfDay(start);
      const told = end !== null && end > start ? monthBefore(end) : last;
      const last_month = Math.max(first_month, Math.min(told, monthBefore(before), last));
      return [number, { start, before, first_month, last_month }];
    }),
  );
}

/** Month of a day, or the month before it when it is the first, which is then an exclusive end. */
function monthBefore(day: string): number {
  return day.endsWith('-01') ? addMonths(periodOfDay(day), -1) : periodOfDay(day);
}

function isMonthly(periods: ReadonlyMap<number, PeriodSpan>, year: FiscalYear): boolean {
  const { first } = fiscalMonths(year);
  return [...periods].every(
    ([number, { first_month, last_month }]) =>
      first_month === last_month && monthsBetween(first, first_month) + 1 === number,
  );
}

function beyondMonths(numbers: ReadonlySet<number>, year: FiscalYear): boolean {
  const { first, last } = fiscalMonths(year);
  return [...numbers].every((number) => number > monthsBetween(first, last) + 1);
}
