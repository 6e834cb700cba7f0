import { USER } from '../testing/fake-api.ts';
import { FakeBrowser } from '../testing/fake-browser.ts';
import { signedInTab } from '../testing/signed-in-tab.ts';

const MINUTE = 60_000;

describe('signing in', () => {
  it('exchanges the ID token with the nonce of the challenge for our tokens', async () => {
    const { browser, tab } = await signedInTab();
    expect(browser.api.calls.map(({ path }) => path)).toEqual(['/login/challenge', '/login']);
    expect(browser.api.calls[1]?.body).toEqual({
      provider: 'microsoft',
      id_token: 'id-token:nonce-1',
    });
    expect(tab.session.user()).toEqual(USER);
  });

  it('stores tokens where the specification says', async () => {
    const { browser, tab } = await signedInTab();
    const expiry = String(browser.time + 15 * MINUTE);
    expect(browser.local.entries()).toEqual({
      access_token: 'access-2',
      access_token_expiry: expiry,
      session_origin: expect.not.stringContaining('sanne'),
    });
    expect(tab.storage.entries()).toEqual({
      access_token: 'access-2',
      refresh_token: 'refresh-2',
      access_token_expiry: expiry,
      user: JSON.stringify(USER),
      session_origin: expect.any(String),
    });
  });

  it('makes the new account active before it is done', async () => {
    const { tab } = await signedInTab();
    expect(tab.identity.active()?.username).toBe('sanne@bakkerij.test');
  });

  it('makes the first cached account active when nothing is pending', async () => {
    const browser = new FakeBrowser();
    const tab = browser.openTab();
    tab.identity.cached = [
      { homeAccountId: 'a', localAccountId: 'a', username: 'a' },
      { homeAccountId: 'b', localAccountId: 'b', username: 'b' },
    ];
    await expect(tab.start()).resolves.toEqual({ state: 'signed-out', trouble: null });
    expect(tab.identity.active()?.username).toBe('a');
  });

  it('refuses a second sign-in while one is under way', async () => {
    const tab = new FakeBrowser().openTab();
    const first = tab.session.signIn({ provider: 'microsoft' });
    await expect(tab.session.signIn({ provider: 'microsoft' })).rejects.toMatchObject({
      name: 'InteractionInProgress',
    });
    await first;
  });
});

describe('an answer that is no good', () => {
  it.each([
    { provider: 'microsoft', text: 'code=c&state=s' },
    { provider: 'google', text: 'code=c&state=google.s' },
    { provider: 'google', text: 'error=access_denied&state=google.s' },
  ] as const)('takes no session from who has one: %p', async (answer) => {
    const { browser, tab } = await signedInTab();
    browser.time += 16 * MINUTE;
    await expect(tab.start({ answer })).resolves.toEqual({ state: 'signed-in' });
    await expect(tab.session.accessToken()).resolves.toBe('access-3');
    expect(tab.logged).toEqual(['sign-in failed']);
  });
});

describe('signing in by a popup', () => {
  it('needs no other page', async () => {
    const tab = new FakeBrowser().openTab();
    await expect(tab.session.signIn({ provider: 'microsoft', popup: true })).resolves.toBe(true);
    expect(tab.session.user()).toEqual(USER);
    expect(tab.identity.active()?.username).toBe('sanne@bakkerij.test');
  });

  it('takes the place of a redirect that got stuck', async () => {
    const tab = new FakeBrowser().openTab();
    tab.identity.loginRedirect = () => new Promise(() => undefined);
    const stuck = tab.session.signIn({ provider: 'microsoft' });
    expect(stuck).toBeInstanceOf(Promise);
    await expect(tab.session.signIn({ provider: 'microsoft', popup: true })).resolves.toBe(true);
  });
});

describe('signing out', () => {
  it('goes to the start when the identity provider cannot be asked', async () => {
    const { tab } = await signedInTab();
    tab.identity.failures.set('logoutRedirect', new Error('no metadata'));
    await tab.session.signOut();
    expect(tab.left).toEqual(['signed-out microsoft']);
    expect(tab.identity.asked).toContain('clear');
  });

  it('does not wait for an API that hangs', async () => {
    const { browser, tab } = await signedInTab();
    browser.api.delay = new Promise(() => undefined);
    await tab.session.signOut();
    expect(tab.identity.asked).toContain('logoutRedirect');
  });

  it('ends the sessions of tabs that were asleep', async () => {
    const { browser, tab } = await signedInTab();
    const other = browser.openTab();
    other.identity.cached = tab.identity.cached;
    await other.start();
    browser.asleep.add(other);
    browser.time += MINUTE;
    await tab.session.signOut();
    await expect(other.start()).resolves.toEqual({ state: 'signed-out', trouble: null });
    expect(other.storage.entries()).toEqual({});
    const refused = browser.api.answerTo('/refresh', { refresh_token: 'refresh-4' });
    await expect(refused).resolves.toMatchObject({ status: 401 });
  });

  it('ends no session that begins after it, with a clock that was set right', async () => {
    const { browser, tab } = await signedInTab();
    browser.clockOff = 60 * MINUTE;
    await tab.session.signOut();
    browser.clockOff = 0;
    await tab.signIn();
    const token = await tab.session.accessToken();
    await expect(tab.start()).resolves.toEqual({ state: 'signed-in' });
    await expect(tab.session.accessToken()).resolves.toBe(token);
  });

  it('succeeds here when our API is down', async () => {
    const { browser, tab } = await signedInTab();
    browser.api.down = true;
    await tab.session.signOut();
    expect(tab.storage.entries()).toEqual({});
    expect(tab.identity.asked).toContain('logoutRedirect');
  });
});

describe('the profile', () => {
  it('is asked of Graph once by all who ask at the same time', async () => {
    const { tab } = await signedInTab();
    tab.identity.failures.set('graphToken', new Error('no token'));
    await Promise.allSettled([tab.session.profile(), tab.session.profile()]);
    expect(tab.identity.asked.filter((name) => name === 'graphToken')).toHaveLength(1);
    expect(tab.session.interaction.status()).toBe('none');
  });

  it('is logged and passed on when it fails', async () => {
    const { tab } = await signedInTab();
    tab.identity.failures.set('graphToken', new Error('no token'));
    await expect(tab.session.profile()).rejects.toThrow('no token');
    expect(tab.logged).toEqual(['profile failed']);
  });
});
