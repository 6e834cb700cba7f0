import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { booksReader, type BooksReader } from './books/store/reader.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { JOB } from './db/limits.ts';
import { accountPageHandlers } from './features/account/handlers.ts';
import { accountHandlers } from './features/accounts/handlers.ts';
import { overviewPage } from './features/analytics/overview.ts';
import { profitsPage } from './features/analytics/profits.ts';
import { budgetHandlers } from './features/budgets/handlers.ts';
import { assistantWith } from './assistant.ts';
import { assistantHandlers } from './features/assistant/handlers.ts';
import type { ChatDependencies } from './features/chats/dependencies.ts';
import { chatHandlers } from './features/chats/handlers.ts';
import { endBroken } from './features/chats/messages.ts';
import { Runs } from './features/chats/runs.ts';
import { configHandlers } from './features/config/handlers.ts';
import { exactOf } from './exact/dependencies.ts';
import type { Wait } from './exact/tokens.ts';
import { downloadsWith, type Downloads } from './files/downloads.ts';
import { detailPage } from './features/detail/page.ts';
import { downloadHandlers } from './features/downloads/handlers.ts';
import { exportHandlers } from './features/exports/handlers.ts';
import { fileMaker, type FileMaker } from './files/made-files.ts';
import { filterHandlers } from './features/filters/handlers.ts';
import { identityHandlers, type IdentityProviders } from './features/identity/handlers.ts';
import { importHandlers } from './features/imports/handlers.ts';
import { bundleHandlers } from './features/bundles/handlers.ts';
import { columnsCache } from './features/lines/columns/cache.ts';
import { lineHandlers } from './features/lines/handlers.ts';
import { noteHandlers } from './features/notes/handlers.ts';
import { officeHandlers } from './features/office/handlers.ts';
import { organisationHandlers } from './features/organisations/handlers.ts';
import { dashboardPage } from './features/dashboard/dashboard.ts';
import { dashboardNowPage } from './features/dashboard/now.ts';
import { projectExportHandlers } from './features/project-export/handlers.ts';
import { projectHandlers } from './features/projects/handlers.ts';
import { recurringHandlers } from './features/recurring/handlers.ts';
import { recurringPage } from './features/recurring/page.ts';
import { relationHandlers } from './features/relation/handlers.ts';
import { removalHandlers } from './features/removal/handlers.ts';
import { reportHandlers } from './features/reports/handlers.ts';
import { sourceHandlers } from './features/sources/handlers.ts';
import { discussedSuggestion } from './features/suggestions/discussed.ts';
import { suggestionHandlers } from './features/suggestions/handlers.ts';
import { urgentSuggestions } from './features/suggestions/urgent.ts';
import type { FindAll } from './features/suggestions/looking.ts';
import { summaryHandlers } from './features/summary/handlers.ts';
import { firstSentence } from './features/summary/making.ts';
import { countTelemetry } from './telemetry/counts.ts';
import { telemetryHandlers } from './features/telemetry/handlers.ts';
import { vatPlaceHandlers } from './features/vat-places/handlers.ts';
import { viewHandlers } from './features/views/handlers.ts';
import { pageHandlers, type PageBuilders } from './http/pages.ts';
import { routes } from './http/routes.ts';
import { createServer } from './http/server.ts';
import { SharedRates } from './http/shared-rates.ts';
import { sharedSecret } from './access/shared-secret.ts';
import { filesIn } from './files/file-store.ts';
import { queueWith } from './job-kinds.ts';
import { importsWith, type Imports } from './imports/jobs.ts';
import { Readers } from './imports/readers.ts';
import { TIDY_ALL } from './imports/tidying.ts';
import { uploadsIn, type Uploads } from './imports/uploads.ts';
import type { JobQueue, JobsOfKinds } from './jobs/queue.ts';
import { addJob } from './jobs/rows.ts';
import { beginRun } from './jobs/worker.ts';
import { setUpModel } from './model/door.ts';
import { peopleHandlers } from './people.ts';
import { openThreads } from './pool/pool.ts';
import { reportTask, summaryReports } from './tasks.ts';
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
  const [recurring, suggestions] = [jobs.of('recurring'), jobs.of('suggestions')];
  const columns = columnsCache({ database, log: server.log, limitBytes: config.columnsLimitBytes });
  const files = fileMaker({ threads, database, reader: books, downloads });
  const assistant = assistantWith(columns, clock);
  const runs = new Runs();
  const telemetry = countTelemetry({ sql: database.quietly, clock, log: server.log });
  const handlers = {
    ...identityHandlers({ ...deps, secureCookies: config.production }),
    ...configHandlers(database, config.model),
    ...telemetryHandlers(telemetry),
    ...ownedHandlers(deps, { books, files, jobs, runs, uploads }),
    ...peopleHandlers(deps, { downloads, jobs, exact }),
    ...sourceHandlers({ database, reader: books }),
    ...importHandlers({ database, clock, imports, uploads }),
    ...bundleHandlers({ database, clock, imports, uploads, downloads }),
    ...accountHandlers({ clock, imports }),
    ...vatPlaceHandlers({ clock, books }),
    ...filterHandlers(books),
    ...pageHandlers(books, pagesWith({ assistant, recurring, log: server.log })),
    ...reportingHandlers(clock, books, files),
    ...recurringHandlers(clock, books, files),
    ...suggestionHandlers(clock, files, suggestions),
    ...lineHandlers({ clock, files, columns, books }),
    ...relationHandlers(books),
    ...viewHandlers(clock),
    ...talkHandlers(deps, { books, runs, assistant, worker: worker.id, log: server.log }),
    ...downloadHandlers(downloads),
    ...budgetHandlers({ clock, books, files, threads }),
  };
  routes(server, { config, database, clock }, handlers);
  await endBroken(database, clock, worker.before);
  await addJob(background, clock, TIDY_ALL);
  await jobs.start();
  const sweeping = keepAllSwept(deps, server.log, { made, sharedRates });
  return {
    server,
    imports,
    jobs,
    recurring,
    suggestions,
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

/** The pages, and what they know of each other's features. */
function pagesWith({
  assistant,
  recurring,
  log,
}: Pick<ChatDependencies, 'assistant' | 'log'> & Pick<App, 'recurring'>): PageBuilders {
  return {
    dashboard: dashboardPage(log),
    'dashboard-nu': dashboardNowPage({
      urgentSuggestions: ({ sql, projectId }, most) => urgentSuggestions(sql, projectId, most),
      firstSentence: (report) => firstSentence(report, summaryReports),
      questionsAbout: (read, about) => assistant.suggest(about, read),
      log,
    }),
    'analytics-overview': overviewPage,
    'analytics-profits': profitsPage,
    'project-detail': detailPage,
    'analytics-recurring': recurringPage(recurring),
  };
}

/** Reports, with what is written beside them and made of them. */
function reportingHandlers(clock: Clock, books: BooksReader, files: FileMaker) {
  return {
    ...reportHandlers(clock, books, files),
    ...noteHandlers(clock, books),
    ...summaryHandlers({ clock, reader: books, ...summaryReports }),
    ...exportHandlers({ clock, files, task: reportTask }),
  };
}

/** What belongs to people: organisations, projects, and their own account. */
function ownedHandlers(
  { database, clock }: AppDependencies,
  parts: {
    readonly books: BooksReader;
    readonly files: FileMaker;
    readonly jobs: JobQueue;
    readonly runs: Runs;
    readonly uploads: Uploads;
  },
) {
  const { books, files, jobs, runs, uploads } = parts;
  return {
    ...organisationHandlers(database, clock),
    ...officeHandlers(clock, files, jobs.of('office')),
    ...projectHandlers(database, clock, books),
    ...removalHandlers({ clock, jobs, stopAnswer: (chatId) => runs.stop(chatId) }),
    ...projectExportHandlers({ clock, files, uploads }),
    ...accountPageHandlers(clock, files),
  };
}

/** Conversations, and what answers in them. */
function talkHandlers(
  { config, database, clock }: AppDependencies,
  parts: Pick<ChatDependencies, 'books' | 'runs' | 'log' | 'assistant' | 'worker'>,
) {
  return {
    ...assistantHandlers(clock, config.model),
    ...chatHandlers({
      ...{ ...parts, database, clock },
      discussed: discussedSuggestion,
      model: setUpModel(config.model, clock),
    }),
  };
}
