import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RecurringSeries, WholePage } from '@kengetal/contract';
import { booked, problem, PROJECT, renderRemote } from '@kengetal/platform/testing';
import Recurring from './Recurring.tsx';
import { apiWith as pageApi, filters, page, row } from './testing/page.ts';

const PRICE = row('Softwarehuis Delta', {
  signals: [{ key: 'prijsverhoging', label: 'Prijs +11,5%', words: 'Sinds januari € 389.' }],
});

const SERIES: RecurringSeries = {
  row: PRICE,
  headline: {
    text: 'Sinds januari betaal je [€ 40](figure:verschil) per maand meer',
    figures: { verschil: booked(4_000) },
  },
  story: { text: 'Acht keer € 349.', figures: {} },
  reasons: ['3 keer geboekt op rekening 4300.'],
  occurrences: [
    { datum: '2025-01-03', figure: booked(34_900), state: 'geboekt' },
    { datum: '2025-02-03', figure: booked(38_900), state: 'hoger' },
  ],
  can_split: false,
  changes: [],
};

const apiWith = (answer: () => WholePage) => pageApi(answer).on('GET /recurring', () => SERIES);

const LARGE = page([PRICE, row('Energie Direct', { rekening_naam: 'Gas en elektra' })]);

it('shows each series with its twelve months in words', async () => {
  renderRemote(<Recurring />, { api: apiWith(() => LARGE) });
  const table = await screen.findByRole('table', { name: 'Periodieke transacties' });
  expect(within(table).getByRole('row', { name: /Energie Direct/ })).toBeInTheDocument();
  expect(within(table).getAllByRole('img', { name: /maart 2025 geboekt$/ })).toHaveLength(2);
});

it('shows what varies as a range, of which both ends open', async () => {
  const range = { lowest: booked(8_000), highest: booked(20_050) };
  const varies = row('Energie Direct', { amount_kind: 'variabel', range });
  renderRemote(<Recurring />, { api: apiWith(() => page([varies, PRICE])) });
  const found = await screen.findByRole('row', { name: /Energie Direct/ });
  const [lowest, highest] = within(found).getAllByRole('button', {
    name: /(laagste|hoogste) bedrag/,
  });
  expect(lowest).toHaveTextContent(/^80,00$/);
  expect(highest).toHaveTextContent(/^200,50$/);
  expect(lowest?.closest('td')).toHaveTextContent('80,00 – 200,50');
  await userEvent.click(highest as HTMLElement);
  expect(await screen.findByRole('dialog')).toHaveTextContent('200,50');
  expect(screen.queryByRole('button', { name: /Delta, (laagste|hoogste)/ })).toBeNull();
});

it('finds by words, and shows only what stands out', async () => {
  const user = userEvent.setup();
  const { address } = renderRemote(<Recurring />, { api: apiWith(() => LARGE) });
  await user.type(await screen.findByRole('searchbox', { name: /Zoek een relatie/ }), 'elektra');
  expect(screen.queryByRole('row', { name: /Delta/ })).not.toBeInTheDocument();
  await user.clear(screen.getByRole('searchbox'));
  await user.click(screen.getByRole('button', { name: /^Signalen/ }));
  expect(screen.getByRole('row', { name: /Delta/ })).toBeInTheDocument();
  expect(screen.queryByRole('row', { name: /Energie/ })).not.toBeInTheDocument();
  expect(address()).toBe('/?signaal=alle');
});

it('begins with the heaviest of many series, and shows all when asked', async () => {
  const user = userEvent.setup();
  const many = page(Array.from({ length: 61 }, (_, index) => row(`Leverancier ${index}`)));
  renderRemote(<Recurring />, { api: apiWith(() => many) });
  // By role each of them would be looked at many times over.
  expect(await screen.findAllByText(/^Leverancier/)).toHaveLength(50);
  await user.click(screen.getByRole('searchbox'));
  await user.paste('Leverancier 60');
  expect(screen.getByText('Leverancier 60')).toBeInTheDocument();
  await user.clear(screen.getByRole('searchbox'));
  await user.click(screen.getByText('Toon alle 61 reeksen'));
  expect(screen.getAllByText(/^Leverancier/)).toHaveLength(61);
});

