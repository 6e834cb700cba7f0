import type { Figure, FigureTerm, GridRow } from '@kengetal/contract';
import {
  definition,
  type BookedDefinition,
  type DefinitionKey,
  type GroupKey,
} from '@kengetal/ledger';
import type { BookedAccount, Books } from '../../books/books.ts';
import { filtersOfAccount } from '../../books/figures/booked.ts';
import { accountsBelow } from '../../books/figures/overdraft.ts';
import {
  listedAccounts,
  mostAccounts,
  OTHERS_EXPLANATION,
  othersFilter,
  othersLabel,
  type ListedAccounts,
} from '../../books/figures/most-accounts.ts';
import { filtersOfGroups } from '../../books/figures/selection.ts';
import { valueOf } from '../../books/figures/values.ts';
import { mapInSlices } from '../../slices.ts';
import { amountRow, type Layout, type RowHead } from './layout.ts';
import { areZero, figuresOf } from './rows.ts';

const OF_ACCOUNT = 'Grootboekrekening zoals die in de boekhouding staat.';

/** Where rows stand below another. */
type Place = Pick<GridRow, 'parent' | 'level'>;

/** The accounts below the lines of a table, as many as it has room for; the others as one row. */
export class AccountRows {
  readonly #books: Books;
  readonly #layout: Layout;
  readonly #most: number;

  /** @param groups of all the lines that have accounts below them */
  constructor(books: Books, layout: Layout, groups: readonly GroupKey[]) {
    this.#books = books;
    this.#layout = layout;
    const counts = groups.map((group) => accountsBelow(books, definition(group)).length);
    this.#most = mostAccounts(counts, layout.columns.length);
  }

  /**
   * The accounts that have an amount in some column, by number.
   * @param key what the rows above them are made of
   * @param defined how the amounts are presented
   */
  async below(key: DefinitionKey, defined: BookedDefinition, place: Place): Promise<GridRow[]> {
    const { amounts } = this.#layout;
    const whole = amounts[wholeOf(this.#layout)];
    const listed = await listedAccounts(
      accountsBelow(this.#books, definition(key)),
      this.#most,
      ({ rekening }) => amountIn(whole?.account(rekening, defined)),
      this.#books.asker,
    );
    const row = (head: Omit<RowHead, keyof Place>, figures: readonly Figure[]) =>
      amountRow(this.#layout, { ...place, ...head }, defined, figures);
    const ownRow = (account: BookedAccount) => {
      const figures = amounts.map((column) => column.account(account.rekening, defined));
      return {
        figures,
        row: areZero(figures) ? undefined : row(accountHead(account, key), figures),
      };
    };
    const own = await mapInSlices(listed.own, ownRow, this.#books.asker);
    const shown = own.flatMap((one) => one.row ?? []);
    if (listed.others.length === 0) return shown;
    const turns = definition(key).sign * defined.sign;
    const left = figuresOf(this.#layout, key).map((figure, index) => {
      return restOf(
        figure,
        turns,
        own.flatMap((one) => one.figures[index] ?? []),
      );
    });
    return [...shown, row(othersHead(key, listed), left)];
  }
}

function accountHead({ rekening, naam, groep }: BookedAccount, key: DefinitionKey) {
  // A bank has a second row among the debts to banks, for the moments at which it is overdrawn.
  const isElsewhere = !definition(key).groups.includes(groep);
  return {
    key: `rekening_${rekening}${isElsewhere ? '_rood' : ''}`,
    label: `${rekening} ${naam}`.trim(),
    explanation: OF_ACCOUNT,
    filters: filtersOfAccount(rekening),
  };
}

function othersHead(key: DefinitionKey, listed: ListedAccounts) {
  return {
    key: `overig_${key}`,
    label: othersLabel(listed),
    kind: 'rest' as const,
    explanation: OTHERS_EXPLANATION,
    filters: [...filtersOfGroups(definition(key).groups), othersFilter(listed)],
  };
}

const amountIn = (figure: Figure | undefined) => (figure && valueOf(figure)) ?? 0;

/** What is left of a figure, turned or not, without what accounts with a row of their own add to it. */
function restOf(whole: Figure, turns: number, own: readonly Figure[]): Figure {
  if (whole.kind === 'absent') return whole;
  const ofOwn = own.reduce((sum, figure) => sum + amountIn(figure), 0);
  if (whole.kind !== 'derived') return { ...whole, cents: turns * whole.cents - ofOwn };
  const terms: FigureTerm[] = own.map((figure) => {
    const label = figure.about?.label ?? '';
    return { label, factor: -1, part: 'teller', figure };
  });
  const all: FigureTerm = { label: 'Alle rekeningen', factor: 1, part: 'teller', figure: whole };
  return { ...whole, value: whole.value - ofOwn, terms: [all, ...terms] };
}

/** Place of the column that says how large a row is: of months side by side all of them together. */
export function wholeOf({ columns, amounts }: Layout): number {
  return columns[0]?.role === 'month' ? amounts.length - 1 : 0;
}
