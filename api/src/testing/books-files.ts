import {
  auditfile,
  simulate,
  type AdministrationOptions,
  type Dialect,
  type GeneratedYear,
} from '@kengetal/generator';

/** Made-up books as the bytes of their audit files, a file for each fiscal year. */
export async function generatedFiles(
  options: AdministrationOptions,
  dialect: Dialect = 'exact',
): Promise<Buffer[]> {
  const files: Buffer[] = [];
  for (const year of simulate(options)) files.push(await yearFile(year, dialect));
  return files;
}

/** Audit file of a made-up year, which may have been changed first. */
export async function yearFile(year: GeneratedYear, dialect: Dialect = 'exact'): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of auditfile(year, dialect)) chunks.push(chunk);
  return Buffer.concat(chunks);
}
