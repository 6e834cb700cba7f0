import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import send, { type SendOptions } from '@fastify/send';

/** Beside a file stand those that were compressed beforehand, the smallest first. */
const ENCODINGS = [
  { name: 'br', accepted: /\bbr\b/, ending: '.br' },
  { name: 'gzip', accepted: /\bgzip\b/, ending: '.gz' },
];

/** Sends a file below `options.root`, compressed when it can be; false when it is not there. */
export async function sendFile(
  file: string,
  options: SendOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const ways = ENCODINGS.filter((each) => each.accepted.test(accepted));
  for (const way of [...ways, undefined]) {
    const path = file.split('/').map(encodeURIComponent).join('/') + (way?.ending ?? '');
    const found = await send(request, path, {
      ...options,
      acceptRanges: false,
      contentType: false,
      dotfiles: 'ignore',
      index: false,
    });
    if (found.type === 'file') {
      response.setHeader('Content-Type', typeOf(file));
      response.setHeader('Vary', 'Accept-Encoding');
      if (way && found.statusCode === 200) response.setHeader('Content-Encoding', way.name);
      response.writeHead(found.statusCode, found.headers);
      // A reader that goes away, or a disk that fails halfway, ends this answer alone.
      await pipeline(found.stream, response).catch(() => response.destroy());
      return true;
    }
  }
  return false;
}

function typeOf(file: string): string {
  const type = send.mime.getType(file) ?? 'application/octet-stream';
  return send.isUtf8MimeType(type) ? `${type}; charset=utf-8` : type;
}
