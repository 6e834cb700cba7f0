import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { requireProject } from '../../access/policy.ts';
import { stamp, type Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { projects } from '../../db/schema/index.ts';
import type { Handlers } from '../../http/handler.ts';
import { HttpProblem } from '../../http/problem.ts';
import type { Imports } from '../../imports/jobs.ts';
import { findImport, updateImport } from '../../imports/rows.ts';
import { projectImports, shownImport } from '../../imports/shown.ts';
import { undoImport } from '../../imports/undoing.ts';
import type { Uploads } from '../../imports/uploads.ts';

export interface ImportCallDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly imports: Imports;
  readonly uploads: Uploads;
}

type ImportCalls =
  | 'upload'
  | 'getImport'
  | 'decideImport'
  | 'retryImport'
  | 'undoImport'
  | 'projectImports';

/** Uploads and their reading: progress, choice, again, undone, history. */
export function importHandlers({
  database,
  clock,
  imports,
  uploads,
}: ImportCallDependencies): Pick<Handlers, ImportCalls> {
  const importOf = async (importId: string) => {
    const row = await findImport(database, importId);
    if (!row) throw new HttpProblem('not_found');
    return row;
  };
  return {
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
    getImport: ({ query }) => shownImport(database, query.import_id),
    projectImports: ({ query, database }) =>
      database.snapshot((sql) => projectImports(sql, query.project_id)),
    undoImport: async ({ query: { import_id: importId }, caller, database }) => {
      await undoImport(database, clock, { importId, userId: caller.userId });
      imports.resume();
      return shownImport(database, importId);
    },
    retryImport: async ({ body: { import_id: importId } }) => {
      const row = await importOf(importId);
      if (row.status !== 'mislukt' || !(await uploads.has(importId))) {
        throw new HttpProblem(
          'conflict',
          'Deze import kan niet opnieuw. Upload het bestand nog eens.',
        );
      }
      await updateImport(database, importId, {
        status: 'wachtend',
        message: null,
        finishedAt: null,
      });
      imports.resume();
      return shownImport(database, importId);
    },
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
