import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Readers } from '../imports/readers.ts';
import type { Uploads } from '../imports/uploads.ts';
import { ExactClient, type Asking } from './client.ts';
import type { ExactConfig } from './oauth.ts';
import type { TokenKeys } from './sealing.ts';
import { Tokens, type Wait } from './tokens.ts';

/** What reading Exact needs of the program. */
export interface ExactDependencies {
  /** Of the background. */
  readonly database: Database;
  readonly clock: Clock;
  readonly uploads: Uploads;
  readonly readers: Readers;
  readonly exact: Exact;
  /** Whether mails can be sent. */
  readonly mails: boolean;
  readonly log: { info(fields: object, message: string): void };
}

/** The door to Exact Online. */
export interface Exact {
  readonly config: ExactConfig;
  readonly tokens: Tokens;
  client(asking: Asking, onWait?: (until: number | null) => Promise<void>): ExactClient;
}

/** The door to Exact of a program; undefined where no app is registered there. */
export function exactOf({
  config,
  database,
  clock,
  waitForExact: wait = waiting,
}: {
  readonly config: { readonly exact?: ExactConfig & { readonly keys: TokenKeys } };
  readonly database: Database;
  readonly clock: Clock;
  readonly waitForExact?: Wait | undefined;
}): Exact | undefined {
  if (!config.exact) return undefined;
  const { keys, ...exact } = config.exact;
  return exactWith({ database, clock, keys, config: exact, wait });
}

const waiting: Wait = (ms, signal) =>
  sleep(ms, undefined, { ...(signal && { signal }), ref: false });

/** The door to Exact with these settings. */
export function exactWith(given: {
  readonly database: Database;
  readonly clock: Clock;
  readonly config: ExactConfig;
  readonly keys: TokenKeys;
  readonly wait: Wait;
}): Exact {
  const tokens = new Tokens(given);
  const { config, clock, wait } = given;
  return {
    ...{ config, tokens },
    client: (asking, onWait) =>
      new ExactClient(
        { host: config.host, clock, tokens, wait, ...(onWait && { onWait }) },
        asking,
      ),
  };
}
