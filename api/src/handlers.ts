import type { FastifyBaseLogger } from 'fastify';
import { assistantWith } from './assistant.ts';
import type { BooksReader } from './books/store/reader.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Exact } from './exact/dependencies.ts';
import { accountPageHandlers } from './features/account/handlers.ts';
import { accountHandlers } from './features/accounts/handlers.ts';
import { overviewPage } from './features/analytics/overview.ts';
import { profitsPage } from './features/analytics/profits.ts';
import { assistantHandlers } from './features/assistant/handlers.ts';
import { budgetHandlers } from './features/budgets/handlers.ts';
import { bundleHandlers } from './features/bundles/handlers.ts';
import type { ChatDependencies } from './features/chats/dependencies.ts';
import { stopAnswersOf } from './features/chats/ending.ts';
import { chatHandlers } from './features/chats/handlers.ts';
import type { Runs } from './features/chats/runs.ts';
import { configHandlers } from './features/config/handlers.ts';
import { dashboardPage } from './features/dashboard/dashboard.ts';
import { dashboardNowPage } from './features/dashboard/now.ts';
import { detailPage } from './features/detail/page.ts';
import { downloadHandlers } from './features/downloads/handlers.ts';
import { exportHandlers } from './features/exports/handlers.ts';
import { filterHandlers } from './features/filters/handlers.ts';
import { identityHandlers, type IdentityProviders } from './features/identity/handlers.ts';
import { importHandlers } from './features/imports/handlers.ts';
import type { ColumnsCache } from './features/lines/columns/cache.ts';
import { lineHandlers } from './features/lines/handlers.ts';
import { noteHandlers } from './features/notes/handlers.ts';
import { officeHandlers } from './features/office/handlers.ts';
import { organisationHandlers } from './features/organisations/handlers.ts';
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
import { summaryHandlers } from './features/summary/handlers.ts';
import { firstSentence } from './features/summary/making.ts';
import { telemetryHandlers } from './features/telemetry/handlers.ts';
import { vatPlaceHandlers } from './features/vat-places/handlers.ts';
import { viewHandlers } from './features/views/handlers.ts';
import type { Downloads } from './files/downloads.ts';
import type { FileMaker } from './files/made-files.ts';
import type { Handlers } from './http/handler.ts';
import { pageHandlers, type PageBuilders } from './http/pages.ts';
import type { Imports } from './imports/jobs.ts';
import type { Uploads } from './imports/uploads.ts';
import type { JobQueue, JobsOfKinds } from './jobs/queue.ts';
import { setUpModel } from './model/door.ts';
import { peopleHandlers } from './people.ts';
import type { Threads } from './pool/pool.ts';
import { reportTask, summaryReports } from './tasks.ts';
import type { TelemetryCounts } from './telemetry/counts.ts';

interface Dependencies extends IdentityProviders {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
}

/** What of the program the calls work with. */
interface Parts {
  readonly books: BooksReader;
  readonly files: FileMaker;
  readonly jobs: JobQueue;
  readonly runs: Runs;
  readonly uploads: Uploads;
  readonly downloads: Downloads;
  readonly exact: Exact | undefined;
  readonly imports: Imports;
  readonly columns: ColumnsCache;
  readonly telemetry: TelemetryCounts;
  readonly threads: Threads;
  /** This run of the program. */
  readonly worker: string;
  readonly log: FastifyBaseLogger;
}

/** All calls of the API. */
export function handlersOf(deps: Dependencies, parts: Parts): Handlers {
  const { config, database, clock } = deps;
  const { books, files, jobs, uploads, downloads, imports, columns, log } = parts;
  const assistant = assistantWith(columns, clock);
  const recurring = jobs.of('recurring');
  const model = setUpModel(config.model, clock);
  return {
    ...identityHandlers({ ...deps, secureCookies: config.production }),
    ...configHandlers(database, clock, model),
    ...telemetryHandlers(parts.telemetry),
    ...ownedHandlers(deps, parts),
    ...peopleHandlers(deps, parts),
    ...sourceHandlers({ database, reader: books }),
    ...importHandlers({ database, clock, imports, uploads }),
    ...bundleHandlers({ database, clock, imports, uploads, downloads }),
    ...accountHandlers({ clock, imports }),
    ...vatPlaceHandlers({ clock, books }),
    ...filterHandlers(books),
    ...pageHandlers(books, pagesWith({ assistant, recurring, log })),
    ...reportingHandlers(clock, books, files),
    ...recurringHandlers(clock, books, files),
    ...suggestionHandlers(clock, files, jobs.of('suggestions')),
    ...lineHandlers({ clock, files, columns, books }),
    ...relationHandlers(books),
    ...viewHandlers(clock),
    ...talkHandlers(deps, { ...parts, assistant, model }),
    ...downloadHandlers(downloads),
    ...budgetHandlers({ clock, books, files, threads: parts.threads }),
  };
}

/** The pages, and what they know of each other's features. */
function pagesWith({
  assistant,
  recurring,
  log,
}: Pick<ChatDependencies, 'assistant' | 'log'> & {
  readonly recurring: JobsOfKinds;
}): PageBuilders {
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
  { database, clock }: Dependencies,
  { books, files, jobs, runs, uploads }: Parts,
) {
  return {
    ...organisationHandlers(database, clock),
    ...officeHandlers(clock, files, jobs.of('office')),
    ...projectHandlers(database, clock, books),
    ...removalHandlers({ clock, jobs, stopAnswers: stopAnswersOf(runs) }),
    ...projectExportHandlers({ clock, files, uploads }),
    ...accountPageHandlers(clock, files),
  };
}

/** Conversations, and what answers in them. */
function talkHandlers(
  { config, database, clock }: Dependencies,
  {
    books,
    runs,
    assistant,
    worker,
    log,
    model,
  }: Parts & Pick<ChatDependencies, 'assistant' | 'model'>,
) {
  return {
    ...assistantHandlers(clock, config.model),
    ...chatHandlers({
      ...{ books, runs, assistant, worker, log, database, clock },
      discussed: discussedSuggestion,
      model,
    }),
  };
}
