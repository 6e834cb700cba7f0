import type { Database } from '../../db/database.ts';
import type { Threads } from '../../pool/pool.ts';
import type { Task } from '../../pool/task.ts';
import type { Books } from '../books.ts';
import type { BooksReader, PackedBooks } from './reader.ts';

/** Works on the books of a project in a thread. */
export type BooksTask<Made> = Task<{ readonly books: PackedBooks }, Made>;

export interface ThreadDependencies {
  readonly threads: Threads;
  /** Of the background. */
  readonly database: Database;
  readonly reader: BooksReader;
}

interface Of {
  readonly projectId: string;
  readonly organisationId: string;
  readonly signal: AbortSignal;
}

/** What a thread made, and of which books. */
interface MadeOfBooks<Made> {
  readonly version: number;
  readonly calendar: Books['calendar'];
  readonly made: Made;
}

/**
 * Has a thread work on the books, behind what users ask. The moment in which they are read is not
 * held meanwhile: whoever changes them would wait for that, and what is made of books that changed
 * is not to be kept.
 */
export const inThread = <Made>(
  { threads, database, reader }: ThreadDependencies,
  task: BooksTask<Made>,
  { projectId, organisationId, signal }: Of,
): Promise<MadeOfBooks<Made>> =>
  threads.inBackground(organisationId, async (run) => {
    const { books, ...of } = await reader.read(
      projectId,
      (read) => ({
        version: read.version,
        calendar: read.books.calendar,
        books: read.packed,
      }),
      database,
    );
    const { made } = run(task, { books }, { sql: database.quietly, signal });
    return { ...of, made: await made };
  });
