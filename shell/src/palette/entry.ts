import type { LucideIcon } from 'lucide-react';

/** Groups in the order in which they stand. */
export const GROUPS = [
  { key: 'screens', label: 'Schermen' },
  { key: 'actions', label: 'Opdrachten' },
  { key: 'reports', label: 'Rapporten' },
  { key: 'projects', label: 'Projecten' },
  { key: 'chats', label: 'Gesprekken' },
  { key: 'accounts', label: 'Rekeningen' },
] as const;

/** Groups of what the API finds in the books, behind the others. */
export const BOOKS_GROUPS = [
  { key: 'relations', label: 'Relaties' },
  { key: 'invoices', label: 'Facturen' },
  { key: 'amounts', label: 'Bedragen' },
  { key: 'lines', label: 'Boekingen' },
] as const;

export type GroupKey = (typeof GROUPS)[number]['key'];
export type BooksGroupKey = (typeof BOOKS_GROUPS)[number]['key'];

/** Something that can be found and chosen. */
export interface Entry {
  /** The same for the same thing at another time: recent choices are kept by it. */
  key: string;
  icon: LucideIcon;
  label: string;
  /** Quiet words behind the label; found too. */
  detail?: string;
  /** An amount at the end of its line, which is never cut off. */
  amount?: string;
  /** Other words for the same; found, not shown. */
  words?: string | undefined;
  /** Keys that do the same, as the table of shortcuts has them. */
  keys?: string;
  /** Found by these words alone: it is no choice to come back to. */
  passing?: true;
  run: () => void;
}

export type Entries = Readonly<Record<GroupKey, readonly Entry[]>>;
