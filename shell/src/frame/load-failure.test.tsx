import { act, screen, waitFor } from '@testing-library/react';
import { focusManager } from '@tanstack/react-query';
import { problem } from '../testing/fake-api.ts';
import type { FakeBrowser } from '../testing/fake-browser.ts';
import { FILTERS, renderShell } from '../testing/render-shell.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => focusManager.setFocused(undefined));

const WORDS = /^Kon (je gegevens|de periodes en rapporten van dit project) niet laden\./;
const banner = () => screen.findByText(WORDS);
const gone = () => waitFor(() => expect(screen.queryByText(WORDS)).toBeNull());
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const failing = (route: string) => (browser: FakeBrowser) =>
  browser.api.answers.set(route, () => problem(503, 'unavailable'));
const Dashboard = () => <h1>Cijfers</h1>;
const Report = () => <h1>Rapporten van nu</h1>;

describe('when the configuration cannot be loaded', () => {
  const renderFailed = (path = '/dashboard') =>
    renderShell({ path, screens: { Dashboard }, prepare: failing('GET /config') });

  it('the frame stands, without the screen, and nobody is sent to set up', async () => {
    const { address, bus, logged } = await renderFailed('/rapporten?project=p2');
    await banner();
    expect(await heading('Rapporten')).toBeInTheDocument();
    expect(screen.getByText(/verschijnt zodra je gegevens geladen zijn/)).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Hoofdmenu' })).toBeInTheDocument();
    expect(screen.queryByRole('search')).toBeNull();
    expect(address()).toBe('/rapporten?project=p2');
    expect(bus.get('project')).toBeNull();
    expect(logged).toEqual(['shell config']);
  });

  it('the list of projects says so, and not that nothing was found', async () => {
    const { user } = await renderFailed();
    await banner();
    await user.click(screen.getByRole('button', { name: /^Kengetal/ }));
    expect(await screen.findByText('Je organisaties zijn nog niet geladen.')).toBeInTheDocument();
    expect(screen.queryByText(/Niets gevonden/)).toBeNull();
  });

  it('the stored project is kept', async () => {
    localStorage.setItem('active_project_id', 'p2');
    const { browser, config, user, bus } = await renderFailed();
    await banner();
    expect(localStorage.getItem('active_project_id')).toBe('p2');
    browser.api.answers.set('GET /config', config);
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    await heading('Cijfers');
    await gone();
    expect(bus.get('project')?.project_id).toBe('p2');
  });

  it('the line stays while it is tried again', async () => {
    const { browser, config, user } = await renderFailed();
    await banner();
    let answer = (_content: unknown) => {};
    const later = new Promise((resolve) => (answer = resolve));
    browser.api.delay = later;
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByText(/Wordt opnieuw geprobeerd…$/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Opnieuw proberen' })).toBeNull();
    browser.api.answers.set('GET /config', config);
    act(() => answer(undefined));
    await heading('Cijfers');
    await gone();
  });

  it('it is tried again when the user comes back to the window, and not on its own', async () => {
    const { browser, config } = await renderFailed();
    await banner();
    expect(browser.api.countOf('/config')).toBe(1);
    browser.api.answers.set('GET /config', config);
    act(() => focusManager.setFocused(false));
    act(() => focusManager.setFocused(true));
    await heading('Cijfers');
    await gone();
    expect(browser.api.countOf('/config')).toBe(2);
    // What is there is not asked for again.
    act(() => focusManager.setFocused(false));
    act(() => focusManager.setFocused(true));
    await act(async () => undefined);
    expect(browser.api.countOf('/config')).toBe(2);
  });
});

describe('when the filters cannot be loaded', () => {
  it('the screen stays usable, with the period of the address', async () => {
    const { user, bus, logged, address } = await renderShell({
      path: '/dashboard?periode=202401-202403',
      screens: { Dashboard, Report },
      prepare: failing('GET /filters'),
    });
    await heading('Cijfers');
    await banner();
    expect(logged).toEqual(['shell filters']);
    expect(bus.get('period')).toEqual({ periode_min: 202401, periode_max: 202403 });
    await user.click(screen.getByRole('button', { name: 'Vorige periode: Okt 2023 - Dec 2023' }));
    await waitFor(() => expect(address()).toContain('periode=202310-202312'));
    await user.click(screen.getByRole('link', { name: 'Rapporten' }));
    await heading('Rapporten van nu');
  });

  it('there is no period, and months can be chosen all the same', async () => {
    const { user, bus, browser } = await renderShell({
      screens: { Dashboard },
      prepare: failing('GET /filters'),
    });
    await banner();
    expect(bus.get('period')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Periode: Periode' }));
    await user.click(screen.getByRole('menuitem', { name: 'Andere periode…' }));
    await user.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(bus.get('period')).not.toBeNull());
    browser.api.answers.set('GET /filters', FILTERS);
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    await gone();
  });

  it('what was known stays, and is called so', async () => {
    const { browser, queryClient } = await renderShell({ screens: { Dashboard } });
    await screen.findByRole('button', { name: 'Periode: Afgelopen 3 maanden' });
    failing('GET /filters')(browser);
    await act(() => queryClient.invalidateQueries());
    expect(await screen.findByText(/Dit zijn de laatst bekende\.$/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Periode: Afgelopen 3 maanden' })).toBeEnabled();
  });
});

it('says nothing of an ended session', async () => {
  const { browser, queryClient, logged } = await renderShell({ screens: { Dashboard } });
  await heading('Cijfers');
  browser.api.revokeAll();
  await act(() => queryClient.invalidateQueries());
  expect(queryClient.getQueryState(['shell', 'config'])?.error).not.toBeNull();
  expect(screen.queryByText(/Kon je gegevens/)).toBeNull();
  expect(logged).toEqual([]);
});
