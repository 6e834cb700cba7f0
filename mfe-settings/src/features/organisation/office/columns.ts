import type { OfficeRow } from '@kengetal/contract';

interface Column {
  label: string;
  numeric: boolean;
  /** What it is sorted by; null comes last. */
  valueOf: (row: OfficeRow) => number | string | null;
  /** Whether what is most comes first when it is sorted by. */
  mostFirst: boolean;
}

/** Behind the name, in their order. */
export const COLUMN_KEYS = [
  'naam',
  'geboekt',
  'kwaliteit',
  'resultaat',
  'verandering',
  'liquide',
  'btw',
  'uiterlijk',
  'suggesties',
  'bron',
] as const;
export type ColumnKey = (typeof COLUMN_KEYS)[number];

export const COLUMNS: Readonly<Record<ColumnKey, Column>> = {
  naam: {
    ...{ label: 'Administratie', numeric: false, mostFirst: false },
    valueOf: ({ project_name }) => project_name,
  },
  geboekt: {
    ...{ label: 'Geboekt t/m', numeric: false, mostFirst: false },
    valueOf: ({ books }) => books?.through ?? null,
  },
  kwaliteit: {
    ...{ label: 'Kwaliteit', numeric: true, mostFirst: false },
    valueOf: ({ books }) => books?.quality ?? null,
  },
  resultaat: {
    ...{ label: 'Resultaat', numeric: true, mostFirst: true },
    valueOf: ({ books }) => books?.result ?? null,
  },
  verandering: {
    ...{ label: 't.o.v. vorig jaar', numeric: true, mostFirst: true },
    valueOf: ({ books }) => (books?.change?.unit === 'percent' ? books.change.value : null),
  },
  liquide: {
    ...{ label: 'Liquide middelen', numeric: true, mostFirst: true },
    valueOf: ({ books }) => books?.cash ?? null,
  },
  btw: {
    ...{ label: 'Btw te betalen', numeric: true, mostFirst: true },
    valueOf: ({ books }) => books?.vat?.cents ?? null,
  },
  uiterlijk: {
    ...{ label: 'uiterlijk', numeric: false, mostFirst: false },
    valueOf: ({ books }) => (books?.vat && books.vat.cents > 0 ? books.vat.due : null),
  },
  suggesties: {
    ...{ label: 'Suggesties', numeric: true, mostFirst: true },
    valueOf: ({ suggestions }) => suggestions,
  },
  bron: {
    ...{ label: 'Laatst gelezen', numeric: false, mostFirst: true },
    valueOf: ({ source }) => source?.at ?? null,
  },
};

/** Columns that can be left out. */
export const OPTIONAL = COLUMN_KEYS.filter((key) => key !== 'naam');

/**
 * The label with the year, where all are of one: 'Resultaat 2026'.
 * @param rows those that are shown
 */
export function labelOf(key: ColumnKey, rows: readonly OfficeRow[]): string {
  const { label } = COLUMNS[key];
  if (key !== 'resultaat') return label;
  const years = new Set(rows.flatMap(({ books }) => books?.boekjaar ?? []));
  const [year] = years;
  return year !== undefined && years.size === 1 ? `${label} ${year}` : label;
}
