import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem, PROJECT, renderRemote } from '@kengetal/platform/testing';
import Report from '../Report.tsx';
import { answering } from '../testing/answers.ts';

describe('list of reports', () => {
  it('shows every report by fiscal year and opens one in the address', async () => {
    const { address, router } = renderRemote(<Report />, {
      api: answering(),
      path: '/rapporten?project=p',
    });
    const year = within(await screen.findByRole('region', { name: 'Boekjaar 2025' }));
    expect(year.getAllByRole('link')).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'December 2024 Definitief' })).toBeInTheDocument();
    await userEvent.click(year.getByRole('link', { name: 'Maart 2025 Voorlopig' }));
    expect(address()).toBe('/rapporten?project=p&type=maand&rapport=202503-202503');
    expect(screen.getByRole('heading', { level: 1, name: 'Maart 2025' })).toHaveFocus();
    await act(() => router.navigate(-1));
    expect(screen.getByRole('heading', { level: 1, name: 'Rapporten' })).toHaveFocus();
  });

  it('takes no focus when it is the first that is seen', async () => {
    renderRemote(<Report />, { api: answering(), path: '/rapporten' });
    await screen.findByRole('region', { name: 'Boekjaar 2025' });
    expect(document.body).toHaveFocus();
  });

  it('shows the result of each report and how it changed; both open', async () => {
    renderRemote(<Report />, { api: answering(), path: '/rapporten' });
    const result = await screen.findByRole('button', {
      name: /^Resultaat Maart 2025: €\s200,00$/,
    });
    expect(result).toHaveTextContent('€ 200');
    await userEvent.click(result);
    expect(screen.getByRole('dialog')).toHaveTextContent('Resultaat Maart 2025');
    await userEvent.keyboard('{Escape}');
    const year = within(screen.getByRole('region', { name: 'Boekjaar 2025' }));
    const [change] = year.getAllByRole('button', { name: /^Verandering van het resultaat/ });
    expect(change).toHaveTextContent('+100,0%');
    expect(change).toHaveAccessibleName(/gunstig.*Van winst € 100 naar winst € 200/);
    expect(screen.getAllByTitle('Niet ingelezen.')).toHaveLength(1);
    // A report that runs says which part of the one before it is held against.
    expect(year.getAllByText('t.o.v. ervoor')).not.toHaveLength(0);
  });

  it('has one row for the closing bookings of a year', async () => {
    renderRemote(<Report />, { api: answering(), path: '/rapporten' });
    const year = within(await screen.findByRole('region', { name: 'Boekjaar 2024' }));
    const closing = await year.findByRole('button', { name: /^Resultaat van de afsluitboekingen/ });
    expect(closing).toHaveTextContent('-25');
    expect(year.getAllByText('Afsluiting')).toHaveLength(1);
  });

  it('stays as it is when the results cannot be loaded, and tries again', async () => {
    const api = answering();
    const fine = answering();
    let down = true;
    api.on('GET /report/results', (request) => {
      if (down) throw problem(503, 'unavailable', 'De boekhouding is even bezet.');
      return fine.request('GET /report/results', request);
    });
    renderRemote(<Report />, { api, path: '/rapporten' });
    expect(
      await screen.findByText('Kon de resultaten niet laden. De boekhouding is even bezet.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Maart 2025 Voorlopig' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Resultaat/ })).toBeNull();
    down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByRole('button', { name: /^Resultaat Maart 2025/ })).toBeVisible();
    expect(screen.queryByText(/^Kon de resultaten/)).toBeNull();
  });

  it('follows the type in the address', async () => {
    renderRemote(<Report />, { api: answering(), path: '/rapporten?type=kwartaal' });
    expect(await screen.findByRole('link', { name: /1e kwartaal 2025/ })).toBeInTheDocument();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('keeps the type when the reports cannot be loaded, and tries again', async () => {
    const api = answering();
    const fine = answering();
    let down = true;
    api.on('GET /filters', (request) => {
      if (down) throw problem(503, 'unavailable', 'De boekhouding is even bezet.');
      return fine.request('GET /filters', request);
    });
    const { address } = renderRemote(<Report />, { api, path: '/rapporten?type=kwartaal' });
    await screen.findByText('Kon de rapporten niet laden.');
    down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByRole('link', { name: /1e kwartaal 2025/ })).toBeInTheDocument();
    expect(address()).toBe('/rapporten?type=kwartaal');
  });

  it('says that a report is not there', async () => {
    renderRemote(<Report />, { api: answering(), path: '/rapport?rapport=201901-201901' });
    expect(await screen.findByText(/^Over januari 2019 is er geen rapport/)).toBeInTheDocument();
  });

  it('leads to the upload without books', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { address } = renderRemote(<Report />, { project: null });
    expect(screen.getByText('Nog geen rapporten.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Auditfile uploaden' }));
    expect(address()).toBe(`/connectie-aanmaken?org_id=${PROJECT.organisation_id}`);
    expect(warn).toHaveBeenCalledWith('No active project set.');
  });
});
