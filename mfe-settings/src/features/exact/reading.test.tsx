import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Connection } from '@kengetal/contract';
import { FakeApi, PROJECT } from '@kengetal/platform/testing';
import { connection, CONNECTION_ID } from '../../connections/testing/connections.ts';
import { open, SECOND } from './testing/exact.tsx';

it('shows how it is read, and leads to the dashboard once it is', async () => {
  let isRead = false;
  const reading = connection({
    ...{ status: 'bezig', last_sync_at: null },
    progress: {
      ...{ stage: 'boekingen', percent: null, lines: 3_000, months: [202501] },
      waits_until: '2025-03-18T08:01:00Z',
    },
  });
  const api = new FakeApi().on('GET /connection', () => (isRead ? connection() : reading));
  const { address, asked } = open(api, `/exact?koppeling=${CONNECTION_ID}`);
  expect(await screen.findByText('Gegevens ophalen')).toBeInTheDocument();
  expect(screen.getByText(/Je kunt deze pagina sluiten/)).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Wacht op de limiet van Exact Online');
  expect(screen.queryByRole('button', { name: 'Naar dashboard' })).not.toBeInTheDocument();
  isRead = true;
  expect(
    await screen.findByRole('heading', { name: 'Klaar' }, { timeout: 4_000 }),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Naar dashboard' }));
  expect(asked.reloads).toBe(2);
  expect(address()).toBe(`/dashboard?project=${PROJECT.project_id}`);
});

it.each<[Connection['status'], string]>([
  ['fout', 'Het lezen staat stil.'],
  ['verlopen', 'Het lezen staat stil.'],
  ['bezig', 'Je kunt deze pagina sluiten'],
])('does not call ready what was read before and is %s now', async (status, words) => {
  const api = new FakeApi().on('GET /connection', () => connection({ status }));
  open(api, `/exact?koppeling=${CONNECTION_ID}`);
  expect(await screen.findByText(words, { exact: false })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Klaar' })).not.toBeInTheDocument();
  expect(screen.queryByText('Gelezen')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Naar dashboard' })).not.toBeInTheDocument();
});

it('shows an error of one beside another that is read', async () => {
  const broken = connection({
    ...{ connection_id: SECOND, name: 'Bedrijf 2', status: 'fout', last_sync_at: null },
    ...{ error: 'Exact Online gaf geen antwoord.', error_code: 'niet_bereikbaar' },
  });
  const api = new FakeApi().on('GET /connection', ({ query }) =>
    query.connection_id === SECOND ? broken : connection(),
  );
  open(api, `/exact?koppeling=${CONNECTION_ID},${SECOND}`);
  const two = await screen.findByRole('region', { name: 'Bedrijf 2' });
  expect(two).toHaveTextContent('Exact Online gaf geen antwoord.');
  expect(within(two).getByRole('button', { name: 'Nu synchroniseren' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Naar dashboard' })).toBeEnabled();
});
