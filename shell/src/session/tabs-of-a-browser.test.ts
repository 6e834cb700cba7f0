import { createApiClient } from '@kengetal/platform';
import { tokensOf } from '../app/tokens.ts';
import { CONFIG, type FakeBrowser, type FakeTab } from '../testing/fake-browser.ts';
import { signedInTab } from '../testing/signed-in-tab.ts';

const MINUTE = 60_000;

const clientOf = (browser: FakeBrowser, tab: FakeTab) =>
  createApiClient({
    baseUrl: CONFIG.apiUrl,
    tokens: tokensOf(tab.session),
    caller: 'shell@test',
    fetch: browser.api.fetch,
  });

async function withCopy() {
  const { browser, tab, client } = await signedInTab();
  const copy = browser.openTab({ copyOf: tab });
  await copy.start();
  return { browser, tab, client, copy, copyClient: clientOf(browser, copy) };
}

describe('a tab that was opened as a copy', () => {
  it('shares one refresh: a hundred calls spread over both make exactly one', async () => {
    const { browser, client, copyClient } = await withCopy();
    browser.time += 16 * MINUTE;
    await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        (index % 2 ? client : copyClient).request('GET /config', {}),
      ),
    );
    expect(browser.api.countOf('/refresh')).toBe(1);
    const calls = browser.api.calls.filter(({ path }) => path === '/config');
    expect(calls).toHaveLength(100);
    expect(new Set(calls.map((call) => call.authorization))).toEqual(new Set(['Bearer access-3']));
  });

  it.each(['with a reload', 'as it was'])(
    'gets the newer tokens after it was asleep, %s, and uses no token twice',
    async (how) => {
      const { browser, tab, copy, client } = await withCopy();
      browser.asleep.add(copy);
      browser.time += 14.5 * MINUTE;
      await client.request('GET /config', {});
      browser.asleep.delete(copy);
      browser.time += 10 * MINUTE;
      if (how === 'with a reload') {
        await expect(copy.start()).resolves.toEqual({ state: 'signed-in' });
      }
      await expect(clientOf(browser, copy).request('GET /config', {})).resolves.toBeDefined();
      await expect(client.request('GET /config', {})).resolves.toBeDefined();
      expect([tab.left, copy.left]).toEqual([[], []]);
    },
  );

  it('goes alone when the tab that has the newer tokens does not answer', async () => {
    const { browser, tab, copy, client, copyClient } = await withCopy();
    browser.asleep.add(copy);
    browser.time += 16 * MINUTE;
    await client.request('GET /config', {});
    browser.asleep.delete(copy);
    browser.asleep.add(tab);
    await expect(copyClient.request('GET /config', {})).rejects.toMatchObject({
      name: 'SessionEnded',
    });
    expect(copy.left).toEqual(['expired microsoft']);
    expect(browser.api.countOf('/refresh')).toBe(1);
    browser.asleep.delete(tab);
    await expect(client.request('GET /config', {})).resolves.toBeDefined();
    expect(tab.left).toEqual([]);
  });
});

describe('a stolen refresh token', () => {
  it('ends the family when the thief comes second: both tabs are told', async () => {
    const { browser, tab, copy, client, copyClient } = await withCopy();
    const stolen = tab.storage.getItem('refresh_token');
    browser.time += 16 * MINUTE;
    await client.request('GET /config', {});
    const thief = await browser.api.answerTo('/refresh', { refresh_token: stolen });
    expect(thief.status).toBe(401);
    await expect(client.request('GET /config', {})).rejects.toMatchObject({ name: 'SessionEnded' });
    await expect(copyClient.request('GET /config', {})).rejects.toMatchObject({
      name: 'SessionEnded',
    });
    expect([tab.left, copy.left]).toEqual([['expired microsoft'], ['expired microsoft']]);
  });

  it('ends the family when the thief comes first: the thief is out as well', async () => {
    const { browser, tab, client } = await signedInTab();
    const stolen = tab.storage.getItem('refresh_token');
    const thief = await browser.api.answerTo('/refresh', { refresh_token: stolen });
    const { refresh_token } = (await thief.json()) as { refresh_token: string };
    browser.time += 16 * MINUTE;
    await expect(client.request('GET /config', {})).rejects.toMatchObject({ name: 'SessionEnded' });
    expect(tab.left).toEqual(['expired microsoft']);
    const next = await browser.api.answerTo('/refresh', { refresh_token });
    expect(next.status).toBe(401);
  });
});

