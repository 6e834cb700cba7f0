import type * as z from 'zod';
import type { OrganisationRight, ProjectRight } from '../vocabulary.ts';

/**
 * Who may make a call. 'public' needs no session, 'session' any signed-in user. For the others the
 * id stands in the named field of query or body; the level is the lowest that may.
 * 'connection', 'source', 'import', 'chat', 'suggestion' lead to the project or organisation they
 * belong to.
 */
export type Access =
  | { scope: 'public' }
  | { scope: 'session' }
  /** `removed`: it was removed and can be brought back; levels are those of the moment of removal. */
  | { scope: 'organisation'; level: OrganisationRight; field: string; removed?: true }
  /** `optional`: without the id the call is about no project, and open to any signed-in user. */
  | { scope: 'project'; level: ProjectRight; field: string; optional?: true; removed?: true }
  | {
      scope: 'connection' | 'source' | 'import' | 'chat' | 'suggestion';
      level: ProjectRight;
      field: string;
    };

/** One call of the versioned API; paths are relative to /v1. */
export interface Call {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  summary: string;
  access: Access;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Bytes that the body may have, where that is more than `LIMITS.body`. */
  bodyLimit?: number;
  /** The body is a stream of bytes instead of JSON. */
  rawBody?: true;
  /** The answer is a file, sent as an attachment. */
  fileResponse?: true;
  /** The answer is a stream of these, one JSON document a line. */
  streamResponse?: true;
  /** Asks something of the assistant: a person may do so less often than other things. */
  isQuestion?: true;
  /** Schema of the 200 answer; absent means 204 without a body. */
  response?: z.ZodType;
}

/** Keeps the literal types of a table of calls while checking its shape. */
export function defineCalls<const Calls extends Record<string, Call>>(calls: Calls): Calls {
  return calls;
}
