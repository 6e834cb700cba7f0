import { signedInTab } from '../testing/signed-in-tab.ts';

const MINUTE = 60_000;

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
