import { asked } from '../../testing/asked.ts';
import { Caller } from '../../testing/caller.ts';
import { runningWorld } from '../../testing/world.ts';
import { unzipped } from '../../testing/zip.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const EMAIL = 'kees@voorbeeld.nl';

describe("one's own account", () => {
  const { test, owner, reader, world } = runningWorld();
  let here: Caller;
  let there: Caller;
  beforeEach(async () => {
    test.setNow('2025-03-18T10:00:00Z');
    here = new Caller(test);
    await here.signIn(EMAIL);
    await here.ask('endOtherSessions');
    test.setNow('2025-03-18T10:01:00Z');
    there = new Caller(test);
    there.userAgent = FIREFOX;
    await there.signIn(EMAIL);
  });
  const eventsOf = async (session_id: string) => {
    const rows = await test.database.rows<{ action: string }>(
      'SELECT action FROM session_events WHERE family_id = $1 ORDER BY action',
      [session_id],
    );
    return rows.map(({ action }) => action);
  };

  it('shows who is signed in and where, without what the browser sent', async () => {
    expect(await here.ask('account')).toEqual({
      user: { user_id: here.userId, name: 'kees', email: EMAIL, avatar: null },
      provider: 'microsoft',
      sessions: [
        {
          session_id: expect.any(String) as string,
          device: null,
          signed_in_at: '2025-03-18T10:00:00.000Z',
          last_seen_at: '2025-03-18T10:00:00.000Z',
          current: true,
        },
        {
          session_id: expect.any(String) as string,
          device: 'Firefox op Linux',
          signed_in_at: '2025-03-18T10:01:00.000Z',
          last_seen_at: '2025-03-18T10:01:00.000Z',
          current: false,
        },
      ],
    });
    const kept = await test.database.rows<{ kept: string }>(
      'SELECT t::text AS kept FROM token_families t',
    );
    expect(kept.some((row) => row.kept.includes('Gecko'))).toBe(false);
  });

  it('knows when a session was last seen', async () => {
    test.setNow('2025-03-18T11:30:00Z');
    here.keep({
      ...(await here.ask('refresh', { body: { refresh_token: here.refreshToken } })),
      user: { user_id: here.userId, name: '', email: '', avatar: null },
    });
    const { sessions } = await here.ask('account');
    expect(sessions.map(({ last_seen_at }) => last_seen_at)).toEqual([
      '2025-03-18T11:30:00.000Z',
      '2025-03-18T10:01:00.000Z',
    ]);
  });

  it('ends another session at its next request, also when that would refresh', async () => {
    const { sessions } = await here.ask('account');
    const other = sessions.find(({ current }) => !current)?.session_id ?? '';
    await here.ask('endSession', { body: { session_id: other } });
    expect((await there.problem('config')).code).toBe('unauthenticated');
    const refreshed = await there.problem('refresh', {
      body: { refresh_token: there.refreshToken },
    });
    expect(refreshed.code).toBe('refresh_rejected');
    expect((await here.ask('account')).sessions).toHaveLength(1);
    expect(await eventsOf(other)).toEqual(['sessie.beeindigd', 'sessie.ingelogd']);
    const again = await here.problem('endSession', { body: { session_id: other } });
    expect(again.code).toBe('not_found');
  });

  it('ends all others, and never those of somebody else', async () => {
    await there.ask('endOtherSessions');
    expect((await here.problem('config')).code).toBe('unauthenticated');
    expect((await there.ask('account')).sessions).toMatchObject([{ current: true }]);
    const [mine] = (await there.ask('account')).sessions;
    const body = { session_id: mine?.session_id ?? '' };
    expect((await reader.problem('endSession', { body })).code).toBe('not_found');
    expect((await there.ask('account')).sessions).toHaveLength(1);
  });

  it('goes along as one file: what is theirs, and nothing of others', async () => {
    const { project_id } = world;
    const view = { project_id, screen: 'analytics-overview', choices: 'per=kwartaal' } as const;
    await asked(owner, project_id, 'Vraag van de eigenaar');
    await owner.ask('saveView', { body: { ...view, name: 'Van de eigenaar' } });
    await asked(reader, project_id, '=Wat was de omzet in 2024?');
    await reader.ask('saveView', { body: { ...view, name: 'Van mij' } });
    const made = await reader.ask('exportAccount');
    expect(made.filename).toBe('mijn-gegevens-2025-03-18.zip');
    const files = await unzipped(await reader.fetch(made));
    const textOf = (name: string) => files.get(name)?.toString() ?? '';
    expect([...files.keys()]).toEqual([
      'README.txt',
      ...['account.csv', 'sessies.csv', 'inloggen.csv', 'organisaties.csv', 'projecten.csv'],
      ...['gesprekken.csv', 'weergaven.csv', 'activiteit.csv'],
    ]);
    expect(textOf('README.txt')).toContain('zoals het op 18-03-2025 was');
    expect(textOf('account.csv')).toContain('lezer@voorbeeld.nl;ms;');
    expect(textOf('organisaties.csv')).toContain('Testbedrijf;lid;18-03-2025 11:00');
    // What a spreadsheet would compute stays text.
    expect(textOf('gesprekken.csv')).toContain("jij;'=Wat was de omzet in 2024?");
    expect(textOf('gesprekken.csv')).toMatch(/assistent;.*omzet/i);
    expect(textOf('weergaven.csv')).toContain('Van mij');
    expect([...files.values()].join()).not.toContain('eigenaar');

    await owner.ask('deleteProject', { query: { project_id } });
    const later = await unzipped(await reader.fetch(await reader.ask('exportAccount')));
    await owner.ask('restoreProject', { body: { project_id } });
    expect(later.get('gesprekken.csv')?.toString()).not.toContain('omzet');
  });
});
