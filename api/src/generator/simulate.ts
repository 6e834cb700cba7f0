import { addMonths, fiscalYear, monthDays, monthsBetween, periodOfDay } from '../ledger/periods.ts';
import type { FiscalYear } from '../ledger/types.ts';
import { Books, type GeneratedEntry } from './books.ts';
import { ACCOUNTS, numberOf, type AccountName } from './chart.ts';
import { addDays, dayIn } from './days.ts';
import { bookBank, bookMemo, bookYearEnd } from './finance.ts';
import type { Month } from './month.ts';
import { bookPayroll } from './payroll.ts';
import { bookLease, bookPurchases } from './purchases.ts';
import { createRandom } from './random.ts';
import { createRelations, type Relations } from './relations.ts';
import { bookSales } from './sales.ts';
import type { WritableYear } from './year.ts';

export interface AdministrationOptions {
  seed: number;
  companyName?: string;
  /** First month of the first fiscal year, YYYYMM. */
  firstMonth: number;
  /** Number of fiscal years of twelve months. */
  years: number;
  /** Last month with bookings, YYYYMM; the end of the last fiscal year unless told. */
  lastMonth?: number;
  /** Multiplies the number of invoices, not their sum; 1 gives about 4,000 lines a year. */
  scale?: number;
  /** Book the tax over the year in period 13 instead of the last month. */
  closingPeriod?: boolean;
}

export interface GeneratedYear {
  company: { name: string; ident: string; tax_id: string };
  fiscal_year: FiscalYear;
  relations: Relations;
  opening: { account_id: string; cents: number }[];
  /** In order of booking, all journals mixed. */
  entries: GeneratedEntry[];
}

/** A simulated year for the writers; the file is made the day after the last month it holds. */
export function writable(year: GeneratedYear): WritableYear {
  const { fiscal_year, entries } = year;
  let last = periodOfDay(fiscal_year.start_date);
  for (const { datum } of entries) last = Math.max(last, periodOfDay(datum));
  return {
    ...year,
    accounts: ACCOUNTS,
    relations: year.relations.all,
    created: monthDays(addMonths(last, 1)).first,
    entriesOf: (name) => entries.filter(({ journal }) => journal === name),
  };
}

const START: readonly [AccountName, number][] = [
  ['machines', 6_400_000],
  ['machinesAfschrijving', -2_800_000],
  ['autos', 7_800_000],
  ['autosAfschrijving', -3_100_000],
  ['inventaris', 2_200_000],
  ['inventarisAfschrijving', -900_000],
  ['voorraad', 1_800_000],
  ['debiteuren', 9_680_000],
  ['bank', 8_500_000],
  ['kas', 30_000],
  ['crediteuren', -4_235_000],
  ['btwAangifte', -1_420_000],
  ['loonheffing', -1_050_000],
  ['pensioen', -260_000],
  ['lening', -9_000_000],
  ['kapitaal', -1_800_000],
  ['onverdeeld', -4_100_000],
];

/**
 * Books of a Dutch installation firm with about a million euros of sales a year, year by year,
 * with running costs, a price rise, a customer who pays ever later and a bill booked twice. Each
 * year opens with the closing balances of the one before.
 */
export function* simulate(options: AdministrationOptions): Generator<GeneratedYear, void, void> {
  const { seed, firstMonth, years, scale = 1, closingPeriod = false } = options;
  const random = createRandom(seed);
  const relations = createRelations(random, Math.round(26 * scale));
  const books = new Books();
  begin(books, firstMonth);
  const lastMonth = options.lastMonth ?? addMonths(firstMonth, years * 12 - 1);
  let lease = dayIn(firstMonth, 6);
  for (let year = 0; year < years; year += 1) {
    const first = addMonths(firstMonth, year * 12);
    if (first > lastMonth) return;
    const fiscal_year = fiscalYear(monthDays(first).first, monthDays(addMonths(first, 11)).last);
    const opening = books.open(fiscal_year.start_date);
    for (let number = 1; number <= 12; number += 1) {
      const periode = addMonths(first, number - 1);
      if (periode > lastMonth) break;
      const remaining = monthsBetween(periode, lastMonth);
      const month = { books, random, relations, periode, number, remaining, year, scale };
      lease = bookMonth(month, lease);
      if (number === 12) bookYearEnd(month, closingPeriod ? 13 : 12);
    }
    const ident = String(70_000_000 + (seed % 9_999_999));
    yield {
      company: {
        name: options.companyName ?? 'Voorbeeld Installatietechniek B.V.',
        ident,
        tax_id: `NL8${ident}B01`,
      },
      fiscal_year,
      relations,
      opening,
      entries: books.close(),
    };
  }
}

/** @returns the day of the next lease bill. */
function bookMonth(month: Month, lease: string): string {
  const work = bookSales(month);
  bookPurchases(month, work);
  const next = bookLease(month, lease);
  bookPayroll(month);
  bookMemo(month);
  bookBank(month);
  return next;
}

function begin(books: Books, firstMonth: number): void {
  let sum = 0;
  for (const [account, cents] of START) {
    books.balances.set(numberOf(account), cents);
    sum += cents;
  }
  books.balances.set(numberOf('reserve'), -sum);
  const loose = { relation_id: null, invoice: null, description: 'Openstaand vorig jaar' };
  const start = monthDays(firstMonth).first;
  const settle = (account: AccountName, parts: number, cents: number) => {
    for (let part = 1; part <= parts; part += 1) {
      books.schedule({ account, cents: cents / parts, datum: addDays(start, part * 9), ...loose });
    }
  };
  settle('debiteuren', 4, 9_680_000);
  settle('crediteuren', 2, -4_235_000);
  settle('btwAangifte', 1, -1_420_000);
  settle('loonheffing', 1, -1_050_000);
  settle('pensioen', 1, -260_000);
}
