import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallBody, CallName, CallQuery, CallResponse, Calls } from '@kengetal/contract';
import type { Caller } from '../access/session.ts';
import type { Database } from '../db/database.ts';
import type { Asker } from '../db/limits.ts';
import type { OpenedFile } from '../files/downloads.ts';

type CallerOf<Name extends CallName> = Calls[Name]['access'] extends { scope: 'public' }
  ? undefined
  : Caller;

interface CallContext<Name extends CallName> {
  readonly query: CallQuery<Name>;
  readonly body: CallBody<Name>;
  readonly caller: CallerOf<Name>;
  /** Of the project that access was given to, as it was then; of other calls undefined. */
  readonly booksVersion?: number;
  /** On behalf of this request: by turns of users, and no longer than somebody waits for it. */
  readonly database: Database;
  readonly asker: Asker;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Answer<Name extends CallName> = Calls[Name] extends { fileResponse: true }
  ? OpenedFile
  : Calls[Name] extends { streamResponse: true }
    ? AsyncIterable<CallResponse<Name>>
    : CallResponse<Name> extends undefined
      ? void
      : CallResponse<Name>;

/** Does the work of one call, after validation and access. */
export type Handler<Name extends CallName> = (
  context: CallContext<Name>,
) => Promise<Answer<Name>> | Answer<Name>;

export type Handlers = { [Name in CallName]: Handler<Name> };
