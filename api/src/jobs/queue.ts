import { setTimeout as wait } from 'node:timers/promises';
import { later } from '../clock.ts';
import { claimJob, isToBeDone } from './claiming.ts';
import { Doing, type Deps } from './doing.ts';
import { giveUpJob } from './ending.ts';
import type { Job, Kind, KindName, Lane } from './kind.ts';
import { addJob, takeBack } from './rows.ts';
import type { Worker } from './worker.ts';
import { wokenBy } from './woken.ts';

/** How often is looked whether something is to be done that others asked for, in ms. */
const EVERY_MS = 5_000;
/** Leases are renewed so often while they last. */
const RENEWED_TIMES = 4;

/** A file up to this size may pass a longer one that is being read, in bytes as it was sent. */
const SMALL_BYTES = 4 * 1024 * 1024;

/** Places of each lane in one program, with what a job may be at most to take it. */
const LANES: readonly { readonly lane: Lane; readonly upTo?: number }[] = [
  { lane: 'files' },
  { lane: 'files', upTo: SMALL_BYTES },
  { lane: 'background' },
  { lane: 'background' },
  // These wait for others most of the time.
  ...Array.from({ length: 4 }, () => ({ lane: 'syncs' as const })),
  // Who waits for an invitation does not wait for books; a server that hangs keeps nobody.
  { lane: 'mail' },
  { lane: 'mail' },
];

interface QueueOptions extends Omit<Deps, 'worker'> {
  readonly worker: Worker;
  readonly kinds: readonly Kind[];
  /** True when the run before ended by itself: what was under way then is counted. */
  readonly endedByItself?: boolean;
}

/** What a part of the program sees of the jobs of its kinds. */
export interface JobsOfKinds {
  /** Looks now whether there is something to do. */
  wake(): void;
  /** Resolves when nothing of it waits or runs, but for what was removed meanwhile. */
  idle(): Promise<void>;
}

/**
 * Does the jobs of the database, beside other programs that do: each is claimed by one, for as long
 * as that renews its lease (decision 0101).
 */
