import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 0o700;
const FILE = 0o600;

/**
 * Makes a folder with all in it its owner's alone, also what an earlier version or a copy made
 * otherwise. To be called before anything is served: it does not let go in between (100,000 files
 * take half a second). What is somebody else's stays as it is.
 */
export function makeOwnerOnly(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: FOLDER });
  // The folder first: nobody comes in while the rest is done.
  change(folder, FOLDER);
  closeAll(folder);
}

function closeAll(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      change(path, FOLDER);
      closeAll(path);
    } else if (entry.isFile()) change(path, FILE);
  }
}

function change(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    // Not ours, or gone in the meantime.
    if (code !== 'EPERM' && code !== 'ENOENT') throw error;
  }
}

/** What this program makes from now on is its owner's alone. */
export function makeFilesOwnerOnly(): void {
  process.umask(0o077);
}
