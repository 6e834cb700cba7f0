import type { Loaded } from './load-generator.ts';

export const CONNECTIONS = [1, 10, 100] as const;

/**
 * What is asked: a dashboard of a bare server, which writes it from an object each time; its bytes,
 * of the same server; one dashboard; ever other periods.
 */
export const ASKED = ['bare', 'bytes', 'same', 'other'] as const;

/** What one kind of requests did over a number of connections. */
export interface Measured extends Loaded {
  readonly asked: (typeof ASKED)[number];
  readonly connections: number;
}

export interface Outcome {
  readonly measured: readonly Measured[];
  /** Of a dashboard, as JSON. */
  readonly answerBytes: number;
  /** Of the API's process. */
  readonly peakBytes: number;
}
