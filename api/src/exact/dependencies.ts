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
  readonly log: { info(fields: object, message: string): void };
}

/** The door to Exact Online. */
export interface Exact {
  readonly config: ExactConfig;
  readonly tokens: Tokens;
  client(asking: Asking, onWait?: (until: number | null) => Promise<void>): ExactClient;
}

/** The door to Exact of a program. */
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
