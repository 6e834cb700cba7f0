import type { Figure, FigureTerm } from '@kengetal/contract';
import { definition, type DefinitionKey } from '@kengetal/ledger';
import type { Books } from '../../books/books.ts';
import type { PeriodColumn } from '../../books/columns/columns.ts';
import { groupNames } from '../../books/figures/group-names.ts';
import { valueOf } from '../../books/figures/values.ts';

/** More accounts than this are not read as parts: then their lines open at once. */
const MOST_ACCOUNTS = 40;

/** A booked figure as the sum of its groups, or of the accounts of its only group. */
export function openedByParts(books: Books, key: DefinitionKey, column: PeriodColumn): Figure {
  const figure = column.figure(key);
  const { groups, sign } = books.defined(key);
  const names = groupNames(groups);
  const byGroup = groups.map((group) =>
    // Each is shown with the sign of its own heading: costs within a result are positive.
    term(names.get(group) ?? group, sign * definition(group).sign, column.figure(group)),
  );
  const used = byGroup.filter(hasAmount);
  return used.length > 1 ? summed(figure, used) : openedByAccounts(books, key, column, figure);
}

function openedByAccounts(
  books: Books,
  key: DefinitionKey,
  column: PeriodColumn,
  figure: Figure,
): Figure {
  const defined = books.defined(key);
  const accounts = books.accountsOf(defined.groups);
  if (accounts.length > MOST_ACCOUNTS) return figure;
  return summed(
    figure,
    accounts.map(({ rekening, naam }) =>
      term(`${rekening} ${naam}`.trim(), 1, column.account(rekening, defined)),
    ),
  );
}

/** A booked figure that opens into its parts first; itself where that are not several. */
export function summed(figure: Figure, parts: readonly FigureTerm[]): Figure {
  const terms = parts.filter(hasAmount);
  const { about } = figure;
  if (figure.kind !== 'booked' || terms.length < 2) return figure;
  return { kind: 'derived', unit: 'cents', value: figure.cents, terms, ...(about && { about }) };
}

export function term(label: string, factor: number, figure: Figure): FigureTerm {
  return { label, factor, part: 'teller', figure };
}

const hasAmount = ({ figure }: FigureTerm) => (valueOf(figure) ?? 0) !== 0;
