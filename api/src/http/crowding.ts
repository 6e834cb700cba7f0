import type { FastifyRequest } from 'fastify';
import { HttpProblem } from './problem.ts';

export interface CrowdLimits {
  /** Requests of one key that are worked on at once. */
  readonly atOnce: number;
  /** Those that may wait for one of these; the next is refused. */
  readonly waiting: number;
}

interface Crowd {
  running: number;
  readonly queue: (() => void)[];
}

/** Works on a request in the turn of its key. Throws rate_limited when too many wait already. */
export type InTurn = <T>(
  key: string,
  request: FastifyRequest,
  work: () => Promise<T>,
) => Promise<T>;

/**
 * Lets a few requests of one person, or one organisation, be worked on at once and a few more
 * wait, so that one that hammers crowds out nobody but itself.
 */
export function limitCrowds({ atOnce, waiting }: CrowdLimits): InTurn {
  const crowds = new Map<string, Crowd>();

  return async (key, request, work) => {
    let crowd = crowds.get(key);
    if (!crowd) crowds.set(key, (crowd = { running: 0, queue: [] }));
    const { queue } = crowd;
    if (crowd.running < atOnce) crowd.running += 1;
    else if (queue.length >= waiting) throw new HttpProblem('rate_limited');
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      if (request.raw.socket.destroyed) throw new HttpProblem('rate_limited'); // It gave up waiting.
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else if ((crowd.running -= 1) === 0) crowds.delete(key);
    }
  };
}
