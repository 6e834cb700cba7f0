import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { headersOf } from '@kengetal/server';
import { CACHING } from './caching.ts';
import { FILE, NONCE_PLACE } from './paths.ts';
import { contentSecurityPolicy, SHELL_HEADERS } from './policy.ts';
import { readRegistryText } from './registry-file.ts';
import { shellRelease } from './shell-release.ts';
import { sendText } from './send.ts';
import { originsOf, type ShellConfig } from './shell-config.ts';
import { staticServer } from './static-server.ts';
import { versionedFiles } from './versioned-files.ts';

export interface ShellServerOptions {
  /** Folder with a sub-folder for each version of the shell. */
  dist: string;
  /** The version that a page gets now; asked at each page. */
  version: () => string;
  registryFile: string;
  /** Origins besides its own that remotes may be on; the operator's choice. */
  remoteOrigins: readonly string[];
  config: ShellConfig;
  production?: boolean;
}

const NONCE_BYTES = 18;
const IS_FILE = new RegExp(FILE);

/**
 * Serves the page on every route of the app, its files, `/registry.json`,
 * `/release.json` (what this shell is and offers) and `/config.json`.
 */
export function createShellServer(options: ShellServerOptions): Server {
  const files = versionedFiles(options.dist);
  return staticServer(
    headersOf(SHELL_HEADERS, options.production ?? false),
    async (path, request, response) => {
      const made = await madeText(options, path);
      if (made !== undefined) {
        sendText(request, response, 'application/json', made, CACHING.ask);
        return true;
      }
      if (await files(path, request, response)) return true;
      if (IS_FILE.test(path)) return false;
      await sendPage(options, request, response);
      return true;
    },
  );
}

/** What is no file; undefined for other paths. */
async function madeText(
  { registryFile, remoteOrigins, config, dist, version }: ShellServerOptions,
  path: string,
): Promise<string | undefined> {
  if (path === '/registry.json') return readRegistryText(registryFile);
  if (path === '/config.json') return JSON.stringify(config);
  if (path === '/release.json') return shellRelease(join(dist, version()), remoteOrigins);
  return undefined;
}

async function sendPage(
  { dist, version, remoteOrigins, config }: ShellServerOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const nonce = randomBytes(NONCE_BYTES).toString('base64');
  const page = await readFile(join(dist, version(), 'index.html'), 'utf8');
  const policy = contentSecurityPolicy(nonce, originsOf(config, remoteOrigins));
  response.setHeader('Content-Security-Policy', policy);
  sendText(request, response, 'text/html', page.replaceAll(NONCE_PLACE, nonce), CACHING.never);
}
