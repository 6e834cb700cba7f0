import type { Sql } from '../db/database.ts';

/** Every kind of work in the background. */
export type KindName =
  | 'import'
  | 'open_items'
  | 'recurring'
  | 'expectation'
  | 'suggestions'
  | 'vat_links'
  | 'office'
  | 'sync'
  | 'exact_checks'
  | 'exact_tokens'
  | 'mail'
  | 'tidying'
  | 'removal';

/** What is to be done. */
export interface NewJob {
  readonly kind: KindName;
  /** What it is about, as an import or a project; there is one job of a kind about it. */
  readonly key: string;
  /** Of what it is about: of another version it is another job. */
  readonly version?: string;
  /** Whose turn it takes. */
  readonly organisationId?: string;
  readonly projectId?: string;
  /** Jobs that name the same never run at the same time; those of one kind and key never do. */
  readonly alone?: string;
  /** What it asks, in the unit of its kind: small jobs may pass larger ones. */
  readonly size?: number;
}

/** A job that this program has claimed. */
export interface Job {
  readonly id: string;
  readonly kind: KindName;
  readonly key: string;
  readonly version: string;
  readonly organisationId: string | null;
  readonly projectId: string | null;
  /** How often it has failed by what may pass. */
  readonly failures: number;
  /** How often it ended its thread or the program. */
  readonly ends: number;
  readonly isCancelled: boolean;
}

/** How far a job is. */
export type Progress = Readonly<Record<string, number | null | readonly number[]>>;

/** What a job that runs is given. */
export interface Running {
  /** Aborted when it is to stop: the program ends, it is cancelled, or its lease was lost. */
  readonly signal: AbortSignal;
  /** Tells how far it is; written down not more often than anyone looks. */
  report(progress: Progress): void;
  /**
   * Ends the job in the transaction that makes its work count, so that it is done once. Throws
   * {@link LeaseLost} when another program has it by now.
   */
  finish(sql: Sql): Promise<void>;
}

/** The job belongs to another program by now, or is gone: nothing of it may count any more. */
export class LeaseLost extends Error {}

/** Work that can go on later, and is left until then; that is no failure. */
export class NotYet extends Error {
  constructor(readonly delayMs: number) {
    super('a job goes on later');
  }
}

/** How a job ended that was not done. */
export type Ending = 'mislukt' | 'apart' | 'geannuleerd';

/** Where jobs run: of each lane so many at once in a program. */
export type Lane = 'files' | 'background' | 'syncs' | 'mail';

/** A kind of job, as it is registered. */
export interface Kind {
  readonly name: KindName;
  readonly lane: Lane;
  /** How often it may fail by what passes, as a database that is away, before it has failed. */
  readonly attempts: number;
  /** Between those attempts, in ms; the last one goes on. Without them, seconds. */
  readonly pausesMs?: readonly number[];
  /** How long it is ours without a sign of life, in seconds. */
  readonly leaseSeconds: number;
  readonly mayBeCancelled: boolean;
  /** Begins only when no job of these kinds waits or runs. */
  readonly after?: readonly KindName[];
  /** Jobs that what is in the database asks for; those that are there already may be among them. */
  readonly wanted?: (sql: Sql) => Promise<readonly NewJob[]>;
  readonly run: (job: Job, running: Running) => Promise<void>;
  /** True for a failure that may pass by itself; without it, trouble of the database. */
  readonly mayPass?: (error: unknown) => boolean;
  /** Told of a job that was not done, in the transaction that writes it down. */
  readonly ended?: (sql: Sql, job: Job, how: Ending) => Promise<void>;
}
