import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { Sql } from './db/database.ts';

const EVERY_MS = 3_600_000;

interface Sweeping {
  /** Waits for what is under way. */
  stop(): Promise<void>;
}

/** Removes what is over; it may fail, and is tried again. */
type Sweep = (sql: Sql, clock: Clock) => Promise<void>;

/** Sweeps now and every hour, one after the other. */
export function keepSwept(
  {
    sql,
    clock,
    log,
  }: { readonly sql: Sql; readonly clock: Clock; readonly log: FastifyBaseLogger },
  sweeps: readonly Sweep[],
): Sweeping {
  const sweepAll = async () => {
    for (const sweep of sweeps) {
      await sweep(sql, clock).catch((error: unknown) => {
        log.error({ err: error, sweep: sweep.name }, 'what is over could not be removed');
      });
    }
  };
  let underWay = sweepAll();
  const timer = setInterval(() => {
    underWay = underWay.then(sweepAll);
  }, EVERY_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await underWay;
    },
  };
}
