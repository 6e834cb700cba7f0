import type { FiscalYear } from '@kengetal/ledger';
import type { GeneratedEntry } from './books.ts';
import type { ChartAccount } from './chart.ts';
import type { CostCentre } from './cost-centres.ts';
import type { OpenItem } from './open-items.ts';
import type { Relations } from './relations.ts';
import type { VatName } from './vat.ts';

/** Books of one fiscal year. */
export interface GeneratedYear {
  company: { name: string; ident: string; tax_id: string };
  fiscal_year: FiscalYear;
  accounts: readonly ChartAccount[];
  digits: 4 | 6;
  relations: Relations;
  /** Kinds of VAT that lines can have. */
  vat: readonly VatName[];
  costCentres: readonly CostCentre[];
  opening: { rekening: string; cents: number }[];
  /** Invoices that stand open at the start. */
  openItems: OpenItem[];
  /** In order of booking, all journals mixed. */
  entries: GeneratedEntry[];
}

/** Ledger number with more digits, zeros at the end. */
export function withDigits(rekening: string, digits: number): string {
  return rekening.padEnd(digits, '0');
}

/** The same books with ledger numbers of the year's digits. */
export function renumbered(year: GeneratedYear): GeneratedYear {
  const { digits } = year;
  if (digits === 4) return year;
  const number = <T extends { rekening: string }>(item: T): T => ({
    ...item,
    rekening: withDigits(item.rekening, digits),
  });
  return {
    ...year,
    accounts: year.accounts.map(number),
    opening: year.opening.map(number),
    openItems: year.openItems.map(number),
    entries: year.entries.map((entry) => ({ ...entry, lines: entry.lines.map(number) })),
  };
}
