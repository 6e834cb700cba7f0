import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import sirv from 'sirv';
import type { StandaloneSession } from './sign-in.ts';

export interface StandaloneServer {
  origin: string;
  /** Makes open pages load again. */
  changed(): void;
}

export interface ServerOptions {
  folder: string;
  port: number;
  apiUrl: string;
  session: StandaloneSession;
}

/** Serves the frame, passes `/v1` on to the API with the session's token, and tells of changes. */
export async function openServer(options: ServerOptions): Promise<StandaloneServer> {
  const files = sirv(options.folder, { dev: true, single: true });
  const listeners = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    if (request.url === '/changes') return listen(listeners, response);
    if (request.url?.startsWith('/v1/')) return void passOn(options, request, response);
    return files(request, response);
  });
  server.listen(options.port, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${options.port}`,
    changed: () => listeners.forEach((response) => response.write('data: changed\n\n')),
  };
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
    response.writeHead(502).end();
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
