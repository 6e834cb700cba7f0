import type { OfficeBooks } from '@kengetal/contract';
import {
  addMonths,
  fiscalMonths,
  fiscalYearAt,
  fiscalYearName,
  periodOfDay,
  periodRange,
  yearAround,
  yearLabel,
} from '@kengetal/ledger';
import { comparisonColumn, currentColumn } from '../../books/columns/comparison.ts';
import { changeOf } from '../../books/figures/change.ts';
import { withOpening } from '../../books/figures/operands.ts';
import type { ReadBooks } from '../../books/store/reader.ts';
import { nextReturn } from '../../books/vat/next-return.ts';

/** What project detail knows of books: their score, and the months in which was booked. */
export type QualityOf = (read: ReadBooks) => Promise<{
  readonly quality: { readonly score: number };
  readonly facts: { readonly months: readonly { readonly periode: number }[] };
}>;

/** How an administration stands, of its books alone; null while nothing is booked. */
export async function officeBooks(
  read: ReadBooks,
  qualityOf: QualityOf,
): Promise<OfficeBooks | null> {
  const { books } = read;
  const { years, told, booked } = books.calendar;
  const through = (told ?? booked)?.periode_max;
  const year = through === undefined ? undefined : fiscalYearAt(years, through);
  if (through === undefined || !year) return null;
  const { first, last } = fiscalMonths(year);
  const asked = { naam: fiscalYearName(year), periode_min: first, periode_max: last };
  const current = await currentColumn(read, asked);
  const before = await comparisonColumn(read, asked, 'vorig_jaar');
  const result = current.figure('resultaat');
  const cash = withOpening(books, 'stock', current.span, current.figure('bank_en_kas'));
  const { quality, facts } = await qualityOf(read);
  return {
    months: monthsOf(read, new Set(facts.months.map(({ periode }) => periode))),
    through,
    boekjaar: yearLabel(year),
    quality: quality.score,
    result,
    change: changeOf('resultaat', result, before.figure('resultaat'), before.kort) ?? null,
    cash,
    vat: await nextReturn(read),
  };
}

/** The fiscal year of the last month that has ended. */
function monthsOf(
  { books: { calendar } }: ReadBooks,
  booked: ReadonlySet<number>,
): OfficeBooks['months'] {
  const ended = addMonths(periodOfDay(calendar.today), -1);
  const { first, last } = fiscalMonths(yearAround(calendar.years, ended));
  return periodRange(first, last).map((periode) => {
    const state = booked.has(periode) ? 'geboekt' : periode <= ended ? 'mist' : 'later';
    return { periode, state };
  });
}
