import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FigureLink } from '../figure/FigureLink.tsx';
import { booked, FakeLinesApi, journalLine } from '../testing/fakes.ts';
import { renderInApp } from '../testing/render.tsx';

const COUNT = 100_000;
const ROW = 32;
const MANY = Array.from({ length: COUNT }, (_, place) =>
  journalLine({ cents: place + 1, omschrijving: `Boeking ${place}` }),
);
const SUM = (COUNT * (COUNT + 1)) / 2;

const region = () => screen.getByRole('region', { name: 'Boekingen van Omzet' });
const rows = () => [...region().querySelectorAll('tr')];

async function opened() {
  const app = renderInApp(<FigureLink figure={booked(SUM)} label="Omzet" />, {
    api: new FakeLinesApi(MANY),
  });
  await app.user.click(screen.getByRole('button', { name: /^Omzet: / }));
  await screen.findByText('Boeking 0');
  return app;
}

function scrollTo(top: number) {
  Object.defineProperty(region(), 'scrollTop', { value: top, configurable: true, writable: true });
  fireEvent.scroll(region());
}

test('of a hundred thousand lines those in sight are drawn, wherever the scrollbar stands', async () => {
  const { api } = await opened();
  expect(rows().length).toBeLessThan(100);
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', String(COUNT + 1));
  scrollTo((COUNT - 10) * ROW);
  expect(await screen.findByText(`Boeking ${COUNT - 1}`)).toBeInTheDocument();
  expect(rows().length).toBeLessThan(100);
  scrollTo((COUNT / 2) * ROW);
  expect(await screen.findByText(`Boeking ${COUNT / 2}`)).toBeInTheDocument();
  scrollTo(0);
  expect(await screen.findByText('Boeking 0')).toBeInTheDocument();
  expect(rows().length).toBeLessThan(100);
  // What was passed over was not asked for.
  expect(api.bodies.length).toBeLessThan(8);
  expect(screen.getByRole('row', { name: /Totaal/ })).toHaveTextContent('100.000 boekingen');
});

test('the next page goes on where the one before ended, a far one is jumped to', async () => {
  const { api } = await opened();
  scrollTo(200 * ROW);
  await screen.findByText('Boeking 200');
  expect(api.bodies[1]).toMatchObject({ cursor: '200' });
  scrollTo(50_000 * ROW);
  await screen.findByText('Boeking 50000');
  expect(api.bodies[api.bodies.length - 1]).toMatchObject({ offset: expect.any(Number) as number });
});

test('a heading sorts, by keyboard, and says so', async () => {
  const { user } = await opened();
  scrollTo(90_000 * ROW);
  screen.getByRole('button', { name: 'Bedrag' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('columnheader', { name: 'Bedrag' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  fireEvent.scroll(region()); // A browser says itself that it is at the top again.
  await waitFor(() => expect(rows()[1]).toHaveTextContent(`Boeking ${COUNT - 1}`));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(rows()[1]).toHaveTextContent('Boeking 0'));
  expect(screen.getByRole('button', { name: 'Bedrag' })).toHaveFocus();
});

test('amounts that are shown the other way round are sorted as they are shown', async () => {
  const lines = [-100, -300, -200].map((cents) => journalLine({ cents }));
  const { user } = renderInApp(<FigureLink figure={booked(600, { sign: -1 })} label="Omzet" />, {
    api: new FakeLinesApi(lines),
  });
  await user.click(screen.getByRole('button', { name: /^Omzet: / }));
  await user.click(await screen.findByRole('button', { name: 'Bedrag' }));
  await waitFor(() => expect(rows()[1]).toHaveTextContent(/3,00$/));
});

test('made wide, the drawer has every column that a bookkeeper looks for', async () => {
  const { user } = await opened();
  await user.click(screen.getByRole('button', { name: 'Alle kolommen' }));
  const headings = within(region())
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
  expect(headings).toEqual([
    'Datum',
    'Dagboek',
    'Boekstuk',
    'Relatie',
    'Omschrijving',
    'Rekening',
    'Debet',
    'Credit',
    'Bedrag',
  ]);
  await user.click(screen.getByRole('button', { name: 'Minder kolommen' }));
  expect(within(region()).getAllByRole('columnheader')).toHaveLength(4);
});

test('paper gets the lines that are there, and how many are missing where', async () => {
  await opened();
  scrollTo(500 * ROW);
  await screen.findByText('Boeking 500');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText(/^Hier ontbreken 200 boekingen\./)).toBeInTheDocument();
  expect(screen.getByText(/^Hier ontbreken 99\.400 boekingen\./)).toBeInTheDocument();
  expect(screen.getByText('Boeking 599')).toBeInTheDocument();
  const lines = rows().filter(({ textContent }) => textContent.includes('Boeking'));
  expect(lines).toHaveLength(400);
  expect(rows().filter(({ textContent }) => textContent === '')).toEqual([]);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(rows().length).toBeLessThan(100);
});

test('lines that cannot be read say so in their own place, and are tried again there', async () => {
  const { api, user } = await opened();
  api.failures = [new Error('out of reach')];
  scrollTo(50_100 * ROW);
  const failure = await screen.findByText(/^Kon deze boekingen niet laden/);
  expect(failure.closest('tr')).toHaveAttribute('aria-rowindex');
  await user.click(within(failure).getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByText('Boeking 50100')).toBeInTheDocument();
  expect(screen.queryByText(/^Kon deze boekingen/)).toBeNull();
  expect(region()).toHaveFocus();
});
