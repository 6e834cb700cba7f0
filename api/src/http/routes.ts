import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  calls,
  callOf,
  type Access,
  type Call,
  type CallBody,
  type CallName,
  type CallQuery,
} from '@kengetal/contract/api';
import { authorisation, type Authorise, type Granted } from '../access/policy.ts';
import {
  authentication,
  type Authenticate,
  type Caller,
  type Identified,
} from '../access/session.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { OpenedFile } from '../files/downloads.ts';
import { answersOf } from './answers.ts';
import { askerOf } from './asker.ts';
import { fairness, type Fairness, type FairnessConfig } from './fairness.ts';
import { sendFile } from './file.ts';
import type { Handler, Handlers } from './handler.ts';
import { LINES_TYPE, streamOf } from './streams.ts';
import { checked } from './validation.ts';

export interface RouteDependencies {
  readonly config: FairnessConfig;
  readonly database: Database;
  readonly clock: Clock;
}

/** Who calls, what they may, when it is their turn, and what their work asks. */
interface Doors {
  readonly authenticate: Authenticate;
  readonly authorise: Authorise;
  readonly fair: Fairness;
  readonly database: Database;
}

const JSON_TYPE = 'application/json; charset=utf-8';
const CALL_NAMES = Object.keys(calls) as CallName[];

/** Makes a route of every call in the contract's table. */
export function routes(
  app: FastifyInstance,
  { config, database, clock }: RouteDependencies,
  handlers: Handlers,
): void {
  app.decorateRequest('identified', undefined);
  app.decorateRequest('caller', undefined);
  const doors: Doors = {
    authenticate: authentication(database, clock),
    authorise: authorisation(database, clock),
    fair: fairness(app, database, config),
    database,
  };
  for (const name of CALL_NAMES) route(app, doors, name, handlers[name]);
}

function route<Name extends CallName>(
  app: FastifyInstance,
  doors: Doors,
  name: Name,
  handler: Handler<Name>,
): void {
  const call = callOf(name);
  const { response, fileResponse, streamResponse } = call;
  const checked = streamResponse ? undefined : response;
  const written = checked && answersOf(name, checked);
  const streamed = streamResponse && response && streamOf(name, response);
  const { fair } = doors;
  app.route({
    method: call.method,
    url: `/v1${call.path}`,
    ...(call.bodyLimit !== undefined && { bodyLimit: call.bodyLimit }),
    // What is compressed would wait until there is more of it.
    ...(streamResponse && { compress: false }),
    onRequest: identify(doors, call),
    handler: async (request, reply) => {
      const answer = await fair.ofPerson(request, call, async (): Promise<unknown> => {
        const { id, ...sent } = await validated(doors, name, request);
        await fair.countQuestion(request, reply, call);
        const asker = askerOf(request, reply);
        const database = doors.database.for(asker);
        const caller: unknown = request.caller;
        // Both halves were checked against the very schemas that the types come from.
        const context = { ...sent, caller, database, asker, request, reply } as Parameters<
          Handler<Name>
        >[0];
        return fair.ofOrganisation(request, call, id, async () => {
          const made = await handler(context);
          return written ? written(made, asker) : made;
        });
      });
      reply.header('cache-control', 'no-store');
      // Only calls with a file as their answer give one; the types of handlers see to that.
      if (fileResponse) return sendFile(reply, answer as OpenedFile);
      if (streamed) return reply.type(LINES_TYPE).send(streamed(answer));
      if (!written) return reply.code(204).send();
      return reply.type(JSON_TYPE).send(answer);
    },
  });
}

/** Before the body is read: whoever is not signed in sends nothing. */
function identify({ authenticate, fair }: Doors, call: Call) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (call.access.scope !== 'public') {
      request.identified = await authenticate(request.headers.authorization);
      request.caller = request.identified.caller;
    }
    await fair.count(request, reply);
  };
}

async function validated<Name extends CallName>(
  { authorise }: Doors,
  name: Name,
  request: FastifyRequest,
): Promise<{ query: CallQuery<Name>; body: CallBody<Name>; id: string | undefined } & Granted> {
  const call = callOf(name);
  const query = call.query && checked(call.query, request.query);
  const body = call.body ? checked(call.body, request.body) : undefined;
  const { access } = call;
  const id = 'field' in access ? fieldOf(access, query, body) : undefined;
  const { booksVersion }: Granted =
    'field' in access && id !== undefined && request.identified
      ? await authorise(request.identified, access, id)
      : {};
  return { query: query as CallQuery<Name>, body: body as CallBody<Name>, booksVersion, id };
}

function fieldOf(
  { field, ...access }: Extract<Access, { field: string }>,
  ...parts: unknown[]
): string | undefined {
  for (const part of parts) {
    if (typeof part !== 'object' || part === null) continue;
    const value: unknown = Object.entries(part).find(([key]) => key === field)?.[1];
    if (typeof value === 'string') return value;
  }
  if ('optional' in access) return undefined;
  throw new Error(`the field ${field} that access asks for was not sent`);
}

declare module 'fastify' {
  interface FastifyRequest {
    identified: Identified | undefined;
    caller: Caller | undefined;
  }
}
