import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Asker } from '../db/limits.ts';

const MOST_KNOWN = 10_000;
/** Users by the header that they were known by; only to know whose turn it is. */
const known = new Map<string, string>();

/** On whose behalf the database works for a request; until its caller is known, by who it was before. */
export function askerOf({ caller, headers, ip }: FastifyRequest, reply: FastifyReply): Asker {
  const { authorization } = headers;
  if (caller && authorization !== undefined && !known.has(authorization)) {
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(authorization, caller.userId);
  }
  const owner = caller?.userId ?? known.get(authorization ?? '') ?? ip;
  let signal: AbortSignal | undefined;
  return {
    kind: 'request',
    owner,
    // Most requests are answered from memory and need none.
    get signal() {
      return (signal ??= closing(reply));
    },
  };
}

/** Aborted when a connection closes before its answer was given. */
function closing({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  const close = () => {
    if (!raw.writableFinished) controller.abort();
  };
  if (raw.destroyed || raw.socket?.destroyed) controller.abort();
  else raw.once('close', close);
  return controller.signal;
}
