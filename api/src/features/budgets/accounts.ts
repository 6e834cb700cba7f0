import type { Sql } from '../../db/database.ts';

/** JSON of the accounts of a project (`KnownAccount[]`) with what they hold in all its books. */
export async function knownAccounts(sql: Sql, projectId: string): Promise<string> {
  const [found] = await sql.rows<{ accounts: string }>(
    `SELECT coalesce(json_agg(k), '[]')::text AS accounts FROM (
       SELECT a.rekening, a.naam, a.type, a.groep, coalesce(m.movement, 0)::bigint AS movement
       FROM accounts a
       LEFT JOIN (
         SELECT t.rekening, sum(t.debet - t.credit) AS movement FROM monthly_summary t
         JOIN sources s ON s.project_id = t.project_id AND s.source_no = t.source_no
         WHERE t.project_id = $1 AND t.soort <> 'opening' GROUP BY t.rekening
       ) m ON m.rekening = a.rekening
       WHERE a.project_id = $1 ORDER BY a.rekening) k`,
    [projectId],
  );
  return found?.accounts ?? '[]';
}
