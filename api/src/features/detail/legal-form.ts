import type { DetailAccount } from './books-facts.ts';

export interface Guess {
  readonly value: string;
  readonly detail: string;
}

/** Equity of companies with shares, and of people (RGS: BEivGok, BEivKap; plain words besides). */
const SHARES = { rgs: 'BEivGok', words: /aandelenkapitaal|geplaatst kapitaal|agio/i };
const PRIVATE = { rgs: 'BEivKap', words: /\bpriv[eé]|ondernemingsvermogen/i };

const unknown = (detail: string): Guess => ({ value: 'Onbekend', detail });

/** The legal form as the accounts of equity tell it. */
export function legalForm(accounts: readonly DetailAccount[]): Guess {
  const equity = accounts.filter(({ type }) => type === 'balans');
  const hasAny = ({ rgs, words }: typeof SHARES) =>
    equity.find((account) => account.rgs?.startsWith(rgs) ?? words.test(account.naam));
  const [shares, person] = [hasAny(SHARES), hasAny(PRIVATE)];
  if (shares && person) {
    return unknown('De rekeningen passen zowel bij een bv als bij een onderneming van personen.');
  }
  if (shares) return { value: 'Bv of nv', detail: from(shares) };
  if (person) return { value: 'Eenmanszaak, vof of maatschap', detail: from(person) };
  return unknown('Geen rekening van het eigen vermogen zegt het.');
}

const from = ({ rekening, naam }: DetailAccount): string => `Volgens rekening ${rekening} ${naam}`;
