import type { ComponentType } from 'react';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import type { ProjectRight } from '@kengetal/contract';
import { createApiClient, createBus } from '@kengetal/platform';
import { App } from '../app/App.tsx';
import { createQueryClient } from '../app/query-client.ts';
import type { RemoteSummary } from '../app/shell-routes.ts';
import { tokensOf } from '../app/tokens.ts';
import type { ShellComposition } from '../app/world.ts';
import { configOptions } from '../projects/config.ts';
import { CONFIG, FakeBrowser } from './fake-browser.ts';
import { USER } from './fake-api.ts';
import { fakeComposition } from './fake-composition.tsx';

export const ORGANISATIONS = [
  { organisation_id: 'o1', organisation_name: 'Bakkerij Voorn' },
  { organisation_id: 'o2', organisation_name: 'Voorn Vastgoed' },
];
export const PROJECTS = [
  { project_id: 'p1', project_name: 'Boekhouding winkel', organisation_id: 'o1' },
  { project_id: 'p2', project_name: 'Boekhouding panden', organisation_id: 'o2' },
];
const report = (naam: string, type: string, periode_min: number, periode_max: number) => ({
  naam,
  type,
  periode_min,
  periode_max,
  voorlopig: false,
  voorlopig_omdat: [],
});
export const FILTERS = {
  periode_filters: [
    { naam: 'Deze maand', periode_min: 202503, periode_max: 202503 },
    { naam: 'Afgelopen 3 maanden', periode_min: 202501, periode_max: 202503 },
    { naam: 'Vorig kwartaal', periode_min: 202410, periode_max: 202412 },
  ],
  grootboek_types: [],
  grootboek_groepen: [],
  grootboek_namen: [],
  reports: [
    report('Maart 2025', 'maand', 202503, 202503),
    report('1e kwartaal 2025', 'kwartaal', 202501, 202503),
  ],
  periode_bereik: { periode_min: 202301, periode_max: 202503 },
  geboekt_tm: 202503,
  updated_at: '2026-01-15T06:10:00Z',
};

const NOT_ONE = { hits: [], count: 0 };
export const NOTHING_FOUND = {
  relations: NOT_ONE,
  invoices: NOT_ONE,
  amounts: NOT_ONE,
  lines: NOT_ONE,
};

export interface ShellOptions {
  path?: string;
  organisations?: typeof ORGANISATIONS;
  projects?: typeof PROJECTS;
  filters?: typeof FILTERS;
  /** Level per project; nobody's by default. */
  rights?: Record<string, ProjectRight>;
  screens?: Record<string, ComponentType>;
  remotes?: Record<string, Partial<RemoteSummary>>;
  /** In place of the fake one, which `screens` and `remotes` are of. */
  composition?: ShellComposition;
  /** The configuration is there before anything shows. */
  known?: boolean;
  /** Called before the first request. */
  prepare?: (browser: FakeBrowser) => void;
}

/** The app of a signed-in user, over fakes of API, identity provider and remotes. */
export async function renderShell(options: ShellOptions = {}) {
  const browser = new FakeBrowser();
  const tab = browser.openTab();
  await tab.signIn();
  const config = {
    user: USER,
    organisations: options.organisations ?? ORGANISATIONS,
    projects: options.projects ?? PROJECTS,
    rights: { organisations: {}, projects: options.rights ?? {} },
  };
  browser.api.answers.set('GET /config', config);
  browser.api.answers.set('GET /filters', options.filters ?? FILTERS);
  browser.api.answers.set('GET /chats', []);
  browser.api.answers.set('POST /search', NOTHING_FOUND);
  browser.api.answers.set('GET /project/accounts', { accounts: [], groups: [] });
  options.prepare?.(browser);

  const bus = createBus({ onListenerError: (error) => expect(error).toBeUndefined() });
  const composition = fakeComposition(options.screens, options.remotes);
  const logged: string[] = [];
  const queryClient = createQueryClient((_error, what) => logged.push(what));
  queryClient.setDefaultOptions({ queries: { retry: false } });
  const api = createApiClient({
    baseUrl: CONFIG.apiUrl,
    tokens: tokensOf(tab.session),
    caller: 'shell@test',
    fetch: browser.api.fetch,
  });
  if (options.known) queryClient.setQueryData(configOptions(api).queryKey, config);
  const world = {
    session: tab.session,
    composition: options.composition ?? composition,
    api,
    bus,
    now: () => browser.time,
    settled: () => undefined,
    styleNonce: undefined,
  };
  const routers: ReturnType<typeof createMemoryRouter>[] = [];
  const createRouter: typeof createMemoryRouter = (routes) => {
    const router = createMemoryRouter(routes, { initialEntries: [options.path ?? '/dashboard'] });
    routers.push(router);
    return router;
  };
  const view = render(<App world={world} queryClient={queryClient} createRouter={createRouter} />);
  const location = () =>
    routers.at(-1)?.state.location ?? { pathname: '', search: '', state: null };
  return {
    ...view,
    user: userEvent.setup(),
    browser,
    tab,
    bus,
    composition,
    queryClient,
    logged,
    /** Path and query of the address. */
    address: () => location().pathname + location().search,
    /** What the place in the history holds besides its address. */
    state: () => location().state as unknown,
    /** Back or forward in the history. */
    go: (steps: number) => act(async () => routers.at(-1)?.navigate(steps)),
    config,
  };
}
