import { waitFor } from '@testing-library/react';
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
    tab.parts.store.renew({
      accessToken: tokens?.accessToken ?? '',
      refreshToken: tokens?.refreshToken ?? '',
      expiresAt: browser.time + 60 * MINUTE,
    });
    browser.time += 16 * MINUTE;
    await Promise.all(Array.from({ length: 100 }, () => client.request('GET /config', {})));
    expect(browser.api.countOf('/refresh')).toBe(1);
    expect(browser.api.countOf('/config')).toBe(200);
  });

  it.each(['a life that is over at once', 'no life'])(
    'believes no answer with %s',
    async (told) => {
      const { browser, client } = await signedInTab();
      browser.api.lifeS = told === 'no life' ? undefined : 30;
      browser.time += 16 * MINUTE;
      for (let count = 0; count < 5; count += 1) await client.request('GET /config', {});
      expect(browser.api.countOf('/refresh')).toBe(1);
    },
  );

  it.each([-5, 5])('happens once when the clock jumps %p hours', async (hours) => {
    const { browser, client } = await signedInTab();
    browser.clockOff = hours * 60 * MINUTE;
    for (let count = 0; count < 5; count += 1) await client.request('GET /config', {});
    expect(browser.api.countOf('/refresh')).toBe(hours > 0 ? 1 : 0);
    browser.time += 16 * MINUTE;
    await Promise.all(Array.from({ length: 5 }, () => client.request('GET /config', {})));
    expect(browser.api.countOf('/refresh')).toBe(hours > 0 ? 2 : 1);
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
    expect(tab.left).toEqual(['expired microsoft']);
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

  it.each([500, 503, 429])('keeps the session when the API answers %p', async (status) => {
    const { browser, tab, client } = await signedInTab();
    browser.time += 16 * MINUTE;
    browser.api.refreshFault = status;
    await expect(client.request('GET /config', {})).rejects.toMatchObject({
      name: 'ApiUnreachable',
    });
    expect(tab.left).toEqual([]);
    browser.api.refreshFault = null;
    await expect(client.request('GET /config', {})).resolves.toBeDefined();
  });

  it('is not tried again after a 401', async () => {
    const { browser, client } = await signedInTab();
    browser.api.revokeAll();
    await expect(client.request('GET /config', {})).rejects.toMatchObject({ name: 'SessionEnded' });
    await expect(client.request('GET /config', {})).rejects.toMatchObject({ name: 'SessionEnded' });
    expect(browser.api.countOf('/refresh')).toBe(1);
  });

  it('signs out when there is nothing to refresh with', async () => {
    const { browser, tab, client } = await signedInTab();
    tab.storage.removeItem('refresh_token');
    await expect(client.request('GET /config', {})).resolves.toBeDefined();
    browser.time += 16 * MINUTE;
    await expect(client.request('GET /config', {})).rejects.toMatchObject({ name: 'SessionEnded' });
    expect(tab.left).toEqual(['expired microsoft']);
    expect(browser.api.countOf('/refresh')).toBe(0);
  });

  it.each(['accessToken', 'renew'] as const)(
    'signs out, once, who emptied the browser (%s)',
    async (what) => {
      const { browser, tab } = await signedInTab();
      const token = (await tab.session.accessToken()) ?? '';
      tab.storage.clear();
      browser.local.clear();
      const ask = () => tab.session[what](token);
      await expect(Promise.all([ask(), ask(), ask()])).resolves.toEqual([null, null, null]);
      expect(tab.left).toEqual(['expired microsoft']);
      expect(tab.parts.returnPath.peek()).toBe('/rapporten?project=p1');
    },
  );

  it('goes on for who emptied what the tabs share', async () => {
    const { browser, tab, client } = await signedInTab();
    browser.local.clear();
    browser.time += 16 * MINUTE;
    await expect(client.request('GET /config', {})).resolves.toBeDefined();
    expect(tab.left).toEqual([]);
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
    let answer: (value: unknown) => void = () => undefined;
    browser.api.delay = new Promise((resolve) => (answer = resolve));
    const token = tab.session.accessToken();
    await waitFor(() => expect(browser.api.countOf('/refresh')).toBe(1));
    const out = tab.session.signOut();
    answer(null);
    await out;
    await expect(token).resolves.toBeNull();
    expect(tab.storage.entries()).toEqual({});
    expect(browser.local.getItem('access_token')).toBeNull();
  });
});
