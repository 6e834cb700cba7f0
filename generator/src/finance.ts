import { dayIn } from '@kengetal/ledger';
import type { Assets } from './assets.ts';
import type { Month } from './month.ts';
import type { ProfitTax } from './profit-tax.ts';
import { share } from './random.ts';
import { holdMeeting } from './shareholders.ts';
import { fileVat } from './vat-return.ts';

const REPAYMENT = 150_000;
const LOAN_RATE = 33;

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

/** What runs on from month to month beside the balances. */
export interface Standing {
  readonly assets: Assets;
  readonly tax: ProfitTax;
}

/** Memoriaal and petty cash of a month: wear, tax, the VAT return, questions. */
export function bookMemo(month: Month, { assets, tax }: Standing): void {
  const { books, periode, number } = month;
  books.post('kas', number, dayIn(periode, 14), 'Kantine', [
    { account: 'kas', cents: -6_200 },
    { account: 'kantine', cents: 6_200 },
  ]);
  assets.bookMonth(month);
  tax.bookMonth(month);
  if (number === 5) {
    books.post('memoriaal', number, dayIn(periode, 20), 'Vraagpost opgelost', [
      { account: 'divers', cents: books.balance('vraagposten') },
      { account: 'vraagposten', cents: -books.balance('vraagposten') },
    ]);
  }
  if ((periode % 100) % 3 === 0) fileVat(month, dayIn(periode, 31));
  if (number === 6) holdMeeting(month);
}

/** Year end: stock count and the tax on the year's result, the latter in the given period. */
export function bookYearEnd(month: Month, { tax }: Pick<Standing, 'tax'>, period: number): void {
  const { books, periode, number, random } = month;
  const counted = random.whole(-150_000, 150_000);
  books.post('memoriaal', number, dayIn(periode, 31), 'Voorraadtelling', [
    { account: 'voorraad', cents: counted },
    { account: 'materiaal', cents: -counted },
  ]);
  tax.bookYearEnd(month, period);
}
