import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RecurringBlock } from '@kengetal/contract';
import { renderRemote } from '@kengetal/platform/testing';
import Recurring from './Recurring.tsx';
import { apiWith, expected, page, row } from './testing/page.ts';

const AGENDA: RecurringBlock['agenda'] = [
  expected('2025-04-01', -40_000, { id: 'huur', name: 'Huur' }),
  expected('2025-04-05', 50_000, { id: 'abo', name: 'Abonnementen' }),
  expected('2025-04-25', -210_000, { id: 'lonen', kind: 'lonen', name: 'Netto lonen' }),
  // Of a week that is April's until Wednesday.
  expected('2025-04-30', -6_300, { id: 'btw', kind: 'btw', name: 'Btw over 1e kwartaal 2025' }),
  expected('2025-05-01', -40_000, { id: 'huur', name: 'Huur' }),
];
const UNKNOWN = [{ name: 'Extra lonen', why: 'Hoeveel dat in mei 2025 is, is niet bekend.' }];
const BOOKS = page([row('Huur', { id: 'huur' }), row('Abonnementen', { id: 'abo' })], {
  agenda: AGENDA,
  unknown: UNKNOWN,
});
const shown = async (path = '/?weergave=agenda', books = BOOKS) => {
  const user = userEvent.setup();
  const view = renderRemote(<Recurring />, { api: apiWith(() => books), path });
  await screen.findByText(/^Verwacht na 31 mrt 2025/);
  return { user, ...view };
};
const cellsOf = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('the agenda', () => {
  it('adds up what comes in and goes out by month, each day in its own', async () => {
    await shown();
    const months = screen.getByRole('table', { name: 'Verwacht per maand' });
    expect(within(months).getAllByRole('row')).toHaveLength(3);
    // In 500; out 400 + 2,100 + 63.
    expect(cellsOf(/^april 2025/)).toEqual(['+500,00', '-2.563,00', '-2.063,00']);
    expect(cellsOf(/^mei 2025/)).toEqual(['–', '-400,00', '-400,00']);
  });

  it('has weeks from Monday to Sunday with their totals, also over the end of a month', async () => {
    await shown();
    const weeks = screen.getAllByRole('region', { name: /^Week/ });
    expect(weeks.map((week) => week.getAttribute('aria-label'))).toEqual([
      'Week 14, 31 mrt – 6 apr',
      'Week 17, 21 apr – 27 apr',
      'Week 18, 28 apr – 4 mei',
    ]);
    const [first, , last] = weeks;
    const total = (week: HTMLElement | undefined) =>
      week && within(week).getByRole('button', { name: /per saldo/ }).textContent;
    expect(total(first)).toBe('+100,00');
    expect(total(last)).toBe('-463,00');
    expect(last && within(last).getAllByRole('listitem')).toHaveLength(2);
  });

  it('opens each amount and total into what it is made of', async () => {
    const { user } = await shown();
    await user.click(screen.getByRole('button', { name: /^Netto lonen, verwacht op 25 apr/ }));
    const drawer = () => screen.findByRole('dialog');
    expect(await drawer()).toHaveTextContent(/Netto lonen/);
    await user.click(screen.getByRole('button', { name: /^Eruit, april 2025/ }));
    expect(await drawer()).toHaveTextContent(/Huur, 01-04.*Netto lonen, 25-04.*Btw over/);
  });

  it('says what is not known, and leaves it out', async () => {
    await shown();
    const unknown = screen.getByRole('region', { name: 'Niet bekend' });
    expect(unknown).toHaveTextContent('Extra lonen. Hoeveel dat in mei 2025 is, is niet bekend.');
  });

  it('has series alone where only they are asked, and says so', async () => {
    await shown('/?weergave=agenda&frequentie=maandelijks');
    expect(screen.getByText(/Met deze filters zie je alleen reeksen/)).toBeInTheDocument();
    expect(screen.queryByText('Netto lonen')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Niet bekend' })).not.toBeInTheDocument();
    expect(screen.getAllByText('Huur')).toHaveLength(2);
  });

  it('has wages and taxes also where no series comes back', async () => {
    const wages = expected('2025-04-25', -210_000, { id: 'l', kind: 'lonen', name: 'Netto lonen' });
    await shown('/?weergave=agenda', page([], { state: 'te_kort', agenda: [wages] }));
    expect(screen.getByText('Netto lonen')).toBeInTheDocument();
  });

  it('is what a file is made of', async () => {
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    const api = apiWith(() => BOOKS).on('POST /recurring/export', () => ({
      ...{ download_url: '/download?token=abc', filename: 'Agenda mrt 2025.csv' },
      expires_at: '2025-03-31T10:00:00Z',
    }));
    const user = userEvent.setup();
    renderRemote(<Recurring />, { api, path: '/?weergave=agenda' });
    await screen.findByText(/^Verwacht na 31 mrt 2025/);
    await user.click(screen.getByRole('button', { name: 'Exporteren' }));
    await user.click(await screen.findByRole('menuitem', { name: /^CSV/ }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    expect(api.callsOf('POST /recurring/export')[0]?.body).toMatchObject({
      ...{ series: ['huur', 'abo'], agenda: { dues: true }, format: 'csv' },
    });
    saved.mockRestore();
  });

  it('finds wages and taxes by their words too', async () => {
    const { user } = await shown();
    await user.type(screen.getByRole('searchbox'), 'loon');
    expect(screen.queryByText('Netto lonen')).not.toBeInTheDocument();
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'btw');
    expect(screen.getByText('Btw over 1e kwartaal 2025')).toBeInTheDocument();
    expect(screen.queryByText('Huur')).not.toBeInTheDocument();
  });
});
