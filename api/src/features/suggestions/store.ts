import type { Detector } from '@kengetal/contract';
import type { Sql } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import type { Event } from './events.ts';
import type { Finding } from './finding.ts';
import { selectKept, type KeptSuggestion } from './shown.ts';

/** Months that a list is about; 0 where that end is not set. */
interface Asked {
  readonly periode_min: number;
  readonly periode_max: number;
}

/** What is open is listed whatever the months; of what ended what is about them. */
export function listedSuggestions(
  sql: Sql,
  projectId: string,
  { periode_min, periode_max }: Asked,
): Promise<KeptSuggestion[]> {
  return sql.rows<KeptSuggestion>(
    `${selectKept('listed')}
     WHERE s.project_id = $1
       AND ((s.gone IS NULL AND s.answer IN ('nieuw', 'in_behandeling'))
         OR (($2 = 0 OR (s.finding->>'periode_max')::int >= $2)
           AND ($3 = 0 OR (s.finding->>'periode_min')::int <= $3)))
     ORDER BY s.created_at DESC, s.suggestion_id`,
    [projectId, periode_min, periode_max],
  );
}

/** Some of the suggestions of a project, in this order. Throws not_found when one is not there. */
export async function suggestionsOf(
  sql: Sql,
  projectId: string,
  ids: readonly string[],
): Promise<KeptSuggestion[]> {
  const rows = await sql.rows<KeptSuggestion>(
    `${selectKept('listed')} WHERE s.project_id = $1 AND s.suggestion_id = ANY ($2::uuid[])`,
    [projectId, ids],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const kept = byId.get(id);
    if (!kept) throw new DomainError('not_found');
    return kept;
  });
}

/** A suggestion with all that was found; undefined when it is gone. */
export async function wholeSuggestion(
  sql: Sql,
  suggestionId: string,
): Promise<KeptSuggestion<Finding> | undefined> {
  const [found] = await sql.rows<KeptSuggestion<Finding>>(
    `${selectKept('whole')} WHERE s.suggestion_id = $1`,
    [suggestionId],
  );
  return found;
}

interface EventRow {
  readonly at: string;
  readonly user_id: string | null;
  readonly what: Event;
}

/** What happened to a suggestion, newest first. */
export function eventsOf(sql: Sql, projectId: string, suggestionId: string): Promise<EventRow[]> {
  return sql.rows<EventRow>(
    `SELECT at, user_id, what FROM suggestion_events
     WHERE project_id = $1 AND suggestion_id = $2 ORDER BY no DESC`,
    [projectId, suggestionId],
  );
}

/** Names of these users; those that are gone are missing. */
export async function namesOf(sql: Sql, userIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await sql.rows<{ user_id: string; name: string }>(
    'SELECT user_id, name FROM users WHERE user_id = ANY ($1::uuid[])',
    [userIds],
  );
  return new Map(rows.map(({ user_id, name }) => [user_id, name]));
}

/** Members of a project who can edit it, by name. */
export function editorsOf(
  sql: Sql,
  projectId: string,
): Promise<{ user_id: string; name: string }[]> {
  return sql.rows(
    `SELECT u.user_id, u.name FROM project_members m JOIN users u ON u.user_id = m.user_id
     WHERE m.project_id = $1 AND m.level <> 'lezer' ORDER BY u.name, u.user_id`,
    [projectId],
  );
}

/** How a project takes what a detector finds. */
export interface DetectorStand {
  readonly detector: Detector;
  readonly is_quiet: boolean;
  /** How often people called a finding not relevant, and handled one, since they were asked. */
  readonly rejected: number;
  readonly handled: number;
}

/** Of the detectors that people said something of. */
export function detectorStands(sql: Sql, projectId: string): Promise<DetectorStand[]> {
  return sql.rows<DetectorStand>(
    `SELECT coalesce(q.detector, s.detector) AS detector,
            coalesce(bool_or(q.is_quiet), false) AS is_quiet,
            count(*) FILTER (WHERE s.answer = 'niet_relevant') AS rejected,
            count(*) FILTER (WHERE s.answer = 'afgehandeld') AS handled
     FROM (SELECT * FROM quiet_detectors WHERE project_id = $1) q
     FULL JOIN (SELECT * FROM suggestions
                WHERE project_id = $1 AND answer IN ('niet_relevant', 'afgehandeld')) s
       ON s.detector = q.detector
     WHERE q.at IS NULL OR s.answered_at IS NULL OR s.answered_at > q.at OR q.is_quiet
     GROUP BY 1 ORDER BY 1`,
    [projectId],
  );
}
