import { access, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Files that every program on this database can read: a folder, shared by setting where there are
 * several programs. A store of objects could stand behind this, with a copy at `path`.
 */
export interface FileStore {
  /** Has `write` put a file at a path, and keeps it whole or not at all. */
  keep<T>(name: string, write: (path: string) => Promise<T>): Promise<T>;
  /** Where a file can be read. */
  path(name: string): string;
  has(name: string): Promise<boolean>;
  remove(name: string): Promise<void>;
  /** Removes what nobody keeps any more, if it is older than `olderMs`: younger may be arriving. */
  sweep(isKept: (name: string) => Promise<boolean>, olderMs: number): Promise<void>;
}

const UNFINISHED = '.part';
/** Other names are not ours, and stay. */
const OURS = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:\.part)?$/;

/** Names are UUIDs. */
export function filesIn(folder: string): FileStore {
  const path = (name: string) => join(folder, name);
  const remove = (name: string) => rm(path(name), { force: true });
  return {
    path,
    remove,
    keep: async (name, write) => {
      await mkdir(folder, { recursive: true });
      const unfinished = name + UNFINISHED;
      try {
        const written = await write(path(unfinished));
        await rename(path(unfinished), path(name));
        return written;
      } catch (error) {
        await remove(unfinished);
        throw error;
      }
    },
    has: (name) =>
      access(path(name)).then(
        () => true,
        () => false,
      ),
    sweep: async (isKept, olderMs) => {
      for (const name of await readdir(folder).catch(() => [])) {
        if (!OURS.test(name)) continue;
        const found = await stat(path(name)).catch(() => undefined);
        if (!found || Date.now() - found.mtimeMs < olderMs) continue;
        if (name.endsWith(UNFINISHED) || !(await isKept(name))) await remove(name);
      }
    },
  };
}
