import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProjectMember, ProjectRight } from '@kengetal/contract';
import { FakeApi, problem, PROJECT, renderRemote } from '@kengetal/platform/testing';
import Project from '../Project.tsx';

const ID = PROJECT.project_id;
const JAN = '00000000-0000-4000-8000-0000000000e2';
const READER = { organisations: {}, projects: { [ID]: 'lezer' as const } };

const person = (user_id: string, name: string, level: ProjectRight): ProjectMember => ({
  user_id,
  ...{ name, email: `${name.toLowerCase()}@bakkerij.test`, level },
  ...{ since: '2025-01-06T09:00:00Z', last_active_at: null },
});

function open(users: ProjectMember[], rights?: typeof READER) {
  const known = { users };
  const api = new FakeApi()
    .on('POST /project/users', () => [...known.users])
    .on('GET /project/invitations', () => [])
    .on('PATCH /project/user', ({ body }) => {
      known.users = known.users.map((one) =>
        one.user_id === body.user_id ? { ...one, level: body.level } : one,
      );
    })
    .on('DELETE /project/user', ({ body }) => {
      known.users = known.users.filter(({ user_id }) => user_id !== body.user_id);
    });
  const path = '/project?tab=gebruikers';
  const view = renderRemote(<Project />, { api, path, ...(rights && { rights }) });
  return { ...view, api, user: userEvent.setup() };
}
const SANNE = person('u1', 'Sanne', 'beheerder');
const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) });

it('says what each level may', async () => {
  open([SANNE]);
  await row('Sanne');
  const term = screen.getByText('Bewerker', { selector: 'dt' });
  expect(term.nextElementSibling).toHaveTextContent('Leest ook bestanden in');
});

it('changes the level of another at once', async () => {
  const { api, user, asked } = open([SANNE, person(JAN, 'Jan', 'bewerker')]);
  await user.click(within(await row('Jan')).getByRole('button', { name: 'Niveau: Bewerker' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Lezer' }));
  expect(
    await within(await row('Jan')).findByRole('button', { name: 'Niveau: Lezer' }),
  ).toBeInTheDocument();
  expect(api.callsOf('PATCH /project/user')[0]?.body).toEqual({
    project_id: ID,
    user_id: JAN,
    level: 'lezer',
  });
  expect(asked.reloads).toBe(0);
});

it('warns before one lowers oneself, and has the app know', async () => {
  const { api, user, asked } = open([SANNE, person(JAN, 'Jan', 'beheerder')]);
  await user.click(within(await row('Sanne')).getByRole('button', { name: 'Niveau: Beheerder' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Lezer' }));
  expect(screen.getByText(/kunt dat niet zelf terugdraaien/)).toBeInTheDocument();
  expect(api.callsOf('PATCH /project/user')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Lezer worden' }));
  expect(asked.reloads).toBe(1);
});

it('removes somebody after a yes', async () => {
  const { api, user } = open([SANNE, person(JAN, 'Jan', 'lezer')]);
  await user.click(await screen.findByRole('button', { name: 'Jan verwijderen' }));
  const asking = screen.getByRole('group', { name: 'Jan verwijderen' });
  expect(asking).toHaveTextContent('Jan (jan@bakkerij.test) kan dit project dan niet meer zien.');
  await user.click(within(asking).getByRole('button', { name: 'Verwijderen' }));
  expect(api.callsOf('DELETE /project/user')[0]?.body).toEqual({ project_id: ID, user_id: JAN });
  expect(screen.queryByText('jan@bakkerij.test')).toBeNull();
});

it('has the app know that the project is gone for who removes themselves', async () => {
  const { user, asked } = open([SANNE, person(JAN, 'Jan', 'beheerder')]);
  await user.click(await screen.findByRole('button', { name: 'Sanne verwijderen' }));
  const asking = screen.getByRole('group', { name: 'Sanne verwijderen' });
  await user.click(within(asking).getByRole('button', { name: 'Verwijderen' }));
  expect(asked.gone).toEqual([{ project_id: ID }]);
});

it('keeps the only beheerder, and says why', async () => {
  open([SANNE, person(JAN, 'Jan', 'lezer')]);
  expect(within(await row('Sanne')).queryByRole('button')).toBeNull();
  expect(screen.getByText(/De enige beheerder houdt dat niveau/)).toBeInTheDocument();
});

it('says why a change was refused', async () => {
  const { api, user } = open([SANNE, person(JAN, 'Jan', 'bewerker')]);
  api.on('PATCH /project/user', () => {
    throw problem(403, 'forbidden', 'Je hebt hier geen rechten voor.');
  });
  await user.click(await screen.findByRole('button', { name: 'Niveau: Bewerker' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Lezer' }));
  expect(await screen.findByText('Je hebt hier geen rechten voor.')).toBeInTheDocument();
});

it('shows a reader who is there, and what a beheerder can do', async () => {
  const { api } = open([SANNE, person(JAN, 'Jan', 'lezer')], READER);
  expect(within(await row('Jan')).queryByRole('button')).toBeNull();
  expect(
    screen.getByText(/Een beheerder van dit project kan anderen uitnodigen/),
  ).toBeInTheDocument();
  expect(api.callsOf('GET /project/invitations')).toEqual([]);
});
