import type { OfficeBooks, OfficeFigures, OfficeOverview, OfficeRow } from '@kengetal/contract';
import type { Sql } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import { givenUpOn } from '../../jobs/rows.ts';
import { attentionOf, byAttention } from './attention.ts';
import { OFFICE_STATE } from './renewal.ts';

interface Asked {
  readonly organisationId: string;
  readonly userId: string;
  readonly today: string;
}

/** The administrations of an organisation that somebody is a member of, with how each stands. */
export async function officeOverview(sql: Sql, asked: Asked): Promise<OfficeOverview> {
  const { today } = asked;
  const [projects, sources, suggestions] = await Promise.all([
    projectsOf(sql, asked),
    sourcesOf(sql, asked),
    openSuggestions(sql, asked),
  ]);
  const rows = projects.map(({ project_id, project_name, books, is_making }): OfficeRow => {
    const source = sources.get(project_id) ?? null;
    return {
      ...{ project_id, project_name, books, is_making, source },
      suggestions: suggestions.get(project_id) ?? 0,
      attention: attentionOf({ books, source }, today),
    };
  });
  return { today, rows: rows.sort(byAttention) };
}

/** The amounts of a project, as they open. Throws not_found before it was looked through. */
export async function officeFigures(sql: Sql, projectId: string): Promise<OfficeFigures> {
  const [row] = await sql.rows<{ figures: OfficeFigures | null }>(
    'SELECT figures FROM office_rows WHERE project_id = $1',
    [projectId],
  );
  if (!row?.figures) throw new DomainError('not_found');
  return row.figures;
}

/** Projects `p` of organisation $1 that user $2 is a member of. */
const MINE = `projects p JOIN project_members m ON m.project_id = p.project_id AND m.user_id = $2
  WHERE p.organisation_id = $1 AND p.removed_at IS NULL`;

interface Project {
  readonly project_id: string;
  readonly project_name: string;
  readonly books: OfficeBooks | null;
  readonly is_making: boolean;
}

function projectsOf(sql: Sql, { organisationId, userId, today }: Asked): Promise<Project[]> {
  const state = OFFICE_STATE('$3');
  return sql.rows(
    `SELECT q.project_id, q.name AS project_name, r.books,
            r.state IS DISTINCT FROM q.state
              AND NOT ${givenUpOn('office', 'q.project_id', 'q.state')} AS is_making
     FROM (SELECT p.project_id, p.name, ${state} AS state FROM ${MINE}) q
     LEFT JOIN office_rows r ON r.project_id = q.project_id`,
    [organisationId, userId, today],
  );
}

/** Of several connections of a project the one that reads by itself, and of those the one in trouble. */
async function sourcesOf(
  sql: Sql,
  { organisationId, userId }: Asked,
): Promise<Map<string, OfficeRow['source']>> {
  const rows = await sql.rows<NonNullable<OfficeRow['source']> & { project_id: string }>(
    `SELECT DISTINCT ON (c.project_id) c.project_id, c.provider, c.last_sync_at AS at, c.error,
            CASE WHEN j.key IS NULL OR c.status = 'verlopen' THEN c.status ELSE 'bezig' END AS status,
            (j.progress->>'percent')::int AS percent
     FROM connections c
     LEFT JOIN jobs j ON j.kind = 'sync' AND j.key = c.connection_id::text
       AND j.state IN ('wachtend', 'bezig')
     WHERE c.project_id IN (SELECT p.project_id FROM ${MINE})
     ORDER BY c.project_id, c.provider = 'exact' DESC, c.status = 'actief',
              c.last_sync_at DESC NULLS LAST`,
    [organisationId, userId],
  );
  return new Map(rows.map(({ project_id, ...source }) => [project_id, source]));
}

async function openSuggestions(
  sql: Sql,
  { organisationId, userId }: Asked,
): Promise<Map<string, number>> {
  const rows = await sql.rows<{ project_id: string; count: number }>(
    `SELECT s.project_id, count(*)::int AS count FROM suggestions s
     LEFT JOIN quiet_detectors q ON q.project_id = s.project_id AND q.detector = s.detector
     WHERE s.project_id IN (SELECT p.project_id FROM ${MINE})
       AND s.gone IS NULL AND s.answer IN ('nieuw', 'in_behandeling') AND q.is_quiet IS NOT TRUE
     GROUP BY s.project_id`,
    [organisationId, userId],
  );
  return new Map(rows.map(({ project_id, count }) => [project_id, count]));
}
