import { callOf, calls, type CallName } from '@kengetal/contract/api';
import type { OrganisationRight, ProjectRight } from '@kengetal/contract';
import { memberships, projectMembers } from '../db/schema/index.ts';
import { withOrganisation } from '../testing/books.ts';
import { Caller } from '../testing/caller.ts';
import { settingsOf } from '../testing/exact.ts';
import { statusFor } from '../testing/levels.ts';
import { SAMPLES, type Sample } from '../testing/samples.ts';
import { runningWorld } from '../testing/world.ts';

const NAMES = Object.keys(calls) as CallName[];
const NOW = '2025-03-18T10:00:00Z';
const CODES: Readonly<Record<number, string>> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
};

/** Everyone who may come, in the order in which they do: what the owner does may end things. */
const KINDS = [
  'nobody',
  'expired',
  'stranger',
  'member without the project',
  'manager without the project',
  'removed a moment ago',
  'reader',
  'editor',
  'manager of the project',
  'owner',
] as const;
type Kind = (typeof KINDS)[number];

const LEVELS: Partial<Record<Kind, readonly [OrganisationRight?, ProjectRight?]>> = {
  stranger: [],
  'member without the project': ['lid'],
  'manager without the project': ['beheerder'],
  'removed a moment ago': [],
  reader: ['lid', 'lezer'],
  editor: ['lid', 'bewerker'],
  'manager of the project': ['lid', 'beheerder'],
  owner: ['beheerder', 'beheerder'],
};

/** What must be there for each who may. */
const BEFORE: Partial<Record<CallName, CallName>> = { deleteBudget: 'uploadBudget' };

describe(`access: ${NAMES.length} calls by ${KINDS.length} kinds of callers`, () => {
  const { test, owner, editor, reader, world } = runningWorld({
    now: NOW,
    // Nobody is there: what is sent to Exact does not come that far.
    settings: settingsOf('http://127.0.0.1:1'),
  });
  const [stranger, member, manager] = [new Caller(test), new Caller(test), new Caller(test)];
  const [keeper, removed] = [new Caller(test), new Caller(test)];
  const PEOPLE: Record<Kind, Caller> = {
    nobody: new Caller(test),
    expired: owner,
    stranger,
    'member without the project': member,
    'manager without the project': manager,
    'removed a moment ago': removed,
    reader,
    editor,
    'manager of the project': keeper,
    owner,
  };

  const join = async (
    { userId }: Caller,
    inOrganisation: OrganisationRight,
    inProject?: ProjectRight,
  ) => {
    const { orm } = test.database;
    const { organisation_id: organisationId, project_id: projectId } = world;
    await orm
      .insert(memberships)
      .values({ organisationId, userId, level: inOrganisation, since: NOW });
    if (!inProject) return;
    await orm.insert(projectMembers).values({ projectId, userId, level: inProject, since: NOW });
  };

  beforeAll(async () => {
    await stranger.signIn('vreemde@elders.nl');
    await withOrganisation(stranger, 'Elders');
    await join(await member.signIn('lid@voorbeeld.nl'), 'lid');
    await join(await manager.signIn('leiding@voorbeeld.nl'), 'beheerder');
    await join(await keeper.signIn('houder@voorbeeld.nl'), 'lid', 'beheerder');
    await join(await removed.signIn('weg@voorbeeld.nl'), 'beheerder', 'beheerder');
    const { organisation_id, project_id } = world;
    const user_id = removed.userId;
    await removed.ask('getProject', { query: { project_id } });
    await owner.ask('removeAdmin', { body: { organisation_id, user_id } });
    await owner.ask('removeProjectUser', { body: { project_id, user_id } });
  });

  /** What a caller removed is there again for the next. */
  const bringBack = async () => {
    for (const { kind, id } of await owner.ask('removedThings')) {
      if (kind === 'project') await owner.ask('restoreProject', { body: { project_id: id } });
      else await owner.ask('restoreOrganisation', { body: { organisation_id: id } });
    }
  };

  let judged = 0;
  const send = (name: CallName, caller: Caller) => {
    const sample = SAMPLES[name](world);
    // The sample of a name has that name's own shape; the loop over names loses sight of that.
    return caller.send(name, sample as Sample<typeof name>);
  };
  const scopeOf = (name: CallName) => callOf(name).access.scope;

  /** What a call answers by the contract, and the code of a refusal. */
  function expected(name: CallName, kind: Kind): { status: number; code?: string | undefined } {
    if (kind === 'nobody') return { status: 401, code: 'unauthenticated' };
    if (kind === 'expired') return { status: 401, code: 'session_expired' };
    // A chat is its maker's alone.
    const isOthers = scopeOf(name) === 'chat' && kind !== 'owner';
    const status = isOthers ? 404 : statusFor(name, ...pairOf(LEVELS[kind]));
    return { status, code: CODES[status] };
  }

  it.each(NAMES.filter((name) => scopeOf(name) !== 'public'))(
    '%s is for who may, by the contract',
    async (name) => {
      for (const kind of KINDS) {
        const before = BEFORE[name];
        if (before) await send(before, owner);
        if (kind === 'expired') test.setNow('2025-03-18T10:15:01Z');
        const response = await send(name, PEOPLE[kind]);
        test.setNow(NOW);
        const { status, code } = expected(name, kind);
        const answer = { kind, status: response.statusCode };
        // What was answered instead tells more than a number.
        expect({ ...answer, body: response.statusCode === status || response.body }).toEqual({
          ...{ kind, status, body: true },
        });
        if (code !== undefined) {
          expect(response.headers['content-type']).toContain('application/problem+json');
          expect(response.json()).toMatchObject({ code, status });
        }
        judged += 1;
        if (response.statusCode === 204) await bringBack();
      }
    },
  );

  it.each(NAMES.filter((name) => scopeOf(name) === 'public'))(
    '%s is answered the same whoever asks',
    async (name) => {
      const statuses = new Set<number>();
      for (const kind of KINDS) {
        statuses.add((await send(name, PEOPLE[kind])).statusCode);
        judged += 1;
      }
      expect(statuses.size).toBe(1);
    },
  );

  it(`was judged for ${NAMES.length * KINDS.length} pairs of a call and a kind of caller`, () => {
    expect(judged).toBe(NAMES.length * KINDS.length);
  });

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

  it('ends at the next request for who loses a right', async () => {
    const { project_id } = world;
    const user_id = editor.userId;
    const upload = () => editor.send('uploadBudget', SAMPLES.uploadBudget(world));
    expect((await upload()).statusCode).toBe(200);
    await owner.ask('changeProjectUser', { body: { project_id, user_id, level: 'lezer' } });
    expect((await upload()).statusCode).toBe(403);
    await owner.ask('removeProjectUser', { body: { project_id, user_id } });
    const hidden = await editor.problem('getProject', { query: { project_id } });
    expect(hidden.code).toBe('not_found');
  });
});

const pairOf = ([inOrganisation, inProject]: readonly [OrganisationRight?, ProjectRight?] = []) =>
  [inOrganisation, inProject] as const;
