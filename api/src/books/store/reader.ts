import { Summary, type SummaryParts } from '@kengetal/ledger';
import type { Clock } from '../../clock.ts';
import type { Database, Sql } from '../../db/database.ts';
import type { Asker } from '../../db/limits.ts';
import { troubleOf } from '../../db/trouble.ts';
import { readingBy, type SizedCache } from '../../sized-cache.ts';
import type { Books } from '../books.ts';
import { BooksCache, BooksVersion } from './cache.ts';
import type { BooksData } from './data.ts';
import { daySums, type DayLimit, type DaySums } from '../columns/days.ts';
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
  /** Reads in single flight what is derived of the books and of what they do not hold. */
  readonly reading: SizedCache['read'];
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
  return readBooks(sql, projectId, new BooksVersion(version, data), today);
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
 * that are in memory cost one question; what they do not hold is asked of the same version.
 */
export function booksReader(database: Database, clock: Clock): BooksReader {
  const cache = new BooksCache();
  const versionOf = async (sql: Sql, projectId: string) =>
    (await booksVersion(sql, projectId)) ?? 0;
  const readOf = (sql: Sql, projectId: string, found: BooksVersion, asker: Asker): ReadBooks =>
    readBooks(sql, projectId, found, clock.today(), asker);
  const read: BooksReader['read'] = async (projectId, work, asking = database, seen?: number) => {
    const found = await cache.get(projectId, seen ?? (await versionOf(asking, projectId)));
    if (found) {
      const isSame = async (sql: Sql) => {
        if ((await versionOf(sql, projectId)) !== found.version) throw new ChangedMeanwhile();
      };
      try {
        return await asking.snapshotWhenAsked(isSame, async (sql) =>
          work(readOf(sql, projectId, found, asking.asker)),
        );
      } catch (error) {
        if (!(error instanceof ChangedMeanwhile)) throw error;
      }
    }
    return asking.snapshot(async (sql) => {
      const version = await versionOf(sql, projectId);
      const load = () => loadBooks(sql, projectId);
      const read = await cache.read(projectId, version, load);
      return work(readOf(sql, projectId, read, asking.asker));
    });
  };
  return {
    read: async (projectId, work, asking, seen) => {
      try {
        return await read(projectId, work, asking, seen);
      } catch (error) {
        // Maybe it waited along for what somebody else was reading, who gave up.
        const isOwn = asking?.asker.signal?.aborted;
        if (troubleOf(error) === 'given-up' && !isOwn) return read(projectId, work, asking);
        throw error;
      }
    },
  };
}

function readBooks(
  sql: Sql,
  projectId: string,
  found: BooksVersion,
  today: string,
  asker?: Asker,
): ReadBooks {
  const { version, data } = found;
  const ofAll = found.on(today);
  // Not to be looked at: most requests need no signal, which is made when it is asked for.
  const books = asker && 'signal' in asker ? ofAll.for(asker) : ofAll;
  const reading = readingBy(sql, books.derived);
  return {
    books,
    version,
    sql,
    projectId,
    reading,
    days: (limit) => daySums(sql, projectId, reading, limit),
    get packed() {
      const { summary, ...rest } = data;
      return { projectId, version, today, data: rest, summary: summary.parts };
    },
  };
}

/** The books have another version than the one that was begun with. */
export class ChangedMeanwhile extends Error {}
