import { USER } from '../testing/fake-api.ts';
import { FakeBrowser } from '../testing/fake-browser.ts';
import { MemoryStorage } from '../testing/memory-storage.ts';
import { parseConfig } from './config.ts';
import { createGoogleClient } from './google.ts';

/** RFC 7636, appendix B: bytes, the verifier that they make, and its S256 challenge. */
const RFC_BYTES = [
  116, 24, 223, 180, 151, 153, 224, 37, 79, 250, 96, 125, 216, 173, 187, 186, 22, 212, 37, 77, 105,
  214, 191, 240, 91, 88, 5, 88, 83, 132, 141, 121,
];
const RFC_VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const RFC_CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

async function asked() {
  const browser = new FakeBrowser();
  const tab = browser.openTab();
  await tab.start();
  await tab.session.signIn({ provider: 'google' });
  return { browser, tab, address: new URL(tab.visited[0] ?? '') };
}

const lastLogin = (browser: FakeBrowser) =>
  browser.api.calls.findLast(({ path }) => path === '/login')?.body;

describe('the question to Google', () => {
  it('has what a production configuration gives, and a proof that only this tab can show', async () => {
    const { google } = parseConfig({
      apiUrl: 'https://api.kengetal.example/v1',
      graphUrl: 'https://graph.microsoft.com/v1.0',
      microsoft: { clientId: 'm', authority: 'https://login.microsoftonline.com/organizations' },
      google: { clientId: '12-ab.apps.googleusercontent.com' },
    });
    if (!google) throw new Error('Google is configured');
    const visited: string[] = [];
    jest.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      if (array instanceof Uint8Array) array.set(RFC_BYTES);
      return array;
    });
    const client = createGoogleClient(google, {
      origin: 'https://kengetal.example',
      storage: new MemoryStorage(),
      go: async (address) => void visited.push(address),
    });
    await client.loginRedirect({ nonce: 'nonce-of-the-api' });

    const { origin, pathname, searchParams } = new URL(visited[0] ?? '');
    expect(origin + pathname).toBe('https://accounts.google.com/o/oauth2/v2/auth');
    const { state, ...rest } = Object.fromEntries(searchParams);
    expect(rest).toEqual({
      client_id: '12-ab.apps.googleusercontent.com',
      redirect_uri: 'https://kengetal.example/login',
      response_type: 'code',
      scope: 'email profile openid',
      nonce: 'nonce-of-the-api',
      code_challenge: RFC_CHALLENGE,
      code_challenge_method: 'S256',
      prompt: 'select_account',
    });
    expect(state).toMatch(/^google\.[\w-]{43}$/);

    expect(client.proofOf(`code=the-code&state=${state}`)).toEqual({
      provider: 'google',
      code: 'the-code',
      code_verifier: RFC_VERIFIER,
      redirect_uri: 'https://kengetal.example/login',
    });
  });
});

describe('signing in with Google', () => {
  it('hands the code to our API, and begins a session', async () => {
    const { browser, tab, address } = await asked();
    expect(address.searchParams.get('nonce')).toBe('nonce-1');
    await expect(tab.returnFromGoogle()).resolves.toEqual({ state: 'signed-in' });
    expect(lastLogin(browser)).toEqual({
      provider: 'google',
      code: 'google-code',
      code_verifier: expect.stringMatching(/^[\w-]{43}$/),
      redirect_uri: 'https://app.test/login',
    });
    expect(tab.session.user()).toEqual(USER);
  });

  it('keeps its secrets until the return, and no longer', async () => {
    const { tab } = await asked();
    expect(Object.keys(tab.storage.entries())).toEqual(['google_sign_in']);
    await tab.returnFromGoogle({ error: 'access_denied' });
    expect(tab.storage.entries()).toEqual({});
    await tab.session.signIn({ provider: 'google' });
    await tab.start();
    expect(tab.storage.entries()).toEqual({});
  });

  it.each([
    ['access_denied', 'cancelled'],
    ['server_error', 'offline'],
    ['invalid_client', 'configuration'],
    ['new_error', 'unknown'],
  ])('says what %s means', async (error, problem) => {
    const { browser, tab } = await asked();
    await expect(tab.returnFromGoogle({ error })).resolves.toEqual({
      state: 'signed-out',
      trouble: { problem, provider: 'google', code: error },
    });
    expect(lastLogin(browser)).toBeUndefined();
  });

  it.each(['of another tab', 'given before'])('refuses an answer %s', async (which) => {
    const { browser, tab } = await asked();
    if (which === 'given before') await tab.returnFromGoogle();
    const calls = browser.api.countOf('/login');
    const other = which === 'given before' ? tab : browser.openTab();
    if (other !== tab) {
      await other.session.signIn({ provider: 'google' });
      other.visited.push(...tab.visited);
    }
    await expect(other.returnFromGoogle()).resolves.toMatchObject(
      other === tab
        ? { state: 'signed-in' } // by the first time
        : { state: 'signed-out', trouble: { problem: 'stale', provider: 'google' } },
    );
    expect(browser.api.countOf('/login')).toBe(calls);
  });

  it('loads none of the client of Microsoft', async () => {
    const browser = new FakeBrowser();
    const tab = browser.openTab();
    await tab.session.signIn({ provider: 'google' });
    await tab.returnFromGoogle();
    await tab.start();
    await expect(tab.session.profile()).resolves.toEqual({ name: USER.name, email: USER.email });
    await tab.session.signOut();
    expect(tab.identity.asked).toEqual([]);
  });

  it('is ended by our sign-out alone, back to the start', async () => {
    const { browser, tab } = await asked();
    await tab.returnFromGoogle();
    await tab.session.signOut();
    expect(browser.api.countOf('/logout')).toBe(1);
    expect(tab.left).toEqual(['signed-out google']);
  });
});

describe('a new tab beside one of a Google account', () => {
  it('asks Google silently by way of the page, for the account that is signed in', async () => {
    const { browser, tab } = await asked();
    await tab.returnFromGoogle();
    const other = browser.openTab();
    await expect(other.start()).resolves.toEqual({ state: 'leaving' });
    const { searchParams } = new URL(other.visited[0] ?? '');
    expect(searchParams.get('prompt')).toBe('none');
    expect(searchParams.get('login_hint')).toBe(USER.email);
    await expect(other.returnFromGoogle()).resolves.toEqual({ state: 'signed-in' });
  });

  it('is signed out alone when Google must ask something', async () => {
    const { browser, tab } = await asked();
    await tab.returnFromGoogle();
    const other = browser.openTab();
    await other.start();
    const refused = other.returnFromGoogle({ error: 'interaction_required' });
    await expect(refused).resolves.toMatchObject({
      state: 'signed-out',
      trouble: { problem: 'interaction-required', provider: 'google' },
    });
    expect(other.visited).toHaveLength(1);
    expect(tab.left).toEqual([]);
  });
});
