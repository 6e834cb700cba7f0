import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { Sql } from './db/database.ts';

interface Sweeping {
  /** Waits for what is under way. */
  stop(): Promise<void>;
}

/** Removes what is over; it may fail, and is tried again. */
type Sweep = (sql: Sql, clock: Clock) => Promise<void>;

/** Sweeps now and every so many ms, one after the other. */
export function keepSwept(
  {
    sql,
    clock,
    log,
    everyMs,
  }: {
    readonly sql: Sql;
    readonly clock: Clock;
    readonly log: FastifyBaseLogger;
    readonly everyMs: number;
  },
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
  }, everyMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await underWay;
    },
  };
}
