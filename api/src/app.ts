import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Suggestion } from '@kengetal/contract';
import { linkVatOfBefore } from './books/vat/linking.ts';
import { booksReader, type BooksReader, type ReadBooks } from './books/store/reader.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { JOB } from './db/limits.ts';
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
import { sweepChats } from './features/chats/sweeping.ts';
import { configHandlers } from './features/config/handlers.ts';
import { downloadsIn, type Downloads } from './files/downloads.ts';
import { detailPage } from './features/detail/page.ts';
import { downloadHandlers } from './features/downloads/handlers.ts';
import { exportHandlers } from './features/exports/handlers.ts';
import { fileMaker } from './files/made-files.ts';
import { filterHandlers } from './features/filters/handlers.ts';
import { identityHandlers, type IdentityProviders } from './features/identity/handlers.ts';
import { sweepSessions } from './features/identity/sweeping.ts';
import { importHandlers } from './features/imports/handlers.ts';
import { columnsCache } from './features/lines/columns/cache.ts';
import { lineHandlers } from './features/lines/handlers.ts';
import { noteHandlers } from './features/notes/handlers.ts';
import { operatorRoutes } from './features/telemetry/operator.ts';
import { organisationHandlers } from './features/organisations/handlers.ts';
import { dashboardPage } from './features/dashboard/dashboard.ts';
import { dashboardNowPage } from './features/dashboard/now.ts';
import { projectHandlers } from './features/projects/handlers.ts';
import { recurringHandlers } from './features/recurring/handlers.ts';
import { recurringPage } from './features/recurring/page.ts';
import { keepRecurringRenewed } from './features/recurring/renewal.ts';
import { relationHandlers } from './features/relation/handlers.ts';
import { reportHandlers } from './features/reports/handlers.ts';
import { sourceHandlers } from './features/sources/handlers.ts';
import { discussedSuggestion } from './features/suggestions/discussed.ts';
import { suggestionHandlers } from './features/suggestions/handlers.ts';
import { suggestionList } from './features/suggestions/list.ts';
import { lookWith, lookWithTask, type FindAll } from './features/suggestions/looking.ts';
import { keepSuggestionsRenewed, type SuggestionJobs } from './features/suggestions/renewal.ts';
import { findSuggestionsTask } from './features/suggestions/task.ts';
import { summaryHandlers } from './features/summary/handlers.ts';
import { firstSentence } from './features/summary/making.ts';
import { countTelemetry } from './telemetry/counts.ts';
import { telemetryHandlers } from './features/telemetry/handlers.ts';
import { vatPlaceHandlers } from './features/vat-places/handlers.ts';
import { viewHandlers } from './features/views/handlers.ts';
import { openApiDocument } from './http/openapi.ts';
import { pageHandlers, type PageBuilders } from './http/pages.ts';
import { HttpProblem } from './http/problem.ts';
import { routes } from './http/routes.ts';
import { createServer } from './http/server.ts';
import { Attempts } from './jobs/attempts.ts';
import type { Renewal } from './jobs/renewal.ts';
import { importsWith, type Imports } from './imports/jobs.ts';
import { uploadsIn } from './imports/uploads.ts';
import { setUpModel } from './model/door.ts';
import { openThreads, type Threads } from './pool/pool.ts';
import { reportTask, summaryReports } from './tasks.ts';
import { keepSwept } from './sweeping.ts';
import { threadModule } from './threads.ts';

export interface AppDependencies extends IdentityProviders {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  /** False while what the program starts with is still being made; then it is not ready. */
  readonly isPrepared?: () => boolean;
  /** True when the program ended by itself the last time: what was under way then is counted. */
  readonly endedByItself?: boolean;
  /** Looks for suggestions in the place of the detectors; for tests. */
  readonly findSuggestions?: FindAll;
}

export interface App {
  readonly server: FastifyInstance;
  readonly imports: Imports;
  readonly recurring: Renewal;
  readonly suggestions: Renewal;
  readonly downloads: Downloads;
  /** Answers what is under way, then stops; the database stays open. */
  close(): Promise<void>;
}

/** What is removed when it is over. */
const SWEEPS = [sweepSessions, sweepChats];

