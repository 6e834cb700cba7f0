import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database, openDatabase } from 'api/database';
import type { Stage } from '../bench/api-stage.ts';

/** What a database holds that it should not, after the API has ended. */
export interface Leftovers {
  /** Rows of readings that are neither in the books, nor kept, nor marked to be swept. */
  readonly orphans: number;
  /** Readings of which the lines, the sums and the number that was told do not agree. */
  readonly torn: number;
  /** Readings that are marked and will be swept when there is time. */
  readonly marked: number;
  /** Uploads that belong to no reading. */
  readonly files: number;
}

const TABLES = ['journal_lines', 'monthly_summary', 'source_accounts'];

const KNOWN = `SELECT project_id, source_no FROM sources
  UNION ALL SELECT project_id, source_no FROM source_versions`;

const TORN = `WITH whole AS (
    SELECT project_id, source_no, lines FROM sources
    UNION ALL SELECT project_id, source_no, (source->>'lines')::int FROM source_versions
      WHERE source IS NOT NULL),
  counted AS (
    SELECT project_id, source_no, count(*) AS aantal, sum(cents) AS cents,
           count(*) FILTER (WHERE soort <> 'opening') AS booked
    FROM journal_lines GROUP BY project_id, source_no),
  summed AS (
    SELECT project_id, source_no, sum(aantal) AS aantal, sum(debet - credit) AS cents
    FROM monthly_summary GROUP BY project_id, source_no)
  SELECT count(*)::int AS count FROM whole
    LEFT JOIN counted USING (project_id, source_no) LEFT JOIN summed USING (project_id, source_no)
  WHERE counted.aantal IS DISTINCT FROM summed.aantal OR counted.cents IS DISTINCT FROM summed.cents
     OR counted.cents IS DISTINCT FROM 0 OR whole.lines NOT IN (counted.booked, counted.aantal)`;

/** Looks in the database itself; where it is embedded, the API must have ended. */
export async function lookInside<T>(
  { environment }: Stage,
  look: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({
    url: environment.DATABASE_URL,
    folder: join(environment.KENGETAL_DATA ?? '', 'database'),
  });
  try {
    return await look(database);
  } finally {
    await database.close();
  }
}

const uploadsOf = ({ environment }: Stage) => join(environment.KENGETAL_DATA ?? '', 'uploads');

/** Has uploads be of hours ago: what nobody knows is left alone for an hour, as it may be arriving. */
export async function ageUploads(stage: Stage): Promise<void> {
  const then = Date.now() / 1_000 - 2 * 3_600;
  for (const name of await readdir(uploadsOf(stage))) {
    await utimes(join(uploadsOf(stage), name), then, then);
  }
}

/** What is left behind; the API must have ended. */
export function leftoversOf(stage: Stage): Promise<Leftovers> {
  return lookInside(stage, async (database) => {
    let orphans = 0;
    for (const table of TABLES) {
      orphans += await counted(
        database,
        `SELECT count(*)::int AS count FROM ${table}
         WHERE (project_id, source_no) NOT IN (${KNOWN})`,
      );
    }
    const marked = await counted(
      database,
      'SELECT count(*)::int AS count FROM source_versions WHERE source IS NULL',
    );
    const used = await database.rows<{ import_id: string }>(
      'SELECT import_id FROM sources UNION SELECT import_id FROM source_versions',
    );
    const known = new Set(used.map(({ import_id }) => import_id));
    const kept = await readdir(uploadsOf(stage));
    const files = kept.filter((name) => !known.has(name)).length;
    return { orphans, marked, torn: await counted(database, TORN), files };
  });
}

async function counted(database: Database, sql: string): Promise<number> {
  const [row] = await database.rows<{ count: number }>(sql);
  return row?.count ?? NaN;
}
