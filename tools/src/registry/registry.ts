import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  registryEntrySchema,
  releaseSchema,
  type RegistryEntry,
  type Release,
} from '@kengetal/contract/remote';
import { RegistryError, changeRegistry } from './document.ts';

export interface Publication {
  /** Path of registry.json; made when it is not there. */
  registry: string;
  /** Folder with release.json and the files that it names. */
  folder: string;
  /** Address of that folder: absolute or relative to the registry's own; ends with a slash. */
  base: string;
}

export interface Placed {
  name: string;
  version: string;
  /** Version that stands ready as fallback. */
  previous: string | null;
  /** False when this was the state already. */
  changed: boolean;
}

/**
 * Makes a built release the current one of its remote and the one that ran until now the previous.
 * Rejects with RegistryError when the folder does not hold what its release.json says.
 */
export async function publish({ registry, folder, base }: Publication): Promise<Placed> {
  const release = await readRelease(folder);
  return changeEntry(registry, release.name, (entry) => {
    const placed = { base, release };
    if (entry?.current.release.version !== release.version) {
      return { current: placed, ...(entry && { previous: entry.current }) };
    }
    return { ...entry, current: placed };
  });
}

/** Makes the previous release of a remote the current one; the one it replaces stays as previous. */
export async function rollback(registry: string, name: string): Promise<Placed> {
  return changeEntry(registry, name, (entry) => {
    if (!entry?.previous)
      throw new RegistryError(`${name} heeft geen eerdere versie om naar terug te gaan.`);
    return { current: entry.previous, previous: entry.current };
  });
}

async function changeEntry(
  registry: string,
  name: string,
  change: (entry: RegistryEntry | undefined) => RegistryEntry,
): Promise<Placed> {
  let result: Placed | undefined;
  await changeRegistry(registry, (document) => {
    // A damaged entry is replaced as if it were not there; those of others are left as they are.
    const before = registryEntrySchema.safeParse(document.remotes[name]).data;
    const after = registryEntrySchema.parse(change(before));
    result = {
      name,
      version: after.current.release.version,
      previous: after.previous?.release.version ?? null,
      changed: JSON.stringify(before) !== JSON.stringify(after),
    };
    const { declaration } = after.current.release;
    return {
      ...document,
      remotes: { ...document.remotes, [name]: after },
      declarations: { ...document.declarations, [name]: declaration },
    };
  });
  if (!result) throw new RegistryError(`${name} is niet gewijzigd.`);
  return result;
}

async function readRelease(folder: string): Promise<Release> {
  const content = await readFile(path.join(folder, 'release.json'), 'utf8').catch(() => {
    throw new RegistryError(`${folder} bevat geen release.json. Bouw het onderdeel eerst.`);
  });
  const parsed = releaseSchema.safeParse(JSON.parse(content));
  if (!parsed.success) {
    throw new RegistryError(`${folder}: release.json klopt niet: ${parsed.error.message}`);
  }
  const release = parsed.data;
  await checkFiles(folder, release);
  return release;
}

async function checkFiles(folder: string, { entry, exposes }: Release): Promise<void> {
  const named = Object.values(exposes).flatMap(({ js, css }) => [...js, ...css]);
  for (const file of [entry.file, ...named]) {
    const content = await readFile(path.join(folder, file)).catch(() => {
      throw new RegistryError(`${folder} mist ${file}, dat in release.json staat.`);
    });
    if (file === entry.file && digest(content) !== entry.integrity) {
      throw new RegistryError(`${folder}: ${file} is niet het bestand dat is gebouwd.`);
    }
  }
}

const digest = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
