import { addMonths, dayIn } from '@kengetal/ledger';
import type { Month } from './month.ts';
import { share } from './random.ts';
import { VARIED_ACCOUNTS } from './vat.ts';

const REPAYMENT = 150_000;
const LOAN_RATE = 33;
const PROVISIONAL_TAX = 185_000;
const TAX_RATE = 1900;

/** Bank journal of a month: what falls due, and the bank's own charges. Last of the month. */
export function bookBank(month: Month): void {
  const { books, periode, number } = month;
  const loose = { relatie: null, factuur: null };
  const last = dayIn(periode, 31);
  books.schedule({
    datum: last,
    account: 'bankkosten',
    cents: -8_500,
    omschrijving: 'Bankkosten',
    ...loose,
  });
  const interest = share(-books.balance('lening'), LOAN_RATE);
  books.schedule({
    datum: last,
    account: 'rente',
    cents: -interest,
    omschrijving: 'Rente lening',
    ...loose,
  });
  const repayment = Math.min(REPAYMENT, -books.balance('lening'));
  books.schedule({
    datum: last,
    account: 'lening',
    cents: -repayment,
    omschrijving: 'Aflossing lening',
    ...loose,
  });
  if (number === 4) {
    books.schedule({
      datum: dayIn(periode, 17),
      account: 'vraagposten',
      cents: -47_500,
      omschrijving: 'Afschrijving onbekend',
      ...loose,
    });
  }
  if (number % 3 === 1) {
    books.schedule({
      datum: dayIn(periode, 2),
      account: 'kas',
      cents: -20_000,
      omschrijving: 'Opname kas',
      ...loose,
    });
  }
  for (const { datum, account, cents, omschrijving, relatie, factuur } of books.due(periode)) {
    const about = { relatie: relatie ?? undefined, factuur: factuur ?? undefined };
    books.post('bank', number, datum, omschrijving, [
      { account: 'bank', cents, ...about },
      { account, cents: -cents, ...about },
    ]);
  }
}

/** Memoriaal and petty cash of a month: depreciation, provisional tax, VAT return, questions. */
export function bookMemo(month: Month): void {
  const { books, periode, number } = month;
  const last = dayIn(periode, 31);
  books.post('kas', number, dayIn(periode, 14), 'Kantine', [
    { account: 'kas', cents: -6_200 },
    { account: 'kantine', cents: 6_200 },
  ]);
  depreciate(month, last);
  books.post('memoriaal', number, last, 'Voorlopige aanslag vennootschapsbelasting', [
    { account: 'vpbLast', cents: PROVISIONAL_TAX },
    { account: 'vpb', cents: -PROVISIONAL_TAX },
  ]);
  books.schedule({
    datum: last,
    account: 'vpb',
    cents: -PROVISIONAL_TAX,
    omschrijving: 'Belastingdienst voorlopige aanslag vpb',
    relatie: null,
    factuur: null,
  });
  if (number === 5) {
    books.post('memoriaal', number, dayIn(periode, 20), 'Vraagpost opgelost', [
      { account: 'divers', cents: books.balance('vraagposten') },
      { account: 'vraagposten', cents: -books.balance('vraagposten') },
    ]);
  }
  if ((periode % 100) % 3 === 0) fileVat(month, last);
  if (number === 6) appropriate(month);
}

function depreciate({ books, number }: Month, last: string): void {
  const items = [
    ['afschrijvingMachines', 'machinesAfschrijving', 'machines', 70_000],
    ['afschrijvingAutos', 'autosAfschrijving', 'autos', 120_000],
    ['afschrijvingInventaris', 'inventarisAfschrijving', 'inventaris', 25_000],
  ] as const;
  for (const [cost, contra, asset, cents] of items) {
    const amount = Math.min(cents, books.balance(asset) + books.balance(contra));
    books.post('memoriaal', number, last, 'Afschrijving', [
      { account: cost, cents: amount },
      { account: contra, cents: -amount },
    ]);
  }
}

/** VAT return of a calendar quarter, paid in the next month. */
export function fileVat({ books, number, periode }: Month, last: string): void {
  const charged = (['btwAfTeDragen', ...VARIED_ACCOUNTS, 'btwVoorbelasting'] as const).map(
    (account) => ({ account, cents: 0 - books.balance(account) }),
  );
  const sum = charged.reduce((total, { cents }) => total - cents, 0);
  books.post('memoriaal', number, last, 'Btw-aangifte', [
    ...charged,
    { account: 'btwAangifte', cents: sum },
  ]);
  books.schedule({
    datum: dayIn(addMonths(periode, 1), 28),
    account: 'btwAangifte',
    cents: sum,
    omschrijving: 'Belastingdienst omzetbelasting',
    relatie: null,
    factuur: null,
  });
}

/** The meeting of shareholders: last year's result to the reserve and a dividend; tax settled. */
function appropriate({ books, number, periode }: Month): void {
  const result = -books.balance('onverdeeld');
  const dividend = result > 0 ? share(result, 4500) : 0;
  books.post('memoriaal', number, dayIn(periode, 20), 'Resultaatbestemming vorig boekjaar', [
    { account: 'onverdeeld', cents: result },
    { account: 'reserve', cents: dividend - result },
    { account: 'dividend', cents: -dividend },
  ]);
  if (dividend > 0) {
    books.schedule({
      datum: dayIn(addMonths(periode, 1), 10),
      account: 'dividend',
      cents: -dividend,
      omschrijving: 'Uitkering dividend',
      relatie: null,
      factuur: null,
    });
  }
  // This month's provisional tax is booked and not yet paid; the rest is last year's.
  const tax = books.balance('vpb') + PROVISIONAL_TAX;
  books.schedule({
    datum: dayIn(addMonths(periode, 2), 18),
    account: 'vpb',
    cents: tax,
    omschrijving: 'Belastingdienst definitieve aanslag vpb',
    relatie: null,
    factuur: null,
  });
}

/** Year end: stock count and the tax on the year's result, in the given period. */
export function bookYearEnd({ books, periode, number, random }: Month, period: number): void {
  const last = dayIn(periode, 31);
  const counted = random.whole(-150_000, 150_000);
  books.post('memoriaal', number, last, 'Voorraadtelling', [
    { account: 'voorraad', cents: counted },
    { account: 'materiaal', cents: -counted },
  ]);
  const before = books.result() + books.balance('vpbLast');
  const correction = Math.max(0, share(before, TAX_RATE)) - books.balance('vpbLast');
  books.post('memoriaal', period, last, 'Vennootschapsbelasting over het boekjaar', [
    { account: 'vpbLast', cents: correction },
    { account: 'vpb', cents: -correction },
  ]);
}
