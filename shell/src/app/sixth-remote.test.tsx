import { act, screen, waitFor } from '@testing-library/react';
import { declarationSchema } from '@kengetal/contract/remote';
import { publishedComposition, type Published } from '../testing/published-composition.tsx';
import { renderShell } from '../testing/render-shell.tsx';

const dashboard = declarationSchema.parse({
  name: 'mfe-dashboard',
  contract: 1,
  missing: 'Het dashboard is nu niet beschikbaar.',
  routes: [
    {
      kind: 'screen',
      screen: 'Dashboard',
      name: 'dashboard',
      path: '/dashboard',
      breadcrumb: 'Dashboard',
    },
  ],
  navigation: [{ label: 'Dashboard', icon: 'dashboard', path: '/dashboard', order: 1 }],
});

/** A remote that no line of the shell names. */
const sixth = declarationSchema.parse({
  name: 'mfe-wagenpark',
  contract: 1,
  title: 'Wagenpark',
  missing: 'De auto’s zijn nu niet beschikbaar.',
  routes: [
    {
      kind: 'screen',
      screen: 'Cars',
      name: 'wagenpark',
      path: '/wagenpark',
      breadcrumb: 'Wagenpark',
      label: 'Auto’s van de zaak',
      words: 'lease bijtelling',
      parts: [{ query: 'tab=ritten', label: 'Ritten', words: 'kilometers' }],
    },
    {
      kind: 'screen',
      screen: 'Car',
      name: 'auto',
      path: '/wagenpark/:car_id',
      breadcrumb: 'Auto',
      parent: '/wagenpark',
    },
  ],
  navigation: [
    { label: 'Wagenpark', icon: 'car', path: '/wagenpark', order: 5, shortcut: 'w' },
    // Another has asked for this letter before.
    { label: 'Garage', icon: 'car', path: '/wagenpark/garage', order: 6, shortcut: 'w' },
  ],
  slots: ['recent-chats'],
  actions: [{ label: 'Auto toevoegen', icon: 'car', address: '/wagenpark/{uuid}' }],
  shortcuts: [
    { group: 'Auto’s van een project', entries: [{ keys: ['k'], label: 'Kenteken kopiëren' }] },
  ],
});

const MISSING = 'De auto’s zijn nu niet beschikbaar.';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function shown(path: string, changes: Partial<Published> = {}) {
  const declarations = [dashboard, sixth];
  const composition = await publishedComposition({ declarations, ...changes });
  const shell = await renderShell({ path, composition });
  await screen.findByRole('heading', { level: 1 });
  await screen.findByRole('navigation', { name: 'Hoofdmenu' });
  return shell;
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a remote that the shell does not know', () => {
  it('shows its screen, entry, trail and part of the frame', async () => {
    await shown('/wagenpark/5');
    await heading('Car');
    expect(screen.getByRole('link', { name: 'Garage' })).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Kruimelpad' })).toHaveTextContent(
      'WagenparkAuto',
    );
    expect(await screen.findByText('recent-chats')).toBeInTheDocument();
  });

  it.each([
    ['bijtelling', /Auto’s van de zaak/, /^\/wagenpark\?project/],
    ['kilometers', /Ritten/, /^\/wagenpark\?tab=ritten&/],
    ['auto toevoegen', 'Auto toevoegen', /^\/wagenpark\/[0-9a-f-]{36}\?/],
  ])('is found in the palette by %s', async (question, name, address) => {
    const shell = await shown('/dashboard');
    await shell.user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox');
    await shell.user.paste(question);
    await shell.user.click(await screen.findByRole('option', { name }));
    await waitFor(() => expect(shell.address()).toMatch(address));
  });

  it('is gone to by its letter, which stands in the overview with its own keys', async () => {
    const { user, address } = await shown('/dashboard');
    await user.keyboard('?');
    const overview = await screen.findByRole('dialog', { name: 'Sneltoetsen' });
    expect(overview).toHaveTextContent('WagenparkG dan W');
    expect(overview).not.toHaveTextContent('Garage');
    expect(overview).toHaveTextContent('Kenteken kopiëren');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Sluiten' }));
    await user.keyboard('gw');
    await waitFor(() => expect(address()).toMatch(/^\/wagenpark\?/));
    await heading('Cars');
  });

  it('is called by its name in Over', async () => {
    const { user } = await shown('/dashboard');
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), 'over kengetal{Enter}');
    const about = await screen.findByRole('dialog', { name: 'Over Kengetal' });
    expect(about).toHaveTextContent('Wagenpark1');
  });

  it.each<[string, Partial<Published>]>([
    ['has no release in the registry', { gone: ['mfe-wagenpark'] }],
    ['does not load', { down: ['mfe-wagenpark'] }],
  ])('keeps its addresses, entry and own words when it %s', async (_what, changes) => {
    const { address } = await shown('/wagenpark/5', changes);
    await heading(MISSING);
    expect(address()).toMatch(/^\/wagenpark\/5\b/);
    expect(screen.getByRole('link', { name: 'Garage' })).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Kruimelpad' })).toHaveTextContent(
      'WagenparkAuto',
    );
  });

  it('has no address when the registry holds nothing of it', async () => {
    const { address } = await shown('/wagenpark/5', { declarations: [dashboard] });
    await heading('Dashboard');
    expect(address()).toMatch(/^\/dashboard\b/);
  });
});

it('when one is replaced its cached queries go; what shows of another and its queries stay', async () => {
  const registry: Published = { declarations: [dashboard, sixth], drawn: 0 };
  const composition = await publishedComposition(registry);
  const { queryClient, user } = await renderShell({ path: '/wagenpark', composition });
  await heading('Cars');
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  const shows = await heading('Dashboard');
  queryClient.setQueryData(['mfe-wagenpark', 'cars'], []);
  queryClient.setQueryData(['mfe-dashboard', 'page'], {});
  registry.canary = 100;
  await act(() => composition.latestShell());
  await waitFor(() => expect(queryClient.getQueryData(['mfe-wagenpark', 'cars'])).toBeUndefined());
  expect(queryClient.getQueryData(['mfe-dashboard', 'page'])).toEqual({});
  expect(await heading('Dashboard')).toBe(shows);
});

describe('without a registry', () => {
  it('an address shows a panel that names nothing, and trying again goes on there', async () => {
    const declarations = [dashboard, sixth];
    const registry: Published = { declarations: [] };
    const composition = await publishedComposition(registry);
    const { user, address } = await renderShell({ path: '/wagenpark/5', composition });
    await heading('De schermen van Kengetal zijn nu niet te laden.');
    expect(screen.getByText(/niet lezen uit welke onderdelen het bestaat/)).toBeInTheDocument();
    expect(address()).toMatch(/^\/wagenpark\/5\b/);
    expect(screen.queryByRole('button', { name: /Assistent/ })).toBeNull();
    registry.declarations = declarations;
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    await heading('Car');
    expect(address()).toMatch(/^\/wagenpark\/5\b/);
  });

  it('later on, everything stays as it was', async () => {
    const registry: Published = { declarations: [dashboard, sixth], gone: ['mfe-wagenpark'] };
    const composition = await publishedComposition(registry);
    const { user } = await renderShell({ path: '/wagenpark', composition });
    await heading(MISSING);
    registry.declarations = [];
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    await heading(MISSING);
    expect(screen.getByRole('link', { name: 'Dashboard' })).toBeInTheDocument();
  });
});
