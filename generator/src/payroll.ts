import { addMonths, dayIn } from '@kengetal/ledger';
import { risen, type Month } from './month.ts';
import { share } from './random.ts';

const GROSS = 2_300_000;
const TRAVEL = 52_000;

/** Loonjournaal of a month and the payments that follow from it. */
export function bookPayroll(month: Month): void {
  const { books, periode, number, year } = month;
  const datum = dayIn(periode, 25);
  const gross = risen(GROSS, 450, year);
  const tax = share(gross, 3000);
  const ownPension = share(gross, 400);
  const net = gross - tax - ownPension + TRAVEL;
  const social = share(gross, 1750);
  const pension = share(gross, 750);
  const holiday = share(gross, 800);
  books.post('salaris', number, datum, `Loonjournaal ${String(periode)}`, [
    { account: 'brutolonen', cents: gross },
    { account: 'reiskosten', cents: TRAVEL, omschrijving: 'Reiskostenvergoeding' },
    { account: 'socialeLasten', cents: social, omschrijving: 'Premies werknemersverzekeringen' },
    { account: 'pensioenlasten', cents: pension, omschrijving: 'Pensioenpremie werkgever' },
    { account: 'vakantiegeld', cents: holiday, omschrijving: 'Opbouw vakantiegeld' },
    { account: 'vakantiegeldReservering', cents: -holiday, omschrijving: 'Opbouw vakantiegeld' },
    { account: 'loonheffing', cents: -tax - social },
    { account: 'pensioen', cents: -ownPension - pension },
    { account: 'nettoLonen', cents: -net },
  ]);
  pay(month, 'nettoLonen', datum, -net, 'Netto lonen');
  const holidayTax = periode % 100 === 5 ? payHoliday(month) : 0;
  const next = addMonths(periode, 1);
  pay(month, 'loonheffing', dayIn(next, 26), -tax - social - holidayTax, 'Loonheffing');
  pay(month, 'pensioen', dayIn(next, 15), -ownPension - pension, 'Pensioenfonds Techniek');
}

/**
 * What was put aside for the holidays is paid with the wages of May.
 * @returns the tax on it
 */
function payHoliday(month: Month): number {
  const { books, periode, number } = month;
  const datum = dayIn(periode, 25);
  const saved = -books.balance('vakantiegeldReservering');
  const tax = share(saved, 4000);
  books.post('salaris', number, datum, 'Uitbetaling vakantiegeld', [
    { account: 'vakantiegeldReservering', cents: saved },
    { account: 'loonheffing', cents: -tax },
    { account: 'nettoLonen', cents: tax - saved },
  ]);
  pay(month, 'nettoLonen', datum, tax - saved, 'Vakantiegeld');
  return tax;
}

function pay(
  { books }: Month,
  account: 'nettoLonen' | 'loonheffing' | 'pensioen',
  datum: string,
  cents: number,
  omschrijving: string,
): void {
  books.schedule({ datum, account, cents, omschrijving, relatie: null, factuur: null });
}
