import { screen, waitFor, within } from '@testing-library/react';
import { FigureLink } from '../figure/FigureLink.tsx';
import {
  absent,
  booked,
  difference,
  FakeLinesApi,
  journalLine,
  percent,
} from '../testing/fakes.ts';
import { renderInApp } from '../testing/render.tsx';

const LINES = [
  journalLine({ cents: 1_421_240, omschrijving: 'Loonjournaal maart, monteurs' }),
  journalLine({ cents: 518_035, omschrijving: 'Loonjournaal maart, kantoor' }),
  journalLine({
    cents: 248_600,
    omschrijving: 'Pensioenfonds Techniek, maart',
    rekening: '4020',
    rekening_naam: 'Pensioenlasten',
  }),
];
const PERSONNEL = booked(2_187_875, {
  about: { label: 'Personeelskosten', explanation: 'Lonen, sociale lasten en pensioen.' },
});

const opener = () => screen.getByRole('button', { name: /^Personeelskosten: / });
const drawer = () => screen.getByRole('dialog');

test('a booked figure opens beside the content with its lines, adding up to the cent', async () => {
  const { user, drawerElement } = renderInApp(<FigureLink figure={PERSONNEL} />, {
    api: new FakeLinesApi(LINES),
  });
  expect(opener()).toHaveAttribute('data-figure', 'booked');
  await user.click(opener());
  expect(drawerElement).toContainElement(drawer());
  expect(screen.getByRole('heading', { name: 'Personeelskosten' })).toHaveFocus();
  expect(within(drawer()).getByText('Lonen, sociale lasten en pensioen.')).toBeInTheDocument();
  const table = await screen.findByRole('table', { name: 'Boekingen van Personeelskosten' });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(rows).toEqual([
    'DatumOmschrijvingBedrag',
    'Lonen en salarissen19.392,75',
    '25-03Loonjournaal maart, monteurs14.212,40',
    '25-03Loonjournaal maart, kantoor5.180,35',
    'Pensioenlasten2.486,00',
    '25-03Pensioenfonds Techniek, maart2.486,00',
    'Totaal 3\u00A0boekingen21.878,75',
  ]);
  expect(screen.queryByText(/tellen op tot/)).not.toBeInTheDocument();
});

test('income is shown with the sign of the figure, not of the ledger', async () => {
  const income = booked(50_000, { sign: -1 });
  const { user } = renderInApp(<FigureLink figure={income} label="Omzet" />, {
    api: new FakeLinesApi([journalLine({ cents: -50_000, rekening_naam: 'Omzet hoog' })]),
  });
  await user.click(screen.getByRole('button', { name: /^Omzet: / }));
  expect(await screen.findByRole('row', { name: /Totaal/ })).toHaveTextContent(/500,00$/);
  expect(drawer()).not.toHaveTextContent('-500,00');
});

test('lines that do not add up to the figure are said to', async () => {
  const { user } = renderInApp(<FigureLink figure={booked(99_999)} label="Omzet" />, {
    api: new FakeLinesApi(LINES),
  });
  await user.click(screen.getByRole('button', { name: /^Omzet: / }));
  expect(await screen.findByRole('status')).toHaveTextContent(
    'De 3 boekingen tellen op tot € 21.878,75, niet tot € 999,99.',
  );
});

test('Escape closes and the focus returns to the figure', async () => {
  const { user } = renderInApp(<FigureLink figure={PERSONNEL} />, { api: new FakeLinesApi(LINES) });
  opener().focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('table');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
  await user.click(opener());
  await user.click(screen.getByRole('button', { name: 'Sluiten' }));
  expect(opener()).toHaveFocus();
});

test('searching leaves the total whole and says what was found', async () => {
  const { user, api } = renderInApp(<FigureLink figure={PERSONNEL} />, {
    api: new FakeLinesApi(LINES),
  });
  await user.click(opener());
  await screen.findByRole('table');
  await user.type(
    screen.getByRole('searchbox', { name: 'Zoek op omschrijving, relatie of bedrag' }),
    'kantoor',
  );
  expect(await screen.findByText(/^Gevonden: 1/)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(/monteurs/)).not.toBeInTheDocument());
  expect(screen.getByRole('row', { name: /Totaal/ })).toHaveTextContent('21.878,75');
  expect(screen.queryByText(/tellen op tot/)).not.toBeInTheDocument();
  // One request for the drawer and one when the typing paused.
  expect(api.bodies).toHaveLength(2);
});

test('an error stays in the drawer and can be tried again', async () => {
  const api = new FakeLinesApi(LINES);
  api.failures = [new Error('down')];
  const { user } = renderInApp(<FigureLink figure={PERSONNEL} />, { api });
  await user.click(opener());
  expect(await screen.findByRole('alert')).toHaveTextContent('Kon de boekingen niet laden.');
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByRole('row', { name: /Totaal/ })).toHaveTextContent('21.878,75');
});

test('a derived figure opens into its operands, and each of those opens, with a way back', async () => {
  const figure = difference(PERSONNEL, booked(1_000_000));
  const { user } = renderInApp(
    <FigureLink figure={figure} label="Verschil" variant="difference" />,
    {
      api: new FakeLinesApi(LINES),
    },
  );
  await user.click(screen.getByRole('button', { name: /^Verschil: / }));
  const rows = within(drawer())
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(rows).toEqual(['Maart 202521.878,75', '−Februari 202510.000,00', 'Verschil11.878,75']);
  await user.click(within(drawer()).getByRole('button', { name: 'Maart 2025' }));
  expect(screen.getByRole('heading', { name: 'Maart 2025' })).toHaveFocus();
  expect(await screen.findByRole('row', { name: /Totaal/ })).toHaveTextContent('21.878,75');
  await user.click(screen.getByRole('button', { name: 'Terug naar Verschil' }));
  expect(screen.getByRole('heading', { name: 'Verschil' })).toBeInTheDocument();
});

test('operands that do not make the figure are said to', async () => {
  const wrong = { ...difference(booked(500), booked(200)), value: 301 };
  const { user } = renderInApp(<FigureLink figure={wrong} label="Verschil" />);
  await user.click(screen.getByRole('button', { name: /^Verschil: / }));
  expect(screen.getByRole('status')).toHaveTextContent('De onderdelen tellen niet op');
});

test('a percentage shows what is divided by what', async () => {
  const { user } = renderInApp(
    <FigureLink figure={percent(6294, booked(6294), booked(10_000))} label="Marge" />,
  );
  await user.click(screen.getByRole('button', { name: /^Marge: 62,9%$/ }));
  expect(drawer()).toHaveTextContent('Gedeeld door');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('an absent figure says why', async () => {
  const { user } = renderInApp(
    <FigureLink figure={absent('Er is geen omzet in deze maand.')} label="Marge" />,
  );
  const link = screen.getByRole('button', { name: 'Marge: Er is geen omzet in deze maand.' });
  expect(link).toHaveTextContent('n.v.t.');
  await user.click(link);
  expect(drawer()).toHaveTextContent('Er is geen omzet in deze maand.');
});

test('on a phone the drawer covers the screen and keeps Tab inside', async () => {
  const phone = { ...window.matchMedia(''), matches: true };
  jest.spyOn(window, 'matchMedia').mockReturnValue(phone);
  const { user } = renderInApp(<FigureLink figure={absent('Geen begroting.')} label="Budget" />);
  await user.click(screen.getByRole('button', { name: /^Budget/ }));
  expect(drawer()).toHaveAttribute('aria-modal', 'true');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Sluiten' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Vraag de assistent' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Sluiten' })).toHaveFocus();
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Vraag de assistent' })).toHaveFocus();
});
