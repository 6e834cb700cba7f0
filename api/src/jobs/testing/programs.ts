import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { clockOf } from '../../clock.ts';
import type { Database, Sql } from '../../db/database.ts';
import { withOrganisation } from '../../testing/books.ts';
import { Caller } from '../../testing/caller.ts';
import type { Engine } from '../../testing/environment.ts';
import { running } from '../../testing/running.ts';
import { until } from '../../testing/until.ts';
import type { Kind, NewJob } from '../kind.ts';
import { JobQueue } from '../queue.ts';
import { addJob } from '../rows.ts';
import type { Worker } from '../worker.ts';

/** Turns of the event loop in which nothing is asked of the database: then all wait for something. */
const STILL_TURNS = 20;

const SILENT = { info: () => undefined, error: () => undefined };

/** Programs beside each other on one database, without the API's own, by a clock that stands still. */
export function programs(engine: Engine) {
  const test = running({ engine });
  const caller = new Caller(test);
  let now = Date.parse('2025-03-18T10:00:00Z');
  const clock = clockOf(() => new Date(now));
  const open = new Set<JobQueue>();
  const killed = new Set<string>();
  const asking = { count: 0 };
  beforeAll(async () => {
    await test.app.jobs.idle();
    await test.app.jobs.stop();
    await caller.signIn('anna@voorbeeld.nl');
  });
  afterEach(async () => {
    await Promise.all([...open].map((queue) => queue.stop()));
    open.clear();
    await test.database.rows('DELETE FROM jobs');
    await test.database.rows('DELETE FROM job_turns');
  });
  return {
    test,
    clock,
    /** Begins a program that does jobs of one kind. */
    begin: async (
      kind: Partial<Kind> & Pick<Kind, 'run'>,
      {
        worker = { id: randomUUID() },
        endedByItself = false,
      }: { readonly worker?: Worker; readonly endedByItself?: boolean } = {},
    ) => {
      const kinds: Kind[] = [
        {
          ...{ name: 'import', lane: 'files', attempts: 3, leaseSeconds: 30, mayBeCancelled: true },
          ...kind,
        },
      ];
      const queue = new JobQueue({
        database: untilKilled(test.database, () => killed.has(worker.id), asking),
        clock,
        log: SILENT,
        worker,
        endedByItself,
        kinds,
      });
      open.add(queue);
      await queue.start();
      return queue;
    },
    /** Ends it as a kill does: it says nothing any more. What hangs in it hangs. */
    kill: (queue: JobQueue, { id }: Worker) => {
      killed.add(id);
      open.delete(queue);
    },
    add: (job: Partial<NewJob> & Pick<NewJob, 'key'>, again = false) =>
      addJob(test.database, clock, { kind: 'import', ...job }, { again }),
    pass: (seconds: number) => {
      now += seconds * 1_000;
    },
    /** Resolves when no program asks the database anything. */
    still: async () => {
      for (let turns = 0; turns < STILL_TURNS; turns = asking.count > 0 ? 0 : turns + 1)
        await turn();
    },
    organisation: () => withOrganisation(caller),
    rows: () =>
      test.database.rows<{ key: string; state: string; failures: number; error: string | null }>(
        'SELECT key, state, failures, error FROM jobs ORDER BY arrival',
      ),
    until,
  };
}

/** A database as a program sees it that may be killed: then nothing it asks is ever answered. */
function untilKilled(
  database: Database,
  isKilled: () => boolean,
  asking: { count: number },
): Database {
  const guarded = async <T>(ask: () => Promise<T>): Promise<T> => {
    const never = new Promise<never>(() => undefined);
    if (isKilled()) return never;
    asking.count += 1;
    const answer = await ask().finally(() => (asking.count -= 1));
    return isKilled() ? never : answer;
  };
  const rows: Sql['rows'] = (...asked) => guarded(() => database.rows(...asked));
  return {
    ...database,
    rows,
    quietly: { ...database.quietly, rows },
    transaction: (work) => guarded(() => database.transaction(work)),
  };
}
