import { addMonths, dayIn } from '@kengetal/ledger';
import type { Month } from './month.ts';
import { share } from './random.ts';

/** Part of the profit that is paid out, in hundredths of a percent, in whole thousands of euros. */
const PAID_OUT = 4500;
const THOUSAND = 100_000;
/** Wet op de dividendbelasting 1965, art. 5. */
const DIVIDEND_TAX = 1500;

/**
 * The meeting of shareholders: last year's result goes to the reserve, but for a dividend where
 * there are reserves to pay it from (art. 2:216 BW). The tax on it is withheld and paid within a
 * month, the rest is paid to the holder (Wet op de dividendbelasting 1965, art. 7).
 */
export function holdMeeting({ books, number, periode }: Month): void {
  const result = -books.balance('onverdeeld');
  const reserves = result - books.balance('reserve');
  const most = Math.min(share(result, PAID_OUT), reserves);
  const dividend = Math.max(0, Math.floor(most / THOUSAND) * THOUSAND);
  const tax = share(dividend, DIVIDEND_TAX);
  books.post('memoriaal', number, dayIn(periode, 20), 'Resultaatbestemming vorig boekjaar', [
    { account: 'onverdeeld', cents: result },
    { account: 'reserve', cents: dividend - result },
    { account: 'dividend', cents: tax - dividend },
    { account: 'dividendbelasting', cents: -tax },
  ]);
  if (dividend === 0) return;
  const loose = { relatie: null, factuur: null };
  const next = addMonths(periode, 1);
  books.schedule({
    datum: dayIn(next, 10),
    account: 'dividend',
    cents: tax - dividend,
    omschrijving: 'Uitkering dividend',
    ...loose,
  });
  books.schedule({
    datum: dayIn(next, 15),
    account: 'dividendbelasting',
    cents: -tax,
    omschrijving: 'Belastingdienst dividendbelasting',
    ...loose,
  });
}
