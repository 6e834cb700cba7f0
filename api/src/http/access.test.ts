import {
  callOf,
  calls,
  type CallBodyInput,
  type CallName,
  type CallQueryInput,
} from '@kengetal/contract/api';
import { ORGANISATION_RIGHTS, PROJECT_RIGHTS } from '@kengetal/contract';
import { randomUUID } from 'node:crypto';
import { chats, memberships, projectMembers } from '../db/schema/index.ts';
import { upload, withOrganisation } from '../testing/books.ts';
import { generatedFiles } from '../testing/books-files.ts';
import { Caller } from '../testing/caller.ts';
import { ENGINES, startApp, type TestApp } from '../testing/environment.ts';

const NAMES = Object.keys(calls) as CallName[];
const NOW = '2025-03-18T10:00:00Z';

/** Ids of things that belong together, and of the people around them. */
interface World {
  organisation_id: string;
  project_id: string;
  source_id: string;
  import_id: string;
  connection_id: string;
  chat_id: string;
}

type Sample<Name extends CallName> = {
  query?: CallQueryInput<Name>;
  body?: CallBodyInput<Name>;
  bytes?: string;
};

const report = { type: 'jaar', periode_min: 202401, periode_max: 202412 } as const;
const selection = { periode_min: 202401, periode_max: 202403, soorten: ['mutatie'], filters: [] };
const email = 'nieuw@voorbeeld.nl';
const other = randomUUID();

/** A request of every call that is right in itself, so that only access can refuse it. */
const SAMPLES: { [Name in CallName]: (world: World) => Sample<Name> } = {
  loginChallenge: () => ({}),
  login: () => ({ body: { provider: 'microsoft', id_token: 'x' } }),
  refresh: () => ({ body: { refresh_token: 'x' } }),
  logout: () => ({ body: { refresh_token: 'x' } }),
  config: () => ({}),
  telemetry: () => ({
    body: {
      events: [{ kind: 'load', at: NOW, part: 'shell', version: '1', release: '1', trace_id: 'x' }],
    },
  }),
  createOrganisation: () => ({ body: { organisation_name: 'Nog een' } }),
  getOrganisation: ({ organisation_id }) => ({ query: { organisation_id } }),
  renameOrganisation: ({ organisation_id }) => ({
    body: { organisation_id, organisation_name: 'Anders' },
  }),
  deleteOrganisation: ({ organisation_id }) => ({ query: { organisation_id } }),
  organisationAdmins: ({ organisation_id }) => ({ query: { organisation_id } }),
  organisationProjects: ({ organisation_id }) => ({ query: { organisation_id } }),
  organisationConnections: ({ organisation_id }) => ({ query: { organisation_id } }),
  removeAdmin: ({ organisation_id }) => ({ body: { organisation_id, user_id: other } }),
  inviteAdmin: ({ organisation_id }) => ({ body: { organisation_id, email } }),
  organisationInvitations: ({ organisation_id }) => ({ query: { organisation_id } }),
  withdrawOrganisationInvitation: ({ organisation_id }) => ({
    body: { organisation_id, invitation_id: other },
  }),
  acceptInvitation: () => ({ body: { token: 'x' } }),
  organisationActivity: ({ organisation_id }) => ({ query: { organisation_id } }),
  createProject: ({ organisation_id }) => ({ body: { organisation_id, project_name: 'Nieuw' } }),
  getProject: ({ project_id }) => ({ query: { project_id } }),
  renameProject: ({ project_id }) => ({ body: { project_id, project_name: 'Anders' } }),
  deleteProject: ({ project_id }) => ({ query: { project_id } }),
  projectUsers: ({ project_id }) => ({ query: { project_id } }),
  projectSources: ({ project_id }) => ({ query: { project_id } }),
  removeProjectUser: ({ project_id }) => ({ body: { project_id, user_id: other } }),
  inviteProjectUser: ({ project_id }) => ({ body: { project_id, email, level: 'lezer' } }),
  projectInvitations: ({ project_id }) => ({ query: { project_id } }),
  withdrawProjectInvitation: ({ project_id }) => ({ body: { project_id, invitation_id: other } }),
  getSource: ({ source_id }) => ({ query: { source_id } }),
  upload: ({ organisation_id }) => ({
    query: { organisation_id, filename: 'leeg.xaf' },
    bytes: 'geen auditfile',
  }),
  getImport: ({ import_id }) => ({ query: { import_id } }),
  decideImport: ({ import_id }) => ({ body: { import_id, decision: 'annuleren' } }),
  retryImport: ({ import_id }) => ({ body: { import_id } }),
  undoImport: ({ import_id }) => ({ query: { import_id } }),
  projectImports: ({ project_id }) => ({ query: { project_id } }),
  projectAccounts: ({ project_id }) => ({ query: { project_id } }),
  mapAccounts: ({ project_id }) => ({
    body: { project_id, changes: [{ rekening: '8000', groep: 'overige_omzet' }] },
  }),
  undoAccountMapping: ({ project_id }) => ({ body: { project_id, change_id: other } }),
  getConnection: ({ connection_id }) => ({ query: { connection_id } }),
  startExact: ({ organisation_id }) => ({ body: { organisation_id } }),
  exactCallback: () => ({ body: { code: 'x', state: 'y' } }),
  administrations: ({ connection_id }) => ({ query: { connection_id } }),
  chooseAdministration: ({ connection_id }) => ({
    body: { connection_id, administration_ids: ['1'] },
  }),
  syncConnection: ({ connection_id }) => ({ body: { connection_id } }),
  deleteConnection: ({ connection_id }) => ({ query: { connection_id } }),
  filters: ({ project_id }) => ({ query: { project_id } }),
  pages: ({ project_id }) => ({ body: { project_id, page: 'dashboard', filters: [] } }),
  lines: ({ project_id }) => ({
    body: { project_id, selection: { ...selection, soorten: ['mutatie'] } },
  }),
  report: ({ project_id }) => ({ body: { project_id, ...report } }),
  reportComponent: ({ project_id }) => ({ body: { project_id, ...report, id: 'balans' } }),
  reportSummary: ({ project_id }) => ({ body: { project_id, ...report } }),
  reportNote: ({ project_id }) => ({ body: { project_id, ...report, note: 'x' } }),
  reportExport: ({ project_id }) => ({ body: { project_id, ...report, format: 'pdf' } }),
  suggestions: ({ project_id }) => ({ query: { project_id, periode_min: 0, periode_max: 0 } }),
  suggestion: () => ({ query: { suggestion_id: other } }),
  updateSuggestion: () => ({ body: { suggestion_id: other, status: 'afgehandeld' } }),
  chats: ({ project_id }) => ({ query: { project_id } }),
  chatMessages: ({ chat_id }) => ({ query: { chat_id } }),
  sendMessage: ({ project_id }) => ({ body: { project_id, message: 'hoi', history: true } }),
  contextSuggestions: ({ project_id }) => ({ body: { project_id, context_prompt: 'x' } }),
  annotateChat: ({ chat_id }) => ({ body: { chat_id } }),
  renameChat: ({ chat_id }) => ({ body: { chat_id, chat_name: 'x' } }),
  deleteChat: ({ chat_id }) => ({ query: { chat_id } }),
  stopChat: ({ chat_id }) => ({ body: { chat_id } }),
  attachChat: ({ chat_id }) => ({ query: { chat_id } }),
  chatFeedback: ({ chat_id }) => ({ body: { chat_id, message_id: other, value: 'goed' } }),
};

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
