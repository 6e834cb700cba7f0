import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { requireProject } from '../../access/policy.ts';
import type { BooksReader } from '../../books/store/reader.ts';
import { projectSources } from '../../books/store/sources.ts';
import type { Database } from '../../db/database.ts';
import { projects, sources } from '../../db/schema/index.ts';
import type { Handlers } from '../../http/handler.ts';
import { HttpProblem } from '../../http/problem.ts';
import type { Imports } from '../../imports/jobs.ts';
import { shownImport } from '../../imports/shown.ts';

export interface SourceDependencies {
  readonly database: Database;
  readonly reader: BooksReader;
  readonly imports: Imports;
}

/** Files of bookkeepings: their upload, and what they brought. */
export function sourceHandlers({
  database,
  reader,
  imports,
}: SourceDependencies): Pick<Handlers, 'getSource' | 'upload'> {
  return {
    getSource: async ({ query }) => {
      const [found] = await database.orm
        .select()
        .from(sources)
        .where(eq(sources.sourceId, query.source_id));
      const shown = found && (await reader.read(found.projectId, projectSources));
      const source = shown?.find(({ source_id }) => source_id === query.source_id);
      if (!found || !source) throw new HttpProblem('not_found');
      return { ...source, warnings: found.warnings, filename: found.filename };
    },
    upload: async ({ query, caller, request }) => {
      const { organisation_id: organisationId, project_id: projectId, filename } = query;
      if (projectId) {
        await requireProject(database, caller, projectId, 'bewerker');
        await requireSameOrganisation(database, projectId, organisationId);
      }
      if (!(request.body instanceof Readable)) {
        throw new HttpProblem('invalid_request', 'Stuur het bestand als application/octet-stream.');
      }
      const { userId } = caller;
      const content = request.body;
      const { importId } = await imports.submit({
        organisationId,
        projectId,
        userId,
        filename,
        content,
      });
      return shownImport(database, importId);
    },
  };
}

async function requireSameOrganisation(
  database: Database,
  projectId: string,
  organisationId: string,
): Promise<void> {
  const [found] = await database.orm
    .select()
    .from(projects)
    .where(eq(projects.projectId, projectId));
  if (found?.organisationId !== organisationId) throw new HttpProblem('not_found');
}
