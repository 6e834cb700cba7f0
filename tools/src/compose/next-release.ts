import { execFileSync } from 'node:child_process';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../build/parts.ts';

/** Copies the sources of the workspace, without what is made of them. */
export async function copySources(to: string): Promise<void> {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const names = execFileSync('git', list, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 });
  for (const name of new Set(names.split('\0').filter(Boolean))) {
    const target = path.join(to, name);
    await mkdir(path.dirname(target), { recursive: true });
    // A file that was removed, and not yet from the list.
    await cp(path.join(ROOT, name), target).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
}

/** Makes the next release of a remote in a copy of the sources: the same, of another version. */
export async function raiseVersion(sources: string, part: string, version: string): Promise<void> {
  const file = path.join(sources, part, 'package.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
  await writeFile(file, `${JSON.stringify({ ...manifest, version }, null, 2)}\n`);
}
