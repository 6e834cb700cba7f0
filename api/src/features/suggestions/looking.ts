import type { BooksReader, PackedBooks, ReadBooks } from '../../books/store/reader.ts';
import type { Database } from '../../db/database.ts';
import type { Threads } from '../../pool/pool.ts';
import type { Task } from '../../pool/task.ts';
import type { Finding } from './finding.ts';

/** Looks through the books of a project. */
export type FindAll = (read: ReadBooks) => Promise<readonly Finding[]>;

/** The same for a thread. */
export type FindTask = Task<{ readonly books: PackedBooks }, readonly Finding[]>;

/** What a look found, and in which books. */
interface Found {
  readonly version: number;
  /** Last month that is booked, but for what is booked ahead; null without any. */
  readonly reach: number | null;
  readonly findings: readonly Finding[];
}

export type LookThrough = (of: {
  readonly projectId: string;
  readonly organisationId: string;
  readonly signal: AbortSignal;
}) => Promise<Found>;

interface Dependencies {
  readonly threads: Threads;
  /** Of the background. */
  readonly database: Database;
  readonly reader: BooksReader;
}

/**
 * Looks in a thread. The moment in which the books are read is not held while it searches: whoever
 * changes them would wait for that, and a look through books that changed is not kept.
 */
export const lookWithTask =
  ({ threads, database, reader }: Dependencies, task: FindTask): LookThrough =>
  ({ projectId, organisationId, signal }) =>
    threads.inBackground(organisationId, async (run) => {
      const { books, ...found } = await readingOf(
        { database, reader },
        projectId,
        (read) => read.packed,
      );
      if (found.reach === null) return { ...found, findings: [] };
      const { made } = run(task, { books }, { sql: database.quietly, signal });
      return { ...found, findings: await made };
    });

/** Looks where the program runs; for tests, which find what they like. */
export const lookWith =
  (from: Omit<Dependencies, 'threads'>, find: FindAll): LookThrough =>
  async ({ projectId }) => {
    const { books: findings, ...found } = await readingOf(from, projectId, find);
    return { ...found, findings };
  };

function readingOf<T>(
  { database, reader }: Omit<Dependencies, 'threads'>,
  projectId: string,
  take: (read: ReadBooks) => T | Promise<T>,
): Promise<{ version: number; reach: number | null; books: T }> {
  return reader.read(
    projectId,
    async (read) => {
      const { told, booked } = read.books.calendar;
      const reach = (told ?? booked)?.periode_max ?? null;
      return { version: read.version, reach, books: await take(read) };
    },
    database,
  );
}
