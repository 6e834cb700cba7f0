import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { requireProject } from '../../access/policy.ts';
import { stamp, type Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { projects, sources } from '../../db/schema/index.ts';
import type { Handlers } from '../../http/handler.ts';
import { HttpProblem } from '../../http/problem.ts';
import type { Imports } from '../../imports/jobs.ts';
import { findImport, importJobOf, updateImport } from '../../imports/rows.ts';
import type { Uploads } from '../../imports/uploads.ts';

export interface SourceDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly imports: Imports;
  readonly uploads: Uploads;
}

/** Files of bookkeepings: upload, progress, and what they brought. */
export function sourceHandlers({
  database,
  clock,
  imports,
  uploads,
}: SourceDependencies): Pick<Handlers, 'getSource' | 'upload' | 'getImport' | 'decideImport'> {
  const importOf = async (importId: string) => {
    const row = await findImport(database, importId);
    if (!row) throw new HttpProblem('not_found');
    return row;
  };
  return {
    getSource: async ({ query }) => {
      const [found] = await database.orm
        .select()
        .from(sources)
        .where(eq(sources.sourceId, query.source_id));
      if (!found) throw new HttpProblem('not_found');
      return sourceOf(found);
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
      return importJobOf(
        await imports.submit({ organisationId, projectId, userId, filename, content }),
      );
    },
    getImport: async ({ query }) => importJobOf(await importOf(query.import_id)),
    decideImport: async ({ body: { import_id: importId, decision } }) => {
      const row = await importOf(importId);
      if (row.status !== 'vraag') {
        throw new HttpProblem('conflict', 'Over deze import valt niets meer te kiezen.');
      }
      if (decision === 'annuleren') {
        await uploads.remove(importId);
        const message = 'Geannuleerd. Er is niets veranderd.';
        await updateImport(database, importId, {
          status: 'geweigerd',
          message,
          finishedAt: stamp(clock),
        });
      } else {
        await updateImport(database, importId, { status: 'wachtend', decision, question: null });
        imports.resume();
      }
      return importJobOf(await importOf(importId));
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

function sourceOf(row: typeof sources.$inferSelect) {
  return {
    source_id: row.sourceId,
    project_id: row.projectId,
    connection_id: row.connectionId,
    name: row.name,
    kind: row.kind,
    producer: row.producer,
    boekjaar: row.boekjaar,
    start_date: row.startDate,
    end_date: row.endDate,
    lines: row.lines,
    imported_at: row.importedAt,
    warnings: row.warnings,
    filename: row.filename,
  };
}
