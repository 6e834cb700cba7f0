import { inThread, type BooksTask, type ThreadDependencies } from '../../books/store/in-thread.ts';
import type { Books } from '../../books/books.ts';
import type { ReadBooks } from '../../books/store/reader.ts';
import type { Finding } from './finding.ts';

/** Looks through the books of a project. */
export type FindAll = (read: ReadBooks) => Promise<readonly Finding[]>;

/** The same for a thread. */
export type FindTask = BooksTask<readonly Finding[]>;

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

/** Looks in a thread. */
export const lookWithTask =
  (deps: ThreadDependencies, task: FindTask): LookThrough =>
  async (of) => {
    const { version, calendar, made } = await inThread(deps, task, of);
    return { version, reach: reachIn(calendar), findings: made };
  };

/** Looks where the program runs; for tests, which find what they like. */
export const lookWith =
  ({ reader, database }: Omit<ThreadDependencies, 'threads'>, find: FindAll): LookThrough =>
  ({ projectId }) =>
    reader.read(
      projectId,
      async (read) => ({
        version: read.version,
        reach: reachIn(read.books.calendar),
        findings: await find(read),
      }),
      database,
    );

const reachIn = ({ told, booked }: Books['calendar']): number | null =>
  (told ?? booked)?.periode_max ?? null;
