import type { FastifyInstance } from 'fastify';
import type { Mailbox } from './mailbox.ts';
import { listPage, mailPage } from './pages.ts';

const HTML = 'text/html; charset=utf-8';
/** The page of a mail holds the mail itself in a frame. */
const WITH_FRAME =
  "default-src 'none';style-src 'self';img-src data:;frame-src 'self';base-uri 'none';frame-ancestors 'none'";
/** What came in is shown as a program for mail does that loads nothing. */
const OF_MAIL =
  "sandbox;default-src 'none';style-src 'unsafe-inline';base-uri 'none';form-action 'none';frame-ancestors 'self'";

/** A page to look into the mails that came in. */
export function mailRoutes(app: FastifyInstance, mailbox: Mailbox): void {
  app.get('/mail', (_request, reply) => reply.type(HTML).send(listPage(mailbox.all).toString()));
  app.get<{ Params: { id: string } }>('/mail/:id', (request, reply) => {
    const mail = mailbox.find(request.params.id);
    if (!mail) return reply.code(404).type(HTML).send(listPage(mailbox.all).toString());
    reply.header('content-security-policy', WITH_FRAME);
    return reply.type(HTML).send(mailPage(mail).toString());
  });
  app.get<{ Params: { id: string } }>('/mail/:id/html', (request, reply) => {
    const mail = mailbox.find(request.params.id);
    reply.header('content-security-policy', OF_MAIL);
    reply.header('x-frame-options', 'SAMEORIGIN');
    return reply
      .code(mail ? 200 : 404)
      .type(HTML)
      .send(mail?.html ?? '');
  });
}
