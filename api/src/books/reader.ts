import type { Clock } from '../clock.ts';
import type { Database, Sql } from '../db/database.ts';
import { Books } from './books.ts';
import { daySums, type DayLimit, type DaySums } from './days.ts';
import { KeptBooks } from './kept.ts';
import { loadBooks } from './load.ts';
import { booksVersion } from './version.ts';

/** The books of a project as they were at one moment. */
export interface ReadBooks {
  /** All months of the project. */
  readonly books: Books;
  /** Raised by every change of the books: what was made of one version stays right for it. */
  readonly version: number;
  /** Reads what the books do not hold, of the same moment. */
  readonly sql: Sql;
  readonly projectId: string;
  /** Sums by account of the lines of months up to a day. */
  days(limit: DayLimit): Promise<DaySums>;
}

/** Reads the books of projects. */
export interface BooksReader {
  read<T>(projectId: string, work: (read: ReadBooks) => T | Promise<T>): Promise<T>;
}

/** Keeps the books that were read, by their version, which is read in the moment of the answer. */
export function booksReader(database: Database, clock: Clock): BooksReader {
  const kept = new KeptBooks();
  return {
    read: (projectId, work) =>
      database.snapshot(async (sql) => {
        const version = (await booksVersion(sql, projectId)) ?? 0;
        const data = await kept.get(projectId, version, () => loadBooks(sql, projectId));
        const books = new Books(data, clock.today());
        const days = (limit: DayLimit) => daySums(sql, projectId, data, limit);
        return work({ books, version, sql, projectId, days });
      }),
  };
}