it('makes a file of the series in sight', async () => {
  const user = userEvent.setup();
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  const download = {
    download_url: '/download?token=abc',
    filename: 'Periodieke transacties.xlsx',
    expires_at: '2025-03-31T10:00:00Z',
  };
  const api = apiWith(() => LARGE).on('POST /recurring/export', () => download);
  renderRemote(<Recurring />, { api });
  await user.type(await screen.findByRole('searchbox'), 'elektra');
  await user.click(screen.getByRole('button', { name: 'Exporteren' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Excel/ }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(api.callsOf('POST /recurring/export')[0]?.body).toMatchObject({
    series: ['Energie Direct'],
    format: 'xlsx',
  });
  saved.mockRestore();
});

it('says why there is no file', async () => {
  const user = userEvent.setup();
  const api = apiWith(() => LARGE).on('POST /recurring/export', () => {
    throw problem(503, 'unavailable', 'De boekhouding is even bezet.');
  });
  renderRemote(<Recurring />, { api });
  await screen.findByRole('table');
  await user.click(screen.getByRole('button', { name: 'Exporteren' }));
  await user.click(await screen.findByRole('menuitem', { name: /^CSV/ }));
  expect(await screen.findByText(/maken is niet gelukt.*even bezet/)).toBeInTheDocument();
});

it('says why, confirms, and takes it back', async () => {
  const user = userEvent.setup();
  const changeId = '00000000-0000-4000-8000-0000000000c1';
  const api = apiWith(() => LARGE)
    .on('PATCH /recurring', () => ({ change_id: changeId }))
    .on('DELETE /recurring', () => undefined);
  renderRemote(<Recurring />, { api });
  await user.click(await screen.findByRole('button', { name: 'Softwarehuis Delta' }));
  expect(await screen.findByRole('heading', { name: /per maand meer/ })).toBeInTheDocument();
  expect(screen.getByText('3 keer geboekt op rekening 4300.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Nieuw bedrag bevestigen' }));
  expect(await screen.findByText('Softwarehuis Delta bevestigd.')).toBeInTheDocument();
  expect(api.callsOf('PATCH /recurring')[0]?.body).toEqual({
    project_id: PROJECT.project_id,
    change: { action: 'bevestigen', series: ['Softwarehuis Delta'] },
  });
  await user.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
  await waitFor(() =>
    expect(api.callsOf('DELETE /recurring')[0]?.body).toMatchObject({ change_id: changeId }),
  );
});

it('merges what is chosen', async () => {
  const user = userEvent.setup();
  const api = apiWith(() => LARGE).on('PATCH /recurring', () => ({ change_id: 'c' }));
  renderRemote(<Recurring />, { api });
  await user.click(await screen.findByRole('button', { name: 'Softwarehuis Delta' }));
  await user.click(await screen.findByRole('button', { name: 'Samenvoegen' }));
  const group = screen.getByRole('group', { name: 'Reeksen samenvoegen' });
  expect(within(group).getByRole('button', { name: 'Samenvoegen' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Energie Direct kiezen' }));
  await user.click(within(group).getByRole('button', { name: 'Samenvoegen' }));
  expect(await screen.findByText('2 reeksen samengevoegd.')).toBeInTheDocument();
});

it('offers who only reads no way to change anything', async () => {
  const user = userEvent.setup();
  const rights = { organisations: {}, projects: { [PROJECT.project_id]: 'lezer' as const } };
  renderRemote(<Recurring />, { api: apiWith(() => LARGE), rights });
  await user.click(await screen.findByRole('button', { name: 'Softwarehuis Delta' }));
  expect(await screen.findByText('3 keer geboekt op rekening 4300.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /evestigen|Negeren/ })).not.toBeInTheDocument();
});

it('says when there is too little history', async () => {
  const message = 'Te weinig historie (minstens 3 betalingen). Er zijn nog geen drie maanden.';
  const short = page([], { state: 'te_kort', message, sections: [] });
  renderRemote(<Recurring />, { api: apiWith(() => short) });
  expect(await screen.findByText(message)).toBeInTheDocument();
});

it('leads to the upload without books', async () => {
  const none = { ...page([], { state: 'te_kort', sections: [] }), updated_at: null };
  const unread = { ...filters, periode_bereik: null, updated_at: null };
  const api = apiWith(() => none).on('GET /filters', () => unread);
  const { address } = renderRemote(<Recurring />, { api });
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Auditfile uploaden' }));
  expect(address()).toMatch(/^\/connectie-aanmaken/);
});

it('fails in its own place, and tries again', async () => {
  const user = userEvent.setup();
  let fails = true;
  const api = apiWith(() => {
    if (fails) throw problem(500, 'internal', 'Er ging iets mis.');
    return LARGE;
  });
  renderRemote(<Recurring />, { api });
  expect(await screen.findByText('Kon de periodieke transacties niet laden.')).toBeInTheDocument();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByRole('table')).toBeInTheDocument();
});
