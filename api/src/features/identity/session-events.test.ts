import { Caller } from '../../testing/caller.ts';
import { startApp, type TestApp } from '../../testing/environment.ts';
import { TestGoogle } from '../../testing/google.ts';

const NOW = '2025-03-18T10:00:00Z';
const DAY_SECONDS = 24 * 3_600;

interface Line {
  action: string;
  provider: string;
  reason: string | null;
  at: string;
}

describe('the log of sessions', () => {
  let google: TestGoogle;
  let test: TestApp;
  let people = 0;
  let email: string;
  let caller: Caller;
  beforeAll(async () => {
    google = await TestGoogle.start(() => test.clock.now());
    test = await startApp({ now: NOW, settings: google.settings });
  });
  afterAll(async () => {
    await test.close();
    await google.close();
  });
  beforeEach(async () => {
    test.setNow(NOW);
    people += 1;
    email = `persoon${people}@voorbeeld.nl`;
    caller = await new Caller(test).signIn(email);
  });

  const later = (seconds: number) =>
    test.setNow(new Date(Date.parse(NOW) + seconds * 1_000).toISOString());
  const linesOf = ({ userId }: Caller) =>
    test.database.rows<Line>(
      'SELECT action, provider, reason, at FROM session_events WHERE user_id = $1 ORDER BY at, action',
      [userId],
    );
  const actionsOf = async (who: Caller) => (await linesOf(who)).map(({ action }) => action);
  const refresh = (refresh_token: string) => caller.send('refresh', { body: { refresh_token } });

  it('has a line of a sign-in: who, when and through whom', async () => {
    expect(await linesOf(caller)).toEqual([
      {
        action: 'sessie.ingelogd',
        provider: 'microsoft',
        reason: null,
        at: new Date(NOW).toISOString(),
      },
    ]);
  });

  it('says that it was Google', async () => {
    const own = new Caller(test);
    const { nonce } = await own.ask('loginChallenge');
    own.keep(await own.ask('login', { body: (await google.choose({ nonce, email })).body }));
    expect(await linesOf(own)).toMatchObject([{ action: 'sessie.ingelogd', provider: 'google' }]);
  });

  it('has one line of signing out, and none of refreshing', async () => {
    later(60);
    const next = await caller.ask('refresh', { body: { refresh_token: caller.refreshToken } });
    await caller.ask('logout', { body: { refresh_token: next.refresh_token } });
    await caller.ask('logout', { body: { refresh_token: next.refresh_token } });
    expect(await actionsOf(caller)).toEqual(['sessie.ingelogd', 'sessie.uitgelogd']);
  });

  it('has one line of a session that ended because a token was used again', async () => {
    later(60);
    await refresh(caller.refreshToken);
    await refresh(caller.refreshToken);
    await refresh(caller.refreshToken);
    expect(await actionsOf(caller)).toEqual(['sessie.ingelogd', 'sessie.hergebruik']);
  });

  it('has one line of a session that lasted as long as it may', async () => {
    later(30 * DAY_SECONDS + 1);
    await refresh(caller.refreshToken);
    await refresh(caller.refreshToken);
    expect(await actionsOf(caller)).toEqual(['sessie.ingelogd', 'sessie.verlopen']);
  });

  it('has a line of a refused sign-in of someone it knows, with the reason', async () => {
    later(60);
    const thief = new Caller(test);
    await thief.ask('loginChallenge');
    const { nonce } = await caller.ask('loginChallenge');
    const id_token = await test.issuer.token(nonce, email);
    await thief.problem('login', { body: { provider: 'microsoft', id_token } });
    const old = await caller.ask('loginChallenge');
    const exp = Math.floor(Date.parse(NOW) / 1_000) - 600;
    const late = await test.issuer.token(old.nonce, email, { claims: { exp } });
    await caller.problem('login', { body: { provider: 'microsoft', id_token: late } });
    const [, ...refused] = await linesOf(caller);
    expect(refused.map(({ action, reason }) => [action, reason]).sort()).toEqual([
      ['sessie.geweigerd', 'sign_in_clock'],
      ['sessie.geweigerd', 'sign_in_rejected'],
    ]);
  });

  it('has no line of a stranger, nor of a token that proves nothing', async () => {
    const before = await test.database.rows('SELECT 1 FROM session_events');
    const { nonce } = await caller.ask('loginChallenge');
    const stranger = await test.issuer.token(nonce, 'vreemde@elders.nl', {
      claims: { tid: '9188040d-6c67-4c5b-b112-36a304b66dad' },
    });
    const forged = await test.issuer.token(nonce, email, { claims: { aud: 'een-ander' } });
    for (const id_token of [stranger, forged, 'geen.token.dus']) {
      await caller.problem('login', { body: { provider: 'microsoft', id_token } });
    }
    expect(await test.database.rows('SELECT 1 FROM session_events')).toHaveLength(before.length);
  });

  it('holds no token', async () => {
    const kept = JSON.stringify(await test.database.rows('SELECT * FROM session_events'));
    expect(kept).not.toContain(caller.accessToken);
    expect(kept).not.toContain(caller.refreshToken);
  });

  it('forgets after a year', async () => {
    later(364 * DAY_SECONDS);
    await test.restart();
    await test.app.close();
    expect(await actionsOf(caller)).toEqual(['sessie.ingelogd']);
    later(365 * DAY_SECONDS + 1);
    await test.restart();
    await test.app.close();
    expect(await actionsOf(caller)).toEqual([]);
    await test.restart();
  });
});
