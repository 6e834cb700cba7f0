import { URGENCIES, type Suggestion } from '@kengetal/contract';
import type { Sql } from '../../db/database.ts';
import { selectKept, shownSuggestion, type KeptSuggestion } from './shown.ts';

/** How many suggestions of a project are open, and the most urgent of them. */
export async function urgentSuggestions(
  sql: Sql,
  projectId: string,
  most: number,
): Promise<{ count: number; urgent: Suggestion[] }> {
  const rows = await sql.rows<KeptSuggestion & { open: number }>(
    // Names and whole findings are only read of those that are told.
    `WITH told AS (
       SELECT o.project_id, o.suggestion_id, count(*) OVER () AS open,
              row_number() OVER (ORDER BY array_position($2::text[], o.finding->>'urgency'),
                (o.finding->>'weight')::bigint DESC, o.created_at DESC, o.suggestion_id) AS place
       FROM suggestions o
       WHERE o.project_id = $1 AND o.gone IS NULL AND o.answer IN ('nieuw', 'in_behandeling')
         AND NOT EXISTS (SELECT FROM quiet_detectors q WHERE q.project_id = o.project_id
                           AND q.detector = o.detector AND q.is_quiet)
       ORDER BY place LIMIT $3
     )
     SELECT k.*, told.open FROM told JOIN (${selectKept('listed')}) k
       ON k.project_id = told.project_id AND k.id = told.suggestion_id
     ORDER BY told.place`,
    [projectId, URGENCIES, most],
  );
  return { count: rows[0]?.open ?? 0, urgent: rows.map(shownSuggestion) };
}
