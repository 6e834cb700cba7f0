import type { Connection, OrganisationRight, ProjectRight } from '@kengetal/contract';
import { Caller } from '../testing/caller.ts';
import {
  connect as connectTo,
  division,
  later,
  muchLater,
  OWNER,
  read,
  withExact,
} from '../testing/exact.ts';
import { mailServer } from '../testing/mail-server.ts';

jest.setTimeout(120_000);
const DAY = 86_400_000;

describe('a connection that does not read', () => {
  const { settings, received, rules } = mailServer();
  /** Who may look into the company at Exact. */
  const people: string[] = [];
  const company = division(4_000_002, { seed: 3, firstMonth: 202501, years: 1 }, people);
  const state = withExact([company], { settings });
  beforeEach(() => people.splice(0, people.length, OWNER));
  const connect = () => connectTo(state, { code: company.code });
  /** Whoever linked has no rights on the administration any more, and Exact is asked again daily. */
  const endAccess = () => people.splice(0);

  /** Someone with these levels, who is signed in. */
  const person = async (
    name: string,
    { project_id }: Connection,
    levels: { readonly organisation?: OrganisationRight; readonly project?: ProjectRight },
  ) => {
    const who = await new Caller(state.test).signIn(`${name}@voorbeeld.nl`);
    const add = (table: string, key: string, id: string, level: string) =>
      state.test.database.rows(
        `INSERT INTO ${table} (${key}, user_id, level, since) VALUES ($1, $2, $3, now())`,
        [id, who.userId, level],
      );
    const { organisation, project } = levels;
    if (organisation) {
      await add('memberships', 'organisation_id', state.organisationId, organisation);
    }
    if (project) await add('project_members', 'project_id', project_id ?? '', project);
    return who;
  };
  /** The maker leaves the organisation with all of its projects. */
  const makerLeaves = async () => {
    for (const table of ['memberships', 'project_members']) {
      await state.test.database.rows(`DELETE FROM ${table} WHERE user_id = $1`, [
        state.caller.userId,
      ]);
    }
  };
  const nextDays = async (count = 1) => {
    for (let day = 0; day < count; day += 1) {
      await muchLater(state, DAY + 60_000);
      await read(state);
      await state.test.app.jobs.of('mail').idle();
    }
  };
  const told = () => received.map(({ to }) => to[0]).sort();

  it('is told to who made it, once', async () => {
    const connection = await connect();
    await person('bert', connection, { organisation: 'beheerder', project: 'beheerder' });
    endAccess();
    await nextDays(3);
    expect(told()).toEqual(['anna@voorbeeld.nl']);
    const [letter] = received;
    expect(letter?.mail.subject).toContain('Bedrijf 4000002');
    expect(letter?.mail.text).toContain('geen rechten meer op deze administratie');
    expect(letter?.mail.text).toContain('omdat jij deze koppeling hebt gemaakt');
    expect(letter?.mail.text).toContain(
      `/organisatie?organisation_id=${state.organisationId}&tab=koppelingen`,
    );
  });

  it.each([
    ['has left', makerLeaves],
    [
      'is no beheerder any more',
      async () => {
        endAccess();
        await state.test.database.rows(`UPDATE memberships SET level = 'lid' WHERE user_id = $1`, [
          state.caller.userId,
        ]);
      },
    ],
  ])('is told to all who can give consent anew when its maker %s', async (_, happens) => {
    const connection = await connect();
    await happens();
    await person('bert', connection, { project: 'beheerder' });
    await person('cees', connection, { organisation: 'lid', project: 'beheerder' });
    await person('dirk', connection, { organisation: 'beheerder', project: 'bewerker' });
    await person('erik', connection, { organisation: 'beheerder' });
    await person('fien', connection, { organisation: 'beheerder', project: 'lezer' });
    await person('gijs', connection, { organisation: 'beheerder', project: 'beheerder' });
    await nextDays(3);
    expect(told()).toEqual(['dirk@voorbeeld.nl', 'gijs@voorbeeld.nl']);
    expect(received[0]?.mail.text).toContain('omdat je beheerder bent');
  });

  it('is told to the beheerders of its project where nobody can, once to each', async () => {
    const connection = await connect();
    await person('bert', connection, { project: 'beheerder' });
    await person('cees', connection, { organisation: 'lid', project: 'beheerder' });
    await person('dirk', connection, { organisation: 'beheerder', project: 'lezer' });
    await makerLeaves();
    await nextDays(3);
    expect(told()).toEqual(['bert@voorbeeld.nl', 'cees@voorbeeld.nl']);
    expect(received[0]?.mail.text).toContain('hoort niet meer bij dit project');
    expect(received[0]?.mail.text).toContain('omdat je beheerder bent');
  });

  it('is told to those of the organisation where the project has none', async () => {
    const connection = await connect();
    await person('dirk', connection, { organisation: 'beheerder' });
    await person('erik', connection, { organisation: 'lid', project: 'bewerker' });
    await makerLeaves();
    await nextDays(2);
    expect(told()).toEqual(['dirk@voorbeeld.nl']);
  });

  it('is told to others too when it was broken before its maker left', async () => {
    const connection = await connect();
    await person('bert', connection, { organisation: 'beheerder', project: 'beheerder' });
    endAccess();
    await nextDays(1);
    expect(told()).toEqual(['anna@voorbeeld.nl']);
    await makerLeaves();
    await nextDays(2);
    expect(told()).toEqual(['anna@voorbeeld.nl', 'bert@voorbeeld.nl']);
  });

  /** A day later: what is told waits for a server that takes strangers later. */
  const greylisted = async () => {
    rules.refuse = () => ({ code: 451, message: 'greylisted' });
    later(state.test, DAY + 60_000);
    await read(state);
    const waiting = () =>
      state.test.database.rows(
        "SELECT FROM jobs WHERE kind = 'mail' AND failures = 1 AND state = 'wachtend'",
      );
    while ((await waiting()).length === 0) await new Promise((resolve) => setImmediate(resolve));
    rules.refuse = () => undefined;
  };

  it('is told to its maker where the release before this asked for the letter', async () => {
    await connect();
    endAccess();
    await greylisted();
    await state.test.database.rows(
      `UPDATE jobs SET key = split_part(key, '/', 1), due = now() - interval '1 minute'
       WHERE kind = 'mail'`,
    );
    await state.test.app.jobs.of('mail').idle();
    expect(told()).toEqual(['anna@voorbeeld.nl']);
  });

  it('is told to nobody whose project was removed before the letter left', async () => {
    const connection = await connect();
    await makerLeaves();
    const bert = await person('bert', connection, { project: 'beheerder' });
    await greylisted();
    const project_id = connection.project_id ?? '';
    await bert.signIn('bert@voorbeeld.nl');
    await bert.send('deleteProject', { query: { project_id } });
    await state.test.database.rows("UPDATE jobs SET due = now() - interval '1 minute'");
    await state.test.app.jobs.of('mail').idle();
    expect(told()).toEqual([]);
  });
});
