import { request as ask, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { guardedServer, headersOf } from '@kengetal/server';
import { sendFile } from '../serve/send-file.ts';
import { isReading } from '../serve/send.ts';
import { answer, type Finder } from '../serve/static-server.ts';
import type { StandaloneSession } from './sign-in.ts';

export interface StandaloneServer {
  server: Server;
  /** Makes open pages load again. */
  changed(): void;
}

export interface ServerOptions {
  folder: string;
  apiUrl: string;
  session: StandaloneSession;
}

/** The frame runs its own scripts alone; it has its theme, and antd its styles, in the page. */
const HEADERS = headersOf(
  {
    'Content-Security-Policy': [
      "default-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: http://localhost:*",
      "font-src 'self' data:",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'Cross-Origin-Resource-Policy': 'same-origin',
  },
  false,
);

/** Serves the frame, passes `/v1` on to the API with the session's token, and tells of changes. */
export function createStandaloneServer(options: ServerOptions): StandaloneServer {
  const listeners = new Set<ServerResponse>();
  const find: Finder = async (path, request, response) => {
    if (path === '/changes') listen(listeners, response);
    else await sendFrame(options.folder, path, request, response);
    return true;
  };
  const server = guardedServer({ headers: HEADERS }, (request, response) => {
    if (request.url?.startsWith('/v1/')) return void passOn(options, request, response);
    if (isReading(request, response)) void answer(find, request, response);
  });
  return {
    server,
    changed: () => listeners.forEach((response) => response.write('data: changed\n\n')),
  };
}

/** Every path that is no file is a route of the frame's one page. */
async function sendFrame(
  root: string,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  for (const file of [path.slice(1), 'index.html']) {
    if (file && (await sendFile(file, { root }, request, response))) return;
  }
}

function listen(listeners: Set<ServerResponse>, response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache' });
  response.write('\n');
  listeners.add(response);
  response.on('close', () => listeners.delete(response));
}

/** The token stays here: the page never sees it. */
async function passOn(
  { apiUrl, session }: ServerOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const fail = (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end();
  };
  try {
    const { host: _host, origin: _origin, ...headers } = request.headers;
    const authorization = `Bearer ${await session.accessToken()}`;
    const address = new URL(request.url ?? '/', apiUrl);
    const passed = ask(
      address,
      { method: request.method, headers: { ...headers, authorization } },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    passed.on('error', fail);
    request.pipe(passed);
  } catch (error) {
    fail(error);
  }
}
