import { screen, waitFor, within } from '@testing-library/react';
import { renderShell, type ShellOptions } from '../testing/render-shell.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function opened(options: ShellOptions = {}) {
  const shell = await renderShell(options);
  const button = await screen.findByRole('button', { name: /Boekhouding winkel|Project 1$/ });
  await shell.user.click(button);
  const panel = await screen.findByRole('dialog', { name: 'Organisatie of project kiezen' });
  await within(panel).findByRole('listbox');
  return { ...shell, button, panel };
}

/** One organisation with this many projects. */
const many = (count: number): ShellOptions => ({
  organisations: [{ organisation_id: 'o1', organisation_name: 'Administratiekantoor Één' }],
  projects: Array.from({ length: count }, (_, index) => ({
    project_id: `p${index + 1}`,
    project_name: `Project ${index + 1}`,
    organisation_id: 'o1',
  })),
});
const names = () => screen.getAllByRole('option').map((option) => option.textContent);

it('lists organisations with their projects, and marks the active one', async () => {
  await opened();
  expect(names()).toEqual([
    'Bakkerij Voorn',
    'Boekhouding winkel',
    'Voorn Vastgoed',
    'Boekhouding panden',
  ]);
  const active = screen.getByRole('option', { name: /Boekhouding winkel/ });
  expect(within(active).getByRole('img', { name: 'Actief project' })).toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: 'Zoek een project' })).toBeNull();
});

it('makes a project active and goes to the dashboard', async () => {
  const { user, address, bus } = await opened({ path: '/rapporten' });
  await user.click(screen.getByRole('option', { name: 'Boekhouding panden' }));
  await heading('Dashboard');
  await waitFor(() => expect(address()).toMatch(/^\/dashboard\?project=p2&periode=/));
  expect(bus.get('project')).toEqual({ project_id: 'p2', organisation_id: 'o2' });
  expect(localStorage.getItem('active_project_id')).toBe('p2');
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('is walked through by keyboard from the active project on', async () => {
  const { user, address } = await opened({ path: '/rapporten' });
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(address()).toMatch(/^\/dashboard\?project=p2/));
});

it.each([
  ['option', 'Organisatie Voorn Vastgoed', /^\/organisatie\?organisation_id=o2/],
  ['button', 'Organisatie instellingen', /^\/organisatie\?organisation_id=o1/],
  ['button', 'Organisatie toevoegen', /^\/organisatie-aanmaken$/],
])('leads by %s %s to its screen', async (role, name, expected) => {
  const { user, address } = await opened();
  await user.click(screen.getByRole(role, { name }));
  await waitFor(() => expect(address()).toMatch(expected));
});

it('closes with Escape, with the focus where it was, and with a press elsewhere', async () => {
  const { user, button } = await opened();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(button).toHaveFocus();
  await user.click(button);
  await screen.findByRole('listbox');
  await user.click(screen.getByRole('main'));
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('can be searched when there are more than seven, without minding capitals and accents', async () => {
  const { user } = await opened(many(8));
  const search = screen.getByRole('combobox');
  expect(search).toHaveFocus();
  await user.keyboard('EEN 7');
  expect(names()).toEqual(['Project 7Administratiekantoor Één', 'Administratiekantoor Één']);
  await user.clear(search);
  await user.keyboard('bestaat niet');
  expect(screen.queryAllByRole('option')).toEqual([]);
  expect(screen.getByText('Niets gevonden voor “bestaat niet”.')).toBeInTheDocument();
});

it('shows a part of 500 projects, the active one in it, and finds the rest', async () => {
  const { user, address } = await opened({ ...many(500), path: '/dashboard?project=p1' });
  expect(screen.getAllByRole('option')).toHaveLength(100);
  expect(screen.getByText('Nog 401 niet getoond. Zoek op naam.')).toBeInTheDocument();
  await user.keyboard('project 499');
  expect(names()).toEqual(['Project 499Administratiekantoor Één', 'Administratiekantoor Één']);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toMatch(/^\/dashboard\?project=p499/));
});
