import { readFile } from 'node:fs/promises';

/** What is read before the first release. */
export const EMPTY_REGISTRY = JSON.stringify({ schema: 1, remotes: {} });

/** The registry as it stands on disk, or one without remotes before the first release. */
export async function readRegistryText(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return EMPTY_REGISTRY;
    throw error;
  });
}
