import { CONFIG } from '../testing/fake-browser.ts';
import { USER } from '../testing/fake-api.ts';
import { hasSession, openSession, takeTrouble } from './open.ts';
import { createTokenStore } from './token-store.ts';

const SECRET = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';

/** Microsoft's client opens one for good, which would keep the tests running. */
class QuietChannel extends EventTarget {
  postMessage = () => undefined;
  close = () => undefined;
}

const storeOf = () => createTokenStore(localStorage, sessionStorage);

function begin(): void {
  const tokens = { accessToken: 'a', refreshToken: SECRET, expiresAt: Date.now() + 900_000 };
  storeOf().begin(tokens, USER, 'google');
}

let written: unknown[][];
beforeEach(() => {
  Object.assign(globalThis, { BroadcastChannel: QuietChannel });
  localStorage.clear();
  sessionStorage.clear();
  written = [];
  jest.spyOn(console, 'error').mockImplementation((...parts) => void written.push(parts));
});

it('leaves word of an expired session for the next page load, once', async () => {
  begin();
  globalThis.fetch = async () => new Response('{"code":"refresh_rejected"}', { status: 401 });
  const { session } = openSession(CONFIG);
  await expect(session.renew('a')).resolves.toBeNull();
  expect(hasSession()).toBe(false);
  expect(takeTrouble()).toEqual({ problem: 'expired', provider: 'google' });
  expect(takeTrouble()).toBeNull();
});

it('logs an error by name and code, without its words', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError(`refused: ${SECRET}`));
  const { session, start } = openSession(CONFIG);
  begin();
  await expect(session.accessToken()).resolves.toBe('a');
  const answer = { provider: 'google', text: `code=${SECRET}&state=google.${SECRET}` } as const;
  await start({ answer, ended: null });
  expect(written).toEqual([['Sign-in: sign-in failed', 'StaleAnswer']]);
});

it('knows of a session that was ended while the tab was put away', () => {
  begin();
  expect(hasSession()).toBe(true);
  localStorage.setItem('signed_out_at', String(Date.now() + 1));
  expect(hasSession()).toBe(false);
});
