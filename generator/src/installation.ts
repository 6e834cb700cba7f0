import type { Asset, Assets } from './assets.ts';
import type { Books } from './books.ts';
import { numberOf, type AccountName } from './chart.ts';
import { addDays } from './days.ts';
import { bookBank, bookMemo, type Standing } from './finance.ts';
import type { Month } from './month.ts';
import { bookPayroll } from './payroll.ts';
import { bookPurchases } from './purchases.ts';
import type { GeneratedRelation as Relation, Relations } from './relations.ts';
import { bookSales } from './sales.ts';

/** Written off in five years at least (Wet IB 2001, art. 3.30). */
export const INSTALLATION_ASSETS: readonly Asset[] = [
  {
    ...{ kind: 'machines', name: 'Zetbank', cost: 2_600_000, residual: 200_000 },
    ...{ life: 96, used: 40, after: 2 },
  },
  {
    ...{ kind: 'machines', name: 'Snij- en buigmachine', cost: 1_800_000, residual: 0 },
    ...{ life: 72, used: 62, after: 3 },
  },
  {
    ...{ kind: 'machines', name: 'Meet- en persgereedschap', cost: 1_200_000, residual: 0 },
    ...{ life: 60, used: 31, after: 1 },
  },
  {
    ...{ kind: 'autos', name: 'Bestelauto', cost: 2_850_000, residual: 450_000 },
    ...{ life: 60, used: 54, after: 2 },
  },
  {
    ...{ kind: 'autos', name: 'Bestelauto', cost: 2_700_000, residual: 420_000 },
    ...{ life: 60, used: 30, after: 4 },
  },
  {
    ...{ kind: 'autos', name: 'Bestelauto', cost: 2_790_000, residual: 450_000 },
    ...{ life: 60, used: 8, after: 1 },
  },
  {
    ...{ kind: 'inventaris', name: 'Kantoorinrichting', cost: 1_320_000, residual: 0 },
    ...{ life: 120, used: 70, after: 6 },
  },
  {
    ...{ kind: 'inventaris', name: 'Computers en telefoons', cost: 840_000, residual: 0 },
    ...{ life: 60, used: 43, after: 3 },
  },
];

const START: readonly [AccountName, number][] = [
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

/** Month of an installation firm. */
export function bookInstallationMonth(month: Month, standing: Standing): void {
  const work = bookSales(month);
  bookPurchases(month, work);
  bookPayroll(month);
  bookMemo(month, standing);
  bookBank(month);
}

/**
 * Balances and open items at the start of the first year.
 * @param known whose invoices are open; without it nobody knows
 */
export function beginInstallation(
  books: Books,
  assets: Assets,
  start: string,
  known: Relations | null,
): void {
  const balances = [...assets.balances(), ...START];
  const sum = balances.reduce((total, [, cents]) => total + cents, 0);
  books.begin([...balances, ['reserve', -sum]]);
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
