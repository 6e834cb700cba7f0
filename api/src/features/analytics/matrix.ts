import type { FilterItem, GridColumn, GridRow } from '@kengetal/contract';
import type { BookedDefinition, DefinitionKey, Window } from '@kengetal/ledger';
import type { BookedAccount, Books } from '../../books/books.ts';
import type { Asker } from '../../db/limits.ts';
import { mapInSlices, nextSlice } from '../../slices.ts';
import type { SummedColumn } from './columns.ts';

type Basis = BookedDefinition['basis'];

/** A row before its amounts are known. */
export interface RowSpec extends Omit<GridRow, 'values' | 'filters'> {
  readonly accounts: readonly BookedAccount[];
  /** Filters that choose these accounts within the scope. */
  readonly filters: readonly FilterItem[];
}

/** Amounts of accounts by column: each is read once, however many rows it counts in. */
export class Matrix {
  readonly #columns: readonly SummedColumn[];
  readonly #books: Books;
  readonly #scope: readonly FilterItem[];
  /** Of each column; the books know again what is asked of a window that they saw before. */
  readonly #windows: Readonly<Record<Basis, readonly (Window | null)[]>>;
  readonly #sums: Readonly<Record<Basis, Map<BookedAccount, Float64Array>>> = {
    flow: new Map(),
    stock: new Map(),
  };

  /** @param scope filters that every row has besides its own */
  constructor(books: Books, columns: readonly SummedColumn[], scope: readonly FilterItem[]) {
    this.#columns = columns;
    this.#books = books;
    this.#scope = scope;
    this.#windows = {
      flow: columns.map(({ lines }) => lines && windowOfBooks(lines)),
      stock: columns.map(({ stand }) => (stand ? windowOfBooks(stand) : null)),
    };
  }

  /** Who waits for its rows. */
  get asker(): Asker | undefined {
    return this.#books.asker;
  }

  /** What a figure is called in these books. */
  nameOf(key: DefinitionKey): string {
    return this.#books.defined(key).name;
  }

  /** The columns as they are sent. */
  get columns(): GridColumn[] {
    return this.#columns.map(({ sumOf: _, ...column }) => column);
  }

  /** The row of some accounts with its amounts; null in columns without lines. */
  async row({ accounts, filters, ...spec }: RowSpec): Promise<GridRow> {
    const sums = new Float64Array(this.#columns.length);
    const add = (account: BookedAccount) => {
      const own = this.#of(account, spec.basis);
      for (let index = 0; index < sums.length; index += 1) {
        sums[index] = (sums[index] ?? 0) + (own[index] ?? 0);
      }
    };
    await mapInSlices(accounts, add, this.asker);
    const values = this.#columns.map((column, index) => {
      const isOfOwnSums = spec.basis === 'flow' && column.sumOf !== undefined;
      if (!isOfOwnSums && !this.#windows[spec.basis][index]) return null;
      const sum = sums[index] ?? 0;
      return sum === 0 ? 0 : spec.sign * sum;
    });
    return { ...spec, filters: [...this.#scope, ...filters], values };
  }

  async rows(specs: readonly RowSpec[]): Promise<GridRow[]> {
    const rows: GridRow[] = [];
    for (const spec of specs) {
      await nextSlice(this.asker);
      rows.push(await this.row(spec));
    }
    return rows;
  }

  /** How large an account is over all columns together, whatever its signs. */
  sizeOf(account: BookedAccount, basis: Basis): number {
    return this.#of(account, basis).reduce((sum, cents) => sum + Math.abs(cents), 0);
  }

  #of(account: BookedAccount, basis: Basis): Float64Array {
    const known = this.#sums[basis].get(account);
    if (known) return known;
    const sums = new Float64Array(this.#columns.length);
    this.#columns.forEach((column, index) => {
      const window = this.#windows[basis][index];
      if (basis === 'flow' && column.sumOf) sums[index] = column.sumOf(account);
      else if (window) sums[index] = this.#books.sumOf(account.rekening, window);
    });
    this.#sums[basis].set(account, sums);
    return sums;
  }
}

/** The window without the day, which only columns with sums of their own have. */
function windowOfBooks({ tot: _, ...window }: NonNullable<GridColumn['lines']>): Window {
  return window;
}

/** True when a row has an amount in any column. */
export function hasAmount({ values }: Pick<GridRow, 'values'>): boolean {
  return values.some((amount) => amount !== null && amount !== 0);
}
