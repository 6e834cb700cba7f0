import { screen, waitFor, within } from '@testing-library/react';
import { renderShell } from '../testing/render-shell.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'sidebar_state=; max-age=0; path=/';
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('sidebar', () => {
  const sidebar = () => screen.findByRole('complementary', { name: 'Zijbalk' });

  it('collapses and expands with Ctrl+B and Cmd+B, and keeps that in a cookie', async () => {
    const { user } = await renderShell();
    expect(await sidebar()).not.toHaveAttribute('data-collapsed');
    await user.keyboard('{Control>}b{/Control}');
    expect(await sidebar()).toHaveAttribute('data-collapsed');
    expect(document.cookie).toContain('sidebar_state=collapsed');
    await user.keyboard('{Meta>}b{/Meta}');
    expect(await sidebar()).not.toHaveAttribute('data-collapsed');
    expect(document.cookie).toContain('sidebar_state=expanded');
  });

  it('starts as the cookie says', async () => {
    document.cookie = 'sidebar_state=collapsed; path=/';
    await renderShell();
    expect(await sidebar()).toHaveAttribute('data-collapsed');
  });

  it('is a drawer on a narrow window', async () => {
    const wide = window.matchMedia;
    window.matchMedia = (query) => ({ ...wide(query), matches: query.includes('max-width') });
    const { user } = await renderShell();
    await heading('Dashboard');
    expect(screen.queryByRole('navigation', { name: 'Hoofdmenu' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Zijbalk tonen of verbergen' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('link', { name: 'Chat' }));
    await heading('Chat');
    window.matchMedia = wide;
  });
});

describe('menus', () => {
  it('switch project', async () => {
    const { user, address, bus } = await renderShell({ path: '/rapporten' });
    await user.click(await screen.findByRole('button', { name: /Boekhouding winkel/ }));
    await user.click(await screen.findByRole('menuitem', { name: /Boekhouding panden/ }));
    await heading('Dashboard');
    await waitFor(() => expect(address()).toMatch(/^\/dashboard\?project=p2&periode=/));
    expect(bus.get('project')).toEqual({ project_id: 'p2', organisation_id: 'o2' });
    expect(localStorage.getItem('active_project_id')).toBe('p2');
  });

  it.each([
    ['Voorn Vastgoed', /^\/organisatie\?organisation_id=o2/],
    ['Organisatie instellingen', /^\/organisatie\?organisation_id=o1/],
    ['Organisatie toevoegen', /^\/organisatie-aanmaken$/],
  ])('lead from %s to its screen', async (name, expected) => {
    const { user, address } = await renderShell();
    await user.click(await screen.findByRole('button', { name: /Boekhouding winkel/ }));
    await user.click(await screen.findByRole('menuitem', { name: new RegExp(name) }));
    await waitFor(() => expect(address()).toMatch(expected));
  });

  it('show who is signed in, with what comes later disabled', async () => {
    const { user, tab } = await renderShell();
    await user.click(await screen.findByRole('button', { name: /sanne@bakkerij.test/ }));
    for (const name of ['Account', 'Betaling']) {
      const entry = await screen.findByRole('menuitem', { name });
      expect(entry).toHaveAttribute('aria-disabled', 'true');
    }
    await user.click(screen.getByRole('menuitem', { name: 'Uitloggen' }));
    await waitFor(() => expect(tab.identity.asked).toContain('logoutRedirect'));
    expect(tab.storage.entries()).toEqual({});
  });
});
