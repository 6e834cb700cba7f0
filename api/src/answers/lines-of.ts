import type { Figure, FilterItem, GridWindow, JournalLine, Selection } from '@kengetal/contract';
import type { GroupKey, Span } from '@kengetal/ledger';
import { filtersOfAccount } from '../books/figures/booked.ts';
import { filtersOfGroups } from '../books/figures/selection.ts';
import type { BookedAccount, Books } from '../books/books.ts';
import type { PeriodColumn } from '../books/columns/columns.ts';
import type { ReadBooks } from '../books/store/reader.ts';
import { NOT_BUDGETED } from '../books/columns/budget.ts';

/** Which lines an amount adds up, in whatever period. */
export interface LinesOf {
  readonly basis: 'flow' | 'stock';
  readonly sign: 1 | -1;
  /** Accounts that have an amount, by number. */
  readonly accounts: readonly BookedAccount[];
  /** What chooses these accounts, and anything else that narrows. */
  readonly filters: readonly FilterItem[];
  /** Whether fewer lines are meant than all of these accounts, so that no sums are kept of them. */
  readonly isNarrowed?: boolean;
  /** What was left out of a whole: goes for each of its parts as well. */
  readonly except?: {
    readonly filters: readonly FilterItem[];
    readonly relations: readonly string[];
  };
  /** Months that lines are looked for in besides those of a column: those of a day go by their date. */
  readonly within?: Partial<Span>;
}

/** Lines that were asked, with what all of them add up to, debit positive. */
export interface AskedLines {
  readonly lines: readonly JournalLine[];
  readonly sum_cents: number;
  readonly count: number;
}

export interface LinesRequest {
  readonly selection: Selection;
  readonly sort?: { readonly column: 'datum' | 'bedrag'; readonly direction: 'asc' | 'desc' };
  /** Lines that are wanted; their sum is always of all. */
  readonly limit: number;
}

/** Reads lines of the books; it is given, since only a feature knows how. */
export type ReadLines = (read: ReadBooks, request: LinesRequest) => Promise<AskedLines>;

export function linesOfGroups(
  books: Books,
  groups: readonly GroupKey[],
  { basis, sign }: Pick<LinesOf, 'basis' | 'sign'>,
): LinesOf {
  return { basis, sign, accounts: books.accountsOf(groups), filters: filtersOfGroups(groups) };
}

export function linesOfAccounts(
  accounts: readonly BookedAccount[],
  { basis, sign }: Pick<LinesOf, 'basis' | 'sign'>,
): LinesOf {
  const [only, ...others] = accounts;
  const numbers = accounts.map(({ rekening }) => rekening);
  const filters: FilterItem[] =
    only && others.length === 0
      ? filtersOfAccount(only.rekening)
      : [{ column: 'rekening', operator: 'in', value: numbers }];
  return { basis, sign, accounts, filters };
}

/** In which months the lines of a column are, or why it has none. */
export function windowIn(column: PeriodColumn, of: LinesOf): GridWindow | string {
  const { lines, reason } = column.source(of.basis);
  return lines === null ? (reason ?? NOT_BUDGETED) : { ...lines, ...of.within };
}

/** The lines of a column, or why it has none. */
export function selectionIn(column: PeriodColumn, of: LinesOf): Selection | string {
  const found = windowIn(column, of);
  if (typeof found === 'string') return found;
  const { boekjaar, tot, filters = [], ...window } = found;
  const ofWindow: FilterItem[] = [
    ...(boekjaar === undefined ? [] : [item('boekjaar', boekjaar)]),
    ...(tot === undefined ? [] : [{ column: 'datum', operator: 'lte', value: tot } as const]),
  ];
  return { ...window, filters: [...ofWindow, ...filters, ...of.filters] };
}

/** The sum of the lines of a column that the small tables do not know. */
export async function figureOfLines(
  read: ReadBooks,
  readLines: ReadLines,
  column: PeriodColumn,
  of: LinesOf,
  label: string,
): Promise<Figure> {
  const selection = selectionIn(column, of);
  const about = {
    label: `${label}, ${column.naam}`,
    explanation: 'De boekingen die hierbij horen.',
  };
  if (typeof selection === 'string') return { kind: 'absent', reason: selection, about };
  const { sum_cents } = await readLines(read, { selection, limit: 0 });
  return { kind: 'booked', cents: of.sign * sum_cents || 0, sign: of.sign, selection, about };
}

export const item = (column: FilterItem['column'], value: string): FilterItem => ({
  column,
  operator: 'eq',
  value,
});
