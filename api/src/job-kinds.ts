import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { openItemsKind } from './books/open-items/job.ts';
import type { BooksReader } from './books/store/reader.ts';
import { vatLinksKind } from './books/vat/linking.ts';
import type { Database } from './db/database.ts';
import { expectationKind } from './features/dashboard/cash/job.ts';
import { officeKind } from './features/office/renewal.ts';
import { recurringKind } from './features/recurring/renewal.ts';
import { removalKind } from './features/removal/erasing.ts';
import { lookWith, lookWithTask, type FindAll } from './features/suggestions/looking.ts';
import { suggestionsKind } from './features/suggestions/renewal.ts';
import { findSuggestionsTask } from './features/suggestions/task.ts';
import { consentMail, invitationMail } from './features/invitations/letters.ts';
import type { FileStore } from './files/file-store.ts';
import type { Readers } from './imports/readers.ts';
import { importKind } from './imports/running.ts';
import { tidyingKind } from './imports/tidying.ts';
import type { Uploads } from './imports/uploads.ts';
import { brokenLetter } from './exact/broken-letter.ts';
import { checksKind } from './exact/checking.ts';
import type { Exact, ExactDependencies } from './exact/dependencies.ts';
import { tokensKind } from './exact/keeping-alive.ts';
import { syncKind } from './exact/syncing.ts';
import type { Kind } from './jobs/kind.ts';
import { JobQueue } from './jobs/queue.ts';
import type { Worker } from './jobs/worker.ts';
import { mailKind } from './mail/job.ts';
import { mailerOf } from './mail/mailer.ts';
import type { Threads } from './pool/pool.ts';
import { officeBooksTask } from './tasks.ts';

/** What who starts the program says of it; the same fields as of the app. */
interface Given {
  readonly config: Config;
  readonly clock: Clock;
  readonly jobsClock?: Clock | undefined;
  readonly endedByItself?: boolean | undefined;
  readonly findSuggestions?: FindAll | undefined;
}

interface JobParts {
  /** Of the background. */
  readonly database: Database;
  readonly uploads: Uploads;
  /** Files that were made for someone. */
  readonly made: FileStore;
  readonly readers: Readers;
  readonly threads: Threads;
  /** Undefined where nobody connects Exact Online. */
  readonly exact: Exact | undefined;
  readonly books: BooksReader;
  readonly log: FastifyBaseLogger;
}

/** The queue of a run of the program. */
export function queueWith(given: Given, worker: Worker, parts: JobParts): JobQueue {
  const { clock, jobsClock = clock, endedByItself = false } = given;
  const { database, log } = parts;
  const kinds = kindsWith(given, parts);
  return new JobQueue({ database, clock: jobsClock, worker, log, endedByItself, kinds });
}

/** Every kind of job, with what its work needs. */
function kindsWith(
  { config, clock, findSuggestions }: Given,
  { books: reader, exact, ...parts }: JobParts,
): Kind[] {
  const { database, threads } = parts;
  const lookThrough = findSuggestions
    ? lookWith({ database, reader }, findSuggestions)
    : lookWithTask({ database, reader, threads }, findSuggestionsTask);
  return [
    importKind({ ...parts, clock }),
    openItemsKind(database),
    recurringKind({ ...parts, clock }),
    // What users see first comes first.
    expectationKind({ ...parts, clock, reader }),
    suggestionsKind({ ...parts, clock, lookThrough }),
    vatLinksKind(database),
    mailsKind(config, clock, database),
    officeKind({ ...parts, clock, reader, task: officeBooksTask }),
    tidyingKind(parts),
    removalKind({ ...parts, clock }),
    ...(exact ? exactKinds({ ...parts, clock, exact, mails: config.mail !== undefined }) : []),
  ];
}

const exactKinds = (deps: ExactDependencies): Kind[] => [
  syncKind(deps),
  checksKind(deps),
  tokensKind(deps),
];

function mailsKind(config: Config, clock: Clock, database: Database): Kind {
  const { pageOrigin, mail, microsoft, google } = config;
  const signIns = { microsoft: Boolean(microsoft), google: Boolean(google) };
  return mailKind({
    ...{ database, clock, mailer: mail && mailerOf(mail) },
    correspondences: {
      uitnodiging: invitationMail(pageOrigin, signIns),
      akkoord: consentMail(pageOrigin),
      koppeling: brokenLetter(pageOrigin),
    },
  });
}
