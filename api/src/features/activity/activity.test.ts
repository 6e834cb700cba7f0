import { withOrganisation } from '../../testing/books.ts';
import { Caller } from '../../testing/caller.ts';
import { ENGINES } from '../../testing/environment.ts';
import { secretOf } from '../../testing/mail-server.ts';
import { signedIn } from '../../testing/running.ts';

describe.each(ENGINES)('the log of what was done (%s)', (engine) => {
  const { test, caller: anna } = signedIn({ engine });
  const piet = new Caller(test);
  let organisation_id = '';
  let project_id = '';
  beforeAll(async () => {
    await piet.signIn('piet@voorbeeld.nl');
    organisation_id = await withOrganisation(anna, 'Bakkerij');
    const body = { organisation_id, project_name: 'Boeken' };
    ({ project_id } = await anna.ask('createProject', { body }));
    const invitation = { project_id, email: 'piet@voorbeeld.nl', level: 'lezer' } as const;
    const { link } = await anna.ask('inviteProjectUser', { body: invitation });
    await piet.ask('acceptInvitation', { body: { token: secretOf(link) } });
  });

  const add = (at: string, action: string, description: string, userId: string | null = null) =>
    test.database.rows(
      `INSERT INTO activities (activity_id, organisation_id, project_id, user_id, at, action, description)
       VALUES (gen_random_uuid(), $1, $2, $3, $4, $5, $6)`,
      [organisation_id, project_id, userId, at, action, description],
    );

  it('says who did what, newest first, without addresses of strangers', async () => {
    const { items } = await piet.ask('projectActivity', { query: { project_id } });
    expect(items.map(({ user_name, description }) => [user_name, description])).toEqual(
      expect.arrayContaining([
        ['piet', 'piet is lezer van het project'],
        ['anna', 'p…@voorbeeld.nl uitgenodigd als lezer'],
        ['anna', 'Project Boeken gemaakt'],
      ]),
    );
  });

  it('is filtered by kind, person and day of the Dutch calendar', async () => {
    await add('2025-01-31T22:59:59Z', 'begroting.geladen', 'laatste tel van januari');
    await add('2025-01-31T23:00:00Z', 'begroting.geladen', 'eerste tel van februari');
    const found = async (filter: object) => {
      const query = { project_id, soort: 'begroting', ...filter } as const;
      const { items } = await anna.ask('projectActivity', { query });
      return items.map(({ description }) => description);
    };
    expect(await found({})).toEqual(['eerste tel van februari', 'laatste tel van januari']);
    expect(await found({ van: '2025-02-01', tot: '2025-02-28' })).toEqual([
      'eerste tel van februari',
    ]);
    expect(await found({ tot: '2025-01-31' })).toEqual(['laatste tel van januari']);
    expect(await found({ user_id: piet.userId })).toEqual([]);
  });

  it('goes on where a page ended, also among what happened at one moment', async () => {
    for (let nr = 1; nr <= 120; nr += 1)
      await add('2024-06-01T10:00:00Z', 'btw.geplaatst', `nr ${nr}`);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { project_id, soort: 'btw', cursor } as const;
      const page = await anna.ask('projectActivity', { query });
      seen.push(...page.items.map(({ description }) => description));
      cursor = page.next_cursor ?? undefined;
    } while (cursor !== undefined);
    expect([seen.length, new Set(seen).size]).toEqual([120, 120]);
    const forged = { project_id, cursor: 'x' };
    expect((await anna.problem('projectActivity', { query: forged })).code).toBe('unprocessable');
  });

  it('shows a beheerder of the organisation nothing of books that they are not in', async () => {
    const kees = await new Caller(test).signIn('kees@voorbeeld.nl');
    const body = { organisation_id, email: 'kees@voorbeeld.nl' };
    const { link } = await anna.ask('inviteAdmin', { body });
    await kees.ask('acceptInvitation', { body: { token: secretOf(link) } });
    const kindsOf = async (caller: Caller) => {
      const { items } = await caller.ask('organisationActivity', {
        query: { organisation_id, van: '2025-01-01' },
      });
      return new Set(items.map(({ action }) => action.split('.')[0]));
    };
    expect(await kindsOf(kees)).toEqual(
      new Set(['organisatie', 'project', 'gebruiker', 'uitnodiging']),
    );
    expect((await kindsOf(anna)).has('begroting')).toBe(true);
  });

  it('has what was chosen for the assistant', async () => {
    await anna.ask('setChatRetention', { body: { organisation_id, days: 30 } });
    await anna.ask('chooseAssistant', { body: { organisation_id, on: false } });
    const query = { organisation_id, soort: 'assistent' } as const;
    const { items } = await anna.ask('organisationActivity', { query });
    expect(items.map(({ description }) => description)).toEqual(
      expect.arrayContaining([
        'Gesprekken blijven 30 dagen na hun laatste bericht',
        'Taalmodel voor de assistent uitgezet',
      ]),
    );
  });

  it('is exported as a file, filtered as it is shown', async () => {
    await add('2025-03-02T23:30:00Z', 'suggestie.gewijzigd', '=cmd; "met" tekens', anna.userId);
    const body = { project_id, soort: 'suggestie' } as const;
    const { download_url, filename } = await anna.ask('exportProjectActivity', { body });
    expect(filename).toBe('Activiteit 2025-03-18.csv');
    const token = new URL(download_url, 'http://localhost').searchParams.get('token') ?? '';
    const file = await anna.send('download', { query: { token } });
    expect(file.body.replace('\ufeff', '').split('\r\n')).toEqual([
      'Wanneer;Wie;Project;Soort;Wat',
      `03-03-2025 00:30;anna;Boeken;Suggestie;"'=cmd; ""met"" tekens"`,
      '',
    ]);
    const whole = await anna.ask('exportOrganisationActivity', { body: { organisation_id } });
    expect(whole.download_url).toContain('token=');
  });
});
