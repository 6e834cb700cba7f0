import { screen, waitFor, within } from '@testing-library/react';
import { useOverlay } from '../overlays/overlay.ts';
import { USER } from '../testing/fake-api.ts';
import { renderShell, type ShellOptions } from '../testing/render-shell.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const menuButton = () => screen.findByRole('button', { name: /sanne@bakkerij.test/ });
async function opened(options: ShellOptions = {}) {
  const shell = await renderShell(options);
  await shell.user.click(await menuButton());
  await screen.findByRole('menu');
  return shell;
}

it('shows who is signed in, by the first letter without a picture', async () => {
  await renderShell();
  const button = within(await menuButton());
  expect(button.getByText('Sanne Bakker')).toBeInTheDocument();
  expect(button.getByText('S')).toBeInTheDocument();
});

it('shows the picture where there is one', async () => {
  await renderShell({
    prepare: ({ api }) =>
      api.answers.set('GET /config', {
        user: { ...USER, avatar: 'data:image/png;base64,AA==' },
        organisations: [{ organisation_id: 'o1', organisation_name: 'Bakkerij' }],
        projects: [{ project_id: 'p1', project_name: 'Winkel', organisation_id: 'o1' }],
        rights: { organisations: {}, projects: {} },
      }),
  });
  const button = await menuButton();
  await waitFor(() => expect(button.querySelector('img')?.src).toBe('data:image/png;base64,AA=='));
});

it('has what comes later, disabled', async () => {
  await opened();
  for (const name of ['Account', 'Betaling']) {
    expect(screen.getByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true');
  }
});

it('leads by its head to one’s own account', async () => {
  const { user, address } = await opened();
  await user.click(screen.getByRole('menuitem', { name: /sanne@bakkerij.test/ }));
  await screen.findByRole('heading', { name: 'Account' });
  expect(address()).toContain('/account');
});

it.each([
  ['Over', 'about'],
  ['Sneltoetsen', 'shortcuts'],
])('opens %s over the screen', async (name, expected) => {
  function Dashboard() {
    return <h1>Open: {useOverlay().shown}</h1>;
  }
  const { user } = await opened({ screens: { Dashboard } });
  await user.click(screen.getByRole('menuitem', { name }));
  expect(await screen.findByText(`Open: ${expected}`)).toBeInTheDocument();
});

it('signs out', async () => {
  const { user, tab } = await opened();
  await user.click(screen.getByRole('menuitem', { name: 'Uitloggen' }));
  await waitFor(() => expect(tab.identity.asked).toContain('logoutRedirect'));
  expect(tab.storage.entries()).toEqual({});
});
