/** @jest-environment node */
import { createApiClient } from '@kengetal/platform';
import { tokensOf } from '../app/tokens.ts';
import { USER } from '../testing/fake-api.ts';
import { CONFIG, FakeBrowser } from '../testing/fake-browser.ts';

const MINUTE = 60_000;

async function signedInTab() {
  const browser = new FakeBrowser();
  const tab = browser.openTab();
  await tab.signIn();
  const client = createApiClient({
    baseUrl: CONFIG.apiUrl,
    tokens: tokensOf(tab.session),
    caller: 'shell@test',
    fetch: browser.api.fetch,
  });
  return { browser, tab, client };
}

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
    });
    expect(tab.storage.entries()).toEqual({
      access_token: 'access-2',
      refresh_token: 'refresh-2',
      access_token_expiry: expiry,
      user: JSON.stringify(USER),
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
    await expect(tab.start()).resolves.toEqual({ state: 'signed-out', problem: null });
    expect(tab.identity.active()?.username).toBe('a');
  });

  it('says that it was cancelled', async () => {
    const tab = new FakeBrowser().openTab();
    const cancelled = Object.assign(new Error('x'), { errorCode: 'access_denied' });
    tab.identity.failures.set('handleRedirect', cancelled);
    await expect(tab.start()).resolves.toEqual({ state: 'signed-out', problem: 'cancelled' });
  });

  it('says that our API is out of reach', async () => {
    const browser = new FakeBrowser();
    browser.api.down = true;
    const tab = browser.openTab();
    tab.identity.pending = 'nonce-1';
    await expect(tab.start()).resolves.toEqual({ state: 'signed-out', problem: 'api-down' });
  });

  it('says that our API refused', async () => {
    const tab = new FakeBrowser().openTab();
    tab.identity.pending = 'a nonce that was not issued';
    await expect(tab.start()).resolves.toEqual({ state: 'signed-out', problem: 'rejected' });
  });

  it('refuses a second sign-in while one is under way', async () => {
    const tab = new FakeBrowser().openTab();
    const first = tab.session.signIn();
    await expect(tab.session.signIn()).rejects.toMatchObject({ name: 'InteractionInProgress' });
    await first;
  });
});

describe('refresh', () => {
  it('makes one refresh for 100 parallel calls with an expired token', async () => {
    const { browser, client } = await signedInTab();
    browser.time += 16 * MINUTE;
    await Promise.all(Array.from({ length: 100 }, () => client.request('GET /config', {})));
    expect(browser.api.countOf('/refresh')).toBe(1);
    const bearers = new Set(
      browser.api.calls.filter(({ path }) => path === '/config').map((call) => call.authorization),
    );
    expect([...bearers]).toEqual(['Bearer access-3']);
  });

  it('makes one refresh for 100 calls that were refused', async () => {
    const { browser, client, tab } = await signedInTab();
    const tokens = tab.parts.store.read();
    // The browser's clock lags behind, so that only the API knows that the token expired.
    tab.parts.store.write({
      accessToken: tokens?.accessToken ?? '',
      refreshToken: tokens?.refreshToken ?? '',
      expiresAt: browser.time + 60 * MINUTE,
    });
    browser.time += 16 * MINUTE;
    await Promise.all(Array.from({ length: 100 }, () => client.request('GET /config', {})));
    expect(browser.api.countOf('/refresh')).toBe(1);
    expect(browser.api.countOf('/config')).toBe(200);
  });

  it.each([
    [61_000, 0],
    [60_000, 1],
  ])('with %p ms left refreshes %p times', async (left, times) => {
    const { browser, client } = await signedInTab();
    browser.time += 15 * MINUTE - left;
    await client.request('GET /config', {});
    expect(browser.api.countOf('/refresh')).toBe(times);
  });

  it('rejects all and signs out when it fails', async () => {
    const { browser, tab, client } = await signedInTab();
    browser.api.revokeAll();
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => client.request('GET /config', {})),
    );
    expect(results.map(({ status }) => status)).toEqual(Array(10).fill('rejected'));
    expect(browser.api.countOf('/refresh')).toBe(1);
    expect(browser.local.entries()).toEqual({});
    expect(tab.storage.entries()).toEqual({ return_to: '/rapporten?project=p1' });
    expect(tab.identity.asked).toContain('clear');
    expect(tab.left).toEqual(['expired']);
  });

  it('keeps the session when the API gives no answer', async () => {
    const { browser, tab, client } = await signedInTab();
    browser.time += 16 * MINUTE;
    browser.api.down = true;
    await expect(client.request('GET /config', {})).rejects.toMatchObject({
      name: 'ApiUnreachable',
    });
    expect(tab.left).toEqual([]);
    browser.api.down = false;
    await expect(client.request('GET /config', {})).resolves.toBeDefined();
  });

  it('renews an expired token before the app starts', async () => {
    const { browser, tab } = await signedInTab();
    browser.time += 16 * MINUTE;
    await expect(tab.start()).resolves.toEqual({ state: 'signed-in' });
    expect(browser.api.countOf('/refresh')).toBe(1);
  });

  it('does not bring back a session that ended meanwhile', async () => {
    const { browser, tab } = await signedInTab();
    browser.time += 16 * MINUTE;
    const token = tab.session.accessToken();
    await tab.session.signOut();
    await expect(token).resolves.toBeNull();
    expect(browser.local.entries()).toEqual({});
  });
});

