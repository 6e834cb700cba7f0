import type { ProjectRight } from '@kengetal/contract';
import { withOrganisation } from '../../testing/books.ts';
import { Caller } from '../../testing/caller.ts';
import { ENGINES } from '../../testing/environment.ts';
import { secretOf } from '../../testing/mail-server.ts';
import { signedIn } from '../../testing/running.ts';

describe.each(ENGINES)('who belongs where (%s)', (engine) => {
  const { test, caller: anna } = signedIn({ engine });
  const [piet, kees] = [new Caller(test), new Caller(test)];
  let organisation_id = '';
  let project_id = '';
  beforeAll(async () => {
    await piet.signIn('piet@voorbeeld.nl');
    await kees.signIn('kees@voorbeeld.nl');
  });
  beforeEach(async () => {
    organisation_id = await withOrganisation(anna);
    const body = { organisation_id, project_name: 'Boeken' };
    ({ project_id } = await anna.ask('createProject', { body }));
  });
  afterEach(() => test.database.rows('DELETE FROM organisations'));

  const addresses = () =>
    new Map([
      [piet, 'piet@voorbeeld.nl'],
      [kees, 'kees@voorbeeld.nl'],
    ]);
  const accept = (caller: Caller, link: string) =>
    caller.ask('acceptInvitation', { body: { token: secretOf(link) } });
  const joinProject = async (caller: Caller, level: ProjectRight, project = project_id) => {
    const email = addresses().get(caller) ?? '';
    const body = { project_id: project, email, level };
    await accept(caller, (await anna.ask('inviteProjectUser', { body })).link);
  };
  const joinAdmins = async (caller: Caller) => {
    const body = { organisation_id, email: addresses().get(caller) ?? '' };
    await accept(caller, (await anna.ask('inviteAdmin', { body })).link);
  };
  const rightsOf = async (caller: Caller) => (await caller.ask('config')).rights;
  const secondProject = async () => {
    const body = { organisation_id, project_name: 'Ander' };
    return (await anna.ask('createProject', { body })).project_id;
  };
  const removeAdmin = (by: Caller, of: Caller) =>
    by.send('removeAdmin', { body: { organisation_id, user_id: of.userId } });

  it('lists everyone of an organisation with their level', async () => {
    await joinProject(piet, 'lezer');
    expect(await anna.ask('organisationMembers', { query: { organisation_id } })).toEqual([
      { user_id: anna.userId, name: 'anna', email: 'anna@voorbeeld.nl', level: 'beheerder' },
      { user_id: piet.userId, name: 'piet', email: 'piet@voorbeeld.nl', level: 'lid' },
    ]);
  });

  it('leaves a removed beheerder what they are in projects, and nothing without', async () => {
    await joinAdmins(piet);
    await joinAdmins(kees);
    await joinProject(piet, 'lezer');
    expect((await removeAdmin(anna, piet)).statusCode).toBe(204);
    expect((await removeAdmin(anna, kees)).statusCode).toBe(204);
    expect(await rightsOf(piet)).toEqual({
      organisations: { [organisation_id]: 'lid' },
      projects: { [project_id]: 'lezer' },
    });
    expect(await rightsOf(kees)).toEqual({ organisations: {}, projects: {} });
    expect((await removeAdmin(anna, anna)).json()).toMatchObject({
      code: 'conflict',
      detail: expect.stringContaining('minstens één beheerder') as string,
    });
  });

  it('keeps one beheerder of two who remove each other at once, of both kinds', async () => {
    await joinAdmins(piet);
    await joinProject(piet, 'beheerder');
    const inOrganisation = await Promise.all([removeAdmin(anna, piet), removeAdmin(piet, anna)]);
    const removeUser = (by: Caller, of: Caller) =>
      by.send('removeProjectUser', { body: { project_id, user_id: of.userId } });
    const inProject = await Promise.all([removeUser(anna, piet), removeUser(piet, anna)]);
    for (const answers of [inOrganisation, inProject]) {
      expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
    }
    const [left] = await test.database.rows<{ admins: number; owners: number }>(
      `SELECT (SELECT count(*)::int FROM memberships WHERE level = 'beheerder') AS admins,
              (SELECT count(*)::int FROM project_members WHERE level = 'beheerder') AS owners`,
    );
    expect(left).toEqual({ admins: 1, owners: 1 });
  });

  it('keeps one beheerder of two who lower or leave at once', async () => {
    await joinProject(piet, 'beheerder');
    const answers = await Promise.all([
      piet.send('changeProjectUser', {
        body: { project_id, user_id: piet.userId, level: 'lezer' },
      }),
      anna.send('leaveProject', { body: { project_id } }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
  });

  it('changes a level, but not that of the only beheerder', async () => {
    await joinProject(piet, 'lezer');
    const change = (of: Caller, level: ProjectRight) =>
      anna.send('changeProjectUser', { body: { project_id, user_id: of.userId, level } });
    expect((await change(piet, 'bewerker')).statusCode).toBe(204);
    expect((await rightsOf(piet)).projects[project_id]).toBe('bewerker');
    expect((await change(anna, 'lezer')).statusCode).toBe(409);
    expect((await change(piet, 'beheerder')).statusCode).toBe(204);
    expect((await change(anna, 'lezer')).statusCode).toBe(204);
  });

  it('leaves who is removed from a project lid while another project remains', async () => {
    const other = await secondProject();
    await joinProject(piet, 'lezer');
    await joinProject(piet, 'lezer', other);
    const user_id = piet.userId;
    await anna.ask('removeProjectUser', { body: { project_id, user_id } });
    expect(await rightsOf(piet)).toEqual({
      organisations: { [organisation_id]: 'lid' },
      projects: { [other]: 'lezer' },
    });
    await anna.ask('removeProjectUser', { body: { project_id: other, user_id } });
    expect(await rightsOf(piet)).toEqual({ organisations: {}, projects: {} });
  });

  it('has the only beheerder hand a project over before leaving it', async () => {
    await joinProject(piet, 'lezer');
    expect((await anna.problem('leaveProject', { body: { project_id } })).code).toBe('conflict');
    const to = (successor_id: string) =>
      anna.send('leaveProject', { body: { project_id, successor_id } });
    expect((await to(kees.userId)).statusCode).toBe(404);
    expect((await to(anna.userId)).statusCode).toBe(409);
    expect((await to(piet.userId)).statusCode).toBe(204);
    expect((await rightsOf(piet)).projects).toEqual({ [project_id]: 'beheerder' });
    expect((await rightsOf(anna)).projects).toEqual({});
  });

  it('leaves a project that nobody else is in to the beheerders of its organisation', async () => {
    await anna.ask('leaveProject', { body: { project_id } });
    expect(await anna.ask('projectsWithoutOwner', { query: { organisation_id } })).toEqual([
      { project_id, project_name: 'Boeken' },
    ]);
    await joinAdmins(piet);
    await piet.ask('takeProject', { body: { organisation_id, project_id } });
    expect((await rightsOf(piet)).projects).toEqual({ [project_id]: 'beheerder' });
    const again = await anna.problem('takeProject', { body: { organisation_id, project_id } });
    expect(again.code).toBe('conflict');
    const { items } = await piet.ask('projectActivity', { query: { project_id } });
    expect(items).toContainEqual(
      expect.objectContaining({ action: 'project.overgenomen', user_name: 'piet' }),
    );
  });

  it('takes no project of another organisation', async () => {
    const elsewhere = await withOrganisation(anna, 'Elders');
    await anna.ask('leaveProject', { body: { project_id } });
    const body = { organisation_id: elsewhere, project_id };
    expect((await anna.problem('takeProject', { body })).code).toBe('not_found');
  });

  it('lets the only beheerder leave an organisation to a successor, with its projects', async () => {
    const alone = await anna.problem('leaveOrganisation', { body: { organisation_id } });
    expect(alone.detail).toContain('verwijder de organisatie');
    await joinProject(piet, 'lezer');
    const unsaid = await anna.problem('leaveOrganisation', { body: { organisation_id } });
    expect(unsaid.detail).toContain('Kies eerst wie je opvolgt');
    await anna.ask('leaveOrganisation', { body: { organisation_id, successor_id: piet.userId } });
    expect(await rightsOf(piet)).toEqual({
      organisations: { [organisation_id]: 'beheerder' },
      projects: { [project_id]: 'beheerder' },
    });
    expect(await rightsOf(anna)).toEqual({ organisations: {}, projects: {} });
  });

  it('names the project that a member must hand over before leaving', async () => {
    await joinProject(piet, 'beheerder');
    await joinProject(kees, 'lezer');
    await anna.ask('leaveProject', { body: { project_id } });
    const unsaid = await piet.problem('leaveOrganisation', { body: { organisation_id } });
    expect(unsaid.detail).toContain('project Boeken');
    await piet.ask('leaveOrganisation', { body: { organisation_id, successor_id: kees.userId } });
    expect((await rightsOf(kees)).projects).toEqual({ [project_id]: 'beheerder' });
  });
});

describe('onboarding', () => {
  const { test, caller: anna } = signedIn();
  const person = (email: string) => new Caller(test).signIn(email);
  const needs = async (caller: Caller) => (await caller.ask('config')).needs_onboarding;

  it('is for who has nothing yet, and over once there is a project', async () => {
    expect(await needs(anna)).toBe(true);
    const organisation_id = await withOrganisation(anna);
    expect(await needs(anna)).toBe(true);
    const body = { organisation_id, project_name: 'Boeken' };
    const { project_id } = await anna.ask('createProject', { body });
    expect(await needs(anna)).toBe(false);
    await anna.ask('leaveProject', { body: { project_id } });
    expect(await needs(anna)).toBe(false);
  });

  it('is not for who was invited, also with another address, nor for who was removed again', async () => {
    const organisation_id = await withOrganisation(anna);
    const invite = async (email: string) =>
      secretOf((await anna.ask('inviteAdmin', { body: { organisation_id, email } })).link);
    const [piet, kees] = [await person('piet@voorbeeld.nl'), await person('kees@elders.nl')];
    expect([await needs(piet), await needs(kees)]).toEqual([true, true]);
    const token = await invite('piet@voorbeeld.nl');
    expect(await needs(piet)).toBe(false);
    await piet.ask('acceptInvitation', { body: { token } });
    await anna.ask('removeAdmin', { body: { organisation_id, user_id: piet.userId } });
    expect(await needs(piet)).toBe(false);
    await kees.ask('acceptInvitation', { body: { token: await invite('kees@voorbeeld.nl') } });
    expect(await needs(kees)).toBe(false);
  });
});
