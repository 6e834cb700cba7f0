import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from './parts.ts';

/** What no build depends on. */
const IGNORED = new Set(['node_modules', 'dist', '.generated', 'testing']);
const IGNORED_FILE = /\.(test\.tsx?|md|tsbuildinfo)$|^testing\.tsx?$/;

/** Hex digest over the files below the folders and files named, their paths and contents. */
export async function digestOf(inputs: readonly string[], seed = ''): Promise<string> {
  const hash = createHash('sha256').update(seed);
  for (const file of await filesOf(inputs)) {
    hash.update(`\0${path.relative(ROOT, file)}\0`).update(await readFile(file));
  }
  return hash.digest('hex');
}

/** Version of a build: the package's own, and eight digits that stand for its inputs. */
export async function versionOf(folder: string, digest: string): Promise<string> {
  const manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return `${manifest.version}-${digest.slice(0, 8)}`;
}

async function filesOf(inputs: readonly string[]): Promise<string[]> {
  const found = await Promise.all(inputs.map((input) => walk(path.resolve(ROOT, input))));
  return found.flat().sort();
}

async function walk(place: string): Promise<string[]> {
  const entries = await readdir(place, { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOTDIR') return null;
      throw error;
    },
  );
  if (entries === null) return [place];
  const nested = entries.map(async (entry) => {
    if (IGNORED.has(entry.name) || IGNORED_FILE.test(entry.name)) return [];
    const inner = path.join(place, entry.name);
    return entry.isDirectory() ? walk(inner) : [inner];
  });
  return (await Promise.all(nested)).flat();
}
