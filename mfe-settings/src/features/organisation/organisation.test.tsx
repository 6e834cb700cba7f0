import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeApi, ORGANISATION, problem, renderRemote } from '@kengetal/platform/testing';
import Organisation from './Organisation.tsx';
import { answering, ID, LID, open, OTHER, SINCE } from './testing/organisation.tsx';

it('shows the organisation of the address, and keeps it on another tab', async () => {
  const { api, asked, address } = renderRemote(<Organisation />, {
    api: answering(),
    organisations: [ORGANISATION, OTHER],
    path: `/organisatie?organisation_id=${OTHER.organisation_id}`,
  });
  const heading = { level: 1, name: 'Twee' };
  expect(screen.getByRole('heading', heading)).toBeInTheDocument();
  expect(await screen.findByText('Aangemaakt op 6 januari 2025.')).toBeInTheDocument();
  expect(asked.crumb).toBe('Twee');
  await userEvent.click(screen.getByRole('tab', { name: 'Koppelingen' }));
  const connections = await screen.findByRole('table', { name: 'Koppelingen' });
  expect(within(connections).getByText('Actief')).toBeInTheDocument();
  expect(address()).toBe(`/organisatie?organisation_id=${OTHER.organisation_id}&tab=koppelingen`);
  const ofOne = api.calls.filter(({ route }) => route !== 'GET /removed');
  expect(new Set(ofOne.map(({ query }) => JSON.stringify(query)))).toEqual(
    new Set([JSON.stringify({ organisation_id: OTHER.organisation_id })]),
  );
});

it('lets one part fail in its place, and tries again', async () => {
  let down = true;
  const api = answering().on('GET /organisation/admins', () => {
    if (!down) return [];
    throw problem(503, 'unavailable', 'De dienst is even niet bereikbaar.');
  });
  open('beheerders', api);
  expect(await screen.findByRole('alert')).toHaveTextContent('Kon de beheerders niet laden.');
  expect(screen.getByRole('button', { name: 'Uitnodigen' })).toBeInTheDocument();
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByRole('table', { name: 'Beheerders' })).toBeInTheDocument();
});

it('offers a connection when there is none yet', async () => {
  const { address } = open(
    'koppelingen',
    answering().on('GET /organisation/connections', () => []),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Koppeling aanmaken' }));
  expect(address()).toBe(`/connectie-aanmaken?org_id=${ID}`);
});

describe('its name', () => {
  const field = () => screen.findByRole('textbox', { name: 'Naam van de organisatie' });

  it('is changed in place by a beheerder, and the app reads it again', async () => {
    const api = answering().on('PATCH /organisation', ({ body }) => ({ ...ORGANISATION, ...body }));
    const { asked } = open('algemeen', api);
    const input = await field();
    expect(screen.getByRole('button', { name: 'Opslaan' })).toBeDisabled();
    await userEvent.clear(input);
    await userEvent.type(input, ' Bakkerij Voorn {Enter}');
    const [call] = api.callsOf('PATCH /organisation');
    expect(call?.body).toEqual({ organisation_id: ID, organisation_name: 'Bakkerij Voorn' });
    expect(asked.reloads).toBe(1);
  });

  it('says what is wrong with it, and keeps what was typed when it fails', async () => {
    const api = answering().on('PATCH /organisation', () => {
      throw problem(409, 'conflict', 'Die naam is er al.');
    });
    open('algemeen', api);
    const input = await field();
    await userEvent.clear(input);
    await userEvent.type(input, 'V{Enter}');
    expect(screen.getByText('Vul een naam van minstens 2 tekens in.')).toBeInTheDocument();
    await userEvent.type(input, 'oorn{Enter}');
    expect(await screen.findByText('Die naam is er al.')).toBeInTheDocument();
    expect(input).toHaveValue('Voorn');
  });

  it('is left to a beheerder', async () => {
    open('algemeen', answering(), { rights: LID });
    expect(await screen.findByText(/Een beheerder kan de naam wijzigen/)).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText('Een beheerder kan de organisatie verwijderen.')).toBeInTheDocument();
  });
});

it('keeps its log to beheerders, with a word', async () => {
  const { api } = open('activiteit', answering(), { rights: LID });
  expect(await screen.findByText(/te zien voor haar beheerders/)).toBeInTheDocument();
  expect(api.calls).toEqual([]);
});

it('leads to what there is for who has no organisation (any more)', async () => {
  const gone = {
    kind: 'organisatie' as const,
    id: ID,
    name: 'Bakkerij Bakker BV',
    organisation_name: 'Bakkerij Bakker BV',
    removed_at: SINCE,
    removed_by: 'Sanne',
    gone_at: '2025-02-05T09:00:00Z',
  };
  const api = new FakeApi()
    .on('GET /removed', () => [gone])
    .on('POST /organisation/restore', () => ORGANISATION);
  const { asked, address } = renderRemote(<Organisation />, {
    api,
    organisations: [],
    project: null,
    path: '/organisatie',
  });
  const table = await screen.findByRole('table', { name: 'Verwijderd' });
  expect(within(table).getByText('6 januari 2025, Sanne')).toBeInTheDocument();
  expect(within(table).getByText('5 februari 2025')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Terughalen' }));
  expect(api.callsOf('POST /organisation/restore')[0]?.body).toEqual({ organisation_id: ID });
  expect(asked.reloads).toBe(1);
  expect(address()).toBe(`/organisatie?organisation_id=${ID}`);
});

it('says that an organisation of the address is not there any more', () => {
  renderRemote(<Organisation />, {
    api: answering(),
    path: `/organisatie?organisation_id=${OTHER.organisation_id}`,
  });
  expect(screen.getByText(/is er niet meer, of je hoort er niet bij/)).toBeInTheDocument();
});
