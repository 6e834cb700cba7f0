import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProjectRight } from '@kengetal/contract';
import { FakeApi, ORGANISATION, PROJECT, renderRemote } from '@kengetal/platform/testing';
import type { Place } from '../parts/place.ts';
import { Leave } from './Leave.tsx';

const ORG: Place = { kind: 'organisatie', id: ORGANISATION.organisation_id };
const PRO: Place = { kind: 'project', id: PROJECT.project_id };
const JAN = '00000000-0000-4000-8000-0000000000e2';

const person = (user_id: string, name: string, level: ProjectRight) => ({
  user_id,
  ...{ name, email: `${name.toLowerCase()}@bakkerij.test`, level },
  ...{ since: '2025-01-06T09:00:00Z', last_active_at: null },
});
const ME = person('u1', 'Sanne', 'beheerder');

const open = (place: Place, api: FakeApi) => {
  const view = renderRemote(<Leave place={place} name="Bakker" />, { api, path: '/account' });
  return { ...view, user: userEvent.setup() };
};
const confirm = (name: string) => screen.getByRole('button', { name });

it('of a project asks once more, and goes on to what is left', async () => {
  const api = new FakeApi()
    .on('POST /project/users', () => [ME, person(JAN, 'Jan', 'beheerder')])
    .on('POST /project/leave', () => undefined);
  const { user, asked, address } = open(PRO, api);
  await user.click(confirm('Project verlaten'));
  expect(await screen.findByText(/Terug kan alleen als een beheerder/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Opvolger/ })).toBeNull();
  await user.click(confirm('Project verlaten'));
  expect(api.callsOf('POST /project/leave')[0]?.body).toEqual({ project_id: PRO.id });
  expect(asked.reloads).toBe(1);
  expect(address()).toBe('/account');
});

it('by the only beheerder of a project names who follows', async () => {
  const api = new FakeApi()
    .on('POST /project/users', () => [ME, person(JAN, 'Jan', 'lezer')])
    .on('POST /project/leave', () => undefined);
  const { user } = open(PRO, api);
  await user.click(confirm('Project verlaten'));
  await user.click(await screen.findByRole('button', { name: 'Opvolger: Kies iemand' }));
  expect(confirm('Project verlaten')).toBeDisabled();
  await user.click(screen.getByRole('menuitemradio', { name: /Jan/ }));
  await user.click(confirm('Project verlaten'));
  expect(api.callsOf('POST /project/leave')[0]?.body).toEqual({
    project_id: PRO.id,
    successor_id: JAN,
  });
});

it('of a project by who is alone in it leaves it to the organisation', async () => {
  const api = new FakeApi()
    .on('POST /project/users', () => [ME])
    .on('POST /project/leave', () => undefined);
  const { user } = open(PRO, api);
  await user.click(confirm('Project verlaten'));
  expect(await screen.findByText(/beheerder van de organisatie kan het overnemen/)).toBeVisible();
  await user.click(confirm('Project verlaten'));
  expect(api.callsOf('POST /project/leave')[0]?.body).toEqual({ project_id: PRO.id });
});

it('by the only beheerder of an organisation names a member', async () => {
  const api = new FakeApi()
    .on('GET /organisation/admins', () => [ME])
    .on('GET /organisation/members', () => [
      { user_id: 'u1', name: 'Sanne', email: 's@x.test', level: 'beheerder' as const },
      { user_id: JAN, name: 'Jan', email: 'jan@x.test', level: 'lid' as const },
    ])
    .on('POST /organisation/leave', () => undefined);
  const { user } = open(ORG, api);
  await user.click(confirm('Organisatie verlaten'));
  await user.click(await screen.findByRole('button', { name: 'Opvolger: Kies iemand' }));
  expect(screen.getAllByRole('menuitemradio')).toHaveLength(1);
  await user.click(screen.getByRole('menuitemradio', { name: /Jan/ }));
  await user.click(confirm('Organisatie verlaten'));
  expect(api.callsOf('POST /organisation/leave')[0]?.body).toEqual({
    organisation_id: ORG.id,
    successor_id: JAN,
  });
});

it('cannot be done by who is alone, who reads what can', async () => {
  const api = new FakeApi()
    .on('GET /organisation/admins', () => [ME])
    .on('GET /organisation/members', () => [
      { user_id: 'u1', name: 'Sanne', email: 's@x.test', level: 'beheerder' as const },
    ]);
  const { user } = open(ORG, api);
  await user.click(confirm('Organisatie verlaten'));
  expect(await screen.findByText(/Nodig eerst iemand uit, of verwijder/)).toBeInTheDocument();
  expect(confirm('Organisatie verlaten')).toBeDisabled();
  await user.click(confirm('Toch niet'));
  expect(confirm('Organisatie verlaten')).toBeEnabled();
});

it('of an organisation by a lid asks nothing of its members', async () => {
  const api = new FakeApi()
    .on('GET /organisation/admins', () => [person(JAN, 'Jan', 'beheerder')])
    .on('POST /organisation/leave', () => undefined);
  const { user } = open(ORG, api);
  await user.click(confirm('Organisatie verlaten'));
  await screen.findByText(/Je verliest de toegang/);
  await user.click(confirm('Organisatie verlaten'));
  expect(api.callsOf('GET /organisation/members')).toEqual([]);
  expect(api.callsOf('POST /organisation/leave')[0]?.body).toEqual({ organisation_id: ORG.id });
});
