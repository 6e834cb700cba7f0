import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeApi, ORGANISATION, problem, PROJECT, renderRemote } from '@kengetal/platform/testing';
import Organisation from './Organisation.tsx';

const SINCE = '2025-01-06T09:00:00Z';
const ID = ORGANISATION.organisation_id;
const OTHER = {
  organisation_id: '00000000-0000-4000-8000-0000000000bb',
  organisation_name: 'Twee',
};
const LID = { organisations: { [ID]: 'lid' as const }, projects: {} };

const admin = (n: number, name: string) => ({
  user_id: n === 1 ? 'u1' : `00000000-0000-4000-8000-0000000000e${n}`,
  name,
  email: `${name.toLowerCase()}@bakkerij.test`,
  since: SINCE,
  last_active_at: null,
});
const SANNE = admin(1, 'Sanne');
const JAN = admin(2, 'Jan');

const answering = () =>
  new FakeApi()
    .on('GET /organisation', ({ query }) => ({
      ...ORGANISATION,
      ...query,
      created_at: SINCE,
    }))
    .on('GET /removed', () => [])
    .on('GET /organisation/admins', () => [SANNE])
    .on('GET /organisation/invitations', () => [])
    .on('GET /organisation/orphans', () => [])
    .on('GET /organisation/projects', () => [{ ...PROJECT, users: 3 }])
    .on('GET /organisation/connections', () => [
      {
        connection_id: '00000000-0000-4000-8000-0000000000f1',
        organisation_id: ID,
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

const open = (tab: string, api = answering(), more: Parameters<typeof renderRemote>[1] = {}) =>
  renderRemote(<Organisation />, { api, path: `/organisatie?tab=${tab}`, ...more });

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

describe('beheerders', () => {
  it('of whom the last one stays, with the reason', async () => {
    open('beheerders');
    const table = await screen.findByRole('table', { name: 'Beheerders' });
    expect(within(table).getByText('sanne@bakkerij.test')).toBeInTheDocument();
    expect(within(table).getByText('6 januari 2025')).toBeInTheDocument();
    expect(within(table).getByText('Jij')).toBeInTheDocument();
    expect(within(table).queryByRole('button')).toBeNull();
    expect(screen.getByText(/De enige beheerder kan niet weg/)).toBeInTheDocument();
  });

  it('are removed after a yes', async () => {
    const left = [SANNE, JAN];
    const api = answering()
      .on('GET /organisation/admins', () => [...left])
      .on('DELETE /organisation/admin', () => {
        left.pop();
      });
    const { asked } = open('beheerders', api);
    await userEvent.click(await screen.findByRole('button', { name: 'Jan verwijderen' }));
    expect(api.callsOf('DELETE /organisation/admin')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Beheerder verwijderen' }));
    expect(await screen.findByText(/De enige beheerder kan niet weg/)).toBeInTheDocument();
    expect(api.callsOf('DELETE /organisation/admin')[0]?.body).toEqual({
      organisation_id: ID,
      user_id: JAN.user_id,
    });
    expect(asked.reloads).toBe(0);
  });

  it('who remove themselves are warned, may think again, and have other rights then', async () => {
    const api = answering()
      .on('GET /organisation/admins', () => [SANNE, JAN])
      .on('DELETE /organisation/admin', () => undefined);
    const { asked } = open('beheerders', api);
    const own = await screen.findByRole('button', { name: 'Sanne verwijderen' });
    await userEvent.click(own);
    expect(screen.getByText(/maakt dat zelf niet ongedaan/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Toch niet' }));
    expect(screen.queryByRole('group')).toBeNull();
    await userEvent.click(own);
    await userEvent.click(screen.getByRole('button', { name: 'Mezelf verwijderen' }));
    expect(asked.reloads).toBe(1);
  });

  it('are not changed by a lid, who reads why', async () => {
    const api = answering().on('GET /organisation/admins', () => [SANNE, JAN]);
    open('beheerders', api, { rights: LID });
    const table = await screen.findByRole('table', { name: 'Beheerders' });
    expect(within(table).queryByRole('button')).toBeNull();
    expect(screen.getByText(/Een beheerder kan anderen uitnodigen/)).toBeInTheDocument();
    expect(api.callsOf('GET /organisation/invitations')).toEqual([]);
  });
});

describe('projecten', () => {
  it('say of which administration they are, with how many people, and when they were read', async () => {
    open('projecten');
    const table = await screen.findByRole('table', { name: 'Projecten' });
    const cells = within(table).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent.trim())).toEqual([
      `${PROJECT.project_name} Actief`,
      'Bakkerij Bakker BV',
      '3',
      '6 januari 2025, 10:00',
    ]);
  });

  it('say that it failed where nobody knows of which administration they are', async () => {
    const api = answering().on('GET /organisation/connections', () => {
      throw problem(503, 'unavailable', 'De dienst is even niet bereikbaar.');
    });
    open('projecten', api);
    expect(await screen.findByText('Kon de koppelingen niet laden.')).toBeVisible();
    expect(screen.getAllByText('Niet geladen')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Opnieuw proberen' })).toBeEnabled();
  });

  it('that lost their beheerder are taken over', async () => {
    const orphans = [{ project_id: PROJECT.project_id, project_name: 'Verlaten' }];
    const api = answering()
      .on('GET /organisation/orphans', () => [...orphans])
      .on('POST /organisation/orphan', () => {
        orphans.pop();
      });
    const { asked } = open('projecten', api);
    await userEvent.click(await screen.findByRole('button', { name: 'Verlaten overnemen' }));
    expect(api.callsOf('POST /organisation/orphan')[0]?.body).toEqual({
      organisation_id: ID,
      project_id: PROJECT.project_id,
    });
    expect(asked.reloads).toBe(1);
    expect(screen.queryByRole('button', { name: 'Verlaten overnemen' })).toBeNull();
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
