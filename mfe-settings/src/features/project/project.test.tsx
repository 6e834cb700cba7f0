import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  booked,
  FakeApi,
  ORGANISATION,
  problem,
  PROJECT,
  renderRemote,
} from '@kengetal/platform/testing';
import { connection } from '../../connections/testing/connections.ts';
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
  months: [202401, 202402, 202404],
  opening_check: {
    ok: false,
    message: {
      text: 'De beginbalans wijkt [€ 250](figure:a1) af van de eindbalans van 2023.',
      figures: { a1: booked(25_000) },
    },
  },
};

const answering = () =>
  new FakeApi()
    .on('POST /project/users', () => [USER])
    .on('GET /project/sources', () => [SOURCE])
    .on('GET /source', () => ({
      ...SOURCE,
      filename: 'bakker_2024.xaf',
      warnings: [{ code: 'btw', message: 'Bij 4 regels ontbreekt de btw-code.' }],
    }));

it('shows sources with what they cover, and how the years follow', async () => {
  const api = answering();
  renderRemote(<Project />, { api, path: '/project' });
  const sources = await screen.findByRole('table', { name: 'Bronnen' });
  expect(within(sources).getByText('1 jan 2024 t/m 31 dec 2024')).toBeInTheDocument();
  expect(within(sources).getByText('12.345')).toBeInTheDocument();
  expect(within(sources).getByRole('img', { name: 'Let op' })).toBeInTheDocument();
  expect(within(sources).getByRole('button', { name: /250,00$/ })).toHaveTextContent('€ 250');
});

const opened = async () => {
  await userEvent.click(await screen.findByRole('button', { name: SOURCE.name }));
  return screen.findByRole('dialog', { name: SOURCE.name });
};
const part = (drawer: HTMLElement, name: string) => within(drawer).findByRole('region', { name });

it('opens all of a file beside the list', async () => {
  renderRemote(<Project />, { api: answering(), path: '/project' });
  const drawer = await opened();
  expect(drawer).toHaveTextContent('Boekjaar 2024');
  const read = await part(drawer, 'Wat er is gelezen');
  expect(read).toHaveTextContent('Bestandbakker_2024.xaf');
  expect(read).toHaveTextContent('6 januari 2025, 10:00');
  expect(await part(drawer, 'Opmerkingen bij het lezen')).toHaveTextContent(
    'Bij 4 regels ontbreekt de btw-code.',
  );
  expect(within(drawer).queryByRole('region', { name: 'Koppeling' })).toBeNull();
});

it('opens of Exact how its connection stands, what was compared, and what was asked', async () => {
  const asked = [
    { what: 'Boekingsregels', path: 'sync/Financial/TransactionLines', calls: 6, rows: 5_821 },
    { what: 'Dagboeken', path: 'financial/Journals', calls: 1, rows: 5 },
  ];
  const api = answering()
    .on('GET /project/sources', () => [{ ...SOURCE, kind: 'exact' as const }])
    .on('GET /source', () => ({
      ...{ ...SOURCE, kind: 'exact' as const },
      ...{ filename: null, warnings: [] },
    }))
    .on('GET /connection', () =>
      connection({
        checks: [
          { key: 'boekingen', ok: true, message: 'Elke boeking is in evenwicht.' },
          { key: 'saldi', ok: true, message: 'De saldi zijn gelijk.' },
          { key: 'afgesloten', ok: false, message: 'In maart 2025 is iets veranderd.' },
        ],
        years: [{ boekjaar: '2024', counts: 'exact', undoable_import_id: null }],
      }),
    )
    .on('GET /connection/runs', () => [
      { started_at: SINCE, waited_seconds: 61, asked },
      { started_at: '2025-01-05T09:00:00Z', waited_seconds: 0, asked: asked.slice(1) },
    ]);
  renderRemote(<Project />, { api, path: '/project' });
  const drawer = await opened();
  expect(await part(drawer, 'Koppeling')).toHaveTextContent('nr. 3100002');
  const compared = await part(drawer, 'Vergeleken met Exact Online');
  expect(within(compared).getAllByRole('listitem')).toHaveLength(3);
  expect(within(compared).getByRole('img', { name: 'Let op' })).toBeInTheDocument();
  expect(await part(drawer, 'Welke bron telt per boekjaar')).toHaveTextContent(
    '2024: Exact Online telt',
  );
  const words = (await part(drawer, 'Wat we aan Exact Online vroegen')).textContent;
  expect(words.replaceAll('\u00a0', ' ')).toContain(
    '6 januari 2025, 10:00: 7 vragen, 61 s gewacht op de limiet',
  );
  expect(words.replaceAll('\u00a0', ' ')).toContain('Boekingsregels6 vragen, 5.821 gekregen');
  expect(words.replaceAll('\u00a0', ' ')).toContain('5 januari 2025, 10:00: 1 vraag');
});

it('says of a source from Exact that its connection was ended', async () => {
  const source = { ...SOURCE, kind: 'exact' as const };
  const api = answering()
    .on('GET /project/sources', () => [source])
    .on('GET /source', () => ({ ...source, filename: null, warnings: [] }))
    .on('GET /connection', () => {
      throw problem(404, 'not_found', 'Deze koppeling is er niet.');
    });
  renderRemote(<Project />, { api, path: '/project' });
  const drawer = await opened();
  expect(await part(drawer, 'Koppeling')).toHaveTextContent('Deze koppeling is verbroken.');
  expect(within(drawer).queryByRole('button', { name: 'Opnieuw proberen' })).toBeNull();
});

it('keeps its part in the address, and leaves the filters of another behind', async () => {
  const api = answering();
  const { address } = renderRemote(<Project />, {
    api,
    path: `/project?project=${PROJECT.project_id}&tab=bronnen&toon=controleren`,
  });
  await userEvent.click(screen.getByRole('tab', { name: 'Gebruikers' }));
  const users = await screen.findByRole('table', { name: 'Gebruikers' });
  expect(within(users).getByText('Lezer')).toBeInTheDocument();
  expect(api.callsOf('POST /project/users')[0]?.query).toEqual({ project_id: PROJECT.project_id });
  expect(address()).toBe(`/project?project=${PROJECT.project_id}&tab=gebruikers`);
});

it('offers an audit file when there are no sources', async () => {
  const api = new FakeApi().on('GET /project/sources', () => []);
  const { address } = renderRemote(<Project />, { api, path: '/project' });
  await userEvent.click(await screen.findByRole('button', { name: 'Auditfile uploaden' }));
  expect(address()).toBe(
    `/connectie-aanmaken?org_id=${ORGANISATION.organisation_id}&project_id=${PROJECT.project_id}`,
  );
});

it('shows a failure in its place', async () => {
  const api = new FakeApi().on('POST /project/users', () => {
    throw problem(403, 'forbidden', 'Je hebt hier geen rechten voor.');
  });
  renderRemote(<Project />, { api, path: '/project?tab=gebruikers' });
  expect(await screen.findByText('Je hebt hier geen rechten voor.')).toBeInTheDocument();
});

it('calls nothing without a project', async () => {
  const { api, address } = renderRemote(<Project />, { project: null });
  await userEvent.click(screen.getByRole('button', { name: 'Auditfile uploaden' }));
  expect(api.calls).toEqual([]);
  expect(address()).toBe(`/connectie-aanmaken?org_id=${ORGANISATION.organisation_id}`);
});
