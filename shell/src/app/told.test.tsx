import { screen, waitFor } from '@testing-library/react';
import { FakeBrowser, CONFIG } from '../testing/fake-browser.ts';
import { fakeComposition } from '../testing/fake-composition.tsx';
import { problem, USER, type ApiCall } from '../testing/fake-api.ts';
import { FILTERS, ORGANISATIONS, PROJECTS } from '../testing/render-shell.tsx';
import { startApp } from './start.tsx';

const BASE = 'http://chat.test/2/';
const OWNER = { part: 'mfe-chat', version: '2' };

const thrownAt = (place: string) =>
  Object.assign(new Error('Oeps'), { stack: `Error: Oeps\n    at ${place}:1:2` });

/** The product in a page, with all that it tells the operator. */
async function start(prepare: (api: FakeBrowser['api']) => void = () => undefined) {
  const browser = new FakeBrowser();
  const { answers } = browser.api;
  const rights = { organisations: {}, projects: {} };
  const [organisations, projects] = [ORGANISATIONS, PROJECTS];
  answers.set('GET /config', { user: USER, organisations, projects, rights });
  answers.set('GET /filters', FILTERS);
  prepare(browser.api);
  const told: Record<string, unknown>[] = [];
  globalThis.fetch = async (input, init = {}) => {
    if (String(input).startsWith(CONFIG.graphUrl)) return Response.json({});
    if (!String(input).endsWith('/telemetry')) return browser.api.fetch(input, init);
    told.push(...JSON.parse(String(init.body)).events);
    return new Response(null, { status: 204 });
  };
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  history.replaceState(null, '', '/dashboard');
  document.body.innerHTML = '<div id="app"></div>';
  const container = document.getElementById('app') ?? document.body;
  const tab = browser.openTab();
  await tab.signIn();
  const composition = {
    ...fakeComposition({ Overview: Broken }),
    ownerOf: (clue: string) => (clue.includes(BASE) ? OWNER : null),
  };
  await startApp({ session: tab.session, container, loadComposition: async () => composition });
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument());
  return { told, browser };
}

/** Code of a remote, within no boundary but those of the shell. */
function Broken(): never {
  throw thrownAt(`Broken (${BASE}assets/3.js`);
}

const leave = () => window.dispatchEvent(new Event('pagehide'));

// The app starts by itself, not at the hand of a test.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('tells how long the shell took, and each error with the part and release whose code it was', async () => {
  const { told } = await start();
  leave();
  expect(told).toMatchObject([{ kind: 'load', part: 'shell', duration_ms: expect.any(Number) }]);
  const errors = () => {
    leave();
    return told.splice(0).filter(({ kind }) => kind === 'error');
  };
  errors();

  window.dispatchEvent(new ErrorEvent('error', { error: thrownAt(`${BASE}assets/1.js`) }));
  expect(errors()).toMatchObject([{ ...OWNER, message: 'script: Error: Oeps' }]);
  // Of some failures browsers give words and a place alone.
  window.dispatchEvent(
    new ErrorEvent('error', { message: 'ResizeObserver loop', filename: `${BASE}assets/1.js` }),
  );
  expect(errors()).toMatchObject([{ ...OWNER, message: 'script: ResizeObserver loop' }]);

  const rejection = { reason: thrownAt(`async ${BASE}assets/2.js`) };
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), rejection));
  expect(errors()).toMatchObject([{ ...OWNER, message: 'promise: Error: Oeps' }]);

  screen.getByRole('link', { name: 'Analytics' }).click();
  await waitFor(() =>
    expect(errors()).toMatchObject([{ ...OWNER, message: 'screen: Error: Oeps' }]),
  );
});

it('tells nothing of books that were shown before and are gone by now', async () => {
  localStorage.setItem('active_project_id', 'weg');
  sessionStorage.setItem('periode:weg', '202501-202503');
  const { told, browser } = await start(({ answers }) =>
    answers.set('GET /filters', ({ query }: ApiCall) =>
      query.get('project_id') === 'weg' ? problem(404, 'not_found') : FILTERS,
    ),
  );
  await screen.findByRole('button', { name: 'Periode: Afgelopen 3 maanden' });
  const asked = browser.api.calls.filter(({ path }) => path === '/filters');
  expect(asked.map(({ query }) => query.get('project_id'))).toEqual(['weg', 'p1']);
  leave();
  expect(told.filter(({ kind }) => kind === 'error')).toEqual([]);
  expect(browser.api.countOf('/config')).toBe(1);
});
