import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { registrySchema, type RegistryDocument } from '@kengetal/contract/remote';
import { takeLock } from '@kengetal/server';

/** Told to whoever runs the command: one Dutch line, what to do about it. */
export class RegistryError extends Error {}

/**
 * Changes the registry in one step: a reader sees the old document or the new one, never half of
 * it. Rejects with RegistryError when the document is damaged or another change is under way.
 */
export async function changeRegistry(
  file: string,
  change: (document: RegistryDocument) => RegistryDocument,
): Promise<void> {
  const release = await lock(file);
  try {
    const before = await readRegistry(file);
    const after = registrySchema.parse(change(before));
    if (JSON.stringify(after) === JSON.stringify(before)) return;
    const next = `${file}.${process.pid}.tmp`;
    await writeFile(next, `${JSON.stringify(after, null, 2)}\n`);
    await rename(next, file);
  } finally {
    await release();
  }
}

/** The document as it is; an absent file is an empty registry. */
export async function readRegistry(file: string): Promise<RegistryDocument> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return { schema: 1, remotes: {}, declarations: {} };
  const parsed = registrySchema.safeParse(parseJson(text));
  if (!parsed.success)
    throw new RegistryError(`${file} is geen register. Herstel het met de hand, of verwijder het.`);
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A lock that a killed program left is taken over. */
async function lock(file: string): Promise<() => Promise<void>> {
  const held = `${file}.lock`;
  await mkdir(dirname(file), { recursive: true });
  const taken = await takeLock(held).catch(() => {
    throw new RegistryError('Een andere opdracht wijzigt het register. Probeer het zo opnieuw.');
  });
  return () => taken.release();
}
