import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { requireProject } from '../../access/policy.ts';
import type { Database } from '../../db/database.ts';
import { projects } from '../../db/schema/index.ts';
import type { Handlers } from '../../http/handler.ts';
import { HttpProblem } from '../../http/problem.ts';
import { isHere } from '../../imports/choices.ts';
import { fileIdOf, findImport, updateImport, type ImportRow } from '../../imports/rows.ts';
import { PUT_ASIDE } from '../../imports/running.ts';
import { choicesOf, projectImports, shownImport } from '../../imports/shown.ts';
import { undoImport } from '../../imports/undoing.ts';
import { cancelling, DECIDED } from './cancelling.ts';
import type { ImportCallDependencies } from './dependencies.ts';

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
  /** Lets an import wait for its turn, with what was decided. */
  const queue = async (row: ImportRow, change: Partial<ImportRow>) => {
    await database.transaction(async (sql) => {
      await updateImport(sql, row.importId, { ...change, status: 'wachtend' });
      const state = await imports.queue(sql, row);
      if (state === 'apart') throw new HttpProblem('conflict', PUT_ASIDE);
    });
    imports.wake();
  };
  const cancel = cancelling({ database, clock, imports, uploads });
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
      return shownImport(database, importId, userId);
    },
    getImport: ({ query, caller: { userId } }) => shownImport(database, query.import_id, userId),
    projectImports: ({ query, database, caller: { userId } }) =>
      database.snapshot((sql) => projectImports(sql, query.project_id, userId)),
    undoImport: async ({ query: { import_id: importId }, caller: { userId }, database }) => {
      await undoImport(database, clock, { importId, userId });
      await imports.tidy();
      return shownImport(database, importId, userId);
    },
    retryImport: async ({ body: { import_id: importId }, caller: { userId } }) => {
      const row = await importOf(importId);
      // One of many files may be read again after somebody was given the right to.
      const isOpen =
        row.status === 'mislukt' ||
        (row.part?.members.length && ['geweigerd', 'overgeslagen'].includes(row.status));
      if (!isOpen || !(await uploads.has(fileIdOf(row)))) {
        throw new HttpProblem(
          'conflict',
          'Deze import kan niet opnieuw. Upload het bestand nog eens.',
        );
      }
      await queue(row, { message: null, finishedAt: null });
      return shownImport(database, importId, userId);
    },
    decideImport: async ({ body: { import_id: importId, decision }, caller: { userId } }) => {
      const row = await importOf(importId);
      if (decision === 'annuleren') await cancel(row);
      else {
        const choices = (await choicesOf(database, [row], userId)).get(row) ?? [];
        const choice = choices.find((one) => one.decision === decision);
        if (!choice) throw new HttpProblem('conflict', DECIDED);
        if (!choice.possible) throw new HttpProblem('forbidden', choice.words);
        // Where the company stands is found by the uploader's rights, which may have changed since.
        const kept = isHere(choice) ? 'dit_project' : decision;
        await queue(row, { decision: kept, question: null });
      }
      return shownImport(database, importId, userId);
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
