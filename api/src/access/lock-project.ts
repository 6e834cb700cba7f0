import { eq } from 'drizzle-orm';
import type { Sql } from '../db/database.ts';
import { organisations, projects } from '../db/schema/index.ts';

/**
 * Holds off others who change something of a project until the transaction ends: its books, views
 * or notes. Who only adds a row beside them does not wait.
 *
 * @returns its organisation; undefined where there is no such project
 */
export async function lockProject(
  { orm }: Sql,
  projectId: string,
): Promise<{ organisationId: string } | undefined> {
  const [project] = await orm
    .select({ organisationId: projects.organisationId })
    .from(projects)
    .where(eq(projects.projectId, projectId))
    .for('no key update');
  return project;
}

/** Holds off others who add to what an organisation may have at most, until the transaction ends. */
export async function lockOrganisation({ orm }: Sql, organisationId: string): Promise<void> {
  await orm
    .select({ organisationId: organisations.organisationId })
    .from(organisations)
    .where(eq(organisations.organisationId, organisationId))
    .for('no key update');
}
