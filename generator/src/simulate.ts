import {
  addMonths,
  dayIn,
  type FiscalYear,
  fiscalYear,
  monthDays,
  monthsBetween,
} from '@kengetal/ledger';
import { Assets } from './assets.ts';
import { Books } from './books.ts';
import { chartOf, type Trade } from './chart.ts';
import { bookYearEnd, type Standing } from './finance.ts';
import { beginInstallation, bookInstallationMonth, INSTALLATION_ASSETS } from './installation.ts';
import type { Month } from './month.ts';
import { COST_CENTRES } from './cost-centres.ts';
import { renumbered, type GeneratedYear } from './generated-year.ts';
import { ProfitTax } from './profit-tax.ts';
import { createRandom } from './random.ts';
import { createRelations } from './relations.ts';
import { VARIED_ACCOUNTS, VAT_NAMES } from './vat.ts';
import { beginZzp, bookZzpMonth, ZZP_ASSETS } from './zzp.ts';

export interface AdministrationOptions {
  seed: number;
  companyName?: string;
  /** First month of the first fiscal year, YYYYMM. */
  firstMonth: number;
  /** Number of fiscal years, of twelve months but for the first. */
  years: number;
  /** Months in the first fiscal year: a short or an extended one; 12 unless told. */
  firstYearMonths?: number;
  /** Last month with bookings, YYYYMM; the end of the last fiscal year unless told. */
  lastMonth?: number;
  /** Multiplies the number of invoices, not their sum; 1 gives about 3,000 lines a year. */
  scale?: number;
  /** Number of customers at least, whatever the scale. */
  customers?: number;
  /** Book the tax over the year in the period after the last month, 13 in a year of twelve. */
  closingPeriod?: boolean;
  /** Close the year with an entry that empties the accounts of the result, in that period. */
  closeResult?: boolean;
  /** Kind of firm, and with it the chart of accounts; 'installatie' unless told. */
  trade?: Trade;
  /** Digits of the ledger numbers; 4 unless told. */
  digits?: 4 | 6;
  /**
   * Sell and buy with several kinds of VAT, and book costs and revenue on cost centres; the result
   * stays the same. For 'installatie' only.
   */
  varied?: boolean;
  /** Leave out what is amiss: the price rise, the late customer, the bill booked twice, new assets. */
  uneventful?: boolean;
  /** Leave out the RGS codes. */
  withoutCodes?: boolean;
}

/**
 * Books of a made-up firm, year by year; each year opens with the closing balances of the one
 * before. The installation firm sells for about a million euros a year, with running costs, a
 * price rise, a customer who pays ever later and a bill booked twice.
 */
export function* simulate(options: AdministrationOptions): Generator<GeneratedYear, void, void> {
  const { seed, firstMonth, years, firstYearMonths = 12, scale = 1, digits = 4 } = options;
  const trade = options.trade ?? 'installatie';
  const random = createRandom(seed);
  const customers = Math.max(options.customers ?? 0, Math.round(26 * scale));
  const relations = createRelations(random, customers);
  const varied = options.varied === true && trade === 'installatie';
  const books = new Books(varied);
  const start = monthDays(firstMonth).first;
  const assets = new Assets(trade === 'zzp' ? ZZP_ASSETS : INSTALLATION_ASSETS);
  const uneventful = options.uneventful === true;
  const firm = { books, random, relations, scale, varied, uneventful };
  const standing = { assets, tax: new ProfitTax() };
  if (trade === 'zzp') beginZzp(books, assets, start);
  else beginInstallation(books, assets, start, varied ? relations : null);
  const end = addMonths(firstMonth, firstYearMonths + (years - 1) * 12 - 1);
  const lastMonth = options.lastMonth ?? end;
  const chart = chartOf(trade, varied ? [] : VARIED_ACCOUNTS).map((account) =>
    options.withoutCodes === true ? { ...account, rgs: '' } : account,
  );
  let first = firstMonth;
  for (let year = 0; year < years && first <= lastMonth; year += 1) {
    const months = year === 0 ? firstYearMonths : 12;
    const fiscal_year = yearOf(first, months);
    const opening = books.open(fiscal_year.start_date);
    const openItems = books.openItems.list();
    for (let number = 1; number <= months; number += 1) {
      const periode = addMonths(first, number - 1);
      if (periode > lastMonth) break;
      const remaining = monthsBetween(periode, lastMonth);
      const month = { ...firm, periode, number, months, remaining, year };
      if (trade === 'zzp') bookZzpMonth(month, standing);
      else bookInstallationMonth(month, standing);
      if (number === months) endYear(month, standing, options);
    }
    yield renumbered({
      company: companyOf(options),
      fiscal_year,
      accounts: chart,
      digits,
      relations,
      vat: varied ? VAT_NAMES : ['hoog'],
      costCentres: varied ? COST_CENTRES : [],
      opening,
      openItems,
      entries: books.close(),
    });
    first = addMonths(first, months);
  }
}

function yearOf(first: number, months: number): FiscalYear {
  return fiscalYear(monthDays(first).first, monthDays(addMonths(first, months - 1)).last);
}

function companyOf({ seed, companyName, trade }: AdministrationOptions): GeneratedYear['company'] {
  const ident = String(70_000_000 + (seed % 9_999_999));
  const name = trade === 'zzp' ? 'Adviesbureau Voorbeeld' : 'Voorbeeld Installatietechniek B.V.';
  return { name: companyName ?? name, ident, tax_id: `NL8${ident}B01` };
}

function endYear(
  month: Month,
  standing: Standing,
  { trade, closingPeriod, closeResult }: AdministrationOptions,
): void {
  const after = Math.max(13, month.number + 1);
  if (trade !== 'zzp') bookYearEnd(month, standing, closingPeriod === true ? after : month.number);
  if (closeResult === true) month.books.closeResult(after, dayIn(month.periode, 31));
}
