import { dayIn } from '@kengetal/ledger';
import type { Asset, Assets } from './assets.ts';
import { addDays } from './days.ts';
import type { AccountName } from './chart.ts';
import type { Books } from './books.ts';
import { bookBank, type Standing } from './finance.ts';
import { risen, type Month } from './month.ts';
import { bookBill } from './purchases.ts';
import type { SupplierName } from './relations.ts';
import { bookInvoice } from './sales.ts';
import { fileVat } from './vat-return.ts';

const HOURLY = 9_250;

const BILLS: readonly [SupplierName, AccountName, string, number, number][] = [
  ['telecom', 'telefoon', 'Telefoon en internet', 6_500, 8],
  ['software', 'software', 'Abonnement boekhouden', 2_900, 3],
  ['tankpas', 'brandstof', 'Brandstof', 14_000, 21],
];

/** Month of someone who works alone: hours, a few bills, money taken out for the household. */
export function bookZzpMonth(month: Month, { assets }: Pick<Standing, 'assets'>): void {
  const { books, random, periode, number, year } = month;
  for (const customer of customersOf(month)) {
    const fee = risen(HOURLY, 300, year) * random.whole(12, 34);
    bookInvoice(month, customer, 'omzetAdvies', fee, random.whole(20, 28), 'Advieswerk');
  }
  for (const [supplier, account, text, cents, day] of BILLS) {
    bookBill(month, supplier, account, risen(cents, 250, year), day, text, true);
  }
  if (number % 3 === 0) {
    bookBill(month, 'accountant', 'accountant', 32_000, 30, 'Administratie', true);
    bookBill(month, 'verzekeraar', 'verzekeringen', 18_500, 2, 'Beroepsaansprakelijkheid', false);
  }
  assets.bookMonth(month);
  if ((periode % 100) % 3 === 0) fileVat(month, dayIn(periode, 31));
  if (number === 6) appropriate(books, number, dayIn(periode, 20));
  takeOut(month, 'priveOpnamen', -280_000, 25, 'Naar privérekening');
  takeOut(month, 'priveBelasting', -95_000, 28, 'Voorlopige aanslag inkomstenbelasting');
  books.post('kas', number, dayIn(periode, 12), 'Lunch met klant', [
    { account: 'kas', cents: -4_500 },
    { account: 'algemeen', cents: 4_500 },
  ]);
  bookBank(month);
}

/** A few each month; in uneventful books by turns, so that no one weighs more than the others. */
function customersOf({ random, relations, periode, uneventful }: Month) {
  const { customers } = relations;
  if (!uneventful) return customers.slice(0, random.whole(2, 5));
  const first = (periode * 5) % customers.length;
  return [...customers, ...customers].slice(first, first + random.whole(5, 7));
}

function takeOut(
  { books, periode }: Month,
  account: AccountName,
  cents: number,
  day: number,
  omschrijving: string,
): void {
  const datum = dayIn(periode, day);
  books.schedule({ datum, account, cents, omschrijving, relatie: null, factuur: null });
}

/** Last year's result, and what was taken out, become the owner's capital. */
function appropriate(books: Books, number: number, datum: string): void {
  const parts = (['onverdeeld', 'priveOpnamen', 'priveBelasting'] as const).map((account) => ({
    account,
    cents: -books.balance(account),
  }));
  const sum = parts.reduce((total, { cents }) => total + cents, 0);
  books.post('memoriaal', number, datum, 'Resultaat vorig jaar naar ondernemingsvermogen', [
    ...parts,
    { account: 'ondernemingsvermogen', cents: -sum },
  ]);
}

export const ZZP_ASSETS: readonly Asset[] = [
  {
    ...{ kind: 'inventaris', name: 'Laptop en schermen', cost: 310_000, residual: 10_000 },
    ...{ life: 60, used: 30, after: 4 },
  },
  {
    ...{ kind: 'inventaris', name: 'Werkplek', cost: 340_000, residual: 40_000 },
    ...{ life: 100, used: 20, after: 6 },
  },
];

/** Balances and open items at the start. */
export function beginZzp(books: Books, assets: Assets, start: string): void {
  const balances: readonly [AccountName, number][] = [
    ...assets.balances(),
    ['debiteuren', 484_000],
    ['bank', 1_250_000],
    ['kas', 10_000],
    ['btwAangifte', -168_000],
  ];
  const sum = balances.reduce((total, [, cents]) => total + cents, 0);
  books.begin([...balances, ['ondernemingsvermogen', -sum]]);
  const loose = { relatie: null, factuur: null, omschrijving: 'Openstaand vorig jaar' };
  books.schedule({ account: 'debiteuren', cents: 484_000, datum: addDays(start, 12), ...loose });
  books.schedule({ account: 'btwAangifte', cents: -168_000, datum: addDays(start, 27), ...loose });
}
