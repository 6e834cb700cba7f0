import type { Database } from 'api/database';
import type { Stage } from '../bench/api-stage.ts';
import type { ApiClient } from '../bench/api-client.ts';

/** Kills of one kind of work and what was wrong after them. */
export interface Outcome {
  kills: number;
  /** Work that was killed before it was ready. */
  cutOff: number;
  /** Times that somebody looked between a kill and the end of the work. */
  looks: number;
  faults: string[];
}

/** Where work is killed. */
export interface Scene {
  readonly stage: Stage;
  /** For files of its own. */
  readonly folder: string;
  /** In [0, 1), by the seed. */
  readonly random: () => number;
  readonly outcome: Outcome;
  fault(what: string): void;
}

/** A kind of work that is killed. */
export interface KilledWork {
  readonly name: string;
  /** Kills of a sample, where it is less than usual. */
  readonly sample?: number;
  /** Starts what the API needs beside it; answers settings of the API. */
  readonly settings?: () => Promise<{
    readonly settings: Readonly<Record<string, string>>;
    readonly close: () => Promise<void>;
  }>;
  /** Makes what the work is about; answers how it is killed. */
  begin(scene: Scene): Promise<{
    /** Milliseconds that it takes when nobody kills it. */
    readonly ms: number;
    /** Before the API starts: what it finds to do by itself then. */
    readonly ready?: () => Promise<void>;
    /**
     * Begins the work anew; answers how its end is awaited and judged, by whoever still runs.
     */
    readonly once: (client: ApiClient) => Promise<Judge>;
  }>;
}

/** Waits for the end of the work and tells what is wrong; answers when it ended. */
export type Judge = (client: ApiClient, inside: Inside) => Promise<{ readonly endedAt: number }>;

/** Looks in the database itself, for which the API of an embedded one is stopped for a moment. */
export type Inside = <T>(look: (database: Database) => Promise<T>) => Promise<T>;
