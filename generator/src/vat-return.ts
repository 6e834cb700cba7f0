import { addMonths, dayIn } from '@kengetal/ledger';
import type { Month } from './month.ts';
import { VARIED_ACCOUNTS } from './vat.ts';

const EURO = 100;
/** Boxes 1a, 1b and 2a each have an account of their own. */
const OWED = ['btwAfTeDragen', ...VARIED_ACCOUNTS] as const;

/**
 * VAT return of a calendar quarter, paid in the next month. It is in whole euros, each box rounded
 * in favour of who files it: what is owed down, what is deducted up (Belastingdienst, toelichting
 * bij de aangifte omzetbelasting). What that saves is income, so that the accounts of VAT go to
 * nil.
 */
export function fileVat({ books, number, periode }: Month, last: string): void {
  const owed = OWED.map((account) => ({ account, cents: 0 - books.balance(account) }));
  const deducted = books.balance('btwVoorbelasting');
  const declared =
    owed.reduce((sum, { cents }) => sum + Math.floor(cents / EURO) * EURO, 0) -
    Math.ceil(deducted / EURO) * EURO;
  const exact = owed.reduce((sum, { cents }) => sum + cents, 0) - deducted;
  books.post('memoriaal', number, last, 'Btw-aangifte', [
    ...owed,
    { account: 'btwVoorbelasting', cents: 0 - deducted },
    { account: 'btwAangifte', cents: 0 - declared },
    { account: 'afronding', cents: declared - exact },
  ]);
  books.schedule({
    datum: dayIn(addMonths(periode, 1), 28),
    account: 'btwAangifte',
    cents: 0 - declared,
    omschrijving: 'Belastingdienst omzetbelasting',
    relatie: null,
    factuur: null,
  });
}
