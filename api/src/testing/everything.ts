import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../db/database.ts';
import { asked } from './asked.ts';
import type { Caller } from './caller.ts';
import type { World } from './samples.ts';

/** Puts something of each kind in a project, as its owner does. */
export async function fillProject(owner: Caller, { project_id }: World): Promise<void> {
  const report = { type: 'jaar', periode_min: 202401, periode_max: 202412 } as const;
  const view = { project_id, screen: 'analytics-overview', choices: 'per=kwartaal' } as const;
  const content = Buffer.from('Rekening;jan;feb\n8000;1000;2000\n').toString('base64');
  await owner.ask('reportNote', { body: { project_id, ...report, note: 'Een toelichting' } });
  await owner.ask('reportSummary', { body: { project_id, ...report } });
  await owner.ask('uploadBudget', {
    body: { project_id, boekjaar: '2024', filename: 'begroting.csv', content },
  });
  const saved = await owner.ask('saveView', { body: { ...view, name: 'Eigen' } });
  await owner.ask('saveView', { body: { ...view, name: 'Nog een' } });
  await owner.ask('changeView', { body: { project_id, view_id: saved.view_id, shared: true } });
  await owner.ask('mapAccounts', {
    body: { project_id, changes: [{ rekening: '8000', groep: 'overige_omzet' }] },
  });
  await asked(owner, project_id, 'Hoeveel omzet had ik in 2024?');
}

/** The tables of a database in which a text occurs in some column, and in how many rows. */
export async function tablesWith(
  database: Database,
  text: string,
): Promise<Record<string, number>> {
  const tables = await database.rows<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' ORDER BY 1`,
  );
  const found: Record<string, number> = {};
  for (const { name } of tables) {
    // A row as text has all its columns in it: ids, texts, lists and JSON.
    const [row] = await database.rows<{ count: number }>(
      `SELECT count(*)::int AS count FROM "${name}" t WHERE position($1 IN t::text) > 0`,
      [text],
    );
    if (row && row.count > 0) found[name] = row.count;
  }
  return found;
}

/** Files in a folder that bear one of these texts in their name, or hold it. */
export async function filesWith(folder: string, texts: readonly string[]): Promise<string[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of names.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const content = await readFile(path, 'latin1');
    if (texts.some((text) => path.includes(text) || content.includes(text))) found.push(path);
  }
  return found;
}
