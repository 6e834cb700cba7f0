import type { DerivedFigure, Figure, FigureTerm } from '@kengetal/contract';
import {
  definition,
  type BookedDefinition,
  type DefinitionKey,
  type GroupKey,
  type Window,
} from '@kengetal/ledger';
import type { BookedAccount, Books } from '../books.ts';
import { bookedFigure, windowOf } from './booked.ts';
import { valueOf } from './values.ts';

/** A till cannot be overdrawn: below zero it is wrong, and no debt to a bank. */
export const TILL = /\bkas(?:sen|sa|boek|geld|middelen)?\b|kluis|contant/i;
const OWED = 'Rekeningen die rood staan';
const MOVED =
  'Een bankrekening die rood staat is op de balans een schuld aan de bank (art. 2:375 BW); de boekingen blijven waar ze zijn.';

type Bases = Pick<BookedDefinition, 'basis' | 'groups'>;

/** Which side of an overdraft a balance holds: not both, and not neither. */
function sideOf({ basis, groups }: Bases): GroupKey | undefined {
  const sides = groups.filter((group) => group === 'bank_en_kas' || group === 'bankschulden');
  return basis === 'stock' && sides.length === 1 ? sides[0] : undefined;
}

/** Accounts of banks that are in credit at the moment of a balance. */
function overdrawn(books: Books, window: Window): string[] {
  return books
    .accountsOf(definition('bank_en_kas').groups)
    .filter(({ rekening, naam }) => !TILL.test(naam) && books.sumOf(rekening, window) < 0)
    .map(({ rekening }) => rekening);
}

/** What is overdrawn at the moment of a figure, as a debt; undefined where nothing is. */
export function overdraftAt(books: Books, figure: Figure): Figure | undefined {
  if (figure.kind !== 'booked') return undefined;
  const window = windowOf(figure.selection);
  const accounts = overdrawn(books, window);
  if (accounts.length === 0) return undefined;
  const sum = accounts.reduce((total, rekening) => total + books.sumOf(rekening, window), 0);
  return bookedFigure(sum, window, {
    sign: -1,
    filters: [{ column: 'rekening', operator: 'in', value: accounts }],
    about: { label: OWED, explanation: MOVED },
  });
}

/**
 * A balance as it is presented: overdrawn banks among the debts to banks instead of liquide
 * middelen. Both sides grow by the same amount; what holds both, or neither, stays as it is.
 */
export function presented(books: Books, key: DefinitionKey, figure: Figure): Figure {
  const defined = definition(key);
  const owed = sideOf(defined) && overdraftAt(books, figure);
  if (!owed) return figure;
  return summed(figure, [
    { label: `${defined.name}, zoals geboekt`, factor: 1, part: 'teller', figure },
    { label: OWED, factor: 1, part: 'teller', figure: owed },
  ]);
}

function summed(figure: Figure, terms: FigureTerm[]): DerivedFigure {
  const value = terms.reduce((sum, term) => sum + term.factor * (valueOf(term.figure) ?? 0), 0);
  const { label = '', explanation = '' } = figure.about ?? {};
  const about = { label, explanation: `${explanation} ${MOVED}`.trim() };
  return { kind: 'derived', unit: 'cents', value, terms, about };
}

/** An account of a bank, which at each moment stands on one of the two sides. */
export function presentedAccount(
  books: Books,
  rekening: string,
  defined: BookedDefinition,
  figure: Figure,
): Figure {
  const side = sideOf(defined);
  if (!side || figure.kind !== 'booked') return figure;
  if (books.accounts.get(rekening)?.groep !== 'bank_en_kas') return figure;
  const isOwed = overdrawn(books, windowOf(figure.selection)).includes(rekening);
  if (isOwed === (side === 'bankschulden')) return figure;
  const elsewhere = isOwed ? 'Staat rood, bij Schulden aan banken' : 'Staat bij Bank en kas';
  return summed(figure, [
    { label: 'Saldo van de rekening', factor: 1, part: 'teller', figure },
    { label: elsewhere, factor: -1, part: 'teller', figure },
  ]);
}

/** Accounts that may stand below a balance: below debts to banks those of banks too. */
export function accountsBelow(books: Books, defined: BookedDefinition): readonly BookedAccount[] {
  const own = books.accountsOf(defined.groups);
  if (sideOf(defined) !== 'bankschulden') return own;
  return [...own, ...books.accountsOf(definition('bank_en_kas').groups)];
}
