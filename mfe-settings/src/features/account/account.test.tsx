import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeApi, ORGANISATION, problem, PROJECT, renderRemote } from '@kengetal/platform/testing';
import Account from './Account.tsx';

const session = (n: number, device: string | null, current = false) => ({
  session_id: `00000000-0000-4000-8000-00000000000${n}`,
  device,
  signed_in_at: '2025-03-18T10:00:00Z',
  last_seen_at: '2025-04-02T05:10:00Z',
  current,
});
const HERE = session(1, 'Firefox op Windows', true);
const PHONE = session(2, 'Safari op iPhone');
const USER = { user_id: 'u1', name: 'Sanne Bakker', email: 'sanne@bakkerij.test', avatar: null };

function open(...others: ReturnType<typeof session>[]) {
  const known = { sessions: [HERE, ...others] };
  const api = new FakeApi().on('GET /account', () => ({
    ...{ user: USER, provider: 'google' as const, sessions: [...known.sessions] },
  }));
  const view = renderRemote(<Account />, { api, path: '/account' });
  return { ...view, api, known, user: userEvent.setup() };
}

it('shows who one is as the provider gives it, and says so', async () => {
  open();
  const who = within(await screen.findByRole('region', { name: 'Gegevens' }));
  expect(who.getByText('Sanne Bakker')).toBeInTheDocument();
  expect(who.getByText('sanne@bakkerij.test')).toBeInTheDocument();
  expect(
    who.getByText(/Je logt in met Google. Naam en e-mailadres komen daarvandaan/),
  ).toBeInTheDocument();
});

it('shows where one is signed in, and has one of them ended', async () => {
  const { api, known, user } = open(PHONE);
  const table = await screen.findByRole('table', { name: 'Sessies' });
  const own = within(table).getByRole('row', { name: /Firefox op Windows Deze/ });
  expect(own).toHaveTextContent('18 maart 2025, 11:00');
  expect(within(own).queryByRole('button')).toBeNull();
  api.on('DELETE /account/session', () => {
    known.sessions.pop();
  });
  await user.click(screen.getByRole('button', { name: 'Safari op iPhone uitloggen' }));
  expect(await screen.findByText(/Je bent alleen hier ingelogd/)).toBeInTheDocument();
  expect(api.callsOf('DELETE /account/session')[0]?.body).toEqual({
    session_id: PHONE.session_id,
  });
});

it('ends all others after a yes', async () => {
  const { api, known, user } = open(PHONE, session(3, null));
  api.on('DELETE /account/sessions', () => {
    known.sessions = [HERE];
  });
  await user.click(
    await screen.findByRole('button', { name: 'Op alle andere apparaten uitloggen' }),
  );
  expect(api.callsOf('DELETE /account/sessions')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Uitloggen' }));
  expect(await screen.findByText(/Je bent alleen hier ingelogd/)).toBeInTheDocument();
});

it('says why a session could not be ended', async () => {
  const { api, user } = open(PHONE);
  api.on('DELETE /account/session', () => {
    throw problem(404, 'not_found', 'Deze sessie is er niet meer.');
  });
  await user.click(await screen.findByRole('button', { name: 'Safari op iPhone uitloggen' }));
  expect(await screen.findByText('Deze sessie is er niet meer.')).toBeInTheDocument();
});

it('lists what one belongs to with the level, and a way out of each', async () => {
  open();
  const list = within(await screen.findByRole('region', { name: 'Organisaties en projecten' }));
  expect(list.getByRole('link', { name: ORGANISATION.organisation_name })).toHaveAttribute(
    'href',
    `/organisatie?organisation_id=${ORGANISATION.organisation_id}`,
  );
  expect(list.getByRole('link', { name: PROJECT.project_name })).toBeInTheDocument();
  expect(list.getAllByText('Beheerder')).toHaveLength(2);
  expect(list.getByRole('button', { name: 'Organisatie verlaten' })).toBeInTheDocument();
  expect(list.getByRole('button', { name: 'Project verlaten' })).toBeInTheDocument();
});

it('gives what is kept of the user as a file', async () => {
  const { api, user } = open();
  api.on('POST /account/export', () => ({
    ...{ download_url: '/download?token=t', filename: 'mijn-gegevens.json' },
    expires_at: '2025-04-02T05:15:00Z',
  }));
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await user.click(await screen.findByRole('button', { name: 'Mijn gegevens downloaden' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
});
