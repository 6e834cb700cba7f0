import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OfficeBooks, OfficeRow } from '@kengetal/contract';
import { booked, FakeApi, ORGANISATION, PROJECT, renderRemote } from '@kengetal/platform/testing';
import Organisation from '../Organisation.tsx';

const ID = ORGANISATION.organisation_id;
const RIGHTS = { organisations: { [ID]: 'beheerder' as const }, projects: {} };
const idOf = (n: number) => `00000000-0000-4000-8000-0000000001${String(n).padStart(2, '0')}`;

const BOOKS: OfficeBooks = {
  months: {
    first: 202501,
    states: [...Array<'geboekt'>(2).fill('geboekt'), ...Array<'later'>(10).fill('later')],
  },
  ...{ through: 202502, boekjaar: '2025', quality: 90, result: 300_000, cash: 1_500_000 },
  change: {
    value: 5_000,
    unit: 'percent',
    judgement: 'gunstig',
    words: 'Resultaat van € 2.000 naar € 3.000 winst',
  },
  vat: { cents: 120_000, due: '2025-04-30' },
};

const row = (n: number, project_name: string, more: Partial<OfficeRow> = {}): OfficeRow => ({
  ...{ project_id: idOf(n), project_name, books: BOOKS, is_making: false, suggestions: n },
  source: {
    provider: 'auditfile',
    status: 'actief',
    at: '2025-03-10T09:00:00Z',
    percent: null,
    error: null,
  },
  attention: [],
  ...more,
});

const BROKEN = row(1, 'Fysio Het Plein', {
  source: {
    provider: 'exact',
    status: 'fout',
    at: '2025-03-10T09:00:00Z',
    percent: null,
    error: 'Exact antwoordt niet.',
  },
  attention: ['koppeling'],
});
const DUE = row(2, 'Staalbouw Meijer', {
  books: { ...BOOKS, vat: { cents: 1_248_000, due: '2025-03-31' }, result: -50_000 },
  attention: ['btw'],
});
const DUE_TOO = row(3, 'Groothandel Sluis', {
  books: { ...BOOKS, vat: { cents: 912_600, due: '2025-03-31' } },
  attention: ['btw'],
});
const FINE = row(4, 'Bakkerij Hoekstra', {
  books: { ...BOOKS, vat: { cents: -10_000, due: '2025-04-30' } },
});
const ROWS = [BROKEN, DUE, DUE_TOO, FINE];

const projects = ROWS.map(({ project_id, project_name }) => ({
  project_id,
  project_name,
  organisation_id: ID,
}));

function open(rows: readonly OfficeRow[] = ROWS, query = '') {
  const api = new FakeApi()
    .on('GET /organisation/office', () => ({ today: '2025-03-18', rows: [...rows] }))
    .on('GET /project/office', () => ({
      ...{ result: booked(-50_000), change: null, cash: booked(1_500_000), vat: booked(1_248_000) },
    }))
    .on('POST /lines', () => ({
      lines: [],
      sum_cents: -50_000,
      count: 0,
      next_cursor: null,
      found: { sum_cents: 0, count: 0 },
    }))
    .on('POST /organisation/office/export', () => ({
      ...{
        download_url: '/download?token=x',
        filename: 'a.csv',
        expires_at: '2025-03-18T10:05:00Z',
      },
    }))
    .on('GET /removed', () => []);
  return renderRemote(<Organisation />, {
    ...{ api, path: `/organisatie${query}`, projects: [PROJECT, ...projects], rights: RIGHTS },
  });
}

const table = () => screen.findByRole('table', { name: 'Administraties' });
const names = async () =>
  within(await table())
    .getAllByRole('row')
    .flatMap((one) => within(one).queryAllByRole('rowheader'))
    .map(({ textContent }) => textContent);

