import { callOf, calls, type CallName } from '@kengetal/contract/api';
import { withOrganisation } from '../testing/books.ts';
import { Caller } from '../testing/caller.ts';
import { expectLevel } from '../testing/levels.ts';
import { SAMPLES, type Sample } from '../testing/samples.ts';
import { runningWorld } from '../testing/world.ts';

const NAMES = Object.keys(calls) as CallName[];
const NOW = '2025-03-18T10:00:00Z';

describe('access to every call', () => {
  const { test, owner, editor, reader, world } = runningWorld({ now: NOW });
  const stranger = new Caller(test);
  beforeAll(async () => {
    await stranger.signIn('vreemde@elders.nl');
    await withOrganisation(stranger, 'Elders');
  });

  /** What a call removed is there again for the next. */
  afterEach(async () => {
    for (const { kind, id } of await owner.ask('removedThings')) {
      if (kind === 'project') await owner.ask('restoreProject', { body: { project_id: id } });
      else await owner.ask('restoreOrganisation', { body: { organisation_id: id } });
    }
  });

  const send = (name: CallName, caller: Caller) => {
    const sample = SAMPLES[name](world);
    // The sample of a name has that name's own shape; the loop over names loses sight of that.
    return caller.send(name, sample as Sample<typeof name>);
  };
  const isPublic = (name: CallName) => callOf(name).access.scope === 'public';
  const isScoped = (name: CallName) => !['public', 'session'].includes(callOf(name).access.scope);

  it.each(NAMES.filter((name) => !isPublic(name)))(
    '%s refuses whoever is not signed in',
    async (name) => {
      const response = await send(name, new Caller(test));
      expect(response.statusCode).toBe(401);
      expect(response.headers['content-type']).toContain('application/problem+json');
      expect(response.json()).toMatchObject({ code: 'unauthenticated', status: 401 });
    },
  );

  it.each(NAMES.filter(isScoped))('%s hides what belongs to others', async (name) => {
    const response = await send(name, stranger);
    expect(response.json()).toMatchObject({ code: 'not_found', status: 404 });
  });

  it.each(NAMES.filter(isScoped))('%s lets a reader do what a reader may', async (name) => {
    const response = await send(name, reader);
    const { access, later } = callOf(name);
    if (access.scope === 'chat') return expect(response.statusCode).toBe(404); // Somebody else's.
    expectLevel(name, response, 'lid', 'lezer');
    if (later && response.statusCode < 400) throw new Error('a later call answered');
  });

  it.each(NAMES.filter(isScoped))('%s lets an editor do what an editor may', async (name) => {
    if (callOf(name).access.scope === 'chat') return;
    expectLevel(name, await send(name, editor), 'lid', 'bewerker');
  });

  it.each(NAMES.filter((name) => !isPublic(name)))('%s lets the owner in', async (name) => {
    expectLevel(name, await send(name, owner), 'beheerder', 'beheerder');
  });

  it.each(NAMES.filter((name) => !isPublic(name)))(
    '%s says that a session has run out',
    async (name) => {
      test.setNow('2025-03-18T10:15:01Z');
      const response = await send(name, owner);
      test.setNow(NOW);
      expect(response.json()).toMatchObject({ code: 'session_expired', status: 401 });
    },
  );

  it('hides a project of the same organisation from who is no member of it', async () => {
    const made = await owner.ask('createProject', {
      body: { organisation_id: world.organisation_id, project_name: 'Besloten' },
    });
    const problem = await reader.problem('getProject', { query: { project_id: made.project_id } });
    expect(problem.code).toBe('not_found');
  });

  it('asks for bewerker on the project that an upload is for', async () => {
    const query = {
      organisation_id: world.organisation_id,
      project_id: world.project_id,
      filename: 'a.xaf',
    };
    expect((await reader.problem('upload', { query, bytes: 'x' })).code).toBe('forbidden');
    expect((await stranger.problem('upload', { query, bytes: 'x' })).code).toBe('not_found');
  });
});
