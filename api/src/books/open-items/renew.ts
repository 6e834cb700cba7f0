import { retrying, type Database, type Sql } from '../../db/database.ts';
import { deleteInSteps } from '../../db/delete-in-steps.ts';
import { lockProject } from '../../access/lock-project.ts';
import { partsOf, type Part } from './parts.ts';
import { findRelations } from './find-relations.ts';
import { linkLines } from './link-lines.ts';
import { partsParameters, type Making, type Range } from './making.ts';
import { INSERT_AGES, INSERT_FACTS, INSERT_ITEMS, LOOSE_OPENINGS } from './sql.ts';
import { booksVersion } from '../store/version.ts';

const ALL: readonly Range[] = [[null, null]];
/** More lines than this take too long for a transaction that others wait for. */
const MOST_AT_ONCE = 50_000;
/** Lines that a small step is about. */
const STEP_LINES = 4_000;

/**
 * Makes the open items of a project anew at once, of the version that its books now have; only to
 * be called in a transaction.
 */
export async function renewOpenItems(sql: Sql, projectId: string): Promise<void> {
  const parts = await partsOf(sql, projectId);
  const versie = await booksVersion(sql, projectId);
  if (versie === undefined) return;
  // What was loaded in this transaction has no statistics yet: the planner then expects one row
  // and joins thousands of lines pair by pair.
  await sql.rows("SELECT set_config('enable_nestloop', 'off', true)");
  await make(sql, { projectId, versie, parts }, ALL);
  await sql.rows("SELECT set_config('enable_nestloop', 'on', true)");
  await adopt(sql, projectId, versie);
}

/** The same for a small project; the items of a large one are left for {@link completeOpenItems}. */
export async function renewOpenItemsSoon(sql: Sql, projectId: string): Promise<void> {
  const parts = await partsOf(sql, projectId);
  const lines = parts.reduce((sum, part) => sum + part.lines, 0);
  if (lines <= MOST_AT_ONCE) return renewOpenItems(sql, projectId);
  await sql.rows('DELETE FROM open_item_versions WHERE project_id = $1', [projectId]);
}

/** Projects whose open items are left to be made, and the version of their books. */
export function projectsWithoutItems(
  sql: Sql,
): Promise<{ project_id: string; organisation_id: string; books_version: number }[]> {
  return sql.rows(
    `SELECT p.project_id, p.organisation_id, p.books_version FROM projects p
     WHERE p.removed_at IS NULL
       AND EXISTS (SELECT FROM sources s WHERE s.project_id = p.project_id)
       AND NOT EXISTS (SELECT FROM open_item_versions v WHERE v.project_id = p.project_id)`,
  );
}

/** Makes the open items of a project that are left, in small steps, so that nobody waits for them. */
export async function completeOpenItems(database: Database, projectId: string): Promise<void> {
  await count(database.quietly);
  await alone(database, projectId, async () => {
    // The books may change meanwhile: then it is done again.
    while (!(await retrying(() => complete(database, projectId))));
  });
}

/**
 * Has the planner count the rows of the newest books: it takes those of a project that it never
 * counted for one, and joins a hundred thousand lines pair by pair, which does not end.
 */
async function count(sql: Sql): Promise<void> {
  await sql.rows('ANALYZE journal_lines (project_id, source_no, rekening, tegenpartij)');
  await sql.rows('ANALYZE accounts, invoices, journal_totals, relations');
}

/** Two programs that make the items of one version would make each of them twice. */
const alone = (database: Database, projectId: string, work: () => Promise<void>) =>
  database.alone(`open items of ${projectId}`, work);

async function complete(database: Database, projectId: string): Promise<boolean> {
  const { quietly } = database;
  const versie = await booksVersion(quietly, projectId);
  if (versie === undefined || (await isComplete(quietly, projectId))) return true;
  await forget(quietly, projectId, versie);
  const parts = await partsOf(quietly, projectId);
  await make(quietly, { projectId, versie, parts }, await steps(quietly, projectId, parts));
  return database.transaction(async (sql) => {
    await lockProject(sql, projectId);
    if ((await booksVersion(sql, projectId)) !== versie) return false;
    await adopt(sql, projectId, versie);
    return true;
  });
}

