import { Caller } from '../../testing/caller.ts';
import { running } from '../../testing/running.ts';

const NOW = '2025-03-18T10:00:00Z';
const EMAIL = 'anna@voorbeeld.nl';
const DAY_SECONDS = 24 * 3_600;

describe('a session', () => {
  const test = running({ now: NOW });
  let caller: Caller;
  beforeEach(async () => {
    test.setNow(NOW);
    caller = await new Caller(test).signIn(EMAIL);
  });

  const later = (seconds: number) =>
    test.setNow(new Date(Date.parse(NOW) + seconds * 1_000).toISOString());
  const refresh = (refresh_token: string) => caller.send('refresh', { body: { refresh_token } });

  it('lasts 15 minutes without a refresh', async () => {
    later(15 * 60 - 1);
    expect((await caller.send('config')).statusCode).toBe(200);
    later(15 * 60);
    expect((await caller.problem('config')).code).toBe('session_expired');
  });

  it('goes on after a refresh, with a new refresh token each time', async () => {
    later(20 * 60);
    const first = await caller.ask('refresh', { body: { refresh_token: caller.refreshToken } });
    expect(first.refresh_token).not.toBe(caller.refreshToken);
    expect(first.expires_in).toBe(900);
    caller.accessToken = first.access_token;
    expect((await caller.send('config')).statusCode).toBe(200);
  });

  it('ends as a whole when a refresh token is used again', async () => {
    const next = await caller.ask('refresh', { body: { refresh_token: caller.refreshToken } });
    expect((await refresh(caller.refreshToken)).json()).toMatchObject({ code: 'refresh_rejected' });
    expect((await refresh(next.refresh_token)).statusCode).toBe(401);
    caller.accessToken = next.access_token;
    expect((await caller.problem('config')).code).toBe('unauthenticated');
  });

  it('gives one of two simultaneous uses new tokens, and ends', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => refresh(caller.refreshToken)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401]);
    const won = answers.find(({ statusCode }) => statusCode === 200);
    caller.accessToken = won?.json<{ access_token: string }>().access_token;
    expect((await caller.problem('config')).code).toBe('unauthenticated');
  });

  it('ends for the thief of a refresh token too, with the access tokens at once', async () => {
    const thief = await caller.ask('refresh', { body: { refresh_token: caller.refreshToken } });
    const stolen = new Caller(test);
    stolen.accessToken = thief.access_token;
    expect((await stolen.send('config')).statusCode).toBe(200);
    expect((await refresh(caller.refreshToken)).statusCode).toBe(401);
    expect((await stolen.problem('config')).code).toBe('unauthenticated');
    expect((await caller.problem('config')).code).toBe('unauthenticated');
    expect((await refresh(thief.refresh_token)).statusCode).toBe(401);
  });

  it('ends nobody else when it ends', async () => {
    const elsewhere = await new Caller(test).signIn(EMAIL);
    await caller.ask('logout', { body: { refresh_token: caller.refreshToken } });
    expect((await caller.problem('config')).code).toBe('unauthenticated');
    expect((await refresh(caller.refreshToken)).statusCode).toBe(401);
    expect((await elsewhere.send('config')).statusCode).toBe(200);
  });

  it('ends after 30 days, however often it is refreshed', async () => {
    later(29 * DAY_SECONDS);
    const next = await caller.ask('refresh', { body: { refresh_token: caller.refreshToken } });
    later(30 * DAY_SECONDS + 1);
    expect((await refresh(next.refresh_token)).statusCode).toBe(401);
  });

  it('gives no access token that outlives it', async () => {
    later(30 * DAY_SECONDS - 60);
    const last = await caller.ask('refresh', { body: { refresh_token: caller.refreshToken } });
    expect(last.expires_in).toBe(60);
    caller.accessToken = last.access_token;
    later(30 * DAY_SECONDS);
    expect((await caller.problem('config')).code).toBe('session_expired');
  });

  it('leaves nothing behind when it is over', async () => {
    const rows = async () => {
      const counted = await test.database.rows<{ count: number }>(
        `SELECT (SELECT count(*) FROM token_families) + (SELECT count(*) FROM refresh_tokens)
          + (SELECT count(*) FROM access_tokens) + (SELECT count(*) FROM login_challenges) AS count`,
      );
      return counted[0]?.count;
    };
    await caller.ask('loginChallenge');
    expect(await rows()).toBeGreaterThan(3);
    later(31 * DAY_SECONDS + 1);
    await test.restart();
    await test.app.close();
    expect(await rows()).toBe(0);
    later(0);
    await test.restart();
  });

  it('refuses tokens that were never given out', async () => {
    expect((await refresh('bestaat-niet')).json()).toMatchObject({ code: 'refresh_rejected' });
    caller.accessToken = 'a'.repeat(43);
    expect((await caller.problem('config')).code).toBe('unauthenticated');
  });

  it('keeps no token in the database', async () => {
    const tables = ['access_tokens', 'refresh_tokens', 'login_challenges'];
    for (const table of tables) {
      const kept = JSON.stringify(await test.database.rows(`SELECT * FROM ${table}`));
      expect(kept).not.toContain(caller.refreshToken);
      expect(kept).not.toContain(caller.accessToken);
    }
  });

  it('signs out without complaint when there is no session', async () => {
    const response = await caller.send('logout', { body: { refresh_token: 'weg' } });
    expect(response.statusCode).toBe(204);
  });
});
