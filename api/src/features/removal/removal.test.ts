import { randomUUID } from 'node:crypto';
import { bulkAuditfile } from '@kengetal/generator';
import { LIMITS } from '@kengetal/contract';
import { Caller } from '../../testing/caller.ts';
import { ENGINES } from '../../testing/environment.ts';
import { runningWorld } from '../../testing/world.ts';
import { fillProject } from '../../testing/everything.ts';
import { addJob } from '../../jobs/rows.ts';

jest.setTimeout(60_000);

const YEAR = { periode_min: 202401, periode_max: 202412 };

describe.each(ENGINES)('removing and bringing back (%s)', (engine) => {
  const { test, owner, editor, reader, world } = runningWorld({ engine });
  beforeAll(() => fillProject(owner, world));

  const project = () => ({ project_id: world.project_id });
  const organisation = () => ({ organisation_id: world.organisation_id });
  /** All that the owner and a reader are shown. */
  const shown = async () => {
    const { project_id } = project();
    const selection = { ...YEAR, soorten: ['mutatie' as const], filters: [] };
    return {
      config: await owner.ask('config'),
      users: await owner.ask('projectUsers', { query: project() }),
      admins: await owner.ask('organisationAdmins', { query: organisation() }),
      dashboard: await reader.ask('pages', {
        body: { project_id, page: 'dashboard', filters: [] },
      }),
      balance: await owner.ask('reportComponent', {
        body: { project_id, type: 'jaar', ...YEAR, id: 'balans' },
      }),
      lines: await owner.ask('lines', { body: { project_id, selection, limit: 5 } }),
      chats: await owner.ask('chats', { query: project() }),
      views: await owner.ask('savedViews', {
        query: { project_id, screen: 'analytics-overview' },
      }),
      budgets: await owner.ask('budgets', { query: project() }),
      imports: await owner.ask('projectImports', { query: project() }),
      sources: await owner.ask('projectSources', { query: project() }),
    };
  };
  const told = async () => {
    const rows = await test.database.rows<{ action: string; description: string }>(
      `SELECT action, description FROM activities
       WHERE organisation_id = $1 AND action ~ 'verwijderd|teruggehaald|hernoemd' ORDER BY at, action`,
      [world.organisation_id],
    );
    return rows.map(({ action, description }) => `${action}: ${description}`);
  };
  beforeEach(() =>
    test.database.rows(`DELETE FROM activities WHERE action ~ 'verwijderd|teruggehaald|hernoemd'`),
  );

  it('tells before what would be gone, and for how many people', async () => {
    const counts = { name: 'Testbedrijf', projects: 1, sources: 1, connections: 1 };
    const more = { people: 3, chats: 2, days: LIMITS.removalDays.max };
    const [source] = await owner.ask('projectSources', { query: project() });
    const lines = source?.lines;
    const [whole, one] = [
      await owner.ask('organisationRemoval', { query: organisation() }),
      await owner.ask('projectRemoval', { query: project() }),
    ];
    expect(whole).toEqual({ ...counts, ...more, lines });
    expect(one).toEqual({ ...whole, name: one.name });
    expect(one.name).not.toBe('Testbedrijf');
  });

  it('gives all of a project back as it was', async () => {
    const before = await shown();
    await owner.ask('deleteProject', { query: project() });
    expect(await owner.ask('removedThings')).toEqual([
      {
        kind: 'project',
        id: world.project_id,
        name: before.config.projects[0]?.project_name,
        organisation_name: 'Testbedrijf',
        removed_at: '2025-03-18T10:00:00.000Z',
        removed_by: 'eigenaar',
        gone_at: '2025-04-17T10:00:00.000Z',
      },
    ]);
    await owner.ask('restoreProject', { body: project() });
    expect(await shown()).toEqual(before);
    expect(await told()).toEqual([
      expect.stringMatching(/^project\.teruggehaald: Project .+ teruggehaald$/),
      expect.stringMatching(/^project\.verwijderd: Project .+ verwijderd$/),
    ]);
  });

  it('gives an organisation back with the projects that went with it, and no others', async () => {
    const other = await owner.ask('createProject', {
      body: { ...organisation(), project_name: 'Al weg' },
    });
    const before = await shown();
    await owner.ask('deleteProject', { query: { project_id: other.project_id } });
    await owner.ask('deleteOrganisation', { query: organisation() });
    const things = await owner.ask('removedThings');
    expect(things.map(({ kind }) => kind)).toEqual(['organisatie']);
    for (const project_id of [other.project_id, world.project_id]) {
      const problem = await owner.problem('restoreProject', { body: { project_id } });
      expect(problem).toMatchObject({
        code: 'conflict',
        detail: expect.stringContaining('eerst') as string,
      });
    }
    await owner.ask('restoreOrganisation', { body: organisation() });
    await owner.ask('restoreProject', { body: { project_id: other.project_id } });
    expect(await shown()).toEqual(before);
    await owner.ask('deleteProject', { query: { project_id: other.project_id } });
  });

  it('leaves the name to be used meanwhile', async () => {
    await owner.ask('deleteOrganisation', { query: organisation() });
    const again = await owner.ask('createOrganisation', {
      body: { organisation_name: 'Testbedrijf' },
    });
    await owner.ask('restoreOrganisation', { body: organisation() });
    const { organisations } = await owner.ask('config');
    expect(organisations.map((one) => one.organisation_name)).toEqual([
      'Testbedrijf',
      'Testbedrijf',
    ]);
    await owner.ask('deleteOrganisation', {
      query: { organisation_id: again.organisation_id },
    });
  });

  it('ends what is being read for it at once, and the file with it', async () => {
    const chunks: Uint8Array[] = [];
    const options = { seed: 3, firstMonth: 202501, targetLines: 20_000 };
    for await (const chunk of bulkAuditfile(options)) chunks.push(chunk);
    const { import_id } = await owner.ask('upload', {
      query: { ...organisation(), filename: 'boeken.xaf' },
      bytes: Buffer.concat(chunks),
    });
    const job = () => owner.ask('getImport', { query: { import_id } });
    while ((await job()).lines_read === 0);
    await owner.ask('deleteOrganisation', { query: organisation() });
    await test.app.imports.idle();
    await owner.ask('restoreOrganisation', { body: organisation() });
    expect(await job()).toMatchObject({
      status: 'geweigerd',
      message: 'Geannuleerd. Er is niets veranderd.',
    });
  });

  it('takes no file for what was removed, nor finds a place in it', async () => {
    await owner.ask('deleteProject', { query: project() });
    const query = { ...organisation(), filename: 'a.xaf' };
    const refused = await owner.problem('upload', {
      query: { ...query, ...project() },
      bytes: 'x',
    });
    expect(refused.code).toBe('not_found');
    await owner.ask('restoreProject', { body: project() });
    await owner.ask('deleteOrganisation', { query: organisation() });
    expect((await owner.problem('upload', { query, bytes: 'x' })).code).toBe('not_found');
    await owner.ask('restoreOrganisation', { body: organisation() });
  });

  it('opens no file that was made of it before, until it is back', async () => {
    const made = await owner.ask('exportSuggestions', { body: { ...project(), format: 'csv' } });
    const token = made.download_url.replace('/download?token=', '');
    const status = async () => (await owner.send('download', { query: { token } })).statusCode;
    expect(await status()).toBe(200);
    for (const [gone, back] of [
      [
        () => owner.ask('deleteProject', { query: project() }),
        () => owner.ask('restoreProject', { body: project() }),
      ],
      [
        () => owner.ask('deleteOrganisation', { query: organisation() }),
        () => owner.ask('restoreOrganisation', { body: organisation() }),
      ],
    ] as const) {
      await gone();
      expect(await status()).toBe(404);
      await back();
      expect(await status()).toBe(200);
    }
  });

  it('does nothing for it in the background', async () => {
    await owner.ask('deleteProject', { query: project() });
    await test.database.rows('DELETE FROM suggestion_checks');
    await test.database.rows('DELETE FROM recurring_runs');
    // As is asked for at the very moment that it is removed.
    const { project_id: projectId } = project();
    await addJob(test.database, test.clock, { kind: 'recurring', key: projectId, projectId });
    await addJob(test.database, test.clock, { kind: 'import', key: randomUUID(), projectId });
    // Nobody else waits for it.
    await addJob(test.database, test.clock, { kind: 'open_items', key: randomUUID() });
    await test.app.jobs.idle();
    expect(await test.database.rows("SELECT FROM jobs WHERE kind = 'open_items'")).toEqual([]);
    expect(await test.database.rows('SELECT FROM recurring_runs')).toEqual([]);
    await test.database.rows("DELETE FROM jobs WHERE kind = 'import'");
    await owner.ask('restoreProject', { body: project() });
    await test.app.jobs.idle();
    expect(await test.database.rows('SELECT FROM recurring_runs')).toHaveLength(1);
  });

  it('has room for no more than there may be', async () => {
    const mine = await new Caller(test).signIn('veel@voorbeeld.nl');
    const { organisation_id } = await mine.ask('createOrganisation', {
      body: { organisation_name: 'Weg' },
    });
    await mine.ask('deleteOrganisation', { query: { organisation_id } });
    await test.database.rows(
      `WITH made AS (
         INSERT INTO organisations (organisation_id, name, created_at)
         SELECT gen_random_uuid(), 'x', now() FROM generate_series(1, $1) RETURNING organisation_id)
       INSERT INTO memberships (organisation_id, user_id, level, since)
       SELECT organisation_id, $2, 'beheerder', now() FROM made`,
      [LIMITS.organisations.max, mine.userId],
    );
    const problem = await mine.problem('restoreOrganisation', { body: { organisation_id } });
    expect(problem.code).toBe('conflict');
  });

  it('renames, and says so in the log', async () => {
    const { projects } = await owner.ask('config');
    const [now] = projects.filter(({ project_id }) => project_id === world.project_id);
    const rename = (project_name: string) =>
      owner.ask('renameProject', { body: { ...project(), project_name } });
    expect(await rename(' Nieuwe naam ')).toMatchObject({ project_name: 'Nieuwe naam' });
    await rename('Nieuwe naam');
    await owner.ask('renameOrganisation', {
      body: { ...organisation(), organisation_name: 'Holding' },
    });
    expect(await told()).toEqual([
      'organisatie.hernoemd: Organisatie Testbedrijf heet nu Holding',
      `project.hernoemd: Project ${now?.project_name ?? ''} heet nu Nieuwe naam`,
    ]);
    expect((await editor.ask('config')).projects[0]?.project_name).toBe('Nieuwe naam');
    const short = await owner.problem('renameProject', {
      body: { ...project(), project_name: ' a ' },
    });
    expect(short.status).toBe(422);
  });
});
