import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auditfile, type Dialect, type GeneratedYear } from '@kengetal/generator';
import type { ApiClient } from '../bench/api-client.ts';

/** The audit file of a generated year. */
export async function fileOf(year: GeneratedYear, dialect: Dialect): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of auditfile(year, dialect)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Imports the files of an administration, oldest year first; answers its project. */
export async function importFiles(
  client: ApiClient,
  name: string,
  files: readonly Uint8Array[],
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kengetal-eval-'));
  try {
    const paths: string[] = [];
    for (const [index, file] of files.entries()) {
      const path = join(folder, `${String(index)}.xaf`);
      await writeFile(path, file);
      paths.push(path);
    }
    return await client.imported(name, paths);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
