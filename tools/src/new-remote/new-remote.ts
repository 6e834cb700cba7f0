import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { REMOTES, ROOT, portOffsetOf } from '../build/parts.ts';
import { filesOf } from './files.ts';

/** Ports behind the shell's that remotes may have: those of API and sandbox are 10 and 20. */
const PORTS = Array.from({ length: 19 }, (_, index) => index + 1).filter((port) => port !== 10);

/** Writes a remote of that name, without `mfe-`, into a workspace; answers its folder. */
export async function writeRemote(word: string, root = ROOT): Promise<string> {
  const taken = new Set(REMOTES.map(portOffsetOf));
  const port = PORTS.find((each) => !taken.has(each));
  if (port === undefined) throw new Error('Er is geen poort meer vrij voor nog een onderdeel.');
  const name = `mfe-${word}`;
  const folder = path.join(root, name);
  if (existsSync(folder)) throw new Error(`${name} bestaat al.`);
  const title = word.charAt(0).toUpperCase() + word.slice(1);
  for (const [file, content] of Object.entries(filesOf({ name, title, path: `/${word}`, port }))) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  }
  return folder;
}
