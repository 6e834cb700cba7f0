import * as z from 'zod';
import { defineCalls } from '../call.ts';
import { download } from '../entities.ts';
import { bundle, importJob } from '../imports.ts';
import { LIMITS } from '../../limits.ts';
import { id, listTo } from '../primitives.ts';

const importer = { scope: 'import', level: 'bewerker', field: 'import_id' } as const;

export const importCalls = defineCalls({
  upload: {
    method: 'POST',
    path: '/upload',
    summary: 'Upload an audit file; creates connection, source and, if none is chosen, a project',
    /**
     * A chosen project asks for bewerker there as well, a new one for beheerder of the
     * organisation; the import checks it.
     */
    access: { scope: 'organisation', level: 'lid', field: 'organisation_id' },
    query: z.object({
      organisation_id: id,
      project_id: id.optional(),
      filename: z.string().min(1).max(255),
    }),
    rawBody: true,
    response: importJob,
  },
  getImport: {
    method: 'GET',
    path: '/import',
    summary: 'Progress and result of an import',
    access: { scope: 'import', level: 'lezer', field: 'import_id' },
    query: z.object({ import_id: id }),
    response: importJob,
  },
  decideImport: {
    method: 'POST',
    path: '/import/decision',
    summary: 'Answer where a file of another company goes',
    access: importer,
    body: z.object({
      import_id: id,
      /** 'nieuw_project' is the project of the company itself, made where there is none. */
      decision: z.enum(['nieuw_project', 'vervangen', 'toevoegen', 'annuleren']),
    }),
    response: importJob,
  },
  getBundle: {
    method: 'GET',
    path: '/import/files',
    summary: 'The files of an upload of several administrations, each with what became of it',
    access: { scope: 'import', level: 'lezer', field: 'import_id' },
    query: z.object({ import_id: id }),
    response: bundle,
  },
  decideBundle: {
    method: 'POST',
    path: '/import/files/decision',
    summary:
      'Answer for files of new companies: a project of their own, this project, or leave out',
    access: importer,
    bodyLimit: LIMITS.bodyOfLists.max,
    body: z.object({
      /** Of the upload. */
      import_id: id,
      files: listTo(
        LIMITS.filesPerZip,
        z.discriminatedUnion('decision', [
          z.object({ import_id: id, decision: z.enum(['nieuw_project', 'overslaan']) }),
          z.object({ import_id: id, decision: z.literal('project'), project_id: id }),
        ]),
      ).min(1),
    }),
    response: bundle,
  },
  exportBundle: {
    method: 'POST',
    path: '/import/files/export',
    summary: 'What became of each file of an upload, as CSV',
    access: { scope: 'import', level: 'lezer', field: 'import_id' },
    body: z.object({ import_id: id }),
    response: download,
  },
  retryImport: {
    method: 'POST',
    path: '/import/retry',
    summary: 'Read an upload again after a fault of ours',
    access: importer,
    body: z.object({ import_id: id }),
    response: importJob,
  },
  undoImport: {
    method: 'DELETE',
    path: '/import',
    summary: 'Undo an import: the figures are again those from before it',
    access: importer,
    query: z.object({ import_id: id }),
    response: importJob,
  },
  projectImports: {
    method: 'GET',
    path: '/project/imports',
    summary: 'History of imports of a project, newest first',
    access: { scope: 'project', level: 'lezer', field: 'project_id' },
    query: z.object({ project_id: id }),
    response: z.array(importJob),
  },
});
