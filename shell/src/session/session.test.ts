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
