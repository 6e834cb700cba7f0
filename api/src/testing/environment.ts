import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp, type App } from '../app.ts';
import { clockOf, type Clock, systemClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open.ts';
import type { Wait } from '../exact/tokens.ts';
import { googleSignIn } from '../features/identity/google.ts';
import { microsoftKeys, microsoftVerifier } from '../features/identity/microsoft.ts';
import type { FindAll } from '../features/suggestions/looking.ts';
import { CLIENT_ID, ISSUER, TestIssuer } from './issuer.ts';
import { makeServerDatabase } from './server-database.ts';
import { copyTemplate } from './template.ts';

/** The API as a caller meets it, on a database of its own. */
export interface TestApp {
  app: App;
  readonly database: Database;
  /** Address of that database, for another program; the embedded one has a single user. */
  readonly url?: string;
  /** Where the API keeps its files. */
  readonly folder: string;
  readonly issuer: TestIssuer;
  /** Sets the clock that everything reads. */
  setNow(instant: string): void;
  readonly clock: Clock;
  /** Starts another program on the same server and shared files; to be closed before this one. */
  beside(): Promise<TestApp>;
  /** Starts the API anew on the same database and files, after what is done while it is down. */
  restart(whileDown?: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

export type Engine = 'embedded' | 'server';

/** What a server of DATABASE_URL has in common with the embedded database is tested on it. */
const USUAL: Engine = process.env.DATABASE_URL ? 'server' : 'embedded';

/**
 * Where the engine is the subject: imports, restarts, snapshots, lines, rebuilding, races (decision
 * 0065). A server only where DATABASE_URL names one.
 */
export const ENGINES: readonly Engine[] = process.env.DATABASE_URL
  ? ['embedded', 'server']
  : ['embedded'];

/** How the API is started; by default on the usual engine, in March 2025. */
export interface Start {
  readonly engine?: Engine;
  readonly now?: string;
  readonly settings?: Record<string, string>;
  readonly isPrepared?: () => boolean;
  /** What is found in the books, in the place of the detectors. */
  readonly findSuggestions?: FindAll;
  /** The clock of leases and pauses of jobs; by default that of the system. */
  readonly jobsClock?: Clock;
  /** Waits for Exact; by default as long as it takes. */
  readonly waitForExact?: Wait;
  /** True for one of several programs on a server: it counts requests with the others. */
  readonly isOfSeveral?: boolean;
}

/** Starts the API with a database of its own, as the object that is given where there is one. */
export async function startApp(
  {
    engine = USUAL,
    now = '2025-03-18T10:00:00Z',
    settings = {},
    isPrepared,
    findSuggestions,
    jobsClock = systemClock,
    waitForExact,
    isOfSeveral = false,
  }: Start = {},
  into: object = {},
): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), 'kengetal-api-'));
  const store = await openTestDatabase(engine);
  let moment = new Date(now);
  const clock = clockOf(() => moment);
  const issuer = await TestIssuer.create(ISSUER, CLIENT_ID, clock);
  const config = readConfig({
    KENGETAL_DATA: folder,
    KENGETAL_LOG: process.env.KENGETAL_LOG ?? 'silent',
    KENGETAL_UPLOAD_LIMIT_MB: '32',
    KENGETAL_REQUESTS_PER_MINUTE: '10000000',
    ...(isOfSeveral && store.url !== undefined && { DATABASE_URL: store.url }),
    ...settings,
  });
  const microsoft = config.microsoft ?? { clientId: CLIENT_ID, issuer: ISSUER, keysUrl: '' };
  const redirectUris = config.origins.map((origin) => `${origin}/login`);
  const { google } = config;
  const start = (own = {}) => {
    const keys = config.microsoft ? microsoftKeys(config.microsoft) : issuer.keys;
    return createApp({
      config,
      database: store.database,
      clock,
      jobsClock,
      microsoft: microsoftVerifier(microsoft, keys, clock),
      google: google && googleSignIn({ config: google, redirectUris, clock, withinMs: 300 }),
      isPrepared,
      findSuggestions,
      waitForExact,
      ...own,
    });
  };
  const test: TestApp = Object.assign(into, {
    app: await start(),
    database: store.database,
    url: store.url,
    folder,
    issuer,
    clock,
    setNow: (instant: string) => {
      moment = new Date(instant);
    },
    beside: async () => {
      const [dataFolder, database] = [
        await mkdtemp(join(tmpdir(), 'kengetal-api-')),
        await openDatabase({ url: store.url ?? '' }),
      ];
      const app = await start({ config: { ...config, dataFolder }, database });
      const close = async () => {
        await app.close();
        await database.close();
        await rm(dataFolder, { recursive: true, force: true });
      };
      return { ...test, app, database, close };
    },
    restart: async (whileDown?: () => Promise<void>) => {
      await test.app.close();
      await whileDown?.();
      test.app = await start();
    },
    close: async () => {
      await test.app.close();
      await store.drop();
      await rm(folder, { recursive: true, force: true });
    },
  });
  return test;
}

/** A database with all tables, empty; on a server one with a name of its own. */
async function openTestDatabase(
  engine: Engine,
): Promise<{ database: Database; url?: string; drop: () => Promise<void> }> {
  if (engine === 'embedded') {
    const home = await mkdtemp(join(tmpdir(), 'kengetal-database-'));
    const folder = join(home, 'database');
    await copyTemplate(folder);
    const database = await openDatabase({ folder });
    const drop = async () => {
      await database.close();
      await rm(home, { recursive: true, force: true });
    };
    return { database, drop };
  }
  const { url, drop } = await makeServerDatabase();
  const database = await openDatabase({ url });
  return {
    database,
    url,
    drop: async () => {
      await database.close();
      await drop();
    },
  };
}
