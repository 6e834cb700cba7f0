import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Far below any connection that works; what comes slower only keeps us waiting. */
const LEAST_BYTES_PER_SECOND = 1_024;
const LOOKS_PER_WINDOW = 3;

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Begin of the window that is measured, and what the connection had brought by then. */
  since: number;
  bytes: number;
}

/**
 * Ends requests whose body comes in slower than the least rate over a window, and those that go on
 * sending after their answer. Time in which we do not take what has come counts for nothing.
 */
export function endSlowBodies(
  server: Server,
  windowMs: number,
  refuse: (socket: Socket) => void,
): void {
  const open = new Map<Socket, Exchange>();
  server.on('connection', (socket: Socket) => socket.on('close', () => open.delete(socket)));
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    if (!announcesBody(request)) open.delete(socket);
    else open.set(socket, { request, response, since: performance.now(), bytes: socket.bytesRead });
  });
  const look = () => {
    const now = performance.now();
    for (const [socket, exchange] of open) {
      const { request, response, since, bytes } = exchange;
      if (request.complete || socket.destroyed) open.delete(socket);
      else if (now - since >= windowMs) {
        const least = (LEAST_BYTES_PER_SECOND * (now - since)) / 1_000;
        const isSlow = socket.bytesRead - bytes < least && request.readableLength === 0;
        if (response.headersSent && (isSlow || response.writableFinished)) socket.destroy();
        else if (isSlow) refuse(socket);
        else Object.assign(exchange, { since: now, bytes: socket.bytesRead });
      }
    }
  };
  let timer: NodeJS.Timeout | undefined;
  server.on('listening', () => {
    timer = setInterval(look, windowMs / LOOKS_PER_WINDOW);
    timer.unref();
  });
  server.on('close', () => clearInterval(timer));
}

const announcesBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
