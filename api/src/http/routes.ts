import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  calls,
  callOf,
  type Access,
  type CallBody,
  type CallName,
  type CallQuery,
} from '@kengetal/contract/api';
import type { ZodType } from 'zod';
import { authorise } from '../access/policy.ts';
import { authenticate } from '../access/session.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { compiled } from './checking.ts';
import { sendFile } from './file.ts';
import type { Caller, FileAnswer, Handler, Handlers, WorkingCall } from './handler.ts';
import { HttpProblem } from './problem.ts';
import { checked } from './validation.ts';

export interface RouteDependencies {
  readonly database: Database;
  readonly clock: Clock;
}

const JSON_TYPE = 'application/json; charset=utf-8';
const CALL_NAMES = Object.keys(calls) as CallName[];

/** Makes a route of every call in the contract's table. */
export function routes(app: FastifyInstance, deps: RouteDependencies, handlers: Handlers): void {
  app.decorateRequest('caller', undefined);
  for (const name of CALL_NAMES) {
    if (isWorking(name)) route(app, deps, name, handlers[name]);
    else laterRoute(app, deps, name);
  }
}

function isWorking(name: CallName): name is WorkingCall {
  return !callOf(name).later;
}

function route<Name extends WorkingCall>(
  app: FastifyInstance,
  deps: RouteDependencies,
  name: Name,
  handler: Handler<Name>,
): void {
  const { response, fileResponse, ...call } = callOf(name);
  const answered = response && checkOf(name, response);
  app.route({
    method: call.method,
    url: `/v1${call.path}`,
    ...(call.bodyLimit !== undefined && { bodyLimit: call.bodyLimit }),
    onRequest: identify(deps, call.access),
    handler: async (request, reply) => {
      const sent = await validated(deps, name, request);
      const caller: unknown = request.caller;
      // Both halves were checked against the very schemas that the types come from.
      const context = { ...sent, caller, request, reply } as Parameters<Handler<Name>>[0];
      const answer: unknown = await handler(context);
      reply.header('cache-control', 'no-store');
      // Only calls with a file as their answer give one; the types of handlers see to that.
      if (fileResponse) return sendFile(reply, answer as FileAnswer);
      if (!answered) return reply.code(204).send();
      // As bytes: a text would be gone through three times, to count, to copy and to write it.
      return reply.type(JSON_TYPE).send(Buffer.from(JSON.stringify(answered(answer))));
    },
  });
}

/** A call whose feature does not exist yet: whoever may make it is told so. */
function laterRoute(app: FastifyInstance, deps: RouteDependencies, name: CallName): void {
  const { method, path, access } = callOf(name);
  app.route({
    method,
    url: `/v1${path}`,
    onRequest: identify(deps, access),
    handler: async (request) => {
      if (access.scope !== 'suggestion') await validated(deps, name, request);
      throw new HttpProblem('not_implemented');
    },
  });
}

/** Before the body is read: whoever is not signed in sends nothing. */
function identify({ database, clock }: RouteDependencies, access: Access) {
  return async (request: FastifyRequest) => {
    if (access.scope === 'public') return;
    request.caller = await authenticate(database, clock, request.headers.authorization);
  };
}

async function validated<Name extends CallName>(
  { database }: RouteDependencies,
  name: Name,
  request: FastifyRequest,
): Promise<{ query: CallQuery<Name>; body: CallBody<Name> }> {
  const call = callOf(name);
  const query = call.query && checked(call.query, request.query);
  const body = call.body ? checked(call.body, request.body) : undefined;
  const { access } = call;
  if ('field' in access && request.caller) {
    await authorise(database, request.caller, access, fieldOf(access.field, query, body));
  }
  return { query: query as CallQuery<Name>, body: body as CallBody<Name> };
}

function fieldOf(field: string, ...parts: unknown[]): string {
  for (const part of parts) {
    if (typeof part !== 'object' || part === null) continue;
    const value: unknown = Object.entries(part).find(([key]) => key === field)?.[1];
    if (typeof value === 'string') return value;
  }
  throw new Error(`the field ${field} that access asks for was not sent`);
}

/** Checks that an answer is as the contract has it; one that does not fit is a fault of ours. */
function checkOf(name: CallName, response: ZodType): (answer: unknown) => unknown {
  const check = compiled(response);
  return (answer) => {
    const parsed = check.safeParse(answer);
    if (parsed.success) return parsed.data;
    throw new Error(`the answer of ${name} does not fit the contract: ${parsed.error.message}`);
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined;
  }
}
