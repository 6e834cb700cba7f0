import type { ApiStats } from './api-program.ts';
import type { Latency } from './latency.ts';

/** The stages of reading without a database; each has those before it in it. */
export interface Alone {
  readonly readMs: number;
  /** The parser with nobody who listens: it has no reading of books in it. */
  readonly saxesMs: number;
  readonly parseMs: number;
  readonly rowsMs: number;
  /** Of reading and parsing. */
  readonly peakBytes: number;
}

/** Loading the rows of a file and nothing else. */
export interface Loaded {
  /** The lines into a table without an index. */
  readonly bareMs: number;
  /** Each table as it is. */
  readonly tables: Readonly<Record<string, number>>;
  readonly vacuumMs: number;
}

/** An import over HTTP on one of the databases. */
export interface Imported {
  readonly loaded: Loaded;
  readonly bytes: number;
  readonly lines: number;
  readonly uploadMs: number;
  /** From the end of the upload until it is ready. */
  readonly importMs: number;
  readonly stats: ApiStats;
  /** A dashboard of somebody else's books: alone, during a large import, and right after it. */
  readonly pages: { base: Latency; during: Latency; after: Latency };
}
