import { unpackedBooks, type BooksReader, type PackedBooks } from '../../books/store/reader.ts';
import { stamp, type Clock } from '../../clock.ts';
import type { Database, Sql } from '../../db/database.ts';
import type { Job, Kind, NewJob, Running } from '../../jobs/kind.ts';
import { givenUpOn } from '../../jobs/rows.ts';
import type { Threads } from '../../pool/pool.ts';
import type { Task } from '../../pool/task.ts';
import { standOf, type QualityOf, type Stand } from './books.ts';

/** Looks through books for the page of an office, in a thread. */
type OfficeTask = Task<{ readonly books: PackedBooks }, Stand | null>;

export const officeTask = (qualityOf: QualityOf): OfficeTask => ({
  name: 'office',
  withinMs: 60_000,
  tooMuch: 'Deze administratie doornemen kost te veel tijd of geheugen.',
  work: ({ books }, { sql }) => standOf(unpackedBooks(books, sql), qualityOf),
});

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly reader: BooksReader;
  readonly threads: Threads;
  readonly task: OfficeTask;
}

/**
 * Keeps a row for every administration of an organisation that has several, anew when its books
 * have changed and each day: what lacks and what is due follow from the day.
 */
export function officeKind(deps: Dependencies): Kind {
  return {
    name: 'office',
    lane: 'background',
    attempts: 6,
    leaseSeconds: 60,
    mayBeCancelled: false,
    // The score is of open items too.
    after: ['open_items', 'vat_links'],
    wanted: (sql) => staleRows(sql, deps.clock.today()),
    run: (job, running) => renew(deps, job, running),
  };
}

/** SQL of what a row is of: books and a day, in one text. */
export const OFFICE_STATE = (today: string) => `(p.books_version || ' ' || ${today}::text)`;

async function staleRows(sql: Sql, today: string): Promise<NewJob[]> {
  const stale = await sql.rows<{ project_id: string; organisation_id: string; state: string }>(
    `SELECT p.project_id, p.organisation_id, ${OFFICE_STATE('$1')} AS state FROM projects p
     LEFT JOIN office_rows r ON r.project_id = p.project_id
     WHERE p.removed_at IS NULL AND r.state IS DISTINCT FROM ${OFFICE_STATE('$1')}
       AND EXISTS (SELECT FROM projects o WHERE o.organisation_id = p.organisation_id
                     AND o.project_id <> p.project_id AND o.removed_at IS NULL)
       AND NOT ${givenUpOn('office', 'p.project_id', OFFICE_STATE('$1'))}
     ORDER BY r.at NULLS FIRST, p.project_id LIMIT 50`,
    [today],
  );
  return stale.map(({ project_id: projectId, organisation_id, state }) => ({
    ...{ kind: 'office', key: projectId, version: state },
    ...{ projectId, organisationId: organisation_id },
  }));
}

async function renew(
  { database, clock, reader, threads, task }: Dependencies,
  { key: projectId, organisationId }: Job,
  { signal, finish }: Running,
): Promise<void> {
  const { books, stand } = await threads.inBackground(organisationId ?? '', async (run) => {
    const packed = await reader.read(projectId, (read) => read.packed, database);
    const sql = database.quietly;
    return { books: packed, stand: await run(task, { books: packed }, { sql, signal }).made };
  });
  await database.transaction(async (sql) => {
    await finish(sql);
    // Of books that changed meanwhile nothing is kept: they are looked through anew.
    await sql.rows(
      `INSERT INTO office_rows (project_id, state, at, books, figures)
       SELECT p.project_id, ${OFFICE_STATE('$2')}, $3::timestamptz, $4::jsonb, $5::jsonb
       FROM projects p WHERE p.project_id = $1 AND p.books_version = $6
       ON CONFLICT (project_id) DO UPDATE SET state = excluded.state, at = excluded.at,
         books = excluded.books, figures = excluded.figures`,
      [
        ...[projectId, books.today, stamp(clock)],
        ...[stand && JSON.stringify(stand.books), stand && JSON.stringify(stand.figures)],
        books.version,
      ],
    );
  });
}
