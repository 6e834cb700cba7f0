import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { contentSecurityPolicy, SHELL_HEADERS } from './policy.ts';
import { readRegistryText, registryOrigins } from './registry-file.ts';
import { isReading, refuse, sendText } from './send.ts';
import { identityOrigins, pictureOrigins, type ShellConfig } from './shell-config.ts';
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
  return createServer((request, response) => {
    for (const [name, value] of Object.entries(SHELL_HEADERS)) response.setHeader(name, value);
    if (!isReading(request, response) || files(request, response)) return;
    answer(options, request, response).catch((error: unknown) => {
      console.error(error);
      refuse(response, 500, 'De pagina kon niet gemaakt worden.');
    });
  });
}

async function answer(
  options: ShellServerOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', options.origin);
  if (pathname === '/registry.json') {
    const registry = await readRegistryText(options.registryFile);
    return sendText(request, response, 'application/json', registry);
  }
  if (pathname === '/config.json') {
    return sendText(request, response, 'application/json', JSON.stringify(options.config));
  }
  if (pathname === '/release.json') {
    const release = { version: options.version() };
    return sendText(request, response, 'application/json', JSON.stringify(release));
  }
  if (FILE.test(pathname)) return refuse(response, 404, 'Dit bestand bestaat niet.');
  return sendPage(options, request, response);
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
