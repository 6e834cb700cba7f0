import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeApi, ORGANISATION, problem, PROJECT, renderRemote } from '@kengetal/platform/testing';
import Project from './Project.tsx';

const SINCE = '2025-01-06T09:00:00Z';
const USER = {
  user_id: '00000000-0000-4000-8000-0000000000e1',
  name: 'Sanne Bakker',
  email: 'sanne@bakkerij.test',
  since: SINCE,
  last_active_at: SINCE,
  level: 'lezer' as const,
};
const SOURCE = {
  source_id: '00000000-0000-4000-8000-0000000000a1',
  project_id: PROJECT.project_id,
  connection_id: '00000000-0000-4000-8000-0000000000f1',
  name: 'bakker_2024.xaf',
  kind: 'auditfile' as const,
  producer: 'Exact Online',
  boekjaar: '2024',
  start_date: '2024-01-01',
  end_date: '2024-12-31',
  lines: 12_345,
  imported_at: SINCE,
};

it('shows users with their level and sources with what they cover', async () => {
  const api = new FakeApi()
    .on('POST /project/users', () => [USER])
    .on('GET /project/sources', () => [SOURCE]);
  renderRemote(<Project />, { api, path: '/project' });
  const users = await screen.findByRole('table', { name: 'Gebruikers' });
  expect(within(users).getByText('Lezer')).toBeInTheDocument();
  const sources = await screen.findByRole('table', { name: 'Bronnen' });
  expect(within(sources).getByText('1 jan 2024 t/m 31 dec 2024')).toBeInTheDocument();
  expect(within(sources).getByText('12.345')).toBeInTheDocument();
  expect(api.callsOf('POST /project/users')[0]?.query).toEqual({ project_id: PROJECT.project_id });
});

it('offers an audit file when there are no sources, and shows a failure in its place', async () => {
  const api = new FakeApi()
    .on('POST /project/users', () => {
      throw problem(403, 'forbidden', 'Je hebt hier geen rechten voor.');
    })
    .on('GET /project/sources', () => []);
  const { address } = renderRemote(<Project />, { api, path: '/project' });
  expect(await screen.findByText('Je hebt hier geen rechten voor.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Auditfile uploaden' }));
  expect(address()).toBe(
    `/connectie-aanmaken?org_id=${ORGANISATION.organisation_id}&project_id=${PROJECT.project_id}`,
  );
});

it('calls nothing without a project', async () => {
  const { api, address } = renderRemote(<Project />, { project: null });
  await userEvent.click(screen.getByRole('button', { name: 'Auditfile uploaden' }));
  expect(api.calls).toEqual([]);
  expect(address()).toBe(`/connectie-aanmaken?org_id=${ORGANISATION.organisation_id}`);
});