/** The whole API on a migrated database; it listens where its caller says. */
export async function createApp(deps: AppDependencies): Promise<App> {
  const { config, database, clock } = deps;
  const server = await createServer(config);
  const threads = openThreads({
    script: threadModule('tasks'),
    threads: config.threads,
    memoryMb: config.threadMemoryMb,
    log: server.log,
  });
  const uploads = uploadsIn(join(config.dataFolder, 'uploads'), config.uploadLimitBytes);
  const downloads = downloadsIn(join(config.dataFolder, 'downloads'), clock);
  const background = database.for(JOB);
  const attempts = new Attempts(background);
  const jobs = { database: background, clock, attempts, log: server.log };
  const imports = importsWith({ ...jobs, uploads, storedLimitBytes: config.storedLimitBytes });
  statusRoutes(server, deps);
  const books = booksReader(database, clock);
  const recurring = keepRecurringRenewed({ ...jobs, threads });
  const suggestions = suggestionsWith(deps, { ...jobs, threads, reader: books });
  const vatLinks = linkVatOfBefore(background, server.log);
  const columns = columnsCache({ database, log: server.log, limitBytes: config.columnsLimitBytes });
  const files = fileMaker({ threads, database, reader: books, downloads });
  const assistant = assistantWith(columns, clock);
  const runs = new Runs();
  const telemetry = countTelemetry({ sql: database.quietly, clock, log: server.log });
  const handlers = {
    ...identityHandlers({ ...deps, secureCookies: config.production }),
    ...configHandlers(database, config.model),
    ...telemetryHandlers(telemetry),
    ...organisationHandlers(database, clock),
    ...projectHandlers(database, clock, books),
    ...sourceHandlers({ database, reader: books }),
    ...importHandlers({ database, clock, imports, uploads }),
    ...accountHandlers({ clock, imports }),
    ...vatPlaceHandlers({ clock, books }),
    ...filterHandlers(books),
    ...pageHandlers(books, pagesWith({ assistant, recurring, log: server.log })),
    ...reportHandlers(clock, books, files),
    ...noteHandlers(clock, books),
    ...summaryHandlers({ clock, reader: books, ...summaryReports }),
    ...exportHandlers({ clock, files, task: reportTask }),
    ...recurringHandlers(clock, books, files),
    ...suggestionHandlers(clock, files, suggestions),
    ...lineHandlers({ clock, files, columns, books }),
    ...relationHandlers(books),
    ...viewHandlers(clock),
    ...talkHandlers(deps, { books, runs, assistant, log: server.log }),
    ...downloadHandlers(downloads),
    ...budgetHandlers({ clock, books, files, threads }),
  };
  routes(server, { config, database, clock }, handlers);
  await attempts.afterStart(deps.endedByItself ?? false);
  await endBroken(database);
  await imports.start();
  const sweeping = keepSwept({ sql: database.quietly, clock, log: server.log }, SWEEPS);
  return {
    server,
    imports,
    recurring,
    suggestions,
    downloads,
    close: async () => {
      // Its streams end with the answers that they follow.
      await Promise.all([server.close(), runs.close()]);
      await imports.stop();
      await Promise.all([recurring.stop(), suggestions.stop()]);
      vatLinks.stop();
      await vatLinks.running();
      await columns.stop();
      await threads.stop();
      await telemetry.stop();
      await sweeping.stop();
      await downloads.stop();
    },
  };
}

/** Looks for suggestions in the background. */
function suggestionsWith(
  { findSuggestions }: AppDependencies,
  {
    reader,
    threads,
    ...jobs
  }: Omit<SuggestionJobs, 'lookThrough'> & {
    readonly reader: BooksReader;
    readonly threads: Threads;
  },
): Renewal {
  const from = { database: jobs.database, reader };
  const lookThrough = findSuggestions
    ? lookWith(from, findSuggestions)
    : lookWithTask({ ...from, threads }, findSuggestionsTask);
  return keepSuggestionsRenewed({ ...jobs, lookThrough });
}

/** Suggestions of a project that are open, the most urgent first. */
async function openSuggestions({ sql, projectId, books }: ReadBooks): Promise<Suggestion[]> {
  const asked = { project_id: projectId, periode_min: 0, periode_max: 0 };
  const { suggestions } = await suggestionList(sql, asked, books.calendar.today);
  return suggestions.filter(({ ended }) => ended === null);
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
      openSuggestions,
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

/** Conversations, and what answers in them. */
function talkHandlers(
  { config, database, clock }: AppDependencies,
  parts: Pick<ChatDependencies, 'books' | 'runs' | 'log' | 'assistant'>,
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

/** Whether the program lives, whether it can serve, what it serves, and how that is going. */
function statusRoutes(
  server: FastifyInstance,
  { config, database, clock, isPrepared = () => true }: AppDependencies,
): void {
  const quiet = { logLevel: 'warn' } as const;
  server.get('/health', quiet, () => ({ status: 'ok' }));
  // Asked without limit, so at most one question at a time is passed on.
  let asking: Promise<unknown> | undefined;
  const askDatabase = () =>
    database.rows('SELECT 1').finally(() => {
      asking = undefined;
    });
  server.get('/ready', quiet, async () => {
    await (asking ??= askDatabase()).catch((error: unknown) => {
      server.log.error({ err: error }, 'the database does not answer');
      throw new HttpProblem('unavailable');
    });
    if (!isPrepared()) throw new HttpProblem('unavailable');
    return { status: 'ok' };
  });
  const document = openApiDocument();
  server.get('/v1/openapi.json', () => document);
  operatorRoutes(server, { database, clock, dataFolder: config.dataFolder });
}
