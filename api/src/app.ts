import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { booksReader } from './books/store/reader.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { JOB } from './db/limits.ts';
import { endBroken } from './features/chats/ending.ts';
import { Runs } from './features/chats/runs.ts';
import { exactOf } from './exact/dependencies.ts';
import type { Wait } from './exact/tokens.ts';
import { downloadsWith, type Downloads } from './files/downloads.ts';
import { fileMaker } from './files/made-files.ts';
import type { IdentityProviders } from './features/identity/handlers.ts';
import { columnsCache } from './features/lines/columns/cache.ts';
import type { FindAll } from './features/suggestions/looking.ts';
import { countTelemetry } from './telemetry/counts.ts';
import { handlersOf } from './handlers.ts';
import { routes } from './http/routes.ts';
import { createServer } from './http/server.ts';
import { SharedRates } from './http/shared-rates.ts';
import { sharedSecret } from './access/shared-secret.ts';
import { filesIn } from './files/file-store.ts';
import { queueWith } from './job-kinds.ts';
import { importsWith, type Imports } from './imports/jobs.ts';
import { Readers } from './imports/readers.ts';
import { TIDY_ALL } from './imports/tidying.ts';
import { uploadsIn } from './imports/uploads.ts';
import type { JobQueue, JobsOfKinds } from './jobs/queue.ts';
import { addJob } from './jobs/rows.ts';
import { beginRun } from './jobs/worker.ts';
import { openThreads } from './pool/pool.ts';
import { statusRoutes } from './status.ts';
import { keepAllSwept } from './sweeps.ts';
import { threadModule } from './threads.ts';

export interface AppDependencies extends IdentityProviders {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  /** Of leases and pauses of jobs; the same clock, but in tests that stop that one. */
  readonly jobsClock?: Clock;
  /** False while what the program starts with is still being made; then it is not ready. */
  readonly isPrepared?: () => boolean;
  /** True when the program ended by itself the last time: what was under way then is counted. */
  readonly endedByItself?: boolean;
  /** Waits for Exact; for tests, which move the clock. */
  readonly waitForExact?: Wait;
  /** Looks for suggestions in the place of the detectors; for tests. */
  readonly findSuggestions?: FindAll;
}

export interface App {
  readonly server: FastifyInstance;
  readonly imports: Imports;
  readonly jobs: JobQueue;
  readonly recurring: JobsOfKinds;
  readonly suggestions: JobsOfKinds;
  readonly downloads: Downloads;
  /** Answers what is under way, then stops; the database stays open. */
  close(): Promise<void>;
}

/** The whole API on a migrated database; it listens where its caller says. */
export async function createApp(deps: AppDependencies): Promise<App> {
  const { config, database, clock } = deps;
  const { server, sharedRates } = await serverOf(deps);
  const threads = openThreads({
    script: threadModule('tasks'),
    threads: config.threads,
    memoryMb: config.threadMemoryMb,
    log: server.log,
  });
  const { filesFolder } = config;
  const worker = await beginRun(config.dataFolder);
  const uploads = uploadsIn(filesIn(join(filesFolder, 'uploads')), config.uploadLimitBytes);
  const made = filesIn(join(filesFolder, 'downloads'));
  const downloads = downloadsWith({ sql: database, clock, files: made });
  const background = database.for(JOB);
  statusRoutes(server, deps);
  const books = booksReader(database, clock);
  const readers = new Readers();
  const exact = exactOf(deps);
  const stores = { database: background, uploads, made, books };
  const ofJobs = { ...stores, exact, readers, threads, log: server.log };
  const jobs = queueWith(deps, worker, ofJobs);
  const { storedLimitBytes } = config;
  const ofImports = { database, clock, uploads, readers, storedLimitBytes, queue: jobs };
  const imports = importsWith(ofImports);
  const columns = columnsCache({ database, log: server.log, limitBytes: config.columnsLimitBytes });
  const files = fileMaker({ threads, database, reader: books, downloads });
  const runs = new Runs();
  const telemetry = countTelemetry({ sql: database.quietly, clock, log: server.log });
  const handlers = handlersOf(deps, {
    ...{ books, files, jobs, runs, uploads, downloads, exact, imports, columns, telemetry },
    ...{ threads, worker: worker.id, log: server.log },
  });
  routes(server, { config, database, clock }, handlers);
  await endBroken(database, clock, worker.before);
  await addJob(background, clock, TIDY_ALL);
  await jobs.start();
  const sweeping = keepAllSwept(deps, server.log, { made, sharedRates });
  return {
    server,
    imports,
    jobs,
    recurring: jobs.of('recurring'),
    suggestions: jobs.of('suggestions'),
    downloads,
    close: async () => {
      // Its streams end with the answers that they follow.
      await Promise.all([server.close(), runs.close()]);
      await jobs.stop();
      await readers.close();
      await columns.stop();
      await threads.stop();
      await telemetry.stop();
      await sweeping.stop();
      await sharedRates?.stop();
    },
  };
}

/** A server with what it has in common with others on the database. */
async function serverOf({ config, database }: AppDependencies) {
  // The embedded database has one program.
  const sharedRates = config.databaseUrl === undefined ? undefined : new SharedRates(database);
  const cookieSecret = await sharedSecret(database, 'cookies');
  const server = await createServer(config, { cookieSecret, rateStore: sharedRates?.store });
  sharedRates?.start(server.log);
  return { server, sharedRates };
}
