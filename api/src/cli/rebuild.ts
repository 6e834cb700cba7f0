import { join } from 'node:path';
import { rebuildSummaries } from '../books/store/rebuild.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open.ts';
import { JOB } from '../db/limits.ts';
import { migrate } from '../db/migrate.ts';
import type { Streams } from './streams.ts';

interface ProjectRow {
  readonly project_id: string;
  readonly name: string;
}

/**
 * Makes the summaries of projects anew from their lines, each project in one transaction.
 * @param wanted id of the only project, or undefined for all
 * @returns the exit code: 0 when done, 2 without such a project
 */
export async function rebuildProjects(
  database: Database,
  wanted: string | undefined,
  { out, error }: Streams,
): Promise<number> {
  const projects = await database.rows<ProjectRow>(
    `SELECT project_id, name FROM projects
     WHERE $1::text IS NULL OR project_id::text = lower($1) ORDER BY name, project_id`,
    [wanted ?? null],
  );
  if (projects.length === 0 && wanted !== undefined) {
    error('Dit project bestaat niet.\n');
    return 2;
  }
  for (const { project_id, name } of projects) {
    const began = performance.now();
    await database.for(JOB).transaction((sql) => rebuildSummaries(sql, project_id));
    const seconds = ((performance.now() - began) / 1_000).toFixed(1).replace('.', ',');
    out(`${name} (${project_id}): samenvattingen opnieuw gemaakt in ${seconds} s\n`);
  }
  return 0;
}

/** The same on the database that the settings name; the embedded one must not be in use. */
export async function rebuild(wanted: string | undefined, streams: Streams): Promise<number> {
  const config = readConfig(process.env);
  const folder = join(config.dataFolder, 'database');
  const database = await openDatabase({ url: config.databaseUrl, folder });
  try {
    await migrate(database);
    return await rebuildProjects(database, wanted, streams);
  } finally {
    await database.close();
  }
}