describe('tabs', () => {
  it('share one refresh when one was opened as a copy of the other', async () => {
    const { browser, tab } = await signedInTab();
    const copy = browser.openTab({ copyOf: tab });
    await copy.start();
    browser.time += 16 * MINUTE;
    const tokens = await Promise.all([tab.session.accessToken(), copy.session.accessToken()]);
    expect(tokens).toEqual(['access-3', 'access-3']);
    expect(browser.api.countOf('/refresh')).toBe(1);
  });

  it('get a session of their own silently', async () => {
    const { browser, tab } = await signedInTab();
    const other = browser.openTab();
    other.identity.cached = tab.identity.cached;
    await expect(other.start()).resolves.toEqual({ state: 'signed-in' });
    expect(other.storage.getItem('refresh_token')).not.toBe(tab.storage.getItem('refresh_token'));
  });

  it('sign out alone when that fails', async () => {
    const { browser, tab, client } = await signedInTab();
    const other = browser.openTab();
    await expect(other.start()).resolves.toEqual({ state: 'signed-out', problem: null });
    await expect(client.request('GET /config', {})).resolves.toBeDefined();
    expect(tab.left).toEqual([]);
  });

  it('all end when one signs out', async () => {
    const { browser, tab } = await signedInTab();
    const other = browser.openTab();
    other.identity.cached = tab.identity.cached;
    await other.start();
    await tab.session.signOut();
    expect(tab.identity.asked).toContain('logoutRedirect');
    expect(other.left).toEqual(['signed-out']);
    await expect(other.session.accessToken()).resolves.toBeNull();
    expect([browser.local.entries(), tab.storage.entries(), other.storage.entries()]).toEqual([
      {},
      {},
      {},
    ]);
  });
});

describe('signing out', () => {
  it('goes to the start when the identity provider cannot be asked', async () => {
    const { tab } = await signedInTab();
    tab.identity.failures.set('logoutRedirect', new Error('no metadata'));
    await tab.session.signOut();
    expect(tab.left).toEqual(['signed-out']);
    expect(tab.identity.asked).toContain('clear');
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
  it('is logged and passed on when it fails', async () => {
    const { tab } = await signedInTab();
    tab.identity.failures.set('graphToken', new Error('no token'));
    await expect(tab.session.profile()).rejects.toThrow('no token');
    expect(tab.logged).toEqual(['profile failed']);
  });
});

it('never puts a token in an address or a log line', async () => {
  const { browser, tab, client } = await signedInTab();
  browser.time += 16 * MINUTE;
  await client.request('GET /config', {});
  browser.api.revokeAll();
  await client.request('GET /config', {}).catch(() => undefined);
  const seen = [...browser.api.calls.map(({ path }) => path), ...tab.logged].join(' ');
  expect(seen).not.toMatch(/access-\d|refresh-\d|id-token|nonce-\d/);
});
