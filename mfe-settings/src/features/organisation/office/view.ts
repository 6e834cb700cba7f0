import { OFFICE_REASONS, type OfficeReason, type OfficeRow } from '@kengetal/contract';
import { sought } from '../../../parts/sought.ts';
import { COLUMN_KEYS, COLUMNS, type ColumnKey } from './columns.ts';

/** Which administrations: all, those that ask for attention, for one reason, or with a loss. */
export const CHOICES = ['alle', 'aandacht', ...OFFICE_REASONS, 'verlies'] as const;
export type Choice = (typeof CHOICES)[number];

export interface Sorting {
  column: ColumnKey;
  descending: boolean;
}

/** What is shown of an office, as it stands in the address. */
export interface OfficeView {
  choice: Choice;
  search: string;
  /** Null: what asks for attention first. */
  sorting: Sorting | null;
  hidden: readonly ColumnKey[];
}

/** A group of rows under a heading of its own. */
export interface Group {
  key: 'aandacht' | 'in-orde';
  title: string;
  rows: readonly OfficeRow[];
}

const MATCHES: Readonly<Record<Exclude<Choice, OfficeReason>, (row: OfficeRow) => boolean>> = {
  alle: () => true,
  aandacht: ({ attention }) => attention.length > 0,
  verlies: ({ books }) => (books?.result ?? 0) < 0,
};

const isReason = (choice: Choice): choice is OfficeReason =>
  OFFICE_REASONS.some((reason) => reason === choice);

export const matches = (row: OfficeRow, choice: Choice): boolean =>
  isReason(choice) ? row.attention.includes(choice) : MATCHES[choice](row);

/** How many each choice has. */
export const countsOf = (rows: readonly OfficeRow[]): ReadonlyMap<Choice, number> =>
  new Map(
    CHOICES.map((choice) => [choice, rows.filter((row) => matches(row, choice)).length] as const),
  );

/** The rows that are shown, in their two groups; a group without rows is left out. */
export function groupsOf(rows: readonly OfficeRow[], view: OfficeView): Group[] {
  const isSought = sought(view.search);
  const shown = rows.filter((row) => matches(row, view.choice) && isSought(row.project_name));
  const sorted = view.sorting ? sortedBy(shown, view.sorting) : shown;
  const groups: Group[] = [
    {
      ...{ key: 'aandacht', title: 'Vraagt aandacht' },
      rows: sorted.filter(({ attention }) => attention.length > 0),
    },
    {
      ...{ key: 'in-orde', title: 'In orde' },
      rows: sorted.filter(({ attention }) => attention.length === 0),
    },
  ];
  return groups.filter((group) => group.rows.length > 0);
}

/** What has no value comes last, whichever way. */
function sortedBy(rows: readonly OfficeRow[], { column, descending }: Sorting): OfficeRow[] {
  const { valueOf } = COLUMNS[column];
  const valued = rows.map((row) => ({ row, value: valueOf(row) }));
  const turn = descending ? -1 : 1;
  return valued
    .sort(({ value: one }, { value: other }) => {
      if (one === null || other === null) return Number(one === null) - Number(other === null);
      const order =
        typeof one === 'string' && typeof other === 'string'
          ? one.localeCompare(other, 'nl')
          : Number(one) - Number(other);
      return turn * order;
    })
    .map(({ row }) => row);
}

export const isColumn = (key: string): key is ColumnKey =>
  COLUMN_KEYS.some((column) => column === key);
