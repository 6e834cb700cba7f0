import type { Database } from '../db/database.ts';

/** Readings that have lines, and that nothing will ever show or go back to. */
export function leftovers(database: Database) {
  return database.rows<{ project_id: string; source_no: number }>(
    `SELECT DISTINCT project_id, source_no FROM journal_lines l
     WHERE NOT EXISTS (SELECT FROM sources s
                       WHERE s.project_id = l.project_id AND s.source_no = l.source_no)
       AND NOT EXISTS (SELECT FROM source_versions v WHERE v.project_id = l.project_id
                       AND v.source_no = l.source_no AND v.source IS NOT NULL)`,
  );
}
