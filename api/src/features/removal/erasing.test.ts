import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { upload } from '../../testing/books.ts';
import { generatedFiles } from '../../testing/books-files.ts';
import { Caller } from '../../testing/caller.ts';
import { ENGINES } from '../../testing/environment.ts';
import { makeWorld, runningWorld } from '../../testing/world.ts';
import { filesWith, fillProject, tablesWith } from '../../testing/everything.ts';

jest.setTimeout(60_000);

const NOW = '2025-03-18T10:00:00Z';
const LAST_MOMENT = '2025-04-17T09:59:59Z';
const OVERDUE = '2025-04-17T10:00:00Z';

describe.each(ENGINES)('what was removed thirty days ago (%s)', (engine) => {
  const { test, owner, world } = runningWorld({ engine, now: NOW });
  const neighbour = new Caller(test);
  let beside: Awaited<ReturnType<typeof makeWorld>>;
  beforeAll(async () => {
    await neighbour.signIn('buurvrouw@elders.nl');
    beside = await makeWorld(test, neighbour, []);
    await fillProject(neighbour, beside);
  });

  const at = async (moment: string, ...callers: Caller[]) => {
    test.setNow(moment);
    for (const caller of callers) await caller.signIn(EMAILS.get(caller) ?? '');
  };
  const EMAILS = new Map([
    [owner, 'eigenaar@voorbeeld.nl'],
    [neighbour, 'buurvrouw@elders.nl'],
  ]);
  const erased = () => test.app.jobs.idle(['removal']);
  const importsOf = async (column: string, id: string) => {
    const rows = await test.database.rows<{ import_id: string }>(
      `SELECT import_id FROM imports WHERE ${column} = $1`,
      [id],
    );
    return rows.map(({ import_id }) => import_id);
  };
  const dashboard = ({ project_id }: typeof beside) =>
    neighbour.ask('pages', { body: { project_id, page: 'project-detail', filters: [] } });

  it('is gone from every table and folder, but for a line without content', async () => {
    await fillProject(owner, world);
    await owner.ask('exportSuggestions', { body: { project_id: world.project_id, format: 'csv' } });
    const { project_id, organisation_id } = world;
    const ids = [project_id, ...(await importsOf('project_id', project_id))];
    const before = await tablesWith(test.database, project_id);
    // Proof that the search finds what there is.
    expect(Object.keys(before).length).toBeGreaterThan(25);
    expect(await filesWith(join(test.folder, 'uploads'), ids)).not.toEqual([]);
    await owner.ask('deleteProject', { query: { project_id } });

    await at(LAST_MOMENT, owner);
    test.app.jobs.wake();
    await erased();
    expect(await owner.ask('removedThings')).toHaveLength(1);
    const kept = await tablesWith(test.database, project_id);
    expect(kept.journal_lines).toBe(before.journal_lines);

    await at(OVERDUE, owner);
    const late = await owner.problem('restoreProject', { body: { project_id } });
    expect([late.code, await owner.ask('removedThings')]).toEqual(['not_found', []]);
    await erased();
    expect(await tablesWith(test.database, project_id)).toEqual({ erasures: 1 });
    expect(await filesWith(test.folder, ids)).toEqual([]);
    expect(await readdir(join(test.folder, 'downloads'))).toEqual([]);
    const [line] = await test.database.rows('SELECT * FROM erasures WHERE id = $1', [project_id]);
    expect(line).toEqual({
      id: project_id,
      kind: 'project',
      removed_at: '2025-03-18T10:00:00.000Z',
      erased_at: '2025-04-17T10:00:00.000Z',
      rule: 'dertig dagen na het verwijderen',
    });
    expect((await owner.ask('config')).organisations).toEqual([
      { organisation_id, organisation_name: 'Testbedrijf' },
    ]);
  });

  it('leaves what is of others as it was', async () => {
    await at(OVERDUE, neighbour);
    expect((await dashboard(beside)).blocks.length).toBeGreaterThan(0);
    expect(Object.keys(await tablesWith(test.database, beside.project_id)).length).toBeGreaterThan(
      25,
    );
    expect((await owner.ask('config')).user.email).toBe('eigenaar@voorbeeld.nl');
  });

  it('goes with an organisation, its projects and what was never put in one', async () => {
    await at(OVERDUE, neighbour);
    const { organisation_id, project_id } = beside;
    const [content = ''] = await generatedFiles({ seed: 4, firstMonth: 202401, years: 1 });
    const asking = await upload(test, neighbour, {
      ...{ organisationId: organisation_id, projectId: project_id, content },
    });
    expect(asking.status).toBe('vraag');
    const imports = await importsOf('organisation_id', organisation_id);
    await neighbour.ask('deleteOrganisation', { query: { organisation_id } });
    await at('2025-05-17T10:00:00Z');
    await erased();
    for (const id of [organisation_id, project_id]) {
      expect(await tablesWith(test.database, id)).toEqual({ erasures: 1 });
    }
    expect(await filesWith(test.folder, [organisation_id, project_id, ...imports])).toEqual([]);
    expect(await readdir(join(test.folder, 'uploads'))).toEqual([]);
  });
});
