import { LIMITS, type LimitName } from '@kengetal/contract';

/**
 * SQL of a text column as answers have it. Texts are cut when they are read from a file; what was
 * stored before that may be of megabytes, and is cut here in the same way.
 * @param column SQL of the column; not what a caller sends
 */
export function shown(column: string, limit: LimitName): string {
  const { max } = LIMITS[limit];
  // The length in bytes is known without unpacking the text.
  return `(CASE WHEN octet_length(${column}) > ${max} AND length("left"(${column}, ${max + 1})) > ${max}
    THEN "left"(${column}, ${max - 1}) || '…' ELSE ${column} END)`;
}

/** The same under the name that the column has. */
export const shownAs = (column: string, limit: LimitName): string =>
  `${shown(column, limit)} AS ${column.slice(column.indexOf('.') + 1)}`;
