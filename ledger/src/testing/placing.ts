import { journal, read, xaf } from './reading.ts';

/** A simple sale, in the form that `journal` takes. */
export const SALE = [
  ['1000', '121.00', 'D'],
  ['8000', '121.00', 'C'],
] as const;

/** A period of a file's own table. */
export type Row = readonly [number: number, start: string, end?: string];

interface Case {
  rows?: readonly Row[];
  /** First and last day of the fiscal year. */
  year?: readonly [string, string];
}

const CALENDAR_YEAR = ['2025-01-01', '2025-12-31'] as const;
export const BROKEN_YEAR = ['2024-07-01', '2025-06-30'] as const;

/** The table as a file has it. */
export const table = (rows: readonly Row[]) =>
  `<periods>${rows
    .map(
      ([number, start, end = '2025-12-31']) =>
        `<period><periodNumber>${String(number)}</periodNumber><startDatePeriod>${start}</startDatePeriod><endDatePeriod>${end}</endDatePeriod></period>`,
    )
    .join('')}</periods>`;

/** Where a file of this calendar puts an entry of this period and date, and what it warns of. */
export async function placed({ rows = [], year = CALENDAR_YEAR }: Case, period: string, date = '') {
  const header = `<startDate>${year[0]}</startDate><endDate>${year[1]}</endDate>`;
  const entry = `<nr>1</nr><periodNumber>${period}</periodNumber><trDt>${date}</trDt>`;
  const { lines, summary } = await read(
    xaf({ header, before: table(rows), journals: journal(SALE, entry) }),
  );
  const [line] = lines;
  const codes = summary.warnings.map(({ code }) => code);
  return { where: [line?.boekperiode, line?.periode, line?.soort], codes };
}
