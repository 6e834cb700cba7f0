import { mkdir, open, readFile, rename, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { registrySchema, type RegistryDocument } from '@kengetal/contract/remote';
import { takeLock } from '@kengetal/server';
import { addToHistory, type Change } from './history.ts';

/** Told to whoever runs the command: one Dutch line, what to do about it. */
export class RegistryError extends Error {}

/** Everybody may read the registry; its owner writes it, or who its file lets write. */
const MODE = 0o644;
const WORLD_WRITABLE = 0o002;

/** The document as it will be, and the line of history that says so. */
export interface Changed {
  document: RegistryDocument;
  change: Change;
}

/**
 * Changes the registry in one step: a reader sees the old document or the new one, never half of
 * it. Its history is written first, so that no release runs that it does not name. Rejects with
 * RegistryError when the document is damaged, anybody could write it, or a change is under way.
 */
export async function changeRegistry(
  file: string,
  change: (document: RegistryDocument) => Changed | null,
): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true });
    const mode = await modeOf(file);
    const release = await lock(file);
    try {
      const changed = change(await readRegistry(file));
      if (!changed) return;
      // Every page reads it: without indentation it weighs a fifth less.
      const text = `${JSON.stringify(registrySchema.parse(changed.document))}\n`;
      const next = `${file}.${process.pid}.tmp`;
      await writeDurably(next, text, mode);
      await addToHistory(file, changed.change);
      await rename(next, file);
    } finally {
      await release();
    }
  } catch (error) {
    if (!isRefused(error)) throw error;
    throw new RegistryError(
      `Je mag ${file} niet schrijven. Dat mag wie dat bestand en zijn map mag schrijven.`,
    );
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

/** The mode that the document keeps. What anybody may write decides nothing about who may. */
async function modeOf(file: string): Promise<number> {
  const [own, folder] = await Promise.all([stat(file).catch(() => undefined), stat(dirname(file))]);
  const open = [own, folder].some((each) => each && each.mode & WORLD_WRITABLE);
  if (open && process.platform !== 'win32') {
    throw new RegistryError(
      `Iedereen op deze machine kan ${file} of zijn map schrijven. Neem dat recht weg (chmod o-w) en probeer het opnieuw.`,
    );
  }
  return own ? own.mode & 0o777 : MODE;
}

async function writeDurably(file: string, text: string, mode: number): Promise<void> {
  const handle = await open(file, 'w', mode);
  try {
    await handle.chmod(mode);
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(EACCES|EPERM|EROFS)$/.test(String(error.code));

/** A lock that a killed program left is taken over. */
async function lock(file: string): Promise<() => Promise<void>> {
  const taken = await takeLock(`${file}.lock`).catch((error: unknown) => {
    if (isRefused(error)) throw error;
    throw new RegistryError('Een andere opdracht wijzigt het register. Probeer het zo opnieuw.');
  });
  return () => taken.release();
}
