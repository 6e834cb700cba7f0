import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Trouble } from '../session/problems.ts';
import { FakeBrowser, type FakeTab } from '../testing/fake-browser.ts';
import { loadPage as load } from '../testing/load-page.tsx';

async function signedIn(): Promise<{ browser: FakeBrowser; tab: FakeTab }> {
  const browser = new FakeBrowser();
  const tab = browser.openTab();
  await tab.signIn();
  return { browser, tab };
}

const microsoft = () =>
  screen.queryByRole('button', { name: 'Inloggen met werk- of schoolaccount' });

afterEach(() => {
  document.body.innerHTML = '';
});

describe('who is not signed in', () => {
  it('sees the sign-in screen on /login, and the app is fetched at leisure', async () => {
    const tab = new FakeBrowser().openTab();
    const { happened, address } = await load({ path: '/rapporten?type=jaar#onder', tab });
    expect(address).toBe('/login');
    expect(microsoft()).toBeVisible();
    expect(happened).toEqual(['prefetched']);
    expect(tab.parts.returnPath.peek()).toBe('/rapporten?type=jaar#onder');
  });

  it.each([
    ['/rapporten?type=jaar', '/rapporten?type=jaar'],
    ['/login', '/'],
    ['/', '/'],
  ])('comes from %s after signing in to %s', async (path, target) => {
    const tab = new FakeBrowser().openTab();
    await load({ path, tab });
    await act(() => tab.session.signIn({ provider: 'microsoft' }));
    const { happened, address } = await load({ path: '/login#code=c&state=s', tab });
    expect(address).toBe(target);
    expect(happened).toEqual([
      'preloaded',
      'client preloaded',
      `code runs for ${target.replace(/\?.*/, '')}`,
      'mounted',
    ]);
    expect(screen.getByText('De app')).toBeVisible();
    expect(microsoft()).toBeNull();
  });

  it('comes from Google without the client of Microsoft', async () => {
    const tab = new FakeBrowser().openTab();
    await tab.session.signIn({ provider: 'google' });
    const state = new URL(tab.visited[0] ?? '').searchParams.get('state');
    const path = `/login?code=google-code&state=${state}&scope=email`;
    const { happened, address } = await load({ path, tab });
    expect(address).toBe('/');
    expect(happened).not.toContain('client preloaded');
    expect(tab.identity.asked).toEqual([]);
  });

  it('reads on the sign-in screen that it was cancelled, and may try again', async () => {
    const tab = new FakeBrowser().openTab();
    const cancelled = Object.assign(new Error('x'), { errorCode: 'access_denied' });
    tab.identity.failures.set('handleRedirect', cancelled);
    const path = '/login#error=access_denied&state=s';
    const { happened, address } = await load({ path, tab });
    expect(address).toBe('/login');
    expect(screen.getByRole('alert')).toHaveTextContent('afgebroken');
    expect(happened).not.toContain('mounted');
  });

  it('goes on to the app after a popup', async () => {
    const tab = new FakeBrowser().openTab();
    const trouble: Trouble = { problem: 'in-progress', provider: 'microsoft' };
    const { happened } = await load({ path: '/suggesties', tab, ended: trouble });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Inloggen in een apart venster' }));
    await waitFor(() => expect(happened).toContain('mounted'));
    expect(location.pathname).toBe('/suggesties');
    expect(microsoft()).toBeNull();
  });
});

describe('who is signed in', () => {
  it.each([
    ['/rapporten?type=jaar#onder', '/rapporten?type=jaar#onder'],
    ['/login', '/'],
    ['/login?state=left-by-a-sign-out', '/'],
  ])('and opens %s is shown %s', async (path, target) => {
    const { tab } = await signedIn();
    const { happened, address } = await load({ path, tab });
    expect(address).toBe(target);
    expect(happened).toContain('mounted');
    expect(tab.parts.returnPath.peek()).toBeNull();
  });

  it('goes in silently in a new tab', async () => {
    const { browser, tab } = await signedIn();
    const other = browser.openTab();
    other.identity.cached = tab.identity.cached;
    const { happened, address } = await load({ path: '/rapporten', tab: other });
    expect(address).toBe('/rapporten');
    expect(happened).toContain('mounted');
  });

  it('stays on the page that is on its way to Google', async () => {
    const browser = new FakeBrowser();
    const tab = browser.openTab();
    await tab.signInWithGoogle();
    const other = browser.openTab();
    const { happened } = await load({ path: '/rapporten', tab: other });
    expect(happened).not.toContain('mounted');
    expect(microsoft()).toBeNull();
    expect(other.visited).toHaveLength(1);
    expect(other.parts.returnPath.peek()).toBe('/rapporten');
  });

  it('reads after the reload that the session expired, and is asked to sign in', async () => {
    const { browser, tab } = await signedIn();
    browser.api.revokeAll();
    await tab.session.renew(tab.parts.store.read()?.accessToken ?? '');
    const ended: Trouble = { problem: 'expired', provider: 'microsoft' };
    const { happened, address } = await load({ path: '/', tab, ended });
    expect(address).toBe('/login');
    expect(screen.getByRole('alert')).toHaveTextContent('Je sessie is verlopen');
    expect(happened).not.toContain('mounted');

    await act(() => tab.session.signIn({ provider: 'microsoft' }));
    const back = await load({ path: '/login#code=c&state=s', tab });
    expect(back.address).toBe('/rapporten?project=p1');
  });
});

describe('a start that fails', () => {
  it('for want of cookies says what to do', async () => {
    jest.spyOn(console, 'error').mockReturnValue(undefined);
    const refuse = () => {
      throw new DOMException('Access is denied for this document', 'SecurityError');
    };
    const tab = new FakeBrowser().openTab();
    await load({ path: '/dashboard', tab, changes: { takeTrouble: refuse } });
    expect(screen.getByRole('alert')).toHaveTextContent('Je browser blokkeert cookies');
    expect(screen.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible();
  });

  it.each([
    ['its configuration', { loadConfig: () => Promise.reject(new Error('404')) }],
    ['the app', undefined],
  ])('for want of %s says so', async (_what, changes) => {
    const { tab } = await signedIn();
    const logged = jest.spyOn(console, 'error').mockReturnValue(undefined);
    const app = {
      preload: () => undefined,
      prefetch: () => undefined,
      mount: () => Promise.reject(new Error('did not load')),
    };
    await load({ path: '/dashboard', tab, changes: changes ?? { app } });
    expect(screen.getByRole('alert')).toHaveTextContent('Kengetal kan niet starten');
    expect(logged).toHaveBeenCalled();
  });
});
