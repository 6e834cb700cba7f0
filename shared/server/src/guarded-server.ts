import {
  createServer,
  STATUS_CODES,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import type { Headers } from './headers.ts';
import { endSlowBodies } from './slow-bodies.ts';

export interface GuardOptions {
  /** What every answer carries, whoever writes it. */
  readonly headers: Headers;
  /** Within this time the headers of a request must be there. */
  readonly headersWithinMs?: number;
  /** Over this time a body must keep its least rate. */
  readonly bodyWindowMs?: number;
}

const HEADERS_WITHIN_MS = 15_000;
const BODY_WINDOW_MS = 15_000;

/**
 * A server that waits for nobody for ever and whose every answer has its headers: also those to
 * what is no HTTP, or breaks off, which no handler sees.
 */
export function guardedServer(
  { headers, headersWithinMs = HEADERS_WITHIN_MS, bodyWindowMs = BODY_WINDOW_MS }: GuardOptions,
  handler: RequestListener,
): Server {
  const server = createServer({
    headersTimeout: headersWithinMs,
    connectionsCheckingInterval: headersWithinMs / 3,
    // A large upload takes as long as it takes; its rate is what counts.
    requestTimeout: 0,
  });
  server.on('request', (_request, response: ServerResponse) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.on('error', () => undefined); // Whoever went away needs no answer.
  });
  server.on('request', handler);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else refuseConnection(socket, STATUS_OF[error.code ?? ''] ?? 400, headers);
  });
  endSlowBodies(server, bodyWindowMs, (socket) => refuseConnection(socket, 408, headers));
  return server;
}

const STATUS_OF: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

const WORDS: Readonly<Record<number, string>> = {
  400: 'De aanvraag is geen goed HTTP.',
  408: 'De aanvraag kwam te langzaam binnen.',
  431: 'De aanvraag heeft te grote headers.',
};

/** Answers where there is no response to write to, and ends the connection. */
function refuseConnection(socket: Duplex, status: number, headers: Headers): void {
  const text = `${WORDS[status] ?? ''}\n`;
  const lines = Object.entries({
    ...headers,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(text)),
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`);
  socket.destroy();
}
