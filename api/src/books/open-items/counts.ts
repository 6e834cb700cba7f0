import type { ReadBooks } from '../store/reader.ts';
import { ageOn, type Age } from './ages.ts';
import type { OpenItems, OwedGroup } from './open-items.ts';

/** Project, group, version of the items, month, day of the ages. */
const COUNTS = (isDue: boolean) => `
  SELECT ${ageOn('$5::date', 'o.peildatum', String(isDue))} AS leeftijd, count(*)::int AS aantal
  FROM open_items o
  WHERE o.project_id = $1 AND o.groep = $2 AND o.versie = $3 AND o.van <= $4 AND o.tot > $4
  GROUP BY leeftijd`;

/** How many invoices of a group are open of each age, at the moment of these items. */
export async function openCounts(
  { sql, projectId }: ReadBooks,
  groep: OwedGroup,
  periode: number,
  { versie, basis, last }: OpenItems,
): Promise<ReadonlyMap<Age, number>> {
  const rows = await sql.rows<{ leeftijd: Age; aantal: number }>(COUNTS(basis === 'vervaldatum'), [
    ...[projectId, groep, versie, periode, last],
  ]);
  return new Map(rows.map(({ leeftijd, aantal }) => [leeftijd, aantal]));
}
