import { rebuildSummaries } from 'api/rebuild';
import { type Database, openDatabase } from 'api/database';
import { askFindings } from '../eval/suggestions/run/ask.ts';
import type { ApiClient } from './api-client.ts';
import type { ApiProgram } from './api-program.ts';
import type { Stage } from './api-stage.ts';
import type { Latency } from './latency.ts';
import { statementFromLines } from './ledger-baseline.ts';
import { measureBegun, measureLines, measurePages, type Measured } from './ledger-measure.ts';
import { columnsLoaded, type ColumnsLoad } from './ledger-columns.ts';
import { copyProject } from './ledger-others.ts';
import { monthsOf, type About } from './ledger-requests.ts';

/** How large everything is. */
export interface Scale {
  /** Lines of the project that is asked about. */
  readonly lines: number;
  /** Other projects, and the lines of each. */
  readonly others: number;
  readonly otherLines: number;
  /** Requests of each kind. */
  readonly requests: number;
}

export interface Files {
  readonly large: readonly string[];
  readonly other: readonly string[];
}

/** What was measured on one database. */
export interface Outcome {
  readonly importMs: number;
  /** Of the expectation of money. */
  readonly expected: Behind;
  readonly look: Look;
  readonly copiesMs: number;
  readonly measured: readonly Measured[];
  /** Before lines were measured; undefined when the API took none into memory. */
  readonly columns: ColumnsLoad | undefined;
  readonly fromLines: Latency;
  /** All summaries of the large project made anew from its lines. */
  readonly renewMs: number;
}

/** What is made behind an import of the large project, after its recurring series were found. */
export interface Behind {
  readonly ms: number;
  /** Of the main event loop in the meantime: how late it was, and how long a turn kept it. */
  readonly lagMaxMs: number;
  readonly heldMaxMs: number;
}

/** A look for suggestions, which waits for the expectation. */
export interface Look extends Behind {
  readonly found: number;
}

const SQL_TIMES = 10;

/** Fills the database, starts the API anew on it and measures. */
export async function measuredOn(
  stage: Stage,
  files: Files,
  scale: Scale,
  report: (line: string) => void,
): Promise<Outcome> {
  const filled = await fill(stage, files);
  report(`Ingelezen in ${Math.round(filled.importMs / 1000)} s; kopieën maken…`);
  const began = performance.now();
  await withDatabase(stage, (database) => copyProject(database, filled.other, scale.others));
  const copiesMs = performance.now() - began;
  report(`Kopieën gemaakt in ${Math.round(copiesMs / 1000)} s; meten…`);
  const { api, client } = await stage.start();
  const about = await aboutOf(client, filled.large);
  const begun = await measureBegun(client, await aboutOf(client, filled.other));
  const pages = await measurePages(client, about, scale.requests);
  const columns = await columnsLoaded(api, client, about);
  const measured = [...begun, ...pages, ...(await measureLines(client, about, scale.requests))];
  await api.stop();
  const fromLines = await withDatabase(stage, (database) =>
    statementFromLines(database, filled.large, about.months, SQL_TIMES),
  );
  const renewBegan = performance.now();
  await withDatabase(stage, (database) =>
    database.transaction((sql) => rebuildSummaries(sql, filled.large)),
  );
  const renewMs = performance.now() - renewBegan;
  const { importMs, expected, look } = filled;
  return { importMs, expected, look, copiesMs, measured, columns, fromLines, renewMs };
}

/** Imports the large project and one of the others as a user does. */
async function fill(stage: Stage, files: Files) {
  const { api, client } = await stage.start();
  const began = performance.now();
  const large = await client.imported('Meting', files.large);
  const importMs = performance.now() - began;
  await client.searched(large);
  const expected = await measuredBehind(api, () => client.expected(large));
  const look = await lookedThrough(api, client, large);
  const other = await client.imported('Meting', files.other);
  await client.searched(other);
  await client.expected(other);
  await askFindings(client, other);
  await api.stop();
  return { large, other, importMs, expected, look };
}

async function lookedThrough(api: ApiProgram, client: ApiClient, project: string): Promise<Look> {
  let found = 0;
  const behind = await measuredBehind(api, async () => {
    ({ length: found } = await askFindings(client, project));
  });
  return { ...behind, found };
}

async function measuredBehind(api: ApiProgram, isDone: () => Promise<void>): Promise<Behind> {
  api.begin();
  const began = performance.now();
  await isDone();
  const ms = performance.now() - began;
  const { lagMaxMs, heldMaxMs } = await api.stats();
  return { ms, lagMaxMs, heldMaxMs };
}

/** The database of a stage whose API does not run. */
async function withDatabase<T>(stage: Stage, work: (database: Database) => Promise<T>): Promise<T> {
  const { DATABASE_URL: url, KENGETAL_DATA: data } = stage.environment;
  const database = await openDatabase(url ? { url } : { folder: `${data}/database` });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function aboutOf(client: ApiClient, project_id: string): Promise<About> {
  const filters = await client.ask('filters', { query: { project_id } });
  const reach = filters.periode_bereik;
  if (!reach) throw new Error('the books are empty');
  const { accounts } = await client.ask('projectAccounts', { query: { project_id } });
  const used = accounts.filter(({ bedrag }) => bedrag.kind === 'booked' && bedrag.cents !== 0);
  return {
    project_id,
    months: monthsOf(reach.periode_min, reach.periode_max),
    accounts: used.map(({ rekening }) => rekening),
    groups: [...new Set(used.map(({ groep }) => groep))],
  };
}
