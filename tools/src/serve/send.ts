import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { CACHING } from './caching.ts';
import { REFUSALS } from './paths.ts';

/** Quick enough for each response; the files of a build are compressed beforehand. */
const BROTLI_QUALITY = 5;

/** Sends a text made for this response, compressed. What may be kept has a tag to ask again with. */
export function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  type: string,
  text: string,
  caching: string,
): void {
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 24)}"`;
  response.setHeader('Content-Type', `${type}; charset=utf-8`);
  response.setHeader('Cache-Control', caching);
  response.setHeader('Vary', 'Accept-Encoding');
  if (caching !== CACHING.never) response.setHeader('ETag', tag);
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304).end();
    return;
  }
  const body = encoded(request, response, text);
  response.setHeader('Content-Length', body.length);
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : body);
}

function encoded(request: IncomingMessage, response: ServerResponse, text: string): Buffer {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) {
    response.setHeader('Content-Encoding', 'br');
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
    return brotliCompressSync(text, { params });
  }
  if (/\bgzip\b/.test(accepted)) {
    response.setHeader('Content-Encoding', 'gzip');
    return gzipSync(text);
  }
  return Buffer.from(text);
}

/** Ends a request that has no answer, in one line. */
export function refuse(response: ServerResponse, status: number, reason: string): void {
  if (response.headersSent) return void response.destroy();
  response.setHeader('Cache-Control', CACHING.ask);
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.writeHead(status).end(`${reason}\n`);
}

/** True when only reading was asked for; else it has been refused. */
export function isReading(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return true;
  response.setHeader('Allow', 'GET, HEAD');
  refuse(response, 405, REFUSALS[405]);
  return false;
}
