import type { FastifyReply } from 'fastify';
import type { OpenedFile } from '../files/downloads.ts';

/** Sends a file to be saved, never to be shown in the page's place. */
export function sendFile(reply: FastifyReply, file: OpenedFile): FastifyReply {
  return reply
    .header('content-type', file.contentType)
    .header('content-length', file.bytes)
    .header('content-disposition', attachment(file.filename))
    .send(file.content);
}

/** The name twice: for old readers in ASCII, and whole as RFC 5987 (in RFC 6266) has it. */
function attachment(filename: string): string {
  const plain = filename
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]|["\\%]/g, '_');
  const whole = encodeURIComponent(filename.replace(/\p{Cs}/gu, '_')).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
