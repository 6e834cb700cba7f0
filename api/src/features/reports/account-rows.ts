import type { Figure, TableRow } from '@kengetal/contract';
import type { BookedAccount, Books } from '../../books/books.ts';
import {
  listedAccounts,
  mostAccounts,
  OTHERS_EXPLANATION,
  othersFilter,
  othersLabel,
  type ListedAccounts,
} from '../../books/most-accounts.ts';
import { valueOf } from '../../figures/values.ts';
import {
  definition,
  type BookedDefinition,
  type DefinitionKey,
  type GroupKey,
} from '../../ledger/index.ts';
import type { Layout } from './layout.ts';
import { areZero, figuresOf, lineRow } from './line-row.ts';

/** The accounts below the lines of a table, as many as it has room for; the others as one row. */
export class AccountRows {
  readonly #books: Books;
  readonly #layout: Layout;
  readonly #most: number;

  /** @param groups of all the lines that have accounts below them */
  constructor(books: Books, layout: Layout, groups: readonly GroupKey[]) {
    this.#books = books;
    this.#layout = layout;
    const counts = groups.map((group) => books.accountsOf(definition(group).groups).length);
    this.#most = mostAccounts(counts, layout.columns.length);
  }

  /**
   * The accounts that have an amount in some column, by number.
   * @param key what the rows above them are made of
   * @param defined how the amounts are presented
   */
  below(key: DefinitionKey, defined: BookedDefinition, level: number): TableRow[] {
    const { amounts } = this.#layout;
    const whole = amounts[wholeOf(this.#layout)];
    const listed = listedAccounts(
      this.#books.accountsOf(definition(key).groups),
      this.#most,
      ({ rekening }) => amountIn(whole?.account(rekening, defined)),
    );
    const rows = listed.own.map((account) => ({
      ...accountLabel(account),
      figures: amounts.map((column) => column.account(account.rekening, defined)),
    }));
    const shown = rows
      .filter(({ figures }) => !areZero(figures))
      .map((row) => lineRow(this.#layout, { ...row, level }, defined, row.figures));
    if (listed.others.length === 0) return shown;
    const label = othersLabel(listed);
    const turns = definition(key).sign * defined.sign;
    const figures = figuresOf(this.#layout, key, label).map((whole, index) => {
      const own = rows.reduce((sum, row) => sum + amountIn(row.figures[index]), 0);
      return restOf(whole, own, { listed, turns });
    });
    const head = { key: OTHERS + key, label, level };
    return [...shown, lineRow(this.#layout, head, defined, figures)];
  }
}

const amountIn = (figure: Figure | undefined) => (figure && valueOf(figure)) ?? 0;

const OTHERS = 'overig_';

/** True for the row of accounts that have none of their own. */
export function isOfOthers({ key }: TableRow): boolean {
  return key.startsWith(OTHERS);
}

/** What is left of a figure without what the accounts with a row of their own add to it. */
function restOf(
  whole: Figure,
  own: number,
  { listed, turns }: { listed: ListedAccounts; turns: number },
): Figure {
  const about = whole.about && { ...whole.about, explanation: OTHERS_EXPLANATION };
  if (whole.kind !== 'booked' && whole.kind !== 'budget') return { ...whole, about };
  const cents = turns * whole.cents - own;
  if (whole.kind === 'budget') return { ...whole, cents, about };
  const { selection } = whole;
  const filters = [...selection.filters, othersFilter(listed)];
  const sign = turns * whole.sign === 1 ? 1 : -1;
  return { kind: 'booked', cents, sign, selection: { ...selection, filters }, about };
}

/** Place of the column that says how large a row is: of months side by side all of them together. */
export function wholeOf({ columns, amounts }: Layout): number {
  return columns[0]?.role === 'month' ? amounts.length - 1 : 0;
}

/** Key and label of the row of an account. */
function accountLabel({ rekening, naam }: BookedAccount): { key: string; label: string } {
  return { key: `rekening_${rekening}`, label: `${rekening} ${naam}`.trim() };
}
