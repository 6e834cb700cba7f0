import type { FilterItem } from '@kengetal/contract';

/** Columns that the analytics screens filter on, as the address names them. */
export const LEDGER_COLUMNS = ['type', 'groep', 'rekening'] as const;

export type LedgerColumn = (typeof LEDGER_COLUMNS)[number];

/** Chosen values per column; an empty list leaves a column free. */
export type LedgerSelection = Readonly<Record<LedgerColumn, readonly string[]>>;

/** A selection of all of the ledger. */
export const NOTHING_SELECTED: LedgerSelection = { type: [], groep: [], rekening: [] };

/** As filter items of the specification (§3); a column that is free has none. */
export function filterItems(selection: LedgerSelection): FilterItem[] {
  return LEDGER_COLUMNS.flatMap((column): FilterItem[] => {
    const [value, ...others] = selection[column];
    if (value === undefined) return [];
    return others.length === 0
      ? [{ column, operator: 'eq', value }]
      : [{ column, operator: 'in', value: [value, ...others] }];
  });
}

/** What an address chooses: each value a parameter of its own, since a number may hold a comma. */
export function parseSelection(params: URLSearchParams): LedgerSelection {
  const values = (column: LedgerColumn) => [...new Set(params.getAll(column).filter(Boolean))];
  return { type: values('type'), groep: values('groep'), rekening: values('rekening') };
}

/** The parameters with this selection in them; others stay as they are. */
export function writeSelection(before: URLSearchParams, selection: LedgerSelection) {
  const params = new URLSearchParams(before);
  for (const column of LEDGER_COLUMNS) {
    params.delete(column);
    for (const value of selection[column]) params.append(column, value);
  }
  return params;
}

/** How many values are chosen. */
export function countOf(selection: LedgerSelection): number {
  return LEDGER_COLUMNS.reduce((sum, column) => sum + selection[column].length, 0);
}
