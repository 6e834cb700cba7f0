import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Budget, PageData } from '@kengetal/contract';
import { booked, FakeApi, problem, PROJECT, renderRemote } from '@kengetal/platform/testing';
import ProjectDetail from './ProjectDetail.tsx';

const AT = '2025-03-18T10:00:00Z';
const PAGE: PageData = {
  title: 'Project',
  updated_at: AT,
  blocks: [
    {
      kind: 'quality',
      key: 'kwaliteit',
      title: 'Kwaliteit van de boekhouding',
      score: 75,
      words: 'Eén van de 2 controles is in orde en één vraagt aandacht.',
      items: [
        { key: 'balans', label: 'Balans 2024 sluit', detail: 'Gelijk.', state: 'goed' },
        {
          key: 'niet_ingedeeld',
          label: '2 rekeningen niet ingedeeld',
          detail: 'Ze staan apart.',
          state: 'let_op',
          figure: booked(12_345),
          action: { label: 'Rekeningen indelen', path: '/project?tab=rekeningen' },
        },
      ],
    },
    {
      kind: 'facts',
      key: 'gegevens',
      title: 'Administratie',
      items: [
        { key: 'rechtsvorm', label: 'Rechtsvorm', value: 'Bv of nv', detail: 'Volgens 0500' },
      ],
    },
    {
      kind: 'coverage',
      key: 'maanden',
      title: 'Geboekte maanden',
      years: [
        {
          label: '2024',
          months: [
            { periode: 202401, state: 'geboekt', lines: 12 },
            { periode: 202402, state: 'leeg', lines: 0 },
          ],
        },
      ],
    },
  ],
};
const BUDGET: Budget = {
  boekjaar: '2024',
  filename: 'begroting.xlsx',
  uploaded_at: AT,
  user_name: 'Sanne Bakker',
  accounts: 12,
  result_cents: 250_000,
};

const answering = () =>
  new FakeApi()
    .on('POST /pages', () => PAGE)
    .on('GET /project/imports', () => [])
    .on('GET /budgets', () => [BUDGET]);
const asReader = {
  rights: { organisations: {}, projects: { [PROJECT.project_id]: 'lezer' } },
} as const;

test('the books are shown with their score, what needs a look first, and where to solve it', async () => {
  renderRemote(<ProjectDetail />, { api: answering() });
  expect(await screen.findByText('75')).toBeInTheDocument();
  const checks = within(screen.getByRole('list', { name: 'Controles' })).getAllByRole('listitem');
  expect(checks.map((check) => within(check).getByRole('img').getAttribute('aria-label'))).toEqual([
    'Let op',
    'Goed',
  ]);
  expect(screen.getByRole('link', { name: 'Rekeningen indelen' })).toHaveAttribute(
    'href',
    '/project?tab=rekeningen',
  );
  expect(screen.getByRole('button', { name: /^2 rekeningen niet ingedeeld: / })).toHaveTextContent(
    '123,45',
  );
  expect(screen.getByText('Bv of nv')).toBeInTheDocument();
  expect(screen.getByText(/^feb(ruari)? 2024: geen boekingen$/i)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: PROJECT.project_name })).toBeInTheDocument();
});

test('the ways on lead to routes by their names', async () => {
  renderRemote(<ProjectDetail />, { api: answering() });
  const ways = within(screen.getByRole('navigation', { name: 'Verder met dit project' }));
  const led = ways.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(led).toEqual(['/naar/rapporten', '/naar/analytics', '/naar/project']);
});

test('a reader sees budgets without what changes them', async () => {
  renderRemote(<ProjectDetail />, { api: answering(), ...asReader });
  expect(await screen.findByText(/begroting\.xlsx/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /verwijderen|uploaden|Vervangen/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Rekeningen indelen' })).toBeNull();
});

test('a budget is sent with its year, and what the server remarks is said', async () => {
  const api = answering()
    .on('GET /budgets', () => [])
    .on('POST /budget', () => ({
      budget: BUDGET,
      warnings: [{ code: 'x', message: 'Rekening 9999 bestaat niet.' }],
    }));
  renderRemote(<ProjectDetail />, { api });
  const file = new File(['één;2'], 'begroting.csv', { type: 'text/csv' });
  await userEvent.upload(await screen.findByLabelText('Begroting 2024 kiezen'), file);
  expect(await screen.findByText('Rekening 9999 bestaat niet.')).toBeInTheDocument();
  const [sent] = api.callsOf('POST /budget');
  expect(sent?.body).toMatchObject({
    boekjaar: '2024',
    filename: 'begroting.csv',
    content: 'w6nDqW47Mg==',
  });
});

test('a refused budget says every fault', async () => {
  const api = answering().on('POST /budget', () => {
    throw problem(422, 'file_refused', 'Dit is geen begroting.');
  });
  renderRemote(<ProjectDetail />, { api });
  const file = new File(['x'], 'x.csv', { type: 'text/csv' });
  await userEvent.upload(await screen.findByLabelText('Begroting 2024 kiezen'), file);
  expect(await screen.findByRole('alert')).toHaveTextContent('Dit is geen begroting.');
});

describe('removing a budget', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  test('can be taken back for a while', async () => {
    const api = answering().on('DELETE /budget', () => undefined);
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    renderRemote(<ProjectDetail />, { api });
    await user.click(await screen.findByRole('button', { name: 'Begroting 2024 verwijderen' }));
    await user.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
    act(() => jest.advanceTimersByTime(10_000));
    expect(api.callsOf('DELETE /budget')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Begroting 2024 verwijderen' }));
    act(() => jest.advanceTimersByTime(10_000));
    await waitFor(() => expect(api.callsOf('DELETE /budget')).toHaveLength(1));
  });

  test('cannot be taken back once it is on its way', async () => {
    const api = answering().on('DELETE /budget', () => new Promise(() => undefined));
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    renderRemote(<ProjectDetail />, { api });
    await user.click(await screen.findByRole('button', { name: 'Begroting 2024 verwijderen' }));
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText('Begroting 2024 verwijderd.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ongedaan maken' })).toBeNull();
  });

  test('happens at once when the screen is left', async () => {
    const api = answering().on('DELETE /budget', () => undefined);
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const { unmount } = renderRemote(<ProjectDetail />, { api });
    await user.click(await screen.findByRole('button', { name: 'Begroting 2024 verwijderen' }));
    unmount();
    await waitFor(() => expect(api.callsOf('DELETE /budget')).toHaveLength(1));
  });
});

test('a failure stays in its own place', async () => {
  const api = answering().on('GET /budgets', () => {
    throw problem(503, 'unavailable', 'Even niet beschikbaar.');
  });
  renderRemote(<ProjectDetail />, { api });
  expect(await screen.findByText('Kon de begrotingen niet laden.')).toBeInTheDocument();
  expect(screen.getByText('75')).toBeInTheDocument();
});

test('without books it says what will be here', async () => {
  const api = answering().on('POST /pages', () => ({ ...PAGE, blocks: [], updated_at: null }));
  renderRemote(<ProjectDetail />, { api });
  expect(await screen.findByText(/^Hier staat straks/)).toBeInTheDocument();
});
