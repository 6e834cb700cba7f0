import type { FilterItem } from '@kengetal/contract';
import { GROUP_KEYS, GROUPS } from '@kengetal/ledger';
import type { BookedAccount, Books } from './books.ts';
import { DomainError } from '../domain-error.ts';

/** The accounts that a page is about, and the filters that say so. */
export interface Scope {
  /** By number; those without any booking are left out. */
  readonly accounts: readonly BookedAccount[];
  /** What every selection of lines has besides its own filters. */
  readonly items: readonly FilterItem[];
  /** What was chosen: the finest of account and group, else all. */
  readonly by: 'all' | 'group' | 'account';
}

const COLUMNS = ['type', 'groep', 'rekening'] as const;
type Column = (typeof COLUMNS)[number];

const VALUE: Record<Column, (account: BookedAccount) => string> = {
  type: ({ groep }) => GROUPS[groep].type,
  groep: ({ groep }) => groep,
  rekening: ({ rekening }) => rekening,
};

/** Accounts that pass all filter items. Throws unprocessable for items of another kind. */
export function scopeOf(books: Books, items: readonly FilterItem[]): Scope {
  const filters = items.map((item) => ({ column: columnOf(item), values: valuesOf(item) }));
  const has = (column: Column) => filters.some((filter) => filter.column === column);
  return {
    accounts: books
      .accountsOf(GROUP_KEYS)
      .filter((account) =>
        filters.every(({ column, values }) => values.has(VALUE[column](account))),
      ),
    items,
    by: has('rekening') ? 'account' : has('groep') ? 'group' : 'all',
  };
}

function columnOf({ column }: FilterItem): Column {
  const known = COLUMNS.find((one) => one === column);
  if (!known) throw wrongFilter('Deze pagina kan filteren op type, groep en rekening.');
  return known;
}

function valuesOf({ operator, value }: FilterItem): ReadonlySet<string> {
  if (operator === 'eq' && !Array.isArray(value)) return new Set([String(value)]);
  if (operator === 'in' && Array.isArray(value)) return new Set(value.map(String));
  throw wrongFilter('Kies een of meer waarden om op te filteren.');
}

/** A filter that a page cannot honour, with what it can. */
export function wrongFilter(message: string): DomainError {
  return new DomainError('unprocessable', message, [{ path: 'filters', message }]);
}
