import { groupsOf } from '@kengetal/ledger';
import type { BookedAccount } from './store/data.ts';

export interface Guess {
  readonly value: string;
  readonly detail: string;
}

type Account = Omit<BookedAccount, 'groep'> & {
  readonly groep: string;
  readonly rgs: string | null;
};

const OF_PERSON = 'Eenmanszaak, vof of maatschap';

const EQUITY: ReadonlySet<string> = new Set(groupsOf('eigen_vermogen'));
/** Equity of companies with shares, and of people (by RGS code; plain words besides). */
const SHARES = {
  rgs: /^BEiv(?:Gok|Agi)/i,
  words: /aandelenkapitaal|(?:geplaatst|gestort|maatschappelijk) kapitaal|agio/i,
};
const PRIVATE = { rgs: /^BEivKa[p2-5]/i, words: /\bpriv[eé]|ondernemingsvermogen/i };

const unknown = (detail: string): Guess => ({ value: 'Onbekend', detail });

/** The legal form as the accounts of equity tell it. */
export function legalForm(accounts: readonly Account[]): Guess {
  const equity = accounts.filter(({ groep }) => EQUITY.has(groep));
  const hasAny = ({ rgs, words }: typeof SHARES) =>
    equity.find((account) => (account.rgs ? rgs.test(account.rgs) : words.test(account.naam)));
  const [shares, person] = [hasAny(SHARES), hasAny(PRIVATE)];
  if (shares && person) {
    return unknown('De rekeningen passen zowel bij een bv als bij een onderneming van personen.');
  }
  if (shares) return { value: 'Bv of nv', detail: from(shares) };
  if (person) return { value: OF_PERSON, detail: from(person) };
  return unknown('Geen rekening van het eigen vermogen zegt het.');
}

/** True where people are the company: its profit is theirs, before their own tax. */
export function isOfPerson(accounts: readonly Account[]): boolean {
  return legalForm(accounts).value === OF_PERSON;
}

const from = ({ rekening, naam }: Account): string => `Volgens rekening ${rekening} ${naam}`;
