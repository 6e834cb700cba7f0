import type { ImportJob } from '@kengetal/contract';
import type { Caller } from './caller.ts';
import type { TestApp } from './environment.ts';

/** Uploads a file and waits until its import has ended. */
export async function upload(
  test: TestApp,
  caller: Caller,
  file: { organisationId: string; projectId?: string; filename?: string; content: Buffer | string },
): Promise<ImportJob> {
  const { organisationId, projectId, filename = 'auditfile.xaf', content } = file;
  const job = await caller.ask('upload', {
    query: { organisation_id: organisationId, project_id: projectId, filename },
    bytes: content,
  });
  await test.app.imports.idle();
  return caller.ask('getImport', { query: { import_id: job.import_id } });
}

/** Someone with an organisation of their own. */
export async function withOrganisation(caller: Caller, name = 'Testbedrijf'): Promise<string> {
  const made = await caller.ask('createOrganisation', { body: { organisation_name: name } });
  return made.organisation_id;
}

/** The project of a company of their own with these years, read one after the other. */
export async function projectWith(
  test: TestApp,
  caller: Caller,
  years: readonly (Buffer | string)[],
): Promise<string> {
  const organisationId = await withOrganisation(caller);
  let projectId: string | undefined;
  for (const content of years) {
    projectId =
      (await upload(test, caller, { organisationId, projectId, content })).project_id ?? '';
  }
  return projectId ?? '';
}
