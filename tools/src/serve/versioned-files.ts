import { join } from 'node:path';
import { sendFile } from './send-file.ts';
import type { Finder } from './static-server.ts';

const ONE_YEAR_MS = 31_536_000_000;
/** `/<version>/<file>`; a version folder never changes once it is there. */
const VERSIONED = /^\/([0-9A-Za-z][0-9A-Za-z.-]*)\/(.+)$/;
/** Pages are not for taking from a version folder: they need a nonce and a policy. */
const PAGE = /\.html?(\.br|\.gz)?$/i;

/**
 * Serves the version folders below `dist` as a cache may keep them for ever, in the encoding that the
 * browser prefers. Versions that appear later are served too.
 */
export function versionedFiles(dist: string): Finder {
  return async (path, request, response) => {
    const [, version, file] = VERSIONED.exec(path) ?? [];
    if (version === undefined || file === undefined || PAGE.test(file)) return false;
    const options = { root: join(dist, version), maxAge: ONE_YEAR_MS, immutable: true };
    return sendFile(file, options, request, response);
  };
}
