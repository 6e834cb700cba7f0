import type { Clock } from '../clock.ts';
import type { Database, Sql } from '../db/database.ts';
import type { Books } from './books.ts';
import { loadCalendar } from './calendar.ts';
import { loadBooks } from './load.ts';

/** The books of a project as they were at one moment. */
export interface ReadBooks {
  /** All months of the project. */
  readonly books: Books;
  /** Reads what the books do not hold, of the same moment. */
  readonly sql: Sql;
}

/** Reads the books of projects. */
export interface BooksReader {
  read<T>(projectId: string, work: (read: ReadBooks) => T | Promise<T>): Promise<T>;
}

/** First and last month that a period may have (specification §5). */
const ALL = { periode_min: 190001, periode_max: 210012 };

export function booksReader(database: Database, clock: Clock): BooksReader {
  return {
    read: (projectId, work) =>
      database.snapshot(async (sql) => {
        const calendar = await loadCalendar(sql, clock, projectId);
        const books = await loadBooks(sql, calendar, projectId, ALL);
        return work({ books, sql });
      }),
  };
}
