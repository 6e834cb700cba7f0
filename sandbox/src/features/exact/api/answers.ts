import type { FastifyReply, FastifyRequest } from 'fastify';
import { WallClock, type Value } from './odata.ts';

type Row = Readonly<Record<string, Value>>;

/** Rows in the form that the request accepts: JSON if it says so, else Atom. */
export function sendRows(
  request: FastifyRequest,
  reply: FastifyReply,
  { rows, next, plain }: { rows: readonly Row[]; next: string | null; plain: boolean },
) {
  if (!acceptsJson(request)) {
    return reply.type('application/atom+xml; charset=utf-8').send(feed(rows, next));
  }
  const d = plain ? rows : { results: rows, ...(next !== null && { __next: next }) };
  return reply.type('application/json; charset=utf-8').send(JSON.stringify({ d }));
}

/** A refusal, with its reason in the body and in a header. */
export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  message: string,
) {
  reply.code(status).header('Reason', message);
  if (!acceptsJson(request)) {
    const text = `<error xmlns="http://schemas.microsoft.com/ado/2007/08/dataservices/metadata"><code></code><message xml:lang="">${escaped(message)}</message></error>`;
    return reply.type('application/xml; charset=utf-8').send(text);
  }
  return reply
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ error: { code: '', message: { lang: '', value: message } } }));
}

const acceptsJson = ({ headers }: FastifyRequest) =>
  /application\/json/i.test(headers.accept ?? '');

function feed(rows: readonly Row[], next: string | null): string {
  const entries = rows.map((row) => {
    const fields = Object.entries(row).map(([name, value]) =>
      value === null
        ? `<d:${name} m:null="true" />`
        : `<d:${name}>${escaped(textOf(value))}</d:${name}>`,
    );
    return `<entry><content type="application/xml"><m:properties>${fields.join('')}</m:properties></content></entry>`;
  });
  const link = next === null ? '' : `<link rel="next" href="${escaped(next)}" />`;
  return `<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom" xmlns:d="http://schemas.microsoft.com/ado/2007/08/dataservices" xmlns:m="http://schemas.microsoft.com/ado/2007/08/dataservices/metadata">${entries.join('')}${link}</feed>`;
}

const textOf = (value: Exclude<Value, null>) =>
  value instanceof WallClock ? new Date(value.ms).toISOString().slice(0, 19) : String(value);

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
