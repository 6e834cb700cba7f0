import { randomUUID } from 'node:crypto';
import type { Database } from 'api/database';

/** Holds no rows of current readings. */
const SKIPPED = ['source_versions'];
/**
 * What is made of a project beside the rows of its readings. A copy without it would have it made
 * behind what is measured, as no project has that was read a minute ago.
 */
const MADE = [
  'projects',
  'accounts',
  'open_items',
  'open_ages',
  'open_item_facts',
  'open_item_versions',
  'recurring_runs',
  'recurring_series',
  'cash_expectations',
  'suggestion_checks',
];

/**
 * Gives the database as many copies of a project as asked, with all rows that an import makes, and
 * what is made behind it.
 */
export async function copyProject(
  database: Database,
  projectId: string,
  copies: number,
): Promise<void> {
  const tables = await tablesOf(database);
  for (let copy = 0; copy < copies; copy += 1) {
    const to = randomUUID();
    for (const { name, columns } of tables) {
      const values = columns.map((column) => {
        if (column === 'project_id') return '$2::uuid';
        return column === 'source_id' ? 'gen_random_uuid()' : column;
      });
      await database.rows(
        `INSERT INTO ${name} (${columns.join(', ')})
         SELECT ${values.join(', ')} FROM ${name} WHERE project_id = $1::uuid`,
        [projectId, to],
      );
    }
  }
  await database.vacuum(tables.map(({ name }) => name));
}

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

/** What is made of a project, and every table with rows of a reading; projects first. */
async function tablesOf(database: Database): Promise<Table[]> {
  const rows = await database.rows<{ name: string; columns: string[] }>(
    `SELECT table_name AS name, array_agg(column_name::text ORDER BY ordinal_position) AS columns
     FROM information_schema.columns WHERE table_schema = 'public'
     GROUP BY table_name`,
  );
  const wanted = rows.filter(
    ({ name, columns }) =>
      columns.includes('project_id') &&
      (columns.includes('source_no') || MADE.includes(name)) &&
      !SKIPPED.includes(name),
  );
  return wanted.sort(
    (one, other) => Number(other.name === 'projects') - Number(one.name === 'projects'),
  );
}
