import { dayIn } from '@kengetal/ledger';
import type { AccountName } from './chart.ts';
import { addDays } from './days.ts';
import { risen, type Month } from './month.ts';
import { share, split } from './random.ts';
import type { SupplierName } from './relations.ts';
import { VAT_CODES } from './vat.ts';

/** Bills of the same amount at a fixed rhythm; some suppliers send none with VAT. */
const RECURRING: readonly {
  supplier: SupplierName;
  account: AccountName;
  text: string;
  cents: number;
  day: number;
  every: 1 | 3;
  vat: boolean;
}[] = [
  {
    supplier: 'verhuurder',
    account: 'huur',
    text: 'Huur bedrijfspand',
    cents: 300_000,
    day: 1,
    every: 1,
    vat: true,
  },
  {
    supplier: 'energie',
    account: 'energie',
    text: 'Voorschot energie',
    cents: 75_000,
    day: 5,
    every: 1,
    vat: true,
  },
  {
    supplier: 'telecom',
    account: 'telefoon',
    text: 'Telefoon en internet',
    cents: 32_000,
    day: 8,
    every: 1,
    vat: true,
  },
  {
    supplier: 'software',
    account: 'software',
    text: 'Abonnement werkbonnen',
    cents: 41_000,
    day: 3,
    every: 1,
    vat: true,
  },
  {
    supplier: 'lease',
    account: 'lease',
    text: 'Lease bestelauto',
    cents: 145_000,
    day: 6,
    every: 1,
    vat: true,
  },
  {
    supplier: 'verzekeraar',
    account: 'verzekeringen',
    text: 'Verzekeringspakket',
    cents: 225_000,
    day: 2,
    every: 3,
    vat: false,
  },
  {
    supplier: 'accountant',
    account: 'accountant',
    text: 'Administratie en jaarwerk',
    cents: 210_000,
    day: 31,
    every: 3,
    vat: true,
  },
];

/** Bills that come and go, with the usual sum of a month. */
const LOOSE: readonly [SupplierName, AccountName, string, number, number][] = [
  ['tankpas', 'brandstof', 'Brandstof', 115_000, 2],
  ['garage', 'autoOnderhoud', 'Onderhoud bestelauto', 30_000, 1],
  ['kantoor', 'kantoor', 'Kantoorartikelen', 25_000, 1],
  ['reclame', 'reclame', 'Advertenties', 65_000, 1],
  ['kantoor', 'algemeen', 'Diverse inkopen', 30_000, 1],
];

/** Whose price does not rise with the years. */
const FIXED_PRICES: ReadonlySet<SupplierName> = new Set(['software', 'lease']);
/** Months before the end in which the software became dearer. */
const RISE_BEFORE_END = 7;
const DOUBLE_BEFORE_END = 3;

/** Purchases of a month: material and hired work that follow sales, and the running costs. */
export function bookPurchases(month: Month, work: number): void {
  const { random, scale, number, year, remaining, uneventful } = month;
  const [rise, spread] = uneventful ? [200, 800] : [300, 2_500];
  const bills = Math.max(1, Math.round(7 * scale));
  for (const [index, cents] of split(share(work, 3700), bills, random).entries()) {
    const from = index % 3 === 2 ? 'sanitair' : 'groothandel';
    const name = bookBill(month, from, 'materiaal', cents, random.whole(2, 24), 'Materiaal', true);
    // The same bill booked twice: something for the suggestions to find.
    if (index === 0 && remaining === DOUBLE_BEFORE_END && !uneventful) {
      bookBill(month, from, 'materiaal', cents, 27, 'Materiaal', true, name);
    }
  }
  for (const cents of split(share(work, 900), Math.max(1, Math.round(2 * scale)), random)) {
    const from = random.pick(['onderaannemer', 'dakdekker'] as const);
    bookBill(month, from, 'uitbesteed', cents, random.whole(5, 27), 'Uitbesteed werk', true);
  }
  for (const { supplier, account, text, cents, day, every, vat } of RECURRING) {
    if (number % every !== 0) continue;
    const dearer = supplier === 'software' && remaining < RISE_BEFORE_END && !uneventful;
    const amount = risen(cents, FIXED_PRICES.has(supplier) ? 0 : rise, year);
    bookBill(month, supplier, account, dearer ? share(amount, 12_200) : amount, day, text, vat);
  }
  for (const [supplier, account, text, cents, count] of LOOSE) {
    const total = share(risen(cents, 250, year), random.whole(10_000 - spread, 10_000 + spread));
    for (const part of split(total, count, random)) {
      bookBill(month, supplier, account, part, random.whole(3, 26), text, true);
    }
  }
}

/** A bill, paid when the supplier is used to it. @returns the number of the bill */
export function bookBill(
  month: Month,
  from: SupplierName,
  account: AccountName,
  cents: number,
  day: number,
  text: string,
  withVat: boolean,
  name = `F${String(month.periode)}-${month.books.next('inkoop')}`,
): string {
  const { books, periode, number, relations, random } = month;
  const supplier = relations.supplier(from);
  // The accountant's bill arrives after the month it is booked in.
  const datum = day > 30 ? addDays(dayIn(periode, day), 4) : dayIn(periode, day);
  const reversed = withVat && account === 'uitbesteed' && month.varied;
  const kind = reversed ? 'verlegd' : 'hoog';
  const vat = withVat ? share(cents, VAT_CODES[kind].rate) : 0;
  const owed = -cents - (reversed ? 0 : vat);
  const about = { relatie: supplier.relatie, factuur: name };
  books.post('inkoop', number, datum, `${text} ${supplier.name}`, [
    { account: 'crediteuren', cents: owed, ...about },
    { account, cents, btw_cents: vat, vat: kind, ...about },
    { account: 'btwVoorbelasting', cents: vat, ...about },
    { account: 'btwVerlegd', cents: reversed ? -vat : 0, ...about },
  ]);
  books.schedule({
    datum: addDays(datum, supplier.delay + random.whole(-2, 3)),
    account: 'crediteuren',
    cents: owed,
    omschrijving: `${supplier.name} factuur ${name}`,
    ...about,
  });
  return name;
}
