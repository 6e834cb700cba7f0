import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { headersOf } from '@kengetal/server';
import { contentSecurityPolicy, SHELL_HEADERS } from './policy.ts';
import { readRegistryText, registryOrigins } from './registry-file.ts';
import { sendText } from './send.ts';
import { identityOrigins, pictureOrigins, type ShellConfig } from './shell-config.ts';
import { staticServer } from './static-server.ts';
import { versionedFiles } from './versioned-files.ts';

export interface ShellServerOptions {
  /** The shell's own origin. */
  origin: string;
  /** Folder with a sub-folder for each version of the shell. */
  dist: string;
  /** The version that a page gets now; asked at each page. */
  version: () => string;
  registryFile: string;
  config: ShellConfig;
  production?: boolean;
}

const NONCE_BYTES = 18;
const NONCE_PLACE = '__CSP_NONCE__';
/** Routes of the app have no ending; what has one is a file. */
const FILE = /\.[A-Za-z0-9]{1,8}$/;

/**
 * Serves the page on every route of the app, its files, `/registry.json`,
 * `/release.json` (the shell's own version) and `/config.json`.
 */
export function createShellServer(options: ShellServerOptions): Server {
  const files = versionedFiles(options.dist);
  return staticServer(
    headersOf(SHELL_HEADERS, options.production ?? false),
    async (path, request, response) => {
      const made = await madeText(options, path);
      if (made !== undefined) {
        sendText(request, response, 'application/json', made);
        return true;
      }
      if (await files(path, request, response)) return true;
      if (FILE.test(path)) return false;
      await sendPage(options, request, response);
      return true;
    },
  );
}

/** What is no file; undefined for other paths. */
async function madeText(
  { registryFile, config, version }: ShellServerOptions,
  path: string,
): Promise<string | undefined> {
  if (path === '/registry.json') return readRegistryText(registryFile);
  if (path === '/config.json') return JSON.stringify(config);
  if (path === '/release.json') return JSON.stringify({ version: version() });
  return undefined;
}

async function sendPage(
  { origin, dist, version, registryFile, config }: ShellServerOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const nonce = randomBytes(NONCE_BYTES).toString('base64');
  const [page, registry] = await Promise.all([
    readFile(join(dist, version(), 'index.html'), 'utf8'),
    readRegistryText(registryFile),
  ]);
  const policy = contentSecurityPolicy(nonce, {
    remotes: registryOrigins(registry, origin),
    api: new URL(config.apiUrl).origin,
    identity: identityOrigins(config),
    graph: new URL(config.graphUrl).origin,
    pictures: pictureOrigins(config),
  });
  response.setHeader('Content-Security-Policy', policy);
  sendText(request, response, 'text/html', page.replaceAll(NONCE_PLACE, nonce));
}
