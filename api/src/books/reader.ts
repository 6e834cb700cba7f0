import type { Clock } from '../clock.ts';
import type { Database, Sql } from '../db/database.ts';
import { Summary, type SummaryParts } from '../ledger/index.ts';
import { troubleOf } from '../db/trouble.ts';
import { Books } from './books.ts';
import type { BooksData } from './data.ts';
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
  /** The same books as data, for a thread. */
  readonly packed: PackedBooks;
}

/** Books that can be cloned into a thread. */
export interface PackedBooks {
  readonly projectId: string;
  readonly version: number;
  readonly today: string;
  readonly data: Omit<BooksData, 'summary'>;
  readonly summary: SummaryParts;
}

/** Packed books in a thread. */
export function unpackedBooks(packed: PackedBooks, sql: Sql): ReadBooks {
  const { projectId, version, today } = packed;
  const data = { ...packed.data, summary: new Summary(packed.summary) };
  return readBooks(sql, { projectId, version, today, data });
}

/** Reads the books of projects. */
export interface BooksReader {
  /**
   * @param asking the database on behalf of who asks
   * @param seen version of the books that this request saw already; asked where it did not
   */
  read<T>(
    projectId: string,
    work: (read: ReadBooks) => T | Promise<T>,
    asking?: Database,
    seen?: number,
  ): Promise<T>;
}

/**
 * Keeps the books that were read, by their version, which is read in the moment of the answer. Books
 * that are kept cost one question; what they do not hold is asked of the same version.
 */
export function booksReader(database: Database, clock: Clock): BooksReader {
  const kept = new KeptBooks();
  const versionOf = async (sql: Sql, projectId: string) =>
    (await booksVersion(sql, projectId)) ?? 0;
  const readOf = (sql: Sql, projectId: string, version: number, data: BooksData): ReadBooks =>
    readBooks(sql, { projectId, version, today: clock.today(), data });
  const read: BooksReader['read'] = async (projectId, work, asking = database, seen?: number) => {
    const known = await kept.known(projectId, seen ?? (await versionOf(asking, projectId)));
    if (known) {
      const { version, data } = known;
      const isSame = async (sql: Sql) => {
        if ((await versionOf(sql, projectId)) !== version) throw new ChangedMeanwhile();
      };
      try {
        return await asking.snapshotWhenAsked(isSame, async (sql) =>
          work(readOf(sql, projectId, version, data)),
        );
      } catch (error) {
        if (!(error instanceof ChangedMeanwhile)) throw error;
      }
    }
    return asking.snapshot(async (sql) => {
      const version = await versionOf(sql, projectId);
      const data = await kept.get(projectId, version, () => loadBooks(sql, projectId));
      return work(readOf(sql, projectId, version, data));
    });
  };
  return {
    read: async (projectId, work, asking, seen) => {
      try {
        return await read(projectId, work, asking, seen);
      } catch (error) {
        // Maybe it waited along for what somebody else was reading, who gave up.
        if (troubleOf(error) === 'given-up') return read(projectId, work, asking);
        throw error;
      }
    },
  };
}

interface Of {
  readonly projectId: string;
  readonly version: number;
  readonly today: string;
  readonly data: BooksData;
}

function readBooks(sql: Sql, { projectId, version, today, data }: Of): ReadBooks {
  const books = booksOn(data, today);
  return {
    books,
    version,
    sql,
    projectId,
    days: (limit) => daySums(sql, projectId, books, limit),
    get packed() {
      const { summary, ...rest } = data;
      return { projectId, version, today, data: rest, summary: summary.parts };
    },
  };
}

/** The books have another version than the one that was begun with. */
class ChangedMeanwhile extends Error {}

/** By their data: what books find out of it, they keep as long as the day lasts. */
const BOOKS = new WeakMap<BooksData, Books>();

function booksOn(data: BooksData, today: string): Books {
  const known = BOOKS.get(data);
  if (known?.calendar.today === today) return known;
  const books = new Books(data, today);
  BOOKS.set(data, books);
  return books;
}
