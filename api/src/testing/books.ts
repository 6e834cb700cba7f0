import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

/** Real audit files beside the repository, where they are present. */
const REAL_FOLDER = join(repositoryFolder(), '..', 'shared', 'data', 'xaf');

/** Real files whose figures are held against what others computed, and their folder. */
export const REAL_FILES = [
  ['exactonline_32_2016.xaf', ''],
  ['multivers_32_2017.xaf', ''],
  ['afas_32_2016_rebuilt.xaf', ''],
  ['banana_32_2018.xaf', ''],
  ['eekboek_clair2_2013.xaf', ''],
  ['exactonline_40_2016_derived.xaf', 'derived/'],
  ['multivers_32_2017_utf8_reindented.xml', 'variants/'],
] as const;

export const hasRealFiles = existsSync(REAL_FOLDER);

export function realFile(name: string): Buffer {
  return readFileSync(join(REAL_FOLDER, name));
}

/** What programs that are not this product computed of a real file. */
export function expectedOf<Expected>(name: string): Expected {
  return JSON.parse(expectedTextOf(name)) as Expected;
}

/** Cents of an amount as other programs write it, '-1234.50': by its digits, never as a fraction. */
export function centsOfText(amount: string): number {
  const [, minus, whole = '', decimals = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(amount) ?? [];
  if (whole === '') throw new Error(`not an amount: ${amount}`);
  const cents = Number(whole + decimals.padEnd(2, '0'));
  return minus && cents !== 0 ? -cents : cents;
}

export function expectedTextOf(name: string): string {
  return readFileSync(join(REAL_FOLDER, 'expected', name), 'utf8');
}

function repositoryFolder(): string {
  let folder = dirname(expect.getState().testPath ?? process.cwd());
  while (!existsSync(join(folder, 'pnpm-workspace.yaml'))) folder = dirname(folder);
  return folder;
}
