import { screen, waitFor } from '@testing-library/react';
import { usePlatform } from '@kengetal/platform';
import { startApp } from '../app/start.tsx';
import { CONFIG, FakeBrowser, type FakeTab } from '../testing/fake-browser.ts';
import { fakeComposition } from '../testing/fake-composition.tsx';
import { USER } from '../testing/fake-api.ts';
import { FILTERS, ORGANISATIONS, PROJECTS } from '../testing/render-shell.tsx';

/** Everything secret in a life: ours, the proofs that we exchange, and those of other parties. */
const SECRET = /access-\d|refresh-\d|id-token|graph-token|google-code|[\w-]{43}/;
/** As long as those of the API, in an error of someone else's code. */
const LIKE_A_TOKEN = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const MINUTE = 60_000;

interface Sent {
  url: string;
  authorization: string | null;
  body: string;
}

/** Records all that leaves the page or is written down in it. */
function watch(browser: FakeBrowser) {
  const graph: Sent[] = [];
  const telemetry: Sent[] = [];
  const written: string[] = [];
  const bus: string[] = [];
  globalThis.fetch = async (input, init = {}) => {
    const url = String(input);
    const sent: Sent = {
      url,
      authorization: new Headers(init.headers).get('authorization'),
      body: String(init.body ?? ''),
    };
    if (url.startsWith(CONFIG.graphUrl)) {
      graph.push(sent);
      return new Response(JSON.stringify({ displayName: 'Sanne', mail: 'sanne@bakkerij.test' }));
    }
    if (!url.startsWith(CONFIG.apiUrl)) throw new Error(`nobody is asked at ${url}`);
    if (!url.endsWith('/telemetry')) return browser.api.fetch(input, init);
    telemetry.push(sent);
    return new Response(null, { status: 204 });
  };
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    jest.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      written.push(parts.map(inWords).join(' '));
    });
  }
  for (const method of ['pushState', 'replaceState'] as const) {
    const original = history[method].bind(history);
    jest.spyOn(history, method).mockImplementation((...[state, unused, address]) => {
      written.push(JSON.stringify(state), String(address));
      original(state, unused, address);
    });
  }
  return { graph, telemetry, written, bus };
}

/** An error with what caused it, as a console shows it. */
function inWords(part: unknown): string {
  if (part instanceof Error) return `${part.stack} ${part.message} ${inWords(part.cause)}`;
  return typeof part === 'string' ? part : JSON.stringify(part);
}

/** A screen that hears the whole bus. */
function listener(heard: string[]) {
  return function Listening() {
    const { bus } = usePlatform();
    const note = (payload: unknown) => void heard.push(JSON.stringify(payload));
    for (const topic of ['project', 'period', 'chatOpen', 'report'] as const) {
      bus.watch(topic, note);
    }
    for (const topic of ['chatClose', 'dataChanged', 'configChanged', 'sessionEnded'] as const) {
      bus.on(topic, note);
    }
    return <h1>Luisteraar</h1>;
  };
}

async function showApp(tab: FakeTab, heard: string[]): Promise<void> {
  history.replaceState(null, '', '/dashboard');
  document.body.innerHTML = '<div id="app"></div>';
  const container = document.getElementById('app') ?? document.body;
  const composition = fakeComposition({ Dashboard: listener(heard) });
  const { session } = tab;
  await startApp({ session, container, loadComposition: async () => composition });
  await waitFor(() => expect(screen.getByText('Luisteraar')).toBeInTheDocument());
}

// The app starts by itself, not at the hand of a test.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

it('keeps tokens where they belong, from sign-in to sign-out', async () => {
  const browser = new FakeBrowser();
  browser.api.answers.set('GET /config', {
    user: USER,
    organisations: ORGANISATIONS,
    projects: PROJECTS,
    rights: { organisations: {}, projects: {} },
  });
  browser.api.answers.set('GET /filters', FILTERS);
  const { graph, telemetry, written, bus } = watch(browser);

  const tab = browser.openTab();
  await tab.signIn();
  await showApp(tab, bus);
  await waitFor(() => expect(graph).toHaveLength(1));
  browser.time += 16 * MINUTE;
  await tab.session.accessToken();
  const google = browser.openTab();
  await google.signInWithGoogle();
  await tab.session.signOut();

  const other = browser.openTab();
  await other.signIn();
  await showApp(other, bus);
  browser.api.revokeAll();
  await other.session.renew(other.parts.store.read()?.accessToken ?? '');
  window.dispatchEvent(
    new ErrorEvent('error', { error: new Error(`Bearer ${LIKE_A_TOKEN} is refused`) }),
  );
  window.dispatchEvent(new Event('pagehide'));

  const { calls } = browser.api;
  expect(new Set(calls.map(({ path }) => path))).toEqual(
    new Set(['/login/challenge', '/login', '/config', '/filters', '/refresh', '/logout']),
  );
  for (const { url, path, authorization, body } of calls) {
    expect(url).not.toMatch(SECRET);
    const open = ['/login/challenge', '/login', '/refresh', '/logout'].includes(path);
    expect(authorization ?? '').toMatch(open ? /^$/ : /^Bearer access-\d+$/);
    if (!open) expect(JSON.stringify(body)).not.toMatch(SECRET);
    if (path !== '/login') expect(JSON.stringify(body)).not.toMatch(/access-|id-token|google-code/);
  }
  for (const { url, authorization, body } of graph) {
    expect(url).toBe(`${CONFIG.graphUrl}/me`);
    expect(authorization).toBe('Bearer graph-token');
    expect(body).toBe('');
  }
  const told = telemetry.map(({ url, authorization, body }) => `${url} ${authorization} ${body}`);
  expect(told.join(' ')).toContain('is refused');
  expect(written.length).toBeGreaterThan(0);
  expect(bus).toContainEqual(JSON.stringify({ reason: 'expired' }));
  const ownWords = written.filter((line) => !line.includes('is refused'));
  for (const line of [...told, ...ownWords, ...bus, ...tab.logged, ...other.logged]) {
    expect(line).not.toMatch(SECRET);
  }
});