/** True when another program was first, or a change of the books that was small enough. */
async function isComplete(sql: Sql, projectId: string): Promise<boolean> {
  const found = await sql.rows('SELECT FROM open_item_versions WHERE project_id = $1', [projectId]);
  return found.length > 0;
}

async function make(sql: Sql, making: Making, ranges: readonly Range[]): Promise<void> {
  const { projectId, versie } = making;
  const parameters = partsParameters(making);
  await findRelations(sql, making);
  const [facts] = await sql.rows<{ basis: string }>(INSERT_FACTS, [projectId, versie]);
  const isDue = facts?.basis === 'vervaldatum';
  const loose = await sql.rows<{ rekening: string; begin: number }>(LOOSE_OPENINGS, [
    ...parameters,
  ]);
  const settled = new Map<string, { linked: number; of_relation: number }>();
  for (const range of ranges) {
    await linkLines(sql, making, range);
    const rows = await sql.rows<{ groep: string; linked: number; of_relation: number }>(
      INSERT_ITEMS,
      [
        ...[...parameters, ...range, versie, isDue],
        loose.map(({ rekening }) => rekening),
        loose.map(({ begin }) => begin),
      ],
    );
    for (const { groep, linked, of_relation } of rows) {
      const sum = settled.get(groep);
      settled.set(groep, {
        linked: linked + (sum?.linked ?? 0),
        of_relation: of_relation + (sum?.of_relation ?? 0),
      });
    }
    await sql.rows(INSERT_AGES, [projectId, versie, ...range, isDue]);
  }
  for (const [groep, { linked, of_relation }] of settled) {
    await sql.rows(
      `UPDATE open_item_facts SET gekoppeld = $4, op_relatie = $5
       WHERE project_id = $1 AND versie = $2 AND groep = $3`,
      [projectId, versie, groep, linked, of_relation],
    );
  }
}

/** Makes a version count. */
async function adopt(sql: Sql, projectId: string, versie: number): Promise<void> {
  await sql.rows(
    `INSERT INTO open_item_versions (project_id, versie) VALUES ($1, $2)
     ON CONFLICT (project_id) DO UPDATE SET versie = excluded.versie`,
    [projectId, versie],
  );
}

/** Ranges of relations that each have a handful of lines. */
async function steps(sql: Sql, projectId: string, parts: readonly Part[]): Promise<Range[]> {
  const listed = await sql.rows<{ relatie: string }>(
    `SELECT DISTINCT r.relatie FROM relations r
     JOIN sources s ON s.project_id = r.project_id AND s.source_no = r.source_no
     WHERE r.project_id = $1 ORDER BY r.relatie`,
    [projectId],
  );
  const lines = parts.reduce((sum, part) => sum + part.lines, 0);
  const size = Math.max(1, Math.ceil((listed.length * STEP_LINES) / Math.max(1, lines)));
  const ends = listed.filter((_, index) => index % size === size - 1).map(({ relatie }) => relatie);
  return [...ends, null].map((end, index) => [ends[index - 1] ?? null, end]);
}

const TABLES = ['open_items', 'open_ages', 'open_item_facts'] as const;

/** Removes what was made for a version, in small steps; what says that it exists goes last. */
async function forget(sql: Sql, projectId: string, versie: number): Promise<void> {
  for (const table of TABLES) {
    await deleteInSteps(sql, table, 'project_id = $1 AND versie = $2', [projectId, versie]);
  }
}

/** Removes the open items that no longer count. */
export async function sweepOpenItems(database: Database): Promise<void> {
  const { quietly } = database;
  const old = await quietly.rows<{ project_id: string; versie: number }>(
    `SELECT DISTINCT f.project_id, f.versie FROM open_item_facts f
     JOIN open_item_versions v ON v.project_id = f.project_id AND v.versie <> f.versie`,
  );
  for (const { project_id, versie } of old) {
    await alone(database, project_id, () => forget(quietly, project_id, versie));
  }
}
