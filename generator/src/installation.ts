import type { Books } from './books.ts';
import { numberOf, type AccountName } from './chart.ts';
import { addDays } from './days.ts';
import { bookBank, bookMemo } from './finance.ts';
import type { Month } from './month.ts';
import { bookPayroll } from './payroll.ts';
import { bookLease, bookPurchases } from './purchases.ts';
import type { GeneratedRelation as Relation, Relations } from './relations.ts';
import { bookSales } from './sales.ts';

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
 * Month of an installation firm.
 * @param lease day of the next lease bill
 * @returns the day of the one after this month
 */
export function bookInstallationMonth(month: Month, lease: string): string {
  const work = bookSales(month);
  bookPurchases(month, work);
  const next = bookLease(month, lease);
  bookPayroll(month);
  bookMemo(month);
  bookBank(month);
  return next;
}

/**
 * Balances and open items at the start of the first year.
 * @param known whose invoices are open; without it nobody knows
 */
export function beginInstallation(books: Books, start: string, known: Relations | null): void {
  const sum = START.reduce((total, [, cents]) => total + cents, 0);
  books.begin([...START, ['reserve', -sum]]);
  const omschrijving = 'Openstaand vorig jaar';
  const settle = (account: AccountName, parts: number, sum: number, from: Relation[] = []) => {
    const cents = sum / parts;
    for (let part = 1; part <= parts; part += 1) {
      const datum = addDays(start, part * 9);
      const relatie = from[part - 1]?.relatie ?? null;
      const factuur = relatie === null ? null : `OPEN-${String(part)}`;
      books.schedule({ account, cents, datum, omschrijving, relatie, factuur });
      const date = addDays(start, -10 * (parts - part + 1));
      const rekening = numberOf(account);
      books.openItems.add(date, { rekening, relatie, factuur, cents });
    }
  };
  settle('debiteuren', 4, 9_680_000, known?.customers.slice(0, 4));
  const suppliers = known && [known.supplier('groothandel'), known.supplier('sanitair')];
  settle('crediteuren', 2, -4_235_000, suppliers ?? []);
  settle('btwAangifte', 1, -1_420_000);
  settle('loonheffing', 1, -1_050_000);
  settle('pensioen', 1, -260_000);
}
