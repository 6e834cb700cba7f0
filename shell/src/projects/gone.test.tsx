import { screen, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { useProject } from '@kengetal/platform';
import { PROJECTS, renderShell } from '../testing/render-shell.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const STORED = 'active_project_id';

describe('what the user has no more', () => {
  it.each([
    ['a project', { project_id: 'p1' }],
    ['an organisation, with its projects', { organisation_id: 'o1' }],
  ])('is gone before the configuration is read again: %s', async (_what, gone) => {
    function Dashboard() {
      const navigate = useNavigate();
      const { reload } = useProject();
      const leave = () => {
        void reload(gone);
        void navigate('/organisatie', { flushSync: true });
      };
      return (
        <button type="button" onClick={leave}>
          Weg ermee
        </button>
      );
    }
    const { user, browser, bus, address } = await renderShell({
      projects: PROJECTS.slice(0, 1),
      screens: { Dashboard },
    });
    await waitFor(() => expect(localStorage.getItem(STORED)).toBe('p1'));
    browser.api.delay = new Promise(() => undefined);
    await user.click(await screen.findByRole('button', { name: 'Weg ermee' }));
    await screen.findByRole('heading', { level: 1, name: 'Organisation' });
    expect(bus.get('project')).toBeNull();
    expect(localStorage.getItem(STORED)).toBeNull();
    expect(address()).toBe('/organisatie');
    expect(screen.queryByText(/Je hebt geen toegang/)).toBeNull();
    expect(browser.api.countOf('/filters')).toBe(1);
    expect(browser.api.countOf('/config')).toBe(2);
  });
});
