import type { Organisation, Project } from '@kengetal/contract';
import type { Clock } from '../clock.ts';
import type { Sql } from '../db/database.ts';
import { DomainError } from '../domain-error.ts';
import { recordActivity } from './activity.ts';

interface Renamed {
  readonly organisation_id: string;
  readonly before: string;
}

/** Gives an organisation another name; only in a transaction. Throws not_found. */
export async function renameOrganisation(
  sql: Sql,
  clock: Clock,
  { organisationId, userId, name }: { organisationId: string; userId: string; name: string },
): Promise<Organisation> {
  const [renamed] = await sql.rows<Renamed>(
    `UPDATE organisations o SET name = $2 FROM organisations b
     WHERE o.organisation_id = $1 AND o.removed_at IS NULL AND b.organisation_id = o.organisation_id
     RETURNING o.organisation_id, b.name AS before`,
    [organisationId, name],
  );
  if (!renamed) throw new DomainError('not_found');
  if (renamed.before !== name) {
    await recordActivity(sql, clock, {
      ...{ organisationId, userId, action: 'organisatie.hernoemd' },
      description: `Organisatie ${renamed.before} heet nu ${name}`,
    });
  }
  return { organisation_id: organisationId, organisation_name: name };
}

/** The same for a project. */
export async function renameProject(
  sql: Sql,
  clock: Clock,
  { projectId, userId, name }: { projectId: string; userId: string; name: string },
): Promise<Project> {
  const [renamed] = await sql.rows<Renamed>(
    `UPDATE projects p SET name = $2 FROM projects b
     WHERE p.project_id = $1 AND p.removed_at IS NULL AND b.project_id = p.project_id
     RETURNING p.organisation_id, b.name AS before`,
    [projectId, name],
  );
  if (!renamed) throw new DomainError('not_found');
  const { organisation_id } = renamed;
  if (renamed.before !== name) {
    await recordActivity(sql, clock, {
      ...{ organisationId: organisation_id, projectId, userId, action: 'project.hernoemd' },
      description: `Project ${renamed.before} heet nu ${name}`,
    });
  }
  return { project_id: projectId, project_name: name, organisation_id };
}
