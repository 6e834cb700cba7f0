import { act, screen, waitFor } from '@testing-library/react';
import { usePeriod, useProject } from '@kengetal/platform';
import { problem, type ApiCall } from '../testing/fake-api.ts';
import { FILTERS, PROJECTS, renderShell, type ShellOptions } from '../testing/render-shell.tsx';

const STORED = 'active_project_id';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Books of the second project end two years before those of the first. */
const OLDER = {
  ...FILTERS,
  periode_filters: [{ naam: 'Afgelopen 3 maanden', periode_min: 202210, periode_max: 202212 }],
  periode_bereik: { periode_min: 202001, periode_max: 202212 },
  geboekt_tm: 202212,
};

/** Every project and period that a screen was given together, in order. */
function seen() {
  const pairs: string[] = [];
  function Dashboard() {
    const { active, projects, choose: chooseProject } = useProject();
    const { period, choose } = usePeriod();
    pairs.push(`${active?.project_id} ${period?.periode_min ?? 'geen'}`);
    return (
      <>
        <h1>{active?.project_name ?? 'Geen project'}</h1>
        {projects.map(({ project_id, project_name }) => (
          <button key={project_id} type="button" onClick={() => chooseProject(project_id)}>
            Naar {project_name}
          </button>
        ))}
        <button type="button" onClick={() => choose({ periode_min: 202401, periode_max: 202402 })}>
          Begin 2024
        </button>
      </>
    );
  }
  return { Dashboard, pairs };
}

async function renderTwo(options: ShellOptions = {}) {
  const { Dashboard, pairs } = seen();
  const shell = await renderShell({
    ...options,
    screens: { Dashboard },
    prepare: (browser) => {
      browser.api.answers.set('GET /filters', ({ query }: ApiCall) =>
        query.get('project_id') === 'p2' ? OLDER : FILTERS,
      );
      options.prepare?.(browser);
    },
  });
  const press = async (name: string) =>
    shell.user.click(await screen.findByRole('button', { name }));
  /** Waits until the address holds exactly this. */
  const shown = (project: string, periode: string) =>
    waitFor(() => {
      const params = new URLSearchParams(shell.address().split('?')[1]);
      expect(Object.fromEntries(params)).toEqual({ project, periode });
    });
  return { ...shell, pairs, press, shown };
}
const shows = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the active project', () => {
  it.each([
    ['the stored one', 'p2', undefined, 'p2'],
    ['the first when the stored one is gone', 'weg', undefined, 'p1'],
    ['the first when none is stored', null, undefined, 'p1'],
    ['the one of the address before the stored one', 'p1', 'p2', 'p2'],
  ])('is %s', async (_which, stored, asked, expected) => {
    if (stored) localStorage.setItem(STORED, stored);
    const { bus } = await renderTwo({ path: asked ? `/dashboard?project=${asked}` : '/dashboard' });
    await waitFor(() => expect(bus.get('project')?.project_id).toBe(expected));
    expect(localStorage.getItem(STORED)).toBe(expected);
  });

  it('is none without projects, and what was stored is cleared', async () => {
    localStorage.setItem(STORED, 'p1');
    const { bus, browser } = await renderTwo({ projects: [] });
    await screen.findByRole('heading', { name: 'CreateConnection' });
    expect(bus.get('project')).toBeNull();
    expect(bus.get('period')).toBeNull();
    expect(localStorage.getItem(STORED)).toBeNull();
    expect(browser.api.countOf('/filters')).toBe(0);
  });
});

const TO_FIRST = 'Naar Boekhouding winkel';
const TO_SECOND = 'Naar Boekhouding panden';

