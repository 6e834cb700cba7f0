import { Connection, OWNER, READER, REDIRECT_URI } from '../testing/connection.ts';
import { runningExact, temporaryFolder } from '../testing/running.ts';
import { startExact } from '../start.ts';

const test = runningExact();
const DAY = 86_400;
const json = async (response: Promise<Response>) => {
  const answered = await response;
  return { status: answered.status, body: (await answered.json()) as Record<string, string> };
};
const later = (seconds: number) => test.connection.order('clock', { seconds });

describe('the page of consent', () => {
  it('has a button for every seeded person and one to refuse', async () => {
    const page = await test.connection.authorize();
    expect(page.status).toBe(200);
    const text = await page.text();
    expect(text).toContain(`name="email" value="${OWNER}"`);
    expect(text).toContain(`name="email" value="${READER}"`);
    expect(text).toContain('Weigeren');
  });

  it('sends back a code with the state of who asked', async () => {
    const { url } = await test.connection.consent({ email: OWNER });
    expect(url.origin + url.pathname).toBe(REDIRECT_URI);
    expect(url.searchParams.get('state')).toBe('een toestand');
    expect(url.searchParams.get('code')).toBeTruthy();
  });

  it('sends back that it was refused', async () => {
    const { url } = await test.connection.consent({ weigeren: 'ja' });
    expect([...url.searchParams]).toEqual([
      ['error', 'access_denied'],
      ['state', 'een toestand'],
    ]);
  });

  it.each([
    [{ client_id: 'een ander' }, 'client_id'],
    [{ redirect_uri: 'http://localhost:4000/elders' }, 'redirect_uri'],
    [{ redirect_uri: `${REDIRECT_URI}/` }, 'redirect_uri'],
  ])('sends nobody anywhere for %p', async (extra, named) => {
    const page = await test.connection.authorize(extra);
    expect(page.status).toBe(400);
    expect(await page.text()).toContain(named);
    expect((await test.connection.consent({ email: OWNER, ...extra })).url.href).toBe('no:where');
  });

  it('is passed over by who was there before, unless a login is forced', async () => {
    const { cookie, url } = await test.connection.consent({ email: OWNER });
    expect((await test.connection.authorize({}, cookie)).status).toBe(200);
    await test.connection.exchange(url.searchParams.get('code') ?? '');
    const again = await test.connection.authorize({}, cookie);
    expect(again.headers.get('location')).toMatch(/\/exact\?code=/);
    expect((await test.connection.authorize({ force_login: '1' }, cookie)).status).toBe(200);
  });
});

describe('a code', () => {
  it('is exchanged once, for tokens of ten minutes', async () => {
    const code = await test.connection.codeOf(OWNER);
    const { status, body } = await json(test.connection.exchange(code));
    expect(status).toBe(200);
    expect(body).toEqual({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      token_type: 'bearer',
      expires_in: '600',
    });
    expect(await json(test.connection.exchange(code))).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
  });

  it('lasts three minutes', async () => {
    const [one, two] = [await test.connection.codeOf(OWNER), await test.connection.codeOf(OWNER)];
    await later(179);
    expect((await test.connection.exchange(one)).status).toBe(200);
    await later(1);
    expect((await test.connection.exchange(two)).status).toBe(400);
  });

  it('is for the address that it was sent to', async () => {
    const code = await test.connection.codeOf(OWNER);
    expect((await test.connection.exchange(code, 'http://localhost:4000/x')).status).toBe(400);
  });

  it('needs the secret of the application', async () => {
    const code = await test.connection.codeOf(OWNER);
    for (const wrong of ['client_secret', 'client_id']) {
      const fields = { grant_type: 'authorization_code', code, redirect_uri: REDIRECT_URI };
      expect(await json(test.connection.token({ ...fields, [wrong]: 'mis' }))).toMatchObject({
        status: 401,
        body: { error: 'invalid_client' },
      });
    }
    expect((await test.connection.exchange(code)).status).toBe(200);
  });
});

