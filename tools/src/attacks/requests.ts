import { Agent, request, type IncomingHttpHeaders } from 'node:http';

/** A request as it goes over the line; nothing in it is put right. */
export interface Sending {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
  readonly token?: string;
  /** Address of this machine to call from. */
  readonly from?: string;
  /** Gives up when it aborts. */
  readonly signal?: AbortSignal;
}

export interface Answer {
  /** 0 when there was none. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The body; without an answer what went wrong. */
  readonly text: string;
  readonly ms: number;
}

const GIVE_UP_MS = 30_000;
/** How a connection that the server has ended shows itself, while reading and while writing. */
const ENDED: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE']);
const agent = new Agent({ keepAlive: true });

/**
 * Sends a request and answers what came, whatever it is. Again when the server ended a connection
 * that it had kept open just then: that is no answer to this request (RFC 9112 §9.3.1).
 */
export async function send(origin: string, sending: Sending): Promise<Answer> {
  const answer = await sendOnce(origin, sending);
  return answer.isStale ? sendOnce(origin, sending) : answer;
}

function sendOnce(
  origin: string,
  sending: Sending,
): Promise<Answer & { readonly isStale: boolean }> {
  const { method, path, headers = {}, body, token, from, signal } = sending;
  const { hostname, port } = new URL(origin);
  const began = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, text: string, got: IncomingHttpHeaders = {}, isStale = false) =>
      resolve({ status, text, headers: got, ms: performance.now() - began, isStale });
    const asking = request(
      {
        hostname,
        port,
        method,
        path,
        agent,
        localAddress: from,
        signal: signal ?? AbortSignal.timeout(GIVE_UP_MS),
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
          ...headers,
        },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', (error) => end(0, error.message));
        response.on('end', () =>
          end(response.statusCode ?? 0, Buffer.concat(parts).toString(), response.headers),
        );
      },
    );
    asking.on('error', (error) => {
      const isEnded = 'code' in error && ENDED.has(error.code);
      end(0, error.message, {}, isEnded && asking.reusedSocket);
    });
    asking.end(body);
  });
}

export const JSON_HEADERS = { 'content-type': 'application/json' };
export const BYTES_HEADERS = { 'content-type': 'application/octet-stream' };
