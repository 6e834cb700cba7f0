import { auditfiles, type AdministrationOptions, type Dialect } from '../generator/index.ts';

/** Made-up books as the bytes of their audit files, a file for each fiscal year. */
export async function generatedFiles(
  options: AdministrationOptions,
  dialect: Dialect = 'exact',
): Promise<Buffer[]> {
  const files: Buffer[] = [];
  for (const { bytes } of auditfiles(options, dialect)) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of bytes) chunks.push(chunk);
    files.push(Buffer.concat(chunks));
  }
  return files;
}
