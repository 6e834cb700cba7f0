import { and, eq, isNull } from 'drizzle-orm';
import type { Sql } from '../db/database.ts';
import { organisations, projects } from '../db/schema/index.ts';
import { DomainError } from '../domain-error.ts';

/**
 * Holds off others who change something of a project until the transaction ends: its books, views
 * or notes. Who only adds a row beside them does not wait.
 *
 * @returns its organisation; undefined where there is no such project, or it was removed
 */
export async function lockProject(
  { orm }: Sql,
  projectId: string,
): Promise<{ organisationId: string } | undefined> {
  const [project] = await orm
    .select({ organisationId: projects.organisationId })
    .from(projects)
    .where(and(eq(projects.projectId, projectId), isNull(projects.removedAt)))
    .for('no key update');
  return project;
}

/**
 * Holds off others who add to what an organisation may have at most, or remove it, until the
 * transaction ends. Throws not_found where it was removed.
 */
export async function lockOrganisation({ orm }: Sql, organisationId: string): Promise<void> {
  const [found] = await orm
    .select({ organisationId: organisations.organisationId })
    .from(organisations)
    .where(and(eq(organisations.organisationId, organisationId), isNull(organisations.removedAt)))
    .for('no key update');
  if (!found) throw new DomainError('not_found');
}
