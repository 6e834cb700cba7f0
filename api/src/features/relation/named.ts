import type { CallResponse } from '@kengetal/contract';
import type { Sql } from '../../db/database.ts';

type Named = Pick<CallResponse<'relation'>, 'naam' | 'soort'>;

/** A relation as the newest source has it; undefined where none does. */
export async function namedRelation(
  sql: Sql,
  projectId: string,
  relatie: string,
): Promise<Named | undefined> {
  const [row] = await sql.rows<Named>(
    `SELECT r.naam, r.soort FROM relations r
     JOIN sources s ON s.project_id = r.project_id AND s.source_no = r.source_no
     WHERE r.project_id = $1 AND r.relatie = $2
     ORDER BY s.end_date DESC, s.source_no DESC LIMIT 1`,
    [projectId, relatie],
  );
  return row;
}
