import { act, screen, waitFor } from '@testing-library/react';
import { onlineManager, useQuery } from '@tanstack/react-query';
import { useApi, useProject } from '@kengetal/platform';
import { RELEASE } from '../app/release.ts';
import { renderShell } from '../testing/render-shell.tsx';

const OFFLINE = 'Geen verbinding. Je ziet de laatst geladen cijfers.';
const NEWER = 'Er is een nieuwe versie van Kengetal.';
const MINUTE_MS = 60_000;

let online = true;
let reachable = true;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  online = true;
  reachable = true;
  onlineManager.setOnline(true);
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (!reachable) throw new TypeError('Failed to fetch');
    return Response.json({ version: '1' });
  });
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function connection(there: boolean) {
  online = there;
  reachable = there;
  await act(async () => {
    window.dispatchEvent(new Event(there ? 'online' : 'offline'));
  });
}

/** A screen that shows what it asked for, or that it could not. */
function Dashboard() {
  const api = useApi();
  const project_id = useProject().active?.project_id ?? '';
  const { data, isError } = useQuery({
    queryKey: ['mfe-dashboard', project_id],
    queryFn: ({ signal }) => api.request('GET /chats', { query: { project_id }, signal }),
  });
  return <h1>{data ? `${data.length} gesprekken` : isError ? 'Mislukt' : 'Laden'}</h1>;
}

describe('without a connection', () => {
  it('says so above what is there, and stops saying it by itself', async () => {
    await renderShell();
    await heading('Dashboard');
    await connection(false);
    expect(await screen.findByText(OFFLINE)).toBeInTheDocument();
    expect(screen.getByText(OFFLINE).closest('[role=status]')).not.toBeNull();
    await heading('Dashboard');
    await connection(true);
    await waitFor(() => expect(screen.queryByText(OFFLINE)).toBeNull());
  });

  it('does not believe the browser when our own origin answers', async () => {
    await renderShell();
    await heading('Dashboard');
    online = false;
    await act(async () => {
      window.dispatchEvent(new Event('offline'));
    });
    expect(globalThis.fetch).toHaveBeenCalled();
    expect(screen.queryByText(OFFLINE)).toBeNull();
    expect(onlineManager.isOnline()).toBe(true);
  });

  it('what is asked waits, and goes on when the connection is back', async () => {
    const { browser, user } = await renderShell({
      path: '/rapporten',
      screens: { Report: () => <h1>Rapport</h1>, Dashboard },
      prepare: ({ api }) => void api.answers.set('GET /chats', [{}, {}]),
    });
    await heading('Rapport');
    await connection(false);
    await user.click(await screen.findByRole('link', { name: 'Dashboard' }));
    await heading('Laden');
    expect(await screen.findByText(/Wat hier nog leeg is, is niet eerder geladen/)).toBeVisible();
    expect(browser.api.countOf('/chats')).toBe(0);
    await connection(true);
    await heading('2 gesprekken');
    expect(browser.api.countOf('/chats')).toBe(1);
  });

  it('what failed before anyone knew is asked again', async () => {
    const { browser } = await renderShell({
      prepare: ({ api }) => {
        api.down = true;
      },
    });
    await screen.findByText('Kon je gegevens niet laden.');
    browser.api.down = false;
    await connection(false);
    await screen.findByText(/^Geen verbinding/);
    await connection(true);
    await waitFor(() => expect(screen.queryByText('Kon je gegevens niet laden.')).toBeNull());
  });
});

describe('a newer version', () => {
  let time = Date.now();
  const lookAgain = (later = 2 * MINUTE_MS) =>
    act(async () => {
      time += later;
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });

  beforeEach(() => {
    time = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => time);
  });

  it('of the shell is told of when the page comes in sight again, and nothing reloads', async () => {
    const { composition, address } = await renderShell({ path: '/rapporten?type=maand' });
    const shown = await heading('Report');
    composition.published.shell = '2.0.0';
    await lookAgain();
    expect(await screen.findByText(NEWER)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Nu herladen' })).toBeInTheDocument();
    expect(await heading('Report')).toBe(shown);
    expect(address()).toContain('/rapporten?type=maand');
  });

  it('can wait until the next one', async () => {
    const { composition, user } = await renderShell();
    await heading('Dashboard');
    composition.published.shell = '1.1.0';
    await lookAgain();
    await user.click(await screen.findByRole('button', { name: 'Later' }));
    await lookAgain();
    expect(screen.queryByText(NEWER)).toBeNull();
    composition.published.shell = '1.2.0';
    await lookAgain();
    expect(await screen.findByText(NEWER)).toBeInTheDocument();
  });

  it('is gone when it was rolled back', async () => {
    const { composition } = await renderShell();
    await heading('Dashboard');
    composition.published.shell = '1.1.0';
    await lookAgain();
    await screen.findByText(NEWER);
    composition.published.shell = RELEASE;
    await lookAgain();
    await waitFor(() => expect(screen.queryByText(NEWER)).toBeNull());
  });

  it('is asked for at most once a minute', async () => {
    const { composition } = await renderShell();
    await heading('Dashboard');
    const latest = jest.spyOn(composition, 'latestShell');
    composition.published.shell = '1.1.0';
    await lookAgain(MINUTE_MS / 2);
    expect(latest).not.toHaveBeenCalled();
    expect(screen.queryByText(NEWER)).toBeNull();
  });
});
