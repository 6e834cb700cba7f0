import * as z from 'zod';
import { isDay } from '@kengetal/ledger';
import { DomainError } from '../../domain-error.ts';
import type { Conditions } from './conditions.ts';
import type { LineRow } from './rows.ts';
import { orderTerms, SORTS, type Sort } from './sort.ts';

const sums = z.object({ sum_cents: z.int(), count: z.int().min(0) });
/** A sum of lines and their number. */
export type Sums = z.output<typeof sums>;

/**
 * Where a page ended: the values it is sorted by and the key of its last line. It carries the
 * sums that cost a walk over the lines, so that only the first page pays for them; who forges
 * them fools nobody else.
 */
const cursorSchema = z.object({
  values: z.array(z.union([z.string(), z.int()])),
  key: z.tuple([z.int32(), z.int32(), z.int32()]),
  whole: sums.optional(),
  found: sums.optional(),
});
export type Cursor = z.output<typeof cursorSchema>;

/** Reads a cursor. Throws unprocessable for one that we did not give with this sort. */
export function readCursor(text: string, { column }: Sort): Cursor {
  try {
    const cursor = cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    const keys = SORTS[column];
    const fits =
      cursor.values.length === keys.length &&
      keys.every(({ cast }, place) => isOf(cast, cursor.values[place]));
    if (!fits) throw new Error('another sort');
    return cursor;
  } catch {
    throw new DomainError('unprocessable', 'De verwijzing naar de volgende bladzijde klopt niet.');
  }
}

export const writeCursor = (cursor: Cursor): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url');

/** Where a page that ends with this line ended. */
export const cursorOf = ({ column }: Sort, line: LineRow): Cursor => ({
  values: SORTS[column].map(({ field }) => line[field]),
  key: [line.source_no, line.entry_no, line.line_no],
});

/** The condition of what comes after a cursor. */
export function afterCursor(
  conditions: Conditions,
  sort: Sort,
  { values, key }: Cursor,
  of?: 'line' | 'list',
): string {
  const casts = SORTS[sort.column].map(({ cast }) => `::${cast}`);
  const place = [...values, ...key].map(
    (part, index) => `${conditions.parameter(part)}${casts[index] ?? '::int'}`,
  );
  const sign = sort.direction === 'asc' ? '>' : '<';
  return `(${orderTerms(sort, of).join(', ')}) ${sign} (${place.join(', ')})`;
}

function isOf(cast: 'date' | 'bigint' | 'text', value: string | number | undefined): boolean {
  if (cast === 'bigint') return typeof value === 'number';
  return typeof value === 'string' && (cast === 'text' ? !value.includes('\0') : isDay(value));
}
