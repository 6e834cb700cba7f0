import type { FiguresBlock } from '@kengetal/contract';
import {
  addMonths,
  bareShortMonth,
  definition,
  monthsBetween,
  periodOfDay,
  periodRange,
  type Span,
  yearOf,
} from '@kengetal/ledger';
import type { PeriodColumn } from '../../books/columns/columns.ts';
import { TREND_MONTHS, vatMonths } from '../../books/figures/month-figures.ts';
import { valueOf } from '../../books/figures/values.ts';
import type { ReadBooks } from '../../books/store/reader.ts';
import { dueDay, returnOf } from '../../books/vat/returns.ts';
import { vatRhythm } from '../../books/vat/rhythm.ts';
import { summed, term } from './by-parts.ts';

type Item = FiguresBlock['items'][number];

/** What is on the VAT accounts and by when it is due; undefined of books without VAT. */
export async function vatPosition(
  read: ReadBooks,
  span: Span,
  current: PeriodColumn,
): Promise<Item | undefined> {
  const { books } = read;
  if (books.vatAccounts.length === 0) return undefined;
  const whole = current.kengetal('btw_positie');
  // An account of taxes to pay: a balance, to pay positive.
  const owed = definition('belastingschulden');
  const accounts = books.vatAccounts.map((rekening) => {
    const naam = books.accounts.get(rekening)?.naam ?? '';
    return term(`${rekening} ${naam}`.trim(), 1, current.account(rekening, owed));
  });
  const ofMonths = vatMonths(books);
  const months = periodRange(addMonths(span.periode_max, 1 - TREND_MONTHS), span.periode_max);
  return {
    key: 'btw_positie',
    label: 'Btw-positie',
    detail: await dueWords(read, current, valueOf(whole)),
    figure: summed(whole, accounts),
    trend: months.map((periode) => ofMonths.point(periode, periode >= span.periode_min)),
  };
}

/** 'te betalen, uiterlijk 30 apr'; without the day where the books do not tell how often is declared. */
async function dueWords(
  read: ReadBooks,
  { span }: PeriodColumn,
  cents: number | undefined,
): Promise<string> {
  if (cents === undefined || cents === 0) return 'niets te betalen';
  const what = cents > 0 ? 'te betalen' : 'terug te vragen';
  const rhythm = (await vatRhythm(read))?.rhythm;
  if (!rhythm) return what;
  const day = dueDay(returnOf(span.periode_max, rhythm), rhythm);
  return `${what}, uiterlijk ${shortDay(day, read.books.calendar.today)}`;
}

/** '30 apr', with its year where that is not clear from today. */
function shortDay(day: string, today: string): string {
  const month = periodOfDay(day);
  const isNear = Math.abs(monthsBetween(periodOfDay(today), month)) < 12;
  return `${Number(day.slice(8))} ${bareShortMonth(month)}${isNear ? '' : ` ${yearOf(month)}`}`;
}
