import { readFile } from 'node:fs/promises';
import { registryEntrySchema, registrySchema } from '@kengetal/contract/remote';

const EMPTY = JSON.stringify({ schema: 1, remotes: {} });

/** The registry as it stands on disk, or one without remotes before the first release. */
export async function readRegistryText(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return EMPTY;
    throw error;
  });
}

/** Origins that the registry's releases are on; an entry that cannot be read adds none. */
export function registryOrigins(text: string, own: string): string[] {
  const registry = registrySchema.safeParse(parsed(text));
  const entries = registry.success ? Object.values(registry.data.remotes) : [];
  const bases = entries.flatMap((entry) => {
    const { success, data } = registryEntrySchema.safeParse(entry);
    return success ? [data.current.base, data.previous?.base ?? data.current.base] : [];
  });
  const origins = bases.map((base) => new URL(base, own).origin);
  return [...new Set(origins)].filter((origin) => origin !== own).sort();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
