import { LIMITS } from '@kengetal/contract';
import { withOrganisation } from '../../testing/books.ts';
import { Caller } from '../../testing/caller.ts';
import { ENGINES } from '../../testing/environment.ts';
import { secretOf } from '../../testing/mail-server.ts';
import { signedIn } from '../../testing/running.ts';

const NOW = '2025-03-18T10:00:00Z';

describe.each(ENGINES)('an invitation (%s)', (engine) => {
  const { test, caller: anna } = signedIn({ engine, now: NOW });
  const person = (email: string) => new Caller(test).signIn(email);
  let organisation_id = '';
  let project_id = '';
  beforeEach(async () => {
    test.setNow(NOW);
    organisation_id = await withOrganisation(anna, 'Bakkerij De Vries');
    const body = { organisation_id, project_name: 'Boeken 2025' };
    ({ project_id } = await anna.ask('createProject', { body }));
  });
  // A beheerder has as many organisations as there may be of them.
  afterEach(() => test.database.rows('DELETE FROM organisations'));

  const inviteReader = (email: string) =>
    anna.ask('inviteProjectUser', { body: { project_id, email, level: 'lezer' } });
  const accept = (caller: Caller, link: string) =>
    caller.ask('acceptInvitation', { body: { token: secretOf(link) } });

  it('says to who holds its link what it is, before signing in, and nothing to others', async () => {
    const made = await inviteReader('piet@voorbeeld.nl');
    expect(made.link).toMatch(/^http:\/\/localhost:4000\/uitnodiging#[\w-]{43}$/);
    const stranger = new Caller(test);
    expect(await stranger.ask('seeInvitation', { body: { token: secretOf(made.link) } })).toEqual({
      organisation_name: 'Bakkerij De Vries',
      project_name: 'Boeken 2025',
      invited_by: 'anna',
      email_hint: 'p…@voorbeeld.nl',
      level: 'lezer',
      expires_at: '2025-03-25T10:00:00.000Z',
      state: 'open',
    });
    const guessed = await stranger.problem('seeInvitation', { body: { token: 'x'.repeat(43) } });
    expect(guessed).toMatchObject({
      code: 'not_found',
      detail: expect.stringContaining('link') as string,
    });
  });

  it('lets in who was invited, with the level invited for, twice the same as once', async () => {
    const { link } = await inviteReader('Piet@Voorbeeld.nl');
    const piet = await person('piet@voorbeeld.nl');
    await piet.problem('getProject', { query: { project_id } });
    expect(await accept(piet, link)).toEqual({ state: 'aanvaard', organisation_id, project_id });
    expect(await accept(piet, link)).toEqual({ state: 'aanvaard', organisation_id, project_id });
    const { rights } = await piet.ask('config');
    expect(rights).toEqual({
      organisations: { [organisation_id]: 'lid' },
      projects: { [project_id]: 'lezer' },
    });
    expect(await anna.ask('projectInvitations', { query: { project_id } })).toEqual([]);
    const other = await person('kees@voorbeeld.nl');
    const token = secretOf(link);
    expect(await other.problem('acceptInvitation', { body: { token } })).toMatchObject({
      code: 'conflict',
    });
  });

  it('makes a beheerder of an organisation, also of who was lid', async () => {
    const piet = await person('piet@voorbeeld.nl');
    await accept(piet, (await inviteReader('piet@voorbeeld.nl')).link);
    const body = { organisation_id, email: 'piet@voorbeeld.nl' };
    await accept(piet, (await anna.ask('inviteAdmin', { body })).link);
    expect((await piet.ask('config')).rights).toEqual({
      organisations: { [organisation_id]: 'beheerder' },
      projects: { [project_id]: 'lezer' },
    });
    expect(await anna.problem('inviteAdmin', { body })).toMatchObject({ code: 'conflict' });
  });

  it('never lowers who has more', async () => {
    const kees = await person('kees@voorbeeld.nl');
    const [low, high] = [
      await inviteReader('ander@voorbeeld.nl'),
      await anna.ask('inviteProjectUser', {
        body: { project_id, email: 'kees@voorbeeld.nl', level: 'bewerker' },
      }),
    ];
    await accept(kees, high.link);
    await accept(kees, low.link);
    await anna.ask('confirmProjectInvitation', {
      body: { project_id, invitation_id: low.invitation_id, accept: true },
    });
    expect((await kees.ask('config')).rights.projects[project_id]).toBe('bewerker');
  });

  it('keeps out who has another address until someone says yes', async () => {
    const { link, invitation_id } = await inviteReader('piet@voorbeeld.nl');
    const other = await person('piet@elders.nl');
    expect(await accept(other, link)).toMatchObject({ state: 'wacht_op_akkoord' });
    expect(await accept(other, link)).toMatchObject({ state: 'wacht_op_akkoord' });
    expect((await other.ask('config')).projects).toEqual([]);
    expect((await other.ask('config')).organisations).toEqual([]);
    const [listed] = await anna.ask('projectInvitations', { query: { project_id } });
    expect(listed).toMatchObject({
      state: 'wacht_op_akkoord',
      accepted_as: { name: 'piet', email: 'piet@elders.nl' },
    });
    const body = { project_id, invitation_id, accept: true };
    expect(await anna.ask('confirmProjectInvitation', { body })).toMatchObject({
      state: 'aanvaard',
    });
    expect((await other.ask('config')).rights.projects).toEqual({ [project_id]: 'lezer' });
    expect(await anna.problem('confirmProjectInvitation', { body })).toMatchObject({
      code: 'conflict',
    });
  });

  it('ends for who got a no', async () => {
    const { link, invitation_id } = await inviteReader('piet@voorbeeld.nl');
    const other = await person('piet@elders.nl');
    await accept(other, link);
    const body = { project_id, invitation_id, accept: false };
    await anna.ask('confirmProjectInvitation', { body });
    const token = secretOf(link);
    expect(await other.problem('acceptInvitation', { body: { token } })).toMatchObject({
      detail: expect.stringContaining('afgewezen') as string,
    });
    expect((await other.ask('config')).projects).toEqual([]);
  });

  it('is over after seven days, and works again with a new link when it is sent again', async () => {
    const { link, invitation_id } = await inviteReader('piet@voorbeeld.nl');
    const later = '2025-03-25T10:00:00Z';
    test.setNow(later);
    const piet = await person('piet@voorbeeld.nl');
    await anna.signIn('anna@voorbeeld.nl');
    const token = secretOf(link);
    expect(await piet.problem('acceptInvitation', { body: { token } })).toMatchObject({
      detail: expect.stringContaining('verlopen') as string,
    });
    const [listed] = await anna.ask('projectInvitations', { query: { project_id } });
    expect(listed?.state).toBe('verlopen');
    const again = await anna.ask('resendProjectInvitation', {
      body: { project_id, invitation_id },
    });
    expect(again).toMatchObject({ state: 'open', expires_at: '2025-04-01T10:00:00.000Z' });
    expect(await piet.problem('acceptInvitation', { body: { token } })).toMatchObject({
      code: 'not_found',
    });
    expect(await accept(piet, again.link)).toMatchObject({ state: 'aanvaard' });
    test.setNow(NOW);
    await anna.signIn('anna@voorbeeld.nl');
  });

  it('is sent again, with another level, to who is invited twice', async () => {
    const first = await inviteReader('piet@voorbeeld.nl');
    const second = await anna.ask('inviteProjectUser', {
      body: { project_id, email: 'PIET@voorbeeld.nl', level: 'beheerder' },
    });
    expect(second.invitation_id).toBe(first.invitation_id);
    expect(second.link).not.toBe(first.link);
    expect(await anna.ask('projectInvitations', { query: { project_id } })).toMatchObject([
      { level: 'beheerder', state: 'open' },
    ]);
  });

  it('is not for who belongs there already', async () => {
    const problem = await anna.problem('inviteProjectUser', {
      body: { project_id, email: 'Anna@voorbeeld.nl', level: 'lezer' },
    });
    expect(problem).toMatchObject({
      code: 'conflict',
      detail:
        'Iemand met dit adres is al beheerder van dit project. Wijzig het niveau in de lijst.',
      errors: [{ path: 'email' }],
    });
  });

  it('works no more once it is withdrawn', async () => {
    const { link, invitation_id } = await inviteReader('piet@voorbeeld.nl');
    await anna.ask('withdrawProjectInvitation', { body: { project_id, invitation_id } });
    const piet = await person('piet@voorbeeld.nl');
    const token = secretOf(link);
    expect(await piet.problem('acceptInvitation', { body: { token } })).toMatchObject({
      detail: expect.stringContaining('ingetrokken') as string,
    });
  });

  it('to a project that was removed works no more, until the project is back', async () => {
    const { link } = await inviteReader('piet@voorbeeld.nl');
    const piet = await person('piet@voorbeeld.nl');
    const body = { token: secretOf(link) };
    await anna.ask('deleteProject', { query: { project_id } });
    expect((await piet.problem('seeInvitation', { body })).code).toBe('not_found');
    expect((await piet.problem('acceptInvitation', { body })).code).toBe('not_found');
    const orphans = await anna.ask('projectsWithoutOwner', { query: { organisation_id } });
    expect(orphans).toEqual([]);
    await anna.ask('restoreProject', { body: { project_id } });
    expect(await accept(piet, link)).toEqual({ state: 'aanvaard', organisation_id, project_id });
  });

  it('of a project is not for the beheerders of its organisation to decide on', async () => {
    const { invitation_id } = await inviteReader('piet@voorbeeld.nl');
    expect(await anna.ask('organisationInvitations', { query: { organisation_id } })).toEqual([]);
    for (const call of [
      'resendOrganisationInvitation',
      'withdrawOrganisationInvitation',
    ] as const) {
      const problem = await anna.problem(call, { body: { organisation_id, invitation_id } });
      expect(problem.code).toBe('not_found');
    }
  });

  it('of who may no longer invite lets nobody in without a yes', async () => {
    const piet = await person('piet@voorbeeld.nl');
    const body = { organisation_id, email: 'piet@voorbeeld.nl' };
    await accept(piet, (await anna.ask('inviteAdmin', { body })).link);
    // A way back in, kept before leaving.
    const own = await piet.ask('inviteAdmin', {
      body: { organisation_id, email: 'prive@voorbeeld.nl' },
    });
    await anna.ask('removeAdmin', { body: { organisation_id, user_id: piet.userId } });
    const back = await person('prive@voorbeeld.nl');
    expect(await accept(back, own.link)).toMatchObject({ state: 'wacht_op_akkoord' });
  });

  it('keeps no secret in the database', async () => {
    const { link } = await inviteReader('piet@voorbeeld.nl');
    const tables = await test.database.rows<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables
       WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
    );
    for (const { name } of tables) {
      const rows = await test.database.rows(`SELECT * FROM "${name}"`);
      expect([name, JSON.stringify(rows).includes(secretOf(link))]).toEqual([name, false]);
    }
  });

  it('is one of at most so many, open and in a day', async () => {
    const { openInvitations, invitationsPerDay } = LIMITS;
    await test.database.rows(
      `INSERT INTO invitations (invitation_id, organisation_id, email, invited_by, invited_at, expires_at)
       SELECT gen_random_uuid(), $1, number || '@voorbeeld.nl', $2, $3, '2025-03-20T00:00:00Z'
       FROM generate_series(1, $4::int) AS number`,
      [organisation_id, anna.userId, NOW, openInvitations.max],
    );
    const body = { organisation_id, email: 'nieuw@voorbeeld.nl' };
    expect(await anna.problem('inviteAdmin', { body })).toMatchObject({
      detail: expect.stringContaining('200 uitnodigingen open') as string,
    });
    await test.database.rows('DELETE FROM invitations');
    await test.database.rows(
      `INSERT INTO activities (activity_id, organisation_id, at, action, description)
       SELECT gen_random_uuid(), $1, $2, 'uitnodiging.verstuurd', ''
       FROM generate_series(1, $3::int)`,
      [organisation_id, '2025-03-17T10:00:01Z', invitationsPerDay.max],
    );
    expect(await anna.problem('inviteAdmin', { body })).toMatchObject({
      detail: expect.stringContaining('100 uitnodigingen in 24 uur') as string,
    });
  });

  it('is accepted once by two who come at once', async () => {
    const { link } = await inviteReader('piet@voorbeeld.nl');
    const [piet, kees] = [await person('piet@voorbeeld.nl'), await person('kees@voorbeeld.nl')];
    const body = { token: secretOf(link) };
    const answers = await Promise.all([
      piet.send('acceptInvitation', { body }),
      kees.send('acceptInvitation', { body }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});
