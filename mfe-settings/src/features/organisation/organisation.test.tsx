import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeApi, ORGANISATION, problem, PROJECT, renderRemote } from '@kengetal/platform/testing';
import Organisation from './Organisation.tsx';

const SINCE = '2025-01-06T09:00:00Z';

function answering() {
  return new FakeApi()
    .on('GET /organisation/assistant', () => ({
      way: 'grammatica' as const,
      model: null,
      consent: null,
      retention_days: null,
    }))
    .on('GET /organisation', () => ({ ...ORGANISATION, created_at: SINCE }))
    .on('GET /organisation/admins', () => [
      {
        user_id: '00000000-0000-4000-8000-0000000000e1',
        name: 'Sanne Bakker',
        email: 'sanne@bakkerij.test',
        since: SINCE,
        last_active_at: null,
      },
    ])
    .on('GET /organisation/projects', () => [PROJECT])
    .on('GET /organisation/connections', () => [
      {
        connection_id: '00000000-0000-4000-8000-0000000000f1',
        organisation_id: ORGANISATION.organisation_id,
        project_id: PROJECT.project_id,
        provider: 'auditfile' as const,
        name: 'Bakkerij Bakker BV',
        status: 'actief' as const,
        administration_id: null,
        connected_by: null,
        last_sync_at: SINCE,
        next_sync_at: null,
        duration_seconds: null,
        lines: 12,
        error: null,
        error_code: null,
        progress: null,
        years: [],
        checks: [],
        question: null,
      },
    ]);
}

it('shows the organisation of the address with all that is in it', async () => {
  const id = '00000000-0000-4000-8000-0000000000bb';
  const { api, asked } = renderRemote(<Organisation />, {
    api: answering(),
    path: `/organisatie?organisation_id=${id}`,
  });
  const admins = await screen.findByRole('table', { name: 'Beheerders' });
  expect(within(admins).getByText('sanne@bakkerij.test')).toBeInTheDocument();
  expect(within(admins).getByText('6 januari 2025')).toBeInTheDocument();
  const projects = screen.getByRole('table', { name: 'Projecten' });
  expect(within(projects).getByRole('cell')).toHaveTextContent(`${PROJECT.project_name} Actief`);
  const connections = screen.getByRole('table', { name: 'Koppelingen' });
  expect(within(connections).getByText('Actief')).toBeInTheDocument();
  const heading = { level: 1, name: ORGANISATION.organisation_name };
  expect(screen.getByRole('heading', heading)).toBeInTheDocument();
  expect(asked.crumb).toBe(ORGANISATION.organisation_name);
  expect(api.calls.map(({ query }) => query)).toEqual(
    Array.from({ length: 5 }, () => ({ organisation_id: id })),
  );
});

it('lets one part fail while the others stay, and tries again', async () => {
  let down = true;
  const api = answering().on('GET /organisation/admins', () => {
    if (!down) return [];
    throw problem(503, 'unavailable', 'De dienst is even niet bereikbaar.');
  });
  renderRemote(<Organisation />, { api, path: '/organisatie' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Kon de beheerders niet laden.');
  expect(screen.getByRole('table', { name: 'Projecten' })).toBeInTheDocument();
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByRole('table', { name: 'Beheerders' })).toBeInTheDocument();
});

it('offers a connection when there is none yet', async () => {
  const api = answering().on('GET /organisation/connections', () => []);
  const { address } = renderRemote(<Organisation />, { api, path: '/organisatie' });
  await userEvent.click(await screen.findByRole('button', { name: 'Koppeling aanmaken' }));
  expect(address()).toBe(`/connectie-aanmaken?org_id=${ORGANISATION.organisation_id}`);
});

it('calls nothing without an organisation', async () => {
  const { api, address } = renderRemote(<Organisation />, { organisations: [], project: null });
  await userEvent.click(screen.getByRole('button', { name: 'Organisatie aanmaken' }));
  expect(api.calls).toEqual([]);
  expect(address()).toBe('/organisatie-aanmaken');
});
