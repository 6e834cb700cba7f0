import { LIMITS, type RemovalPreview } from '@kengetal/contract';
import type { Sql } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';

/** $1 is the organisation, or null where it is about the one project $2. */
const PREVIEW = `
  WITH going AS (
    SELECT project_id, name FROM projects
    WHERE removed_at IS NULL AND (organisation_id = $1 OR project_id = $2))
  SELECT coalesce((SELECT name FROM organisations WHERE organisation_id = $1),
                  (SELECT name FROM going WHERE project_id = $2)) AS name,
    (SELECT count(*)::int FROM going) AS projects,
    (SELECT count(*)::int FROM sources JOIN going USING (project_id)) AS sources,
    (SELECT coalesce(sum(lines), 0)::int8 FROM sources JOIN going USING (project_id)) AS lines,
    (SELECT count(*)::int FROM connections
     WHERE organisation_id = $1 OR project_id = $2) AS connections,
    (SELECT count(*)::int FROM (
       SELECT user_id FROM memberships WHERE organisation_id = $1
       UNION SELECT user_id FROM project_members JOIN going USING (project_id)) people) AS people,
    (SELECT count(*)::int FROM chats JOIN going USING (project_id)) AS chats`;

type Found = Omit<RemovalPreview, 'name' | 'days'> & { readonly name: string | null };

/** What would be gone, for everybody who has a part in it. Throws not_found. */
export async function removalPreview(
  sql: Sql,
  of: { readonly organisationId: string } | { readonly projectId: string },
): Promise<RemovalPreview> {
  const asked = 'projectId' in of ? [null, of.projectId] : [of.organisationId, null];
  const [found] = await sql.rows<Found>(PREVIEW, asked);
  const name = found?.name ?? null;
  if (!found || name === null) throw new DomainError('not_found');
  return { ...found, name, lines: Number(found.lines), days: LIMITS.removalDays.max };
}
