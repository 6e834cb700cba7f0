import type { Figure, FilterItem } from '@kengetal/contract';

import type { BookedDefinition } from '@kengetal/ledger';
import type { Books } from '../books/books.ts';
import { valueOf } from '../books/figures/values.ts';
import { DomainError } from '../domain-error.ts';
import { linesOfAccounts } from './lines-of.ts';
import type { Measured } from './measured.ts';

/**
 * Accounts as something to measure, each with the sign that its group shows it with; several of one
 * kind add up, of several kinds only their lines are told. Throws for one that the books do not have.
 */
export function accountsMeasured(books: Books, numbers: readonly string[]): Measured {
  const accounts = shownAccounts(books, numbers);
  const [first] = accounts;
  if (!first) throw new DomainError('unprocessable', 'Er is geen rekening gekozen.', []);
  const { basis, more, sign } = first.defined;
  const own = `${first.rekening} ${first.naam}`.trim();
  const name = accounts.length === 1 ? own : `Rekeningen ${listed(numbers)}`;
  if (new Set(accounts.map(kindOf)).size > 1)
    return {
      ...{ name, basis: 'flow', more: 'neutraal', isNet: true },
      lines: linesOfAccounts(accounts, { basis: 'flow', sign: 1 }),
      of: () => ({ kind: 'absent', reason: `${name} tel ik niet bij elkaar op.` }),
    };
  return {
    name,
    basis,
    more,
    lines: linesOfAccounts(accounts, { basis, sign }),
    of: (column) => {
      const figures = accounts.map(({ rekening }) => column.account(rekening, first.defined));
      const [only, ...others] = figures;
      return only && others.length === 0 ? only : together(figures, numbers, sign);
    },
  };
}

/** The same accounts by what can be added up: balances and movements, what is owned and what is owed. */
export function kindsOf(books: Books, numbers: readonly string[]): string[][] {
  const kinds = new Map<string, string[]>();
  for (const account of shownAccounts(books, numbers)) {
    const kind = kindOf(account);
    kinds.set(kind, [...(kinds.get(kind) ?? []), account.rekening]);
  }
  return [...kinds.values()];
}

const kindOf = ({ defined: { basis, sign } }: { readonly defined: BookedDefinition }): string =>
  `${basis} ${sign}`;

const shownAccounts = (books: Books, numbers: readonly string[]) =>
  numbers.map((rekening) => {
    const account = books.accounts.get(rekening);
    if (!account) {
      throw new DomainError('unprocessable', `Rekening ${rekening} staat niet in de boeken.`, []);
    }
    return { ...account, defined: shownWith(books, rekening, books.defined(account.groep)) };
  });

/**
 * With the sign that somebody expects who asks for an account by itself: of a heading that holds
 * income and costs together, interest and bank charges, an account of costs is above zero.
 */
function shownWith(books: Books, rekening: string, defined: BookedDefinition): BookedDefinition {
  if (defined.basis === 'stock' || defined.sign === 1) return defined;
  const { booked } = books.calendar;
  const lines = booked && books.linesOf('flow', booked);
  if (!lines || typeof lines === 'string') return defined;
  return books.sumOf(rekening, lines) > 0 ? { ...defined, sign: 1 } : defined;
}

const MOST_NAMED = 8;
/** Each of them; of more than anybody reads the first and the last. */
const listed = (numbers: readonly string[]): string =>
  numbers.length <= MOST_NAMED
    ? numbers.join(', ')
    : `${numbers[0]} t/m ${numbers.at(-1)} (${numbers.length})`;

/** Balances or movements of several accounts as one figure. */
function together(figures: readonly Figure[], numbers: readonly string[], sign: 1 | -1): Figure {
  const booked = figures.flatMap((figure) => (figure.kind === 'booked' ? [figure] : []));
  const [first] = booked;
  const absent = figures.find(({ kind }) => kind === 'absent');
  if (absent || !first) return absent ?? { kind: 'absent', reason: 'Er is geen rekening gekozen.' };
  const chosen: FilterItem = { column: 'rekening', operator: 'in', value: [...numbers] };
  const others = first.selection.filters.filter(({ column }) => column !== 'rekening');
  return {
    kind: 'booked',
    cents: booked.reduce((sum, figure) => sum + (valueOf(figure) ?? 0), 0),
    sign,
    selection: { ...first.selection, filters: [...others, chosen] },
    about: {
      label: `Rekeningen ${numbers.join(', ')}`,
      explanation: 'Grootboekrekeningen samen, zoals die in de boekhouding staan.',
    },
  };
}
