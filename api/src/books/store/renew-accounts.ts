import type { Sql } from '../../db/database.ts';

/**
 * Makes the accounts of a project anew from its current sources and the choices of editors: the
 * newest fiscal year has the last word on names and on the program's groups. A choice for the
 * other statement than the source names is left out.
 */
export async function renewAccounts(sql: Sql, projectId: string): Promise<void> {
  await sql.rows('DELETE FROM accounts WHERE project_id = $1', [projectId]);
  await sql.rows(
    `INSERT INTO accounts
       (project_id, rekening, naam, type, groep, groep_bron, geraden, type_geraden, rgs, voorstel)
     SELECT DISTINCT ON (a.rekening) a.project_id, a.rekening, a.naam, coalesce(c.type, a.type),
            coalesce(c.groep, a.groep), CASE WHEN c.groep IS NULL THEN a.groep_bron ELSE 'hand' END,
            a.geraden AND c.groep IS NULL, a.type_geraden, a.rgs, a.groep
     FROM source_accounts a
     JOIN sources s ON s.project_id = a.project_id AND s.source_no = a.source_no
     LEFT JOIN account_choices c
       ON c.project_id = a.project_id AND c.rekening = a.rekening
          AND (c.type = a.type OR a.type_geraden)
     WHERE a.project_id = $1
     ORDER BY a.rekening, s.end_date DESC, s.source_no DESC`,
    [projectId],
  );
}