it('is the first thing of an organisation with several projects', async () => {
  open();
  expect(await screen.findByText(/Drie van de 4 vragen aandacht/)).toHaveTextContent(
    'Drie van de 4 vragen aandacht: één koppeling is verbroken en twee betalen uiterlijk 31 maart btw, samen € 21.606.',
  );
  expect(screen.getByRole('tab', { name: 'Administraties', selected: true })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Vraagt aandacht 3' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Btw in maart 2' })).toBeInTheDocument();
  const [first] = within(await table())
    .getAllByRole('rowgroup')
    .slice(1);
  expect(first).toHaveTextContent('Vraagt aandacht 3');
});

it('narrows by a choice and by search, and sorts, in the address', async () => {
  const { address } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Btw in maart 2' }));
  expect(address()).toContain('toon=btw');
  expect((await names()).join()).not.toContain('Bakkerij');
  await userEvent.click(screen.getByRole('button', { name: 'Alle 4' }));
  await userEvent.click(screen.getByRole('button', { name: 'Btw te betalen' }));
  expect(address()).toContain('sorteer=-btw');
  expect((await names()).slice(1, 3).join()).toMatch(/Staalbouw.*Fysio|Staalbouw.*Groothandel/);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Zoek administratie' }), 'hoek');
  expect(await names()).toEqual(['In orde 1', 'Bakkerij Hoekstra']);
});

it('opens an amount in the drawer, of its own project', async () => {
  const { api } = open();
  await userEvent.click(await screen.findByRole('button', { name: /^Resultaat Staalbouw Meijer/ }));
  const drawer = await screen.findByRole('dialog', { name: 'Resultaat' });
  expect(drawer).toHaveTextContent('Staalbouw Meijer');
  expect(api.callsOf('GET /project/office')[0]?.query).toEqual({ project_id: idOf(2) });
  await within(drawer).findByRole('searchbox');
  expect(api.callsOf('POST /lines')[0]?.body).toMatchObject({ project_id: idOf(2) });
  expect(within(drawer).queryByText('Vraag de assistent')).not.toBeInTheDocument();
});

it('opens what those that pay VAT pay together into each of them', async () => {
  const { api } = open();
  await userEvent.click(
    await screen.findByRole('button', { name: /^Btw van deze maand: €\s21.606/ }),
  );
  const drawer = await screen.findByRole('dialog', { name: 'Btw van deze maand' });
  await userEvent.click(within(drawer).getByRole('button', { name: /Groothandel Sluis/ }));
  expect(await screen.findByRole('dialog', { name: 'Btw te betalen' })).toBeInTheDocument();
  expect(api.callsOf('POST /lines')[0]?.body).toMatchObject({ project_id: idOf(3) });
});

it('goes by keyboard from row to row, into one, and to the search', async () => {
  const { address } = open();
  await table();
  await userEvent.keyboard('/');
  expect(screen.getByRole('searchbox', { name: 'Zoek administratie' })).toHaveFocus();
  await userEvent.click(document.body);
  await userEvent.keyboard('jj');
  expect(document.activeElement).toHaveTextContent('Staalbouw Meijer');
  await userEvent.keyboard('k');
  expect(document.activeElement).toHaveTextContent('Fysio Het Plein');
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe(`/dashboard?project=${idOf(1)}`);
});

it('leaves out columns as the address says, and exports what is shown', async () => {
  const { api } = open(ROWS, '?zonder=liquide&toon=aandacht');
  expect(within(await table()).queryByText('Liquide middelen')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Exporteren' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  expect(api.callsOf('POST /organisation/office/export')[0]?.body).toEqual({
    ...{ organisation_id: ID, project_ids: [idOf(1), idOf(2), idOf(3)], format: 'csv' },
  });
});

it('says when all is in order, and what is being looked through', async () => {
  const { unmount } = open([FINE, { ...FINE, project_id: idOf(9) }]);
  expect(await screen.findByText('Alle 2 administraties zijn in orde.')).toBeInTheDocument();
  unmount();
  open([FINE, row(5, 'Nieuw', { books: null, is_making: true, source: null })]);
  expect(
    await screen.findByText('Tot nu toe is alles in orde; één van de 2 wordt nog doorgenomen.'),
  ).toBeInTheDocument();
  expect(screen.getByText('wordt doorgenomen')).toBeInTheDocument();
  expect(screen.getByText('terug')).toBeInTheDocument();
});
