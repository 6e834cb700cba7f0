import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { Sql } from '../db/database.ts';
import { DomainError } from '../domain-error.ts';
import { isOutOfMemory, moduleFile, type ModuleFile } from '../threads.ts';
import { fairQueue, type Who } from './fair-queue.ts';
import { serveSql } from './served-sql.ts';
import type { Assignment, Outcome, Task } from './task.ts';

/** A task under way. */
export interface Running<Output> {
  /** What it makes. Throws what the user is told instead, and {@link TooMuch}. */
  readonly made: Promise<Output>;
  /** Resolves when it has read what it needs of the database; throws what `made` throws. */
  readonly read: Promise<void>;
}

/** Starts a task in a thread. */
export type Run = <Input, Output>(
  task: Task<Input, Output>,
  input: Input,
  options?: { sql?: Sql; signal?: AbortSignal },
) => Running<Output>;

/** Threads for what takes longer than a request may hold up others. */
export interface Threads {
  /** Work that somebody waits for, by turns of organisations. Throws rate_limited, unavailable. */
  ask<T>(who: Who, work: (run: Run) => Promise<T>): Promise<T>;
  /** Work that nobody waits for, one at a time. */
  inBackground<T>(organisationId: string, work: (run: Run) => Promise<T>): Promise<T>;
  stop(): Promise<void>;
}

interface PoolOptions {
  /** Address of the module whose `doTask` does the tasks. */
  readonly script: string;
  /** Threads for what is asked; one more is for the background. */
  readonly threads: number;
  readonly memoryMb: number;
  readonly log: { error(fields: object, message: string): void };
}

/** A task took longer, or more memory, than it may; its thread was ended. */
export class TooMuch extends DomainError {
  constructor(message: string) {
    super('unprocessable', message);
  }
}

/** All threads but one without work are ended after this time, to give back their memory. */
const IDLE_MS = 30_000;
const PER_PERSON = 2;
const WAITING_PER_ORGANISATION = 20;
const WAITING = 200;

export function openThreads(options: PoolOptions): Threads {
  const { threads } = options;
  const pool = lazily(() => openPool(options));
  const waiting = { waitingPerOrganisation: WAITING_PER_ORGANISATION, waiting: WAITING };
  const asked = fairQueue({
    places: threads,
    // The last place is always left for others.
    perOrganisation: Math.max(1, threads - 1),
    perPerson: PER_PERSON,
    ...waiting,
  });
  const quiet = fairQueue({
    ...{ places: 1, perOrganisation: 1, perPerson: 1 },
    ...{ waitingPerOrganisation: Infinity, waiting: Infinity },
  });
  const run: Run = (task, input, given = {}) => {
    const { made, released } = runIn(pool.get(), task, input, given);
    const read = Promise.race([released, made.then(() => undefined)]);
    // Not everybody looks at it; what `made` throws is not lost.
    read.catch(() => undefined);
    return { made, read };
  };
  return {
    ask: (who, work) => asked.take(who, () => work(run)),
    inBackground: (organisationId, work) => quiet.take({ organisationId }, () => work(run)),
    stop: async () => {
      const open = await pool.known();
      await open?.piscina.destroy();
      await open?.file.remove();
    },
  };
}

interface OpenPool {
  readonly piscina: Piscina<Assignment, Outcome>;
  readonly file: ModuleFile;
}

async function openPool({ script, threads, memoryMb, log }: PoolOptions): Promise<OpenPool> {
  const file = await moduleFile(script);
  const piscina = new Piscina<Assignment, Outcome>({
    filename: file.path,
    name: 'doTask',
    // One stays: to start anew takes longer than most of what is asked.
    minThreads: 1,
    maxThreads: threads + 1,
    idleTimeout: IDLE_MS,
    // A task that waits for its rows must hear them.
    atomics: 'disabled',
    recordTiming: false,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32 },
  });
  piscina.on('error', (error) => log.error({ err: error }, 'a thread of the pool failed'));
  return { piscina, file };
}

function runIn<Input, Output>(
  pool: Promise<OpenPool>,
  task: Task<Input, Output>,
  input: Input,
  { sql, signal }: { sql?: Sql; signal?: AbortSignal },
) {
  const { port1, port2 } = new MessageChannel();
  const late = new AbortController();
  const watch = stopwatch(task.withinMs, () => late.abort());
  const serving = serveSql(port1, sql, watch);
  const work = async (): Promise<Output> => {
    const { piscina } = await pool;
    watch.resume();
    const signals = [late.signal, signal ?? []].flat();
    const outcome = await piscina.run(
      { name: task.name, input, port: port2 },
      { transferList: [port2], signal: AbortSignal.any(signals) },
    );
    if ('problem' in outcome) {
      const { code, detail, errors } = outcome.problem;
      throw new DomainError(code, detail, errors);
    }
    // The thread answers with what the task of this name makes.
    return outcome.made as Output;
  };
  const made = work()
    .catch((error: unknown) => {
      signal?.throwIfAborted();
      if (late.signal.aborted || isOutOfMemory(error)) throw new TooMuch(task.tooMuch);
      throw serving.failure() ?? error;
    })
    .finally(() => {
      watch.pause();
      serving.stop();
    });
  return { made, released: serving.released };
}

/** Tells when something went on for so long without a pause; it stands still at first. */
export function stopwatch(withinMs: number, tell: () => void) {
  let timer: NodeJS.Timeout | undefined;
  let pauses = 0;
  return {
    pause: () => {
      pauses += 1;
      clearTimeout(timer);
    },
    resume: () => {
      pauses = Math.max(0, pauses - 1);
      if (pauses === 0) timer = setTimeout(tell, withinMs).unref();
    },
  };
}

/** A value that is made when it is first asked. */
function lazily<T>(make: () => Promise<T>) {
  let made: Promise<T> | undefined;
  return {
    get: () => (made ??= make()),
    known: () => made,
  };
}
