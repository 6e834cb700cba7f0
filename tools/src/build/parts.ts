import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the workspace. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** Remotes in the order of their ports (design §6, issue of the first run). */
export const REMOTES = [
  'mfe-dashboard',
  'mfe-reports',
  'mfe-analytics',
  'mfe-chat',
  'mfe-settings',
] as const;

export type RemoteName = (typeof REMOTES)[number];
export type FrontEnd = 'shell' | RemoteName;

export const FRONT_ENDS: readonly FrontEnd[] = ['shell', ...REMOTES];

export const folderOf = (part: FrontEnd): string => path.join(ROOT, part);

/** Folder that holds one sub-folder per built version. */
export const distOf = (part: FrontEnd): string => path.join(ROOT, part, 'dist');
