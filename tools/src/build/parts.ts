import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the workspace. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** `shell`, or the name of a remote. */
export type FrontEnd = string;

export const folderOf = (part: FrontEnd): string => path.join(ROOT, part);

/** Folder that holds one sub-folder per built version. */
export const distOf = (part: FrontEnd): string => path.join(ROOT, part, 'dist');

/** How far the port of a front end lies behind the shell's, as its package.json says. */
export function portOffsetOf(part: FrontEnd): number {
  const manifest = JSON.parse(readFileSync(path.join(folderOf(part), 'package.json'), 'utf8')) as {
    kengetal?: { port: number };
  };
  return manifest.kengetal?.port ?? 0;
}

/** The remotes that are in this workspace, in the order of their ports. */
export const REMOTES: readonly string[] = readdirSync(ROOT)
  .filter((name) => /^mfe-[a-z]+$/.test(name) && existsSync(path.join(ROOT, name, 'package.json')))
  .sort((one, other) => portOffsetOf(one) - portOffsetOf(other));

export const FRONT_ENDS: readonly FrontEnd[] = ['shell', ...REMOTES];
