import { callOf, calls, type CallName } from '@kengetal/contract/api';
import { ORGANISATION_RIGHTS, PROJECT_RIGHTS } from '@kengetal/contract';
import { randomUUID } from 'node:crypto';
import { chats, memberships, projectMembers } from '../db/schema/index.ts';
import { upload, withOrganisation } from '../testing/books.ts';
import { generatedFiles } from '../testing/books-files.ts';
import { Caller } from '../testing/caller.ts';
import { ENGINES, startApp, type TestApp } from '../testing/environment.ts';
import { SAMPLES, type Sample, type World } from '../testing/samples.ts';

const NAMES = Object.keys(calls) as CallName[];
const NOW = '2025-03-18T10:00:00Z';

describe.each(ENGINES)('access to every call (%s)', (engine) => {
  let test: TestApp;
  let world: World;
  let owner: Caller;
  let stranger: Caller;
  let reader: Caller;
  let editor: Caller;

  beforeAll(async () => {
    test = await startApp(engine, NOW);
    owner = await new Caller(test).signIn('eigenaar@voorbeeld.nl');
    stranger = await new Caller(test).signIn('vreemde@elders.nl');
    await withOrganisation(stranger, 'Elders');
    reader = await new Caller(test).signIn('lezer@voorbeeld.nl');
    editor = await new Caller(test).signIn('bewerker@voorbeeld.nl');
    world = await makeWorld(test, owner, [
      [reader, 'lezer'],
      [editor, 'bewerker'],
    ]);
  });
  afterAll(() => test.close());

  const send = (name: CallName, caller: Caller) => {
    const sample = SAMPLES[name](world);
    // The sample of a name has that name's own shape; the loop over names loses sight of that.
    return caller.send(name, sample as Sample<typeof name>);
  };
  const isPublic = (name: CallName) => callOf(name).access.scope === 'public';
  /** 404 for suggestions would be true of any id; without a store they answer 501 at once. */
  const isScoped = (name: CallName) =>
    !['public', 'session', 'suggestion'].includes(callOf(name).access.scope);

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

type Response = Awaited<ReturnType<Caller['send']>>;

/** The import of the world has ended and changed nothing, and no change of accounts is known. */
const NOTHING_TO_DO: Partial<Record<CallName, number>> = {
  decideImport: 409,
  retryImport: 409,
  undoImport: 409,
  undoAccountMapping: 404,
};

/** Refused as forbidden when the level is too low, else served, or not there yet when it is later. */
function expectLevel(
  name: CallName,
  response: Response,
  inOrganisation: (typeof ORGANISATION_RIGHTS)[number],
  inProject: (typeof PROJECT_RIGHTS)[number],
): void {
  const { access, later } = callOf(name);
  if (!isAllowed(access, inOrganisation, inProject)) {
    return expect(response.json()).toMatchObject({ code: 'forbidden', status: 403 });
  }
  if (later) {
    return expect(response.json()).toMatchObject({ code: 'not_implemented', status: 501 });
  }
  const nothingToDo = NOTHING_TO_DO[name];
  if (nothingToDo) return expect(response.statusCode).toBe(nothingToDo);
  expect({
    name,
    status: response.statusCode,
    body: response.statusCode < 300 || response.body,
  }).toEqual({ name, status: callOf(name).response ? 200 : 204, body: true });
}

function isAllowed(
  access: ReturnType<typeof callOf>['access'],
  inOrganisation: (typeof ORGANISATION_RIGHTS)[number],
  inProject: (typeof PROJECT_RIGHTS)[number],
): boolean {
  if (access.scope === 'public' || access.scope === 'session') return true;
  if (access.scope === 'organisation') {
    return ORGANISATION_RIGHTS.indexOf(inOrganisation) >= ORGANISATION_RIGHTS.indexOf(access.level);
  }
  return PROJECT_RIGHTS.indexOf(inProject) >= PROJECT_RIGHTS.indexOf(access.level);
}

async function makeWorld(
  test: TestApp,
  owner: Caller,
  members: readonly (readonly [Caller, (typeof PROJECT_RIGHTS)[number]])[],
): Promise<World> {
  const organisation_id = await withOrganisation(owner);
  const [content = ''] = await generatedFiles({ seed: 1, firstMonth: 202401, years: 1 });
  const job = await upload(test, owner, { organisationId: organisation_id, content });
  const again = await upload(test, owner, { organisationId: organisation_id, content });
  const project_id = job.project_id ?? '';
  const chat_id = randomUUID();
  const { orm } = test.database;
  for (const [{ userId }, level] of members) {
    await orm
      .insert(memberships)
      .values({ organisationId: organisation_id, userId, level: 'lid', since: NOW });
    await orm.insert(projectMembers).values({ projectId: project_id, userId, level, since: NOW });
  }
  await orm.insert(chats).values({
    projectId: project_id,
    chatId: chat_id,
    userId: owner.userId,
    name: 'x',
    createdAt: NOW,
  });
  return {
    organisation_id,
    project_id,
    chat_id,
    source_id: job.source_id ?? '',
    import_id: again.import_id,
    connection_id: job.connection_id ?? '',
  };
}
