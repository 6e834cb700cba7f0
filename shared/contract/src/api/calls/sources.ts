import * as z from 'zod';
import { defineCalls } from '../call.ts';
import { download, source, warning } from '../entities.ts';
import { bundle, importJob } from '../imports.ts';
import { ledgerAccount, ledgerAccounts } from '../accounts.ts';
import { LIMITS } from '../../limits.ts';
import { VAT_CHOICES, VAT_PLACED } from '../../vocabulary.ts';
import { vatPlacement } from '../vat.ts';
import { id, listTo, textTo } from '../primitives.ts';

const projectQuery = z.object({ project_id: id });
const reader = { scope: 'project', level: 'lezer', field: 'project_id' } as const;
const editor = { scope: 'project', level: 'bewerker', field: 'project_id' } as const;
const importer = { scope: 'import', level: 'bewerker', field: 'import_id' } as const;

export const sourceCalls = defineCalls({
  getSource: {
    method: 'GET',
    path: '/source',
    summary: 'One source with the warnings of its last import',
    access: { scope: 'source', level: 'lezer', field: 'source_id' },
    query: z.object({ source_id: id }),
    response: source.extend({ warnings: z.array(warning), filename: z.string().nullable() }),
  },
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
    access: reader,
    query: projectQuery,
    response: z.array(importJob),
  },
  projectAccounts: {
    method: 'GET',
    path: '/project/accounts',
    summary: 'Ledger accounts with the group they are in, and the groups to choose from',
    access: reader,
    query: projectQuery,
    response: ledgerAccounts,
  },
  mapAccounts: {
    method: 'POST',
    path: '/project/accounts',
    summary: 'Put accounts in a group by hand; null gives the choice back to the program',
    access: editor,
    bodyLimit: LIMITS.bodyOfLists.max,
    body: projectQuery.extend({
      changes: listTo(
        LIMITS.mappedAccounts,
        z.object({ rekening: textTo(LIMITS.filterText), groep: z.string().max(60).nullable() }),
      ).min(1),
    }),
    response: z.object({ change_id: id, accounts: z.array(ledgerAccount) }),
  },
  undoAccountMapping: {
    method: 'POST',
    path: '/project/accounts/undo',
    summary: 'Undo a change of account groups',
    access: editor,
    body: projectQuery.extend({ change_id: id }),
    response: z.object({ accounts: z.array(ledgerAccount) }),
  },
  vatPlaces: {
    method: 'GET',
    path: '/project/vat',
    summary: 'VAT codes and accounts of VAT with their place in the return, and why',
    access: reader,
    query: projectQuery,
    response: z.array(vatPlacement),
  },
  placeVat: {
    method: 'POST',
    path: '/project/vat',
    summary: 'Place a VAT code or an account of VAT by hand; null leaves it to the program',
    access: editor,
    body: projectQuery.extend({
      soort: z.enum(VAT_PLACED),
      sleutel: textTo(LIMITS.filterText),
      plaats: z.enum(VAT_CHOICES).nullable(),
    }),
    response: z.array(vatPlacement),
  },
});
