import type { Download } from '@kengetal/contract';
import {
  unpackedBooks,
  type BooksReader,
  type PackedBooks,
  type ReadBooks,
} from '../books/store/reader.ts';
import type { Database } from '../db/database.ts';
import { JOB, type Asker } from '../db/limits.ts';
import { DomainError } from '../domain-error.ts';
import type { Who } from '../pool/fair-queue.ts';
import type { Threads } from '../pool/pool.ts';
import type { TaskTools } from '../pool/served-sql.ts';
import type { Task } from '../pool/task.ts';
import {
  writeContent,
  type Downloads,
  type FileNames,
  type MadeOf,
  type OfferedFile,
} from './downloads.ts';

/** A task that writes a file. */
export type FileTask<Request> = Task<{ path: string; request: Request }, FileNames>;

/** A task that writes a file of the books of a project. */
export type BooksFileTask<Request> = Task<
  { path: string; request: Request; books: PackedBooks },
  FileNames
>;

/** How long a thread may compute at a stretch on a file, in ms. */
const WITHIN_MS = 60_000;

interface About {
  readonly name: string;
  /** What the user may choose instead of a file that is too much. */
  readonly instead: string;
}

const about = ({ name, instead }: About) => ({
  name,
  withinMs: WITHIN_MS,
  tooMuch: `Dit bestand is te groot om te maken: het kost te veel tijd of geheugen. ${instead}`,
});

export function fileTask<Request>(
  named: About,
  make: (request: Request, tools: TaskTools) => Promise<OfferedFile>,
): FileTask<Request> {
  return {
    ...about(named),
    work: async ({ path, request }, tools) => writeContent(path, await make(request, tools)),
  };
}

/** @param make gets the books as the request found them; `release` when it has read all it needs */
export function booksFileTask<Request>(
  named: About,
  make: (request: Request, read: ReadBooks, release: () => void) => Promise<OfferedFile>,
): BooksFileTask<Request> {
  return {
    ...about(named),
    work: async ({ path, request, books }, { sql, release }) =>
      writeContent(path, await make(request, unpackedBooks(books, sql), release)),
  };
}

/** Who asks for a file, and of what; it is made for as long as its asker waits. */
interface For extends MadeOf {
  readonly userId: string;
  readonly asker: Asker;
}

type ForProject = For & { readonly projectId: string };

/** Makes files in threads and offers them. */
export interface FileMaker {
  /** For whom something is made; what is of no organisation takes its person's own turns. Throws not_found. */
  whoOf(of: Omit<For, 'asker'>): Promise<Who>;
  /** Statements are of moments of their own. */
  ofDatabase<Request>(task: FileTask<Request>, of: For, request: Request): Promise<Download>;
  /** All that is read is of one moment. */
  ofBooks<Request>(
    task: BooksFileTask<Request>,
    of: ForProject,
    request: Request,
  ): Promise<Download>;
}

const madeOf = ({ organisationId, projectId }: MadeOf): MadeOf => ({
  ...(organisationId !== undefined && { organisationId }),
  ...(projectId !== undefined && { projectId }),
});

interface Dependencies {
  readonly threads: Threads;
  readonly database: Database;
  readonly reader: BooksReader;
  readonly downloads: Downloads;
}

export function fileMaker({ threads, database, reader, downloads }: Dependencies): FileMaker {
  const whoOf: FileMaker['whoOf'] = async ({ projectId, organisationId = '', userId }) => {
    if (projectId === undefined) return { organisationId: organisationId || userId, userId };
    const [project] = await database.rows<{ organisation_id: string }>(
      'SELECT organisation_id FROM projects WHERE project_id = $1',
      [projectId],
    );
    if (!project) throw new DomainError('not_found');
    return { organisationId: project.organisation_id, userId };
  };
  return {
    whoOf,
    ofDatabase: async (task, of, request) => {
      const who = await whoOf(of);
      const { signal } = of.asker;
      // It takes as long as it takes, for many lines.
      const sql = database.for(JOB);
      return downloads.offer(madeOf(of), (path) =>
        threads.ask(who, (run) => run(task, { path, request }, { sql, signal }).made),
      );
    },
    ofBooks: async (task, of, request) => {
      const who = await whoOf(of);
      const { signal } = of.asker;
      return downloads.offer(madeOf(of), (path) =>
        threads.ask(who, async (run) => {
          const { made } = await reader.read(
            of.projectId,
            async ({ packed: books, sql }) => {
              const running = run(task, { path, request, books }, { sql, signal });
              await running.read;
              return running;
            },
            database.for(of.asker),
          );
          return made;
        }),
      );
    },
  };
}
