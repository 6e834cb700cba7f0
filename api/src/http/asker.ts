import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Asker } from '../db/limits.ts';

/** On whose behalf the database works for a request. */
export function askerOf({ caller, ip }: FastifyRequest, reply: FastifyReply): Asker {
  const owner = caller?.userId ?? ip;
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
