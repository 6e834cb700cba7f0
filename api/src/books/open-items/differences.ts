import type { ReadBooks } from '../store/reader.ts';
import { inPart, OWED_LINES, PARTS } from './owed-sql.ts';
import { partsParameters } from './making.ts';
import { partsOf } from './parts.ts';
import type { OwedGroup } from './totals.ts';

/** A relation whose open items do not add up to what is booked on it, at the end of a month. */
export interface ItemsDifference {
  readonly groep: OwedGroup;
  readonly relatie: string;
  readonly naam: string;
  /** First month of the books that are counted. */
  readonly begin: number;
  /** What it began with, what was booked since, and its open items; cents, debit positive. */
  readonly opening: number;
  readonly booked: number;
  readonly open: number;
}

export interface ItemsCompared {
  /** Relations that were compared. */
  readonly relations: number;
  /** How many differ, and those that differ most. */
  readonly count: number;
  readonly largest: readonly ItemsDifference[];
}

/** Relations that are named. */
const NAMED = 3;

/** The lines of each relation at the end of month $5 beside its open items, which are made apart. */
const COMPARED = `WITH ${PARTS},
  booked AS (
    SELECT a.groep, l.tegenpartij AS relatie, min(part.begin) AS begin, max(l.tegenpartij_naam) AS naam,
           coalesce(sum(l.cents) FILTER (WHERE l.soort = 'opening'), 0) AS opening,
           coalesce(sum(l.cents) FILTER (WHERE l.soort <> 'opening'), 0) AS booked
    FROM ${OWED_LINES} AND l.tegenpartij IS NOT NULL AND ${inPart('$5')}
    GROUP BY a.groep, l.tegenpartij),
  items AS (
    SELECT o.groep, o.relatie, sum(o.cents) AS cents FROM open_items o
    WHERE o.project_id = $1 AND o.versie = $6 AND o.van <= $5 AND o.tot > $5
    GROUP BY o.groep, o.relatie),
  compared AS (
    SELECT groep, relatie, coalesce(b.naam, relatie) AS naam, coalesce(b.begin, $5) AS begin,
           coalesce(b.opening, 0)::bigint AS opening, coalesce(b.booked, 0)::bigint AS booked,
           coalesce(i.cents, 0)::bigint AS open
    FROM booked b FULL JOIN items i USING (groep, relatie))
  SELECT c.*, count(*) OVER ()::int AS relations,
         (count(*) FILTER (WHERE opening + booked <> open) OVER ())::int AS count
  FROM compared c ORDER BY abs(opening + booked - open) DESC, groep, relatie LIMIT ${NAMED}`;

/** Holds the open items of each relation against its lines; undefined while they are being made. */
export async function compareItems(
  { sql, projectId }: ReadBooks,
  periode: number,
): Promise<ItemsCompared | undefined> {
  const [version] = await sql.rows<{ versie: number }>(
    'SELECT versie FROM open_item_versions WHERE project_id = $1',
    [projectId],
  );
  if (!version) return undefined;
  const parts = await partsOf(sql, projectId);
  const rows = await sql.rows<ItemsDifference & { relations: number; count: number }>(COMPARED, [
    ...partsParameters({ projectId, parts }),
    periode,
    version.versie,
  ]);
  const { relations = 0, count = 0 } = rows[0] ?? {};
  const largest = rows.filter(({ opening, booked, open }) => opening + booked !== open);
  return { relations, count, largest };
}