export class JobQueue implements JobsOfKinds {
  readonly #deps: Deps;
  readonly #options: QueueOptions;
  readonly #kinds: ReadonlyMap<KindName, Kind>;
  /** By place. */
  readonly #doing = new Map<number, Doing>();
  readonly #woken = wokenBy(
    () => this.#look(),
    (error) => this.#deps.log.error({ err: error }, 'the queue of jobs stopped for a moment'),
  );
  readonly #timers: NodeJS.Timeout[] = [];

  constructor(options: QueueOptions) {
    this.#options = options;
    this.#deps = { ...options, worker: options.worker.id };
    this.#kinds = new Map(options.kinds.map((kind) => [kind.name, kind]));
  }

  /** Takes back what the run before had claimed, and begins. */
  async start(): Promise<void> {
    const { worker, kinds, endedByItself = false } = this.#options;
    const { database, clock, log } = this.#deps;
    const { before } = worker;
    if (before) await takeBack(database, clock, { worker: before, endedByItself });
    const shortest = Math.min(...kinds.map(({ leaseSeconds }) => leaseSeconds));
    const renew = () =>
      this.renew().catch((error: unknown) =>
        log.error({ err: error }, 'leases could not be renewed'),
      );
    this.#timers.push(
      setInterval(this.wake, EVERY_MS).unref(),
      setInterval(() => void renew(), (shortest * 1_000) / RENEWED_TIMES).unref(),
    );
    this.wake();
  }

  readonly wake = (): void => this.#woken.wake();

  /** The jobs of these kinds. */
  of(...kinds: readonly KindName[]): JobsOfKinds {
    return { wake: this.wake, idle: () => this.idle(kinds) };
  }

  async idle(kinds: readonly KindName[] = [...this.#kinds.keys()]): Promise<void> {
    for (;;) {
      this.wake();
      await this.#woken.running();
      if (this.#woken.stopped || !(await this.#isAny(kinds))) return;
      const ends = [...this.#doing.values()].map(({ ended }) => ended);
      await Promise.race([
        ...ends,
        wait(ends.length > 0 ? EVERY_MS : 10, undefined, { ref: false }),
      ]);
    }
  }

  /**
   * Ends a job, whoever does it; one that waits is gone at once, one that runs stops soon.
   * @returns whether there was one that could be cancelled
   */
  async cancel(name: KindName, key: string): Promise<boolean> {
    const kind = this.#kinds.get(name);
    return kind?.mayBeCancelled ? this.#end(kind, key) : false;
  }

  /**
   * Ends every job of an organisation or a project, whoever does it: what it was for was removed.
   * What it would have made is asked for anew when that comes back.
   */
  async cancelOf(of: { readonly organisationId: string } | { readonly projectId: string }) {
    const [column, id] =
      'projectId' in of ? ['project_id', of.projectId] : ['organisation_id', of.organisationId];
    const found = await this.#deps.database.rows<Pick<Job, 'kind' | 'key'>>(
      `SELECT kind, key FROM jobs WHERE ${column} = $1 AND state IN ('wachtend', 'bezig')`,
      [id],
    );
    for (const { kind: name, key } of found) {
      const kind = this.#kinds.get(name);
      if (kind) await this.#end(kind, key);
    }
  }

  async #end(kind: Kind, key: string): Promise<boolean> {
    const { database, worker } = this.#deps;
    const isAny = await database.transaction(async (sql) => {
      const [job] = await sql.rows<Job & { state: string }>(
        `UPDATE jobs SET is_cancelled = true,
           worker = CASE WHEN state = 'bezig' THEN worker ELSE $3::uuid END
         WHERE kind = $1 AND key = $2 AND state IN ('wachtend', 'bezig')
         RETURNING job_id AS id, kind, key, version, project_id AS "projectId",
           organisation_id AS "organisationId", failures, ends, state`,
        [kind.name, key, worker],
      );
      if (job?.state === 'wachtend') {
        await giveUpJob(sql, { job, worker }, 'geannuleerd');
        await kind.ended?.(sql, job, 'geannuleerd');
      }
      return job !== undefined;
    });
    for (const doing of this.#doing.values()) {
      if (doing.kind === kind && doing.job.key === key && isAny) doing.stop('cancelled');
    }
    return isAny;
  }

  /** Takes no new job; what runs is let go, to be done anew, here or elsewhere. */
  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    this.#woken.stop();
    await this.#woken.running();
    const running = [...this.#doing.values()];
    for (const doing of running) doing.stop('the program ends');
    await Promise.all(running.map(({ ended }) => ended));
  }

  /** Renews the leases of what runs here, and stops what was cancelled or taken over. */
  async renew(): Promise<void> {
    const running = [...this.#doing.values()];
    if (running.length === 0) return;
    const { database, clock, worker } = this.#deps;
    const rows = await database.rows<{ id: string; isCancelled: boolean }>(
      `UPDATE jobs j SET lease_until = l.until
       FROM unnest($2::uuid[], $3::timestamptz[]) AS l(id, until)
       WHERE j.job_id = l.id AND j.worker = $1 AND j.state = 'bezig'
       RETURNING j.job_id AS id, j.is_cancelled AS "isCancelled"`,
      [
        worker,
        running.map(({ job }) => job.id),
        running.map(({ kind }) => later(clock, kind.leaseSeconds)),
      ],
    );
    const ours = new Map(rows.map(({ id, isCancelled }) => [id, isCancelled]));
    for (const doing of running) {
      const isCancelled = ours.get(doing.job.id);
      if (isCancelled === undefined) doing.stop('lost');
      else if (isCancelled) doing.stop('cancelled');
    }
  }

  /** Asks for what is wanted, and begins as many jobs as there are places for. */
  async #look(): Promise<void> {
    const { database, clock } = this.#deps;
    for (const { wanted } of this.#kinds.values()) {
      const jobs = (await wanted?.(database.quietly)) ?? [];
      for (const job of jobs) await addJob(database.quietly, clock, job);
    }
    for (const [place, { lane, upTo }] of LANES.entries()) {
      if (this.#woken.stopped || this.#doing.has(place)) continue;
      const kinds = [...this.#kinds.values()].filter((kind) => kind.lane === lane);
      if (kinds.length === 0) continue;
      const job = await claimJob(database, clock, {
        ...{ worker: this.#deps.worker, lane, kinds },
        ...(upTo !== undefined && { upTo }),
      });
      const kind = job && this.#kinds.get(job.kind);
      if (kind) this.#do(place, new Doing(this.#deps, kind, job));
    }
  }

  #do(place: number, doing: Doing): void {
    this.#doing.set(place, doing);
    void doing.ended.then(() => {
      this.#doing.delete(place);
      this.wake();
    });
  }

  async #isAny(kinds: readonly KindName[]): Promise<boolean> {
    const running = [...this.#doing.values()].some(({ kind }) => kinds.includes(kind.name));
    if (running) return true;
    const found = await this.#deps.database.rows(
      `SELECT FROM jobs j WHERE kind = ANY($1) AND ${isToBeDone('j')} LIMIT 1`,
      [kinds],
    );
    return found.length > 0;
  }
}
