import { act, screen, waitFor, within } from '@testing-library/react';
import { FakeMedia, PHONE } from '../testing/fake-media.ts';
import { renderShell } from '../testing/render-shell.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'sidebar_state=; max-age=0; path=/';
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const sidebar = () => screen.findByRole('complementary', { name: 'Zijbalk' });
const menu = () => screen.findByRole('navigation', { name: 'Hoofdmenu' });

describe('sidebar', () => {
  it('collapses and expands with Ctrl+B, and keeps that in a cookie', async () => {
    const { user } = await renderShell();
    expect(await sidebar()).not.toHaveAttribute('data-collapsed');
    await user.keyboard('{Control>}b{/Control}');
    expect(await sidebar()).toHaveAttribute('data-collapsed');
    expect(document.cookie).toContain('sidebar_state=collapsed');
    await user.keyboard('{Control>}b{/Control}');
    expect(await sidebar()).not.toHaveAttribute('data-collapsed');
    expect(document.cookie).toContain('sidebar_state=expanded');
  });

  it('starts as the cookie says', async () => {
    document.cookie = 'sidebar_state=collapsed; path=/';
    await renderShell();
    expect(await sidebar()).toHaveAttribute('data-collapsed');
  });

  it('has what else the remotes offer below, each group under its name', async () => {
    const { user, address } = await renderShell();
    const group = within(await screen.findByRole('navigation', { name: 'Administratie' }));
    expect(group.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Bronnen',
      'Upload',
    ]);
    await user.click(group.getByRole('link', { name: 'Bronnen' }));
    await heading('Project');
    expect(address()).toContain('/project?tab=bronnen');
    expect(group.getByRole('link', { name: 'Bronnen' })).toHaveAttribute('aria-current', 'page');
    expect(group.getByRole('link', { name: 'Upload' })).toHaveAttribute(
      'href',
      expect.stringContaining('org_id='),
    );
  });

  it('has under an open entry what asks for it, with how much waits there in this project', async () => {
    const { bus } = await renderShell({ path: '/dashboard' });
    const inMenu = within(await menu());
    const link = (name: RegExp) => inMenu.getByRole('link', { name });
    expect(await inMenu.findByRole('link', { name: 'Suggesties' })).toBeInTheDocument();
    expect(link(/^Dashboard/)).toHaveAttribute('aria-current', 'page');
    act(() => bus.set('menuCounts', { '/suggesties': { project_id: 'p1', count: 6 } }));
    expect(link(/^Suggesties/)).toHaveTextContent('Suggesties6');
    act(() => bus.set('menuCounts', { '/suggesties': { project_id: 'other', count: 6 } }));
    expect(link(/^Suggesties/)).toHaveTextContent(/^Suggesties$/);
    expect(inMenu.queryByRole('link', { name: 'Suggestie' })).toBeNull();
  });

  it('names its icons in tooltips when it shows nothing else', async () => {
    document.cookie = 'sidebar_state=collapsed; path=/';
    const { user } = await renderShell();
    const link = within(await menu()).getByRole('link', { name: 'Rapporten' });
    await user.hover(link);
    expect(await screen.findByRole('tooltip', { name: 'Rapporten' })).toBeInTheDocument();
  });
});

describe('sidebar on a phone', () => {
  const media = new FakeMedia();
  let restore: () => void;
  beforeEach(() => {
    restore = media.install();
    media.set(PHONE, true);
  });
  afterEach(() => restore());

  const opened = async () => {
    const shell = await renderShell();
    await heading('Dashboard');
    expect(screen.queryByRole('navigation', { name: 'Hoofdmenu' })).toBeNull();
    await shell.user.click(screen.getByRole('button', { name: 'Zijbalk tonen of verbergen' }));
    return { ...shell, drawer: await screen.findByRole('dialog', { name: 'Zijbalk' }) };
  };
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  it('is a drawer, which closes when it has led somewhere', async () => {
    const { user, drawer } = await opened();
    await user.click(within(drawer).getByRole('link', { name: 'Chat' }));
    await heading('Chat');
    await gone();
  });

  it('closes with Escape', async () => {
    const { user } = await opened();
    await user.keyboard('{Escape}');
    await gone();
  });

  it('keeps the drawer when Escape closes what it opened', async () => {
    const { user, drawer } = await opened();
    await user.click(within(drawer).getByRole('button', { name: /Boekhouding winkel/ }));
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(drawer).toBeInTheDocument();
  });
});