describe('a new tab', () => {
  it('gets a session of its own silently', async () => {
    const { browser, tab } = await signedInTab();
    const other = browser.openTab();
    other.identity.cached = tab.identity.cached;
    await expect(other.start()).resolves.toEqual({ state: 'signed-in' });
    expect(other.storage.getItem('refresh_token')).not.toBe(tab.storage.getItem('refresh_token'));
  });

  it('does not come in when another tab signs out meanwhile', async () => {
    const { browser, tab } = await signedInTab();
    const other = browser.openTab();
    other.identity.cached = tab.identity.cached;
    const silently = other.identity.ssoSilent.bind(other.identity);
    other.identity.ssoSilent = async (nonce) => {
      await tab.session.signOut();
      return silently(nonce);
    };
    await expect(other.start()).resolves.toEqual({ state: 'signed-out', trouble: null });
    expect(other.storage.entries()).toEqual({});
    expect(browser.api.countOf('/logout')).toBe(2);
  });

  it('is signed out alone when that fails', async () => {
    const { browser, tab, client } = await signedInTab();
    const other = browser.openTab();
    await expect(other.start()).resolves.toEqual({ state: 'signed-out', trouble: null });
    await expect(client.request('GET /config', {})).resolves.toBeDefined();
    expect(tab.left).toEqual([]);
  });

  it.each(['login_required', 'interaction_required'])(
    'asks by way of the page, silently, when the frame answers %s',
    async (errorCode) => {
      const { browser, tab } = await signedInTab();
      const other = browser.openTab();
      other.identity.cached = tab.identity.cached;
      other.identity.failures.set('ssoSilent', Object.assign(new Error('x'), { errorCode }));
      await expect(other.start()).resolves.toEqual({ state: 'leaving' });
      expect(other.identity.prompts).toEqual(['silent']);

      other.identity.failures.set('handleRedirect', Object.assign(new Error('x'), { errorCode }));
      await expect(other.returnFromMicrosoft()).resolves.toMatchObject({
        state: 'signed-out',
        trouble: { problem: 'interaction-required' },
      });
      expect(other.identity.prompts).toHaveLength(1);
      expect(tab.left).toEqual([]);
    },
  );

  it('signs in again only when asked, after its session expired', async () => {
    const { browser, tab } = await signedInTab();
    const other = browser.openTab();
    other.identity.cached = tab.identity.cached;
    const ended = { problem: 'expired', provider: 'microsoft' } as const;
    await expect(other.start({ ended })).resolves.toEqual({ state: 'signed-out', trouble: null });
    expect(other.identity.asked).not.toContain('ssoSilent');
  });
});

describe('an expired session', () => {
  it('takes nothing from another tab that is signed in', async () => {
    const { browser, tab, client } = await signedInTab();
    const other = browser.openTab();
    other.identity.cached = tab.identity.cached;
    await other.start();
    const otherClient = clientOf(browser, other);
    await browser.api.answerTo('/logout', { refresh_token: tab.storage.getItem('refresh_token') });
    await expect(client.request('GET /config', {})).rejects.toMatchObject({ name: 'SessionEnded' });
    expect(tab.left).toEqual(['expired microsoft']);
    expect(tab.identity.asked).not.toContain('clear');
    expect(other.left).toEqual([]);
    await expect(otherClient.request('GET /config', {})).resolves.toBeDefined();
    expect(browser.local.getItem('access_token')).not.toBeNull();
  });
});

it('all tabs end when one signs out', async () => {
  const { browser, tab } = await signedInTab();
  const other = browser.openTab();
  other.identity.cached = tab.identity.cached;
  await other.start();
  const google = browser.openTab();
  await google.signInWithGoogle();
  await tab.session.signOut();
  expect(tab.identity.asked).toContain('logoutRedirect');
  expect(other.left).toEqual(['signed-out microsoft']);
  expect(google.left).toEqual(['signed-out google']);
  await expect(other.session.accessToken()).resolves.toBeNull();
  for (const { storage } of [tab, other, google]) expect(storage.entries()).toEqual({});
  expect(Object.keys(browser.local.entries())).toEqual(['signed_out_at']);
});