describe('a refresh token', () => {
  it('may be used from 570 seconds on', async () => {
    await test.connection.link();
    await later(569);
    const early = await json(test.connection.refresh());
    expect(early.status).toBe(400);
    expect(early.body.error_description).toContain('TooEarlyToRefreshTokens');
    await later(1);
    expect((await test.connection.refresh()).status).toBe(200);
  });

  it('is dead as soon as it is used', async () => {
    const { refreshToken: first } = await test.connection.link();
    await later(580);
    const { refreshToken: second } = await test.connection.keep(test.connection.refresh());
    expect(second).not.toBe(first);
    await later(580);
    expect(await json(test.connection.refresh(first))).toEqual({
      status: 401,
      body: { error: 'unauthorized_client', error_description: 'Old refresh token used.' },
    });
    expect((await test.connection.refresh(second)).status).toBe(200);
  });

  it('serves one of two that come at once', async () => {
    await test.connection.link();
    await later(580);
    const answers = await Promise.all([test.connection.refresh(), test.connection.refresh()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('expires when it is not used for thirty days', async () => {
    await test.connection.link();
    await later(30 * DAY - 1);
    await test.connection.keep(test.connection.refresh());
    await later(30 * DAY);
    const { status, body } = await json(test.connection.refresh());
    expect([status, body.error]).toEqual([400, 'invalid_request']);
    expect(body.error_description).toMatch(/^The refresh token expired at .+ and it is now .+\.$/);
  });

  it('is worth nothing once the same user links again, but that of another user is', async () => {
    const first = await new Connection(test.exact).link(OWNER);
    const other = await new Connection(test.exact).link(READER);
    const second = await new Connection(test.exact).link(OWNER);
    await later(580);
    expect((await first.refresh()).status).toBe(401);
    expect((await other.refresh()).status).toBe(200);
    expect((await second.refresh()).status).toBe(200);
  });

  it('may be asked for 200 times a day, also in vain', async () => {
    await test.connection.link();
    for (let times = 1; times < 200; times += 1) {
      expect((await test.connection.refresh()).status).toBe(400);
    }
    await later(3_600);
    expect((await test.connection.refresh()).status).toBe(429);
    await later(DAY);
    expect((await test.connection.refresh()).status).toBe(200);
  });

  it('ends when somebody withdraws what was allowed', async () => {
    await test.connection.link();
    await test.connection.order('tokens', { email: OWNER, end: 'consent' });
    expect((await test.connection.get('current/Me')).status).toBe(401);
    await later(580);
    expect((await test.connection.refresh()).status).toBe(401);
  });

  it('can be made to have expired', async () => {
    await test.connection.link();
    await test.connection.order('tokens', { email: OWNER, end: 'refresh' });
    const { status, body } = await json(test.connection.refresh());
    expect([status, body.error]).toEqual([400, 'invalid_request']);
  });
});

it('opens the door for ten minutes with an access token', async () => {
  await test.connection.link();
  await later(599);
  expect((await test.connection.get('current/Me')).status).toBe(200);
  await later(1);
  expect((await test.connection.get('current/Me')).status).toBe(401);
  expect((await test.connection.get('current/Me', { authorization: 'Bearer x' })).status).toBe(401);
});

it('keeps tokens over a restart, also which refresh tokens were used', async () => {
  const { path, remove } = await temporaryFolder();
  const options = { redirectUris: [REDIRECT_URI], dataDir: path };
  const before = await startExact(options);
  const linked = await new Connection(before).link();
  const used = linked.refreshToken;
  await linked.order('clock', { seconds: 580 });
  const { accessToken, refreshToken } = await linked.keep(linked.refresh());
  await before.close();
  const after = await startExact(options);
  try {
    const again = new Connection(after);
    await again.order('clock', { seconds: 1_160 });
    again.accessToken = accessToken;
    expect((await again.get('current/Me')).status).toBe(200);
    expect(await json(again.refresh(used))).toMatchObject({ status: 401 });
    expect((await again.refresh(refreshToken)).status).toBe(200);
  } finally {
    await after.close();
    await remove();
  }
});

it('does not start in production', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  await expect(startExact({ redirectUris: [] })).rejects.toThrow('production');
});
