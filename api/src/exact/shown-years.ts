import type { ConnectionYear } from '@kengetal/contract';
import type { Sql } from '../db/database.ts';
import type { exactConnections } from '../db/schema/index.ts';
import { headerOf } from './years.ts';

/** Fiscal years of connections, with the source that counts. */
export async function yearsByConnection(
  sql: Sql,
  found: readonly { readonly exact: typeof exactConnections.$inferSelect | null }[],
): Promise<Map<string, ConnectionYear[]>> {
  const ids = found.flatMap(({ exact }) => (exact?.lists ? [exact.connectionId] : []));
  if (ids.length === 0) return new Map();
  const rows = await sql.rows<{ id: string; year: number }>(
    `SELECT connection_id AS id, year FROM exact_years WHERE connection_id = ANY($1::uuid[])
     ORDER BY connection_id, year`,
    [ids],
  );
  const counting = await sql.rows<{ id: string; boekjaar: string; undoable: string | null }>(
    `SELECT s.connection_id AS id, s.boekjaar,
            (SELECT v.replaced_by FROM source_versions v
             WHERE v.project_id = s.project_id AND v.replaced_by = s.import_id
               AND v.source IS NOT NULL LIMIT 1) AS undoable
     FROM sources s WHERE s.connection_id = ANY($1::uuid[])`,
    [ids],
  );
  const own = new Map(counting.map((source) => [`${source.id} ${source.boekjaar}`, source]));
  const byConnection = new Map<string, ConnectionYear[]>();
  for (const { exact } of found) {
    if (!exact?.lists) continue;
    const { connectionId, lists, question } = exact;
    const years = rows
      .filter(({ id }) => id === connectionId)
      .map(({ year }): ConnectionYear => {
        const { label } = headerOf(lists, year).fiscal_year;
        const source = own.get(`${connectionId} ${label}`);
        return {
          boekjaar: label,
          counts: source ? 'exact' : question ? 'vraag' : 'bestand',
          undoable_import_id: source?.undoable ?? null,
        };
      });
    byConnection.set(connectionId, years);
  }
  return byConnection;
}