describe('another project', () => {
  it('brings its own filters and default period', async () => {
    const { press, shown, bus, browser } = await renderTwo();
    await shown('p1', '202501-202503');
    await press(TO_SECOND);
    await shown('p2', '202210-202212');
    expect(bus.get('period')).toEqual({ periode_min: 202210, periode_max: 202212 });
    const asked = browser.api.calls.filter(({ path }) => path === '/filters');
    expect(asked.map(({ query }) => query.get('project_id'))).toEqual(['p1', 'p2']);
  });

  it('is never shown with the months of the one before, nor seen so on the bus', async () => {
    const { press, shown, bus, pairs } = await renderTwo();
    const onBus: string[] = [];
    const note = () =>
      onBus.push(`${bus.get('project')?.project_id} ${bus.get('period')?.periode_min ?? 'geen'}`);
    await shown('p1', '202501-202503');
    bus.watch('project', note);
    bus.watch('period', note);
    await press(TO_SECOND);
    await shown('p2', '202210-202212');
    const known = pairs.filter((pair) => !pair.startsWith('undefined'));
    expect(new Set(known)).toEqual(new Set(['p1 geen', 'p1 202501', 'p2 geen', 'p2 202210']));
    expect(new Set(onBus)).toEqual(new Set(['p1 202501', 'p1 geen', 'p2 geen', 'p2 202210']));
  });

  it('keeps the period that was chosen in it', async () => {
    const { press, shown } = await renderTwo();
    await shown('p1', '202501-202503');
    await press('Begin 2024');
    await shown('p1', '202401-202402');
    await press(TO_SECOND);
    await shown('p2', '202210-202212');
    await press(TO_FIRST);
    await shown('p1', '202401-202402');
  });
});

describe('a project that the user may not see', () => {
  const words = /Je hebt geen toegang tot dit project. Je ziet nu Boekhouding winkel/;

  it('gives way to one that they may, with a notice and without its period', async () => {
    const { address } = await renderTwo({ path: '/dashboard?project=p9&periode=201901-201912' });
    await shows('Boekhouding winkel');
    expect(await screen.findByText(words)).toHaveTextContent('van Bakkerij Voorn.');
    await waitFor(() => expect(address()).toBe('/dashboard?project=p1&periode=202501-202503'));
  });

  it.each([
    ['on a screen without filters', '/organisatie', '/organisatie'],
    ['behind a redirect', '/analytics', '/analytics/overview'],
  ])('is told of %s', async (_where, path, target) => {
    const { address } = await renderTwo({ path: `${path}?project=p9` });
    expect(await screen.findByText(words)).toBeInTheDocument();
    await waitFor(() => expect(address()).toContain(`${target}?project=p1`));
  });

  it('is told of until the user closes the notice', async () => {
    const { user, address } = await renderTwo({ path: '/dashboard?project=p9' });
    await user.click(await screen.findByRole('button', { name: 'Sluiten' }));
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
    expect(address()).toBe('/dashboard?project=p1&periode=202501-202503');
  });

  it('is told of until the user goes on', async () => {
    const { user } = await renderTwo({ path: '/dashboard?project=p9' });
    await screen.findByText(words);
    await user.click(screen.getByRole('link', { name: 'Rapporten' }));
    await shows('Report');
    expect(screen.queryByText(words)).toBeNull();
  });

  it('may be one that was taken away while they were in it', async () => {
    const { browser, config, address, bus } = await renderTwo({ path: '/dashboard?project=p2' });
    await shows('Boekhouding panden');
    browser.api.answers.set('GET /config', { ...config, projects: PROJECTS.slice(0, 1) });
    browser.api.answers.set('GET /filters', ({ query }: ApiCall) =>
      query.get('project_id') === 'p2' ? problem(404, 'not_found') : FILTERS,
    );
    act(() => bus.emit('dataChanged', { project_id: 'p2' }));
    expect(await screen.findByText(words)).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/dashboard?project=p1&periode=202501-202503'));
  });
});

it('goes back and forward through periods and projects', async () => {
  const { press, shown, go } = await renderTwo();
  await shown('p1', '202501-202503');
  await press('Begin 2024');
  await shown('p1', '202401-202402');
  await press(TO_SECOND);
  await shown('p2', '202210-202212');
  await go(-1);
  await shown('p1', '202401-202402');
  await go(-1);
  await shown('p1', '202501-202503');
  expect(await screen.findByRole('button', { name: 'Periode: Afgelopen 3 maanden' })).toBeVisible();
  await go(1);
  await shown('p1', '202401-202402');
});
