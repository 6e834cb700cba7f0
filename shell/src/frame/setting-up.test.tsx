import { act, screen, waitFor } from '@testing-library/react';
import { useSession } from '@kengetal/platform';
import { ORGANISATIONS, renderShell } from '../testing/render-shell.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const menu = () => screen.findByRole('navigation', { name: 'Hoofdmenu' });

describe('setting up', () => {
  it('sends a new user to create an organisation, in a bare main area', async () => {
    const { address } = await renderShell({ organisations: [], projects: [] });
    await heading('CreateOrganisation');
    expect(address()).toBe('/organisatie-aanmaken');
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(localStorage.getItem('active_project_id')).toBeNull();
  });

  it('lets who is setting up sign out', async () => {
    const { user, tab } = await renderShell({ organisations: [], projects: [] });
    await heading('CreateOrganisation');
    await user.click(screen.getByRole('button', { name: 'Uitloggen' }));
    await waitFor(() => expect(tab.identity.asked).toContain('logoutRedirect'));
  });

  it.each([
    ['an organisation', [], 'CreateOrganisation'],
    ['a project', ORGANISATIONS, 'CreateConnection'],
  ])('without %s leads to what is kept of them, and back', async (_what, organisations, step) => {
    const { user, address } = await renderShell({ organisations, projects: [] });
    await heading(step);
    const before = address();
    await user.click(screen.getByRole('link', { name: /^Mijn account: / }));
    await heading('Account');
    expect(address()).toBe('/account');
    await user.click(screen.getByRole('link', { name: 'Verder met instellen' }));
    await heading(step);
    expect(address()).toBe(before);
  });

  it('sends an organisation without projects to create a connection', async () => {
    const { address } = await renderShell({ projects: [], path: '/rapporten' });
    await heading('CreateConnection');
    expect(address()).toBe('/connectie-aanmaken?org_id=o1');
  });

  it('reads the configuration again when it changed, and keeps the screen mounted', async () => {
    let mounted = 0;
    function CreateConnection() {
      const { user } = useSession();
      return <h1 ref={(element) => void (element && (mounted += 1))}>Voor {user.name}</h1>;
    }
    const { browser, bus, config } = await renderShell({
      projects: [],
      path: '/connectie-aanmaken',
      screens: { CreateConnection },
    });
    const shown = await heading('Voor Sanne Bakker');
    const project = { project_id: 'p9', project_name: 'Nieuw', organisation_id: 'o1' };
    browser.api.answers.set('GET /config', { ...config, projects: [project] });
    act(() => bus.emit('configChanged', null));
    await menu();
    expect(await heading('Voor Sanne Bakker')).toBe(shown);
    expect(mounted).toBeGreaterThan(0);
  });
});
