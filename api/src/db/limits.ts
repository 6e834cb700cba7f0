/** How long work may take in the database, in ms; 0 is without end. */
interface Limits {
  /** One statement. */
  readonly statement: number;
  /** Waiting for a row or table that somebody else holds. */
  readonly lock: number;
  /** A transaction that asks nothing. */
  readonly idle: number;
}

/** What the limits differ by: `read` and `write` are for someone who waits for the answer. */
export type Kind = 'read' | 'write' | 'job' | 'migration';

export const LIMITS: Readonly<Record<Kind, Limits>> = {
  read: { statement: 10_000, lock: 3_000, idle: 30_000 },
  write: { statement: 30_000, lock: 5_000, idle: 30_000 },
  job: { statement: 3_600_000, lock: 300_000, idle: 300_000 },
  migration: { statement: 0, lock: 60_000, idle: 0 },
};

/** A request waits no longer than this for its turn or for a connection. */
export const WAIT_MS = 5_000;

/** On the embedded database, with its one connection, a read that lets others wait ends after this. */
export const FAIR_MS = 500;
/** The same for who was ended so not long ago. */
export const FAIR_AGAIN_MS = 120;

/** Connections for what users ask, of one program. */
export const CONNECTIONS = 10;
/** How many of these one user may hold. */
export const CONNECTIONS_PER_OWNER = 4;
/** Connections for work in the background. */
export const JOB_CONNECTIONS = 8;

/** On whose behalf something is asked. */
export interface Asker {
  readonly kind: 'request' | 'job' | 'migration';
  /** Those who take turns: users, or all of the background together; undefined for what is quick. */
  readonly owner?: string;
  /** Ends what only reads, when nobody waits for it any more. */
  readonly signal?: AbortSignal;
}

export const ANYONE: Asker = { kind: 'request' };
export const JOB: Asker = { kind: 'job', owner: 'background' };
export const MIGRATION: Asker = { kind: 'migration' };
