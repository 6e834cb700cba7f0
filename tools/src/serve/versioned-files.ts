import { join } from 'node:path';
import { PAGE_FILE, VERSIONED } from './paths.ts';
import { sendFile } from './send-file.ts';
import type { Finder } from './static-server.ts';

const ONE_YEAR_MS = 31_536_000_000;
const IN_VERSION = new RegExp(VERSIONED);
const PAGE = new RegExp(PAGE_FILE, 'i');

/**
 * Serves the version folders below `dist` as a cache may keep them for ever, in the encoding that the
 * browser prefers. Versions that appear later are served too.
 */
export function versionedFiles(dist: string): Finder {
  return async (path, request, response) => {
    const [, version, file] = IN_VERSION.exec(path) ?? [];
    if (version === undefined || file === undefined || PAGE.test(file)) return false;
    const options = { root: join(dist, version), maxAge: ONE_YEAR_MS, immutable: true };
    return sendFile(file, options, request, response);
  };
}
