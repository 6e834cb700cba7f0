import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Connection, Rights } from '@kengetal/contract';
import { FakeApi, ORGANISATION, problem, PROJECT, renderRemote } from '@kengetal/platform/testing';
import Connections from '../features/organisation/Connections.tsx';
import { connection, CONNECTION_ID } from './testing/connections.ts';

const ID = ORGANISATION.organisation_id;
const rightsOf = (level: Rights['projects'][string]): Rights => ({
  organisations: { [ID]: level === 'beheerder' ? 'beheerder' : 'lid' },
  projects: { [PROJECT.project_id]: level },
});

function open(shown: Connection, level: Rights['projects'][string] = 'beheerder') {
  const api = new FakeApi()
    .on('GET /organisation/connections', () => [shown])
    .on('GET /connection', () => shown)
    .on('GET /connection/runs', () => []);
  const isAdmin = level === 'beheerder';
  return renderRemote(<Connections id={ID} isAdmin={isAdmin} />, { api, rights: rightsOf(level) });
}

const openDetail = async () =>
  userEvent.click(await screen.findByRole('button', { name: connection().name }));
const table = () => screen.findByRole('table', { name: 'Koppelingen' });

it('tells of a connection what it reads, for which project, and how that goes', async () => {
  open(connection());
  const shown = await table();
  for (const words of ['Exact Online, nr. 3100002, door Anna', 'Actief', 'duurde 41 s', '5.821']) {
    expect(shown).toHaveTextContent(words);
  }
  expect(within(shown).getByRole('link', { name: PROJECT.project_name })).toBeInTheDocument();
});

