import { setTimeout as wait } from 'node:timers/promises';
import { queueOf } from '../imports/queue.ts';

/** Keeps something of all projects in step with their books. */
export interface Renewal {
  /** Looks now whether there is something to renew. */
  wake(): void;
  /** Resolves when all is renewed. */
  idle(): Promise<void>;
  stop(): Promise<void>;
}

interface Renewing<Job> {
  /** What is to be renewed next; undefined when all is. */
  readonly next: () => Promise<Job | undefined>;
  /** Renews it, or sees to it that it is not next any more. */
  readonly renew: (job: Job) => Promise<void>;
  /** Told when either throws, as when the database is away; it is tried again. */
  readonly failed: (error: unknown) => void;
}

/** How often it is looked whether books have changed, in ms; a page that is opened asks at once. */
const EVERY_MS = 5_000;

/** Renews one after the other, behind what users ask. What is cut off is made anew. */
export function keepRenewed<Job>({ next, renew, failed }: Renewing<Job>): Renewal {
  const queue = queueOf(async () => {
    for (let job = await next(); job && !queue.stopped; job = await next()) await renew(job);
  }, failed);
  const timer = setInterval(queue.wake, EVERY_MS);
  timer.unref();
  return {
    wake: queue.wake,
    idle: async () => {
      queue.wake();
      await queue.running();
      // What was woken meanwhile runs on in a turn of its own.
      while (!queue.stopped && (await next())) {
        queue.wake();
        await queue.running();
        await wait(1);
      }
    },
    stop: async () => {
      clearInterval(timer);
      queue.stop();
      await queue.running();
    },
  };
}
