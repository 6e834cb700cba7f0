import type { Figure, OfficeBooks, OfficeFigures } from '@kengetal/contract';
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
import { changeOf, type Change } from '../../books/figures/change.ts';
import { withOpening } from '../../books/figures/operands.ts';
import { valueOf } from '../../books/figures/values.ts';
import type { ReadBooks } from '../../books/store/reader.ts';
import { nextReturn } from '../../books/vat/next-return.ts';

/** What project detail knows of books: their score, and the months in which was booked. */
export type QualityOf = (read: ReadBooks) => Promise<{
  readonly quality: { readonly score: number };
  readonly facts: { readonly months: readonly { readonly periode: number }[] };
}>;

/** How an administration stands, of its books alone. */
export interface Stand {
  readonly books: OfficeBooks;
  readonly figures: OfficeFigures;
}

/** Null while nothing is booked. */
export async function standOf(read: ReadBooks, qualityOf: QualityOf): Promise<Stand | null> {
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
  const change = changeOf('resultaat', result, before.figure('resultaat'), before.kort);
  const vat = await nextReturn(read);
  return {
    books: {
      months: monthsOf(read, new Set(facts.months.map(({ periode }) => periode))),
      through,
      boekjaar: yearLabel(year),
      quality: quality.score,
      result: centsOf(result),
      change: change ? shortChange(change) : null,
      cash: centsOf(cash),
      vat: vat && { cents: centsOf(vat.figure) ?? 0, due: vat.due },
    },
    figures: { result, change: change?.figure ?? null, cash, vat: vat?.figure ?? null },
  };
}

const centsOf = (figure: Figure): number | null => valueOf(figure) ?? null;

function shortChange({ figure, judgement, words }: Change): OfficeBooks['change'] {
  const unit = figure.kind === 'derived' && figure.unit === 'percent' ? 'percent' : 'cents';
  return { value: valueOf(figure) ?? 0, unit, judgement, words };
}

/** The fiscal year of the last month that has ended. */
function monthsOf(
  { books: { calendar } }: ReadBooks,
  booked: ReadonlySet<number>,
): OfficeBooks['months'] {
  const ended = addMonths(periodOfDay(calendar.today), -1);
  const { first, last } = fiscalMonths(yearAround(calendar.years, ended));
  return {
    first,
    states: periodRange(first, last).map((periode) =>
      booked.has(periode) ? 'geboekt' : periode <= ended ? 'mist' : 'later',
    ),
  };
}
