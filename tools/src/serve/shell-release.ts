import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * `/release.json` of a shell: as its build wrote it, with the origins that the operator lets remotes
 * be on. A static host has it as a file, made in the same way.
 */
export async function shellRelease(folder: string, origins: readonly string[]): Promise<string> {
  const built: unknown = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8'));
  return JSON.stringify({ ...Object(built), origins });
}