it('shows how far it is, the months that have come, and until when it waits', async () => {
  open(
    connection({
      status: 'bezig',
      progress: {
        ...{ stage: 'boekingen', percent: 43, lines: 12_000, months: [202411, 202412, 202501] },
        waits_until: null,
      },
    }),
  );
  expect(await screen.findByText('Synchroniseert 43%')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Boekingen lezen. 12.000 regels gelezen.');
  const months = screen.getByRole('list', { name: /^Gelezen maanden/ });
  expect(months).toHaveTextContent('2024novdec2025jan');
  expect(screen.getByRole('button', { name: 'Nu synchroniseren' })).toBeDisabled();
});

it('says what is wrong, with its code, and has consent given again', async () => {
  const { api } = open(
    connection({
      ...{ status: 'verlopen', error_code: 'toestemming_verlopen' },
      error: 'De toestemming in Exact Online is verlopen.',
    }),
  );
  api.on('POST /connection/exact', () => {
    throw problem(503, 'unavailable', 'Exact Online is niet bereikbaar.');
  });
  expect(
    await screen.findByText('De toestemming in Exact Online is verlopen. (toestemming_verlopen)'),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Opnieuw koppelen' }));
  expect(api.callsOf('POST /connection/exact')[0]?.body).toEqual({
    ...{ organisation_id: ID, connection_id: CONNECTION_ID },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Exact Online is niet bereikbaar.');
});

it('reads now, and disconnects after a yes', async () => {
  const { api } = open(connection());
  api
    .on('POST /connection/sync', () => connection({ status: 'bezig' }))
    .on('DELETE /connection', () => undefined);
  await userEvent.click(await screen.findByRole('button', { name: 'Nu synchroniseren' }));
  expect(api.callsOf('POST /connection/sync')[0]?.body).toEqual({ connection_id: CONNECTION_ID });
  await userEvent.click(screen.getByRole('button', { name: 'Ontkoppelen' }));
  expect(api.callsOf('DELETE /connection')).toEqual([]);
  expect(screen.getByText(/Wat gelezen is, blijft staan/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Ontkoppelen' }));
  expect(api.callsOf('DELETE /connection')[0]?.query).toEqual({ connection_id: CONNECTION_ID });
});

it('closes what it shows of a connection when that is ended there', async () => {
  let isThere = true;
  const { api } = open(connection());
  api
    .on('GET /connection', () => {
      if (!isThere) throw problem(404, 'not_found', 'Deze koppeling is er niet.');
      return connection();
    })
    .on('DELETE /connection', () => {
      isThere = false;
      return undefined;
    });
  await openDetail();
  const drawer = await screen.findByRole('dialog', { name: connection().name });
  const press = async () =>
    userEvent.click(await within(drawer).findByRole('button', { name: 'Ontkoppelen' }));
  await press();
  await press();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it.each<[string, Partial<Connection>]>([
  ['was read', { last_sync_at: '2025-03-19T08:00:00Z' }],
  ['went wrong', { status: 'fout' }],
])('reads what was asked anew once a sync %s', async (_how, ended) => {
  jest.useFakeTimers({ advanceTimers: true });
  let shown = connection({ status: 'bezig' });
  const api = new FakeApi()
    .on('GET /organisation/connections', () => [shown])
    .on('GET /connection', () => shown)
    .on('GET /connection/runs', () =>
      shown.status === 'bezig'
        ? []
        : [{ started_at: '2025-03-19T07:59:00Z', waited_seconds: 0, asked: [] }],
    );
  renderRemote(<Connections id={ID} isAdmin />, { api, rights: rightsOf('beheerder') });
  await openDetail();
  expect(await screen.findByText(/Hier staat na de volgende/)).toBeInTheDocument();
  shown = connection(ended);
  await act(() => jest.advanceTimersByTimeAsync(1_600));
  expect(await screen.findByText(/^19 maart 2025, 08:59: 0.vragen/)).toBeInTheDocument();
  jest.useRealTimers();
});

it('asks which books count where a file has the year, and takes that back', async () => {
  const { api } = open(
    connection({
      question: {
        text: 'Boekjaar 2024 is al gelezen uit een bestand. Vervangen?',
        choices: [
          { decision: 'vervangen', label: 'Vervangen', words: 'Exact telt.', possible: true },
          { decision: 'behouden', label: 'Behouden', words: 'Het bestand telt.', possible: true },
        ],
      },
      years: [
        { boekjaar: '2023', counts: 'exact', undoable_import_id: CONNECTION_ID },
        { boekjaar: '2024', counts: 'vraag', undoable_import_id: null },
      ],
    }),
  );
  api
    .on('POST /connection/decision', () => connection())
    .on('DELETE /import', () => {
      throw problem(409, 'conflict', 'Dit kan niet meer.');
    });
  await userEvent.click(await screen.findByRole('radio', { name: /^Behouden/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Behouden' }));
  expect(api.callsOf('POST /connection/decision')[0]?.body).toEqual({
    ...{ connection_id: CONNECTION_ID, decision: 'behouden' },
  });
  await openDetail();
  await userEvent.click(await screen.findByRole('button', { name: 'Terug naar het bestand' }));
  expect(api.callsOf('DELETE /import')[0]?.query).toEqual({ import_id: CONNECTION_ID });
  expect(await screen.findByText('Dit kan niet meer.')).toBeInTheDocument();
});

it('opens all of a connection beside the list', async () => {
  open(connection(), 'lezer');
  await openDetail();
  const drawer = await screen.findByRole('dialog', { name: connection().name });
  const asked = await within(drawer).findByRole('region', {
    name: 'Wat we aan Exact Online vroegen',
  });
  expect(await within(asked).findByText(/Hier staat na de volgende/)).toBeInTheDocument();
  expect(within(drawer).queryByRole('button', { name: 'Ontkoppelen' })).not.toBeInTheDocument();
});

it('shows which comparison asks for attention, and leaves a reader to look', async () => {
  const checks: Connection['checks'] = [
    { key: 'boekingen', ok: true, message: 'Elke boeking is in evenwicht.' },
    { key: 'afgesloten', ok: false, message: 'In afgesloten maart 2025 is iets veranderd.' },
  ];
  open(connection({ checks }), 'lezer');
  const list = await screen.findByRole('list', { name: /^Controles/ });
  expect(list).toHaveTextContent('In afgesloten maart 2025 is iets veranderd.');
  expect(list).not.toHaveTextContent('Elke boeking is in evenwicht.');
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(screen.getByText(/beheerder van de organisatie/)).toBeInTheDocument();
});
