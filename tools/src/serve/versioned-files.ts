import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv, { type RequestHandler } from 'sirv';

const ONE_YEAR_S = 31_536_000;
/** `/<version>/<file>`; a version folder never changes once it is there. */
const VERSIONED = /^\/([0-9A-Za-z][0-9A-Za-z.-]*)(\/[^?#]+)/;
/** Pages are not for taking from a version folder: they need a nonce and a policy. */
const PAGE = /\/index\.html(\.br|\.gz)?$/;

export type FileHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Serves the version folders below `dist` as a cache may keep them for ever, in the encoding that the
 * browser prefers. Versions that appear later are served too. Answers false when no file has that path.
 */
export function versionedFiles(dist: string): FileHandler {
  const served = new Map<string, RequestHandler>();

  const folderHandler = (version: string): RequestHandler | undefined => {
    const known = served.get(version);
    const folder = join(dist, version);
    if (known || !existsSync(folder)) return known;
    const handler = sirv(folder, {
      etag: true,
      maxAge: ONE_YEAR_S,
      immutable: true,
      brotli: true,
      gzip: true,
      extensions: [],
    });
    served.set(version, handler);
    return handler;
  };

  return (request, response) => {
    const url = request.url ?? '/';
    const [, version, file] = VERSIONED.exec(url) ?? [];
    if (version === undefined || file === undefined || PAGE.test(file)) return false;
    const handler = folderHandler(version);
    if (handler === undefined) return false;
    let found = true;
    request.url = file;
    handler(request, response, () => {
      found = false;
    });
    request.url = url;
    return found;
  };
}
