import type { CallBody } from '@kengetal/contract';

export type Sort = NonNullable<CallBody<'lines'>['sort']>;

interface SortKey {
  /** Name of the value in a row and in a cursor. */
  readonly field: 'datum' | 'cents' | 'woorden' | 'rekening';
  /** The value of line `l`. */
  readonly sql: string;
  readonly cast: 'date' | 'bigint' | 'text';
}

/** Characters of a description that lines are sorted by. */
export const SORTED_CHARACTERS = 32;

/** Descriptions without regard to capitals, in the same order on every database. */
export const WORDS = `(lower("left"(l.omschrijving, ${SORTED_CHARACTERS})) COLLATE "C")`;

const DATE: SortKey = { field: 'datum', sql: 'l.datum', cast: 'date' };

/** What lines are ordered by, before their key; within an account by date. */
export const SORTS: Record<Sort['column'], readonly SortKey[]> = {
  datum: [DATE],
  bedrag: [{ field: 'cents', sql: 'l.cents', cast: 'bigint' }],
  omschrijving: [{ field: 'woorden', sql: WORDS, cast: 'text' }],
  rekening: [{ field: 'rekening', sql: 'l.rekening', cast: 'text' }, DATE],
};

const KEY = ['source_no', 'entry_no', 'line_no'];

/** The terms of ORDER BY, from the lines themselves or from a list that has them as columns. */
export function orderTerms({ column }: Sort, of: 'line' | 'list' = 'line'): string[] {
  const values = SORTS[column].map(({ sql, field }) => (of === 'list' ? columnOf(field) : sql));
  return [...values, ...KEY.map((name) => `l.${name}`)];
}

/** ORDER BY of a page. */
export function orderBy(sort: Sort, of?: 'line' | 'list'): string {
  return orderTerms(sort, of)
    .map((term) => `${term} ${sort.direction}`)
    .join(', ');
}

const columnOf = (field: SortKey['field']): string =>
  field === 'woorden' ? 'l.woorden COLLATE "C"' : `l.${field}`;
