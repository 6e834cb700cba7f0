import type { SeriesBlock } from '@kengetal/contract';
import {
  addMonths,
  monthName,
  periodRange,
  periodOfDay,
  monthDays,
  type Window,
} from '@kengetal/ledger';
import type { Account, ProjectBooks } from './books-of.ts';
import { bookedFigure, filtersOfAccount } from '../../books/figures/booked.ts';

/** The last month that is over in the books. */
export function lastFullMonth({ now }: Pick<ProjectBooks, 'now'>): number {
  const month = periodOfDay(now);
  // Programs book the last day of a month seldom: a month is over when its last week is booked.
  return now >= `${monthDays(month).last.slice(0, 8)}25` ? month : addMonths(month, -1);
}

/** Movements of an account in a month, debit positive. */
export function monthSum({ books }: ProjectBooks, rekening: string, periode: number): number {
  return books.sumOf(rekening, windowOf(periode));
}

const windowOf = (periode: number): Window => ({
  periode_min: periode,
  periode_max: periode,
  soorten: ['mutatie'],
});

/** The same as a figure that opens. */
export function monthFigure(
  books: ProjectBooks,
  { rekening, naam }: Account,
  periode: number,
  sign: 1 | -1,
) {
  const about = {
    label: `${naam}, ${monthName(periode)}`,
    explanation: 'Geboekt op deze rekening.',
  };
  return bookedFigure(monthSum(books, rekening, periode), windowOf(periode), {
    sign,
    filters: filtersOfAccount(rekening),
    about,
  });
}

/** Chart of an account over the twelve months up to one. */
export function accountChart(
  books: ProjectBooks,
  account: Account,
  last: number,
  highlight: { readonly periode_min: number; readonly periode_max: number },
): SeriesBlock {
  const from = Math.max(addMonths(last, -11), periodOfDay(books.first));
  const periods = periodRange(from, last);
  return {
    kind: 'series',
    key: 'verloop',
    title: `${account.naam} per maand`,
    periods,
    series: [
      {
        key: account.rekening,
        label: account.naam,
        role: 'kosten',
        figures: periods.map((periode) => monthFigure(books, account, periode, 1)),
      },
    ],
    highlight,
  };
}
