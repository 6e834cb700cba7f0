import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Person } from '../../people.ts';

/** What an access token stands for. */
export interface Access {
  readonly person: Person;
  readonly scopes: ReadonlySet<string>;
}

/** Looks an opaque access token up; undefined when it is unknown, expired or revoked. */
export type FindAccess = (token: string) => Promise<Access | undefined>;

/** Microsoft Graph's `/me` and its photo, for the signed-in person. */
export function graphRoutes(app: FastifyInstance, findAccess: FindAccess): void {
  app.get('/graph/v1.0/me', async (request, reply) => {
    const person = await authorised(request, reply);
    return person === undefined ? reply : profileOf(person);
  });

  app.get('/graph/v1.0/me/photo/$value', async (request, reply) => {
    const person = await authorised(request, reply);
    return person === undefined
      ? reply
      : refuse(reply, 404, 'ImageNotFound', "The photo wasn't found.");
  });

  async function authorised(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Person | undefined> {
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const access = token === undefined ? undefined : await findAccess(token);
    if (access === undefined) {
      reply.header('www-authenticate', 'Bearer realm="", error="invalid_token"');
      refuse(
        reply,
        401,
        'InvalidAuthenticationToken',
        'Access token is empty, invalid or expired.',
      );
      return undefined;
    }
    if (!access.scopes.has('User.Read')) {
      refuse(
        reply,
        403,
        'Authorization_RequestDenied',
        'Insufficient privileges to complete the operation.',
      );
      return undefined;
    }
    return access.person;
  }
}

function profileOf({ oid, name, givenName, surname, email }: Person) {
  return {
    '@odata.context': 'https://graph.microsoft.com/v1.0/$metadata#users/$entity',
    id: oid,
    displayName: name,
    givenName,
    surname: surname === '' ? null : surname,
    mail: email,
    userPrincipalName: email,
    businessPhones: [],
    jobTitle: null,
    mobilePhone: null,
    officeLocation: null,
    preferredLanguage: 'nl-NL',
  };
}

function refuse(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  const innerError = { date: new Date().toISOString().slice(0, 19), 'request-id': randomUUID() };
  return reply.code(status).send({ error: { code, message, innerError } });
}
