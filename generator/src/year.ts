import {
  addMonths,
  fiscalMonths,
  monthDays,
  monthsBetween,
  periodOfDay,
  type FiscalYear,
} from '@kengetal/ledger';
import type { GeneratedEntry } from './books.ts';
import { numberOf, type AccountName, type ChartAccount, type JournalName } from './chart.ts';
import type { CostCentre } from './cost-centres.ts';
import { withDigits, type GeneratedYear } from './generated-year.ts';
import type { OpenItem } from './open-items.ts';
import type { GeneratedRelation } from './relations.ts';
import type { VatName } from './vat.ts';

/**
 * Books of one fiscal year as the writers take them. Entries are asked for journal by journal
 * and may be made on the spot, so that a year of any size fits in little memory.
 */
export interface WritableYear {
  readonly company: { name: string; ident: string; tax_id: string };
  readonly fiscal_year: FiscalYear;
  /** Day on which the file is made, YYYY-MM-DD. */
  readonly created: string;
  /** Months in the fiscal year. */
  readonly months: number;
  /** Highest period with entries, beyond the months when there is a closing period. */
  readonly lastPeriod: number;
  readonly accounts: readonly ChartAccount[];
  readonly relations: readonly GeneratedRelation[];
  /** Kinds of VAT that lines can have. */
  readonly vat: readonly VatName[];
  readonly costCentres: readonly CostCentre[];
  readonly opening: readonly { rekening: string; cents: number }[];
  /** Invoices that the opening balance of debtors and creditors is made of, as far as known. */
  readonly openItems: readonly OpenItem[];
  /** Ledger number of an account in this chart. */
  readonly numberOf: (name: AccountName) => string;
  /** Entries of a journal in order of booking; every call begins anew. */
  readonly entriesOf: (journal: JournalName) => Iterable<GeneratedEntry>;
}

/** A simulated year for the writers; the file is made the day after the last month it holds. */
export function writable(year: GeneratedYear): WritableYear {
  const { fiscal_year, entries, digits } = year;
  const { first, last: end } = fiscalMonths(fiscal_year);
  const months = monthsBetween(first, end) + 1;
  let [last, lastPeriod] = [first, months];
  for (const { datum, boekperiode } of entries) {
    last = Math.max(last, periodOfDay(datum));
    lastPeriod = Math.max(lastPeriod, boekperiode);
  }
  return {
    ...year,
    months,
    lastPeriod,
    relations: year.relations.all,
    created: monthDays(addMonths(last, 1)).first,
    numberOf: (name) => withDigits(numberOf(name), digits),
    entriesOf: (name) => entries.filter(({ journal }) => journal === name),
  };
}
