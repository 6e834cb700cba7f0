import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem, PROJECT, renderRemote } from '@kengetal/platform/testing';
import Report from './Report.tsx';
import { answering, MARCH } from './testing/answers.ts';

const tab = (name: string) => screen.findByRole('tab', { name });
const choose = async (filter: RegExp, option: RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name: filter }));
  await userEvent.click(screen.getByRole('menuitemradio', { name: option }));
};

describe('one report', () => {
  it('shows its name, its state and its statement, and names the crumb', async () => {
    const { api, asked } = renderRemote(<Report />, { api: answering(), path: MARCH });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Maart 2025' }),
    ).toBeInTheDocument();
    expect(screen.getByText('Voorlopig')).toBeInTheDocument();
    expect(await screen.findByText('Voorlopig. De periode loopt nog.')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /^Netto-omzet: / })).toBeInTheDocument();
    const checks = screen.getByRole('list', { name: 'Controles' });
    expect(checks).toHaveTextContent('Balans sluit');
    expect(checks).toHaveTextContent('Resultaat W&V = balans');
    expect(asked.crumb).toBe('Maart 2025');
    expect(api.callsOf('POST /report/components').map(({ body }) => body)).toEqual(
      ['winst-en-verlies', 'balans'].map((id) => ({
        project_id: PROJECT.project_id,
        type: 'maand',
        periode_min: 202503,
        periode_max: 202503,
        id,
      })),
    );
  });

  it('does not wait for the list of reports', async () => {
    const api = answering().on('GET /filters', () => new Promise(() => undefined));
    const { asked } = renderRemote(<Report />, { api, path: MARCH });
    expect(await screen.findByRole('button', { name: /^Netto-omzet: / })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Maart 2025' })).toBeInTheDocument();
    expect(asked.crumb).toBe('Maart 2025');
  });

  it('keeps the active tab in the address and tells the assistant', async () => {
    const { address, bus, unmount } = renderRemote(<Report />, { api: answering(), path: MARCH });
    await userEvent.click(await tab('Balans'));
    expect(address()).toBe(`${MARCH}&tab=balans`);
    expect(await screen.findByRole('button', { name: /^Vlottende activa: / })).toBeInTheDocument();
    expect(bus.get('report')).toEqual({
      type: 'maand',
      period: { periode_min: 202503, periode_max: 202503 },
      tab: 'Balans',
      look: {},
      context_prompt: 'Rapport maart 2025\n\nCijfers van balans',
    });
    unmount();
    expect(bus.get('report')).toBeNull();
  });

  it('opens as the address says: tab, comparison and view', async () => {
    const path = `${MARCH}&tab=balans&vergelijking=vorig_jaar&weergave=maanden`;
    const { api, bus } = renderRemote(<Report />, { api: answering(), path });
    expect(await screen.findByRole('tab', { name: 'Balans', selected: true })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Vergelijking: Maart 2024' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Kolommen: Twaalf maanden' })).toBeInTheDocument();
    const look = { vergelijking: 'vorig_jaar', weergave: 'maanden' };
    for (const { body } of api.callsOf('POST /report/components')) expect(body).toMatchObject(look);
    expect(api.callsOf('POST /report/summary')[0]?.body).toMatchObject(look);
    expect(bus.get('report')?.look).toEqual(look);
  });

  it('can be held against something else, which the address keeps', async () => {
    const { address } = renderRemote(<Report />, { api: answering(), path: MARCH });
    await choose(/^Vergelijking/, /Maart 2024/);
    expect(address()).toBe(`${MARCH}&vergelijking=vorig_jaar`);
    await choose(/^Kolommen/, /Cumulatief/);
    expect(address()).toBe(`${MARCH}&vergelijking=vorig_jaar&weergave=cumulatief`);
  });

  it('goes back over comparison and view, not over tabs', async () => {
    const { router, address } = renderRemote(<Report />, { api: answering(), path: MARCH });
    await choose(/^Vergelijking/, /Maart 2024/);
    await choose(/^Vergelijking/, /Maart 2024/); // is so already
    await choose(/^Kolommen/, /Twaalf maanden/);
    await userEvent.click(await tab('Balans'));
    await act(() => router.navigate(-1));
    expect(address()).toBe(`${MARCH}&vergelijking=vorig_jaar`);
    await act(() => router.navigate(-1));
    expect(address()).toBe(MARCH);
  });

  it('says why a comparison is not there, and takes none that is not', async () => {
    const path = `${MARCH}&vergelijking=begroting`;
    const { address, api } = renderRemote(<Report />, { api: answering(), path });
    await choose(/^Vergelijking: Februari 2025/, /Er is nog geen begroting/);
    expect(address()).toBe(path);
    expect(api.callsOf('POST /report/components')[0]?.body).not.toHaveProperty('vergelijking');
  });

  it('keeps the figures on screen until those of another view are there', async () => {
    const api = answering();
    const fine = answering();
    let arrive: () => void = () => undefined;
    const later = new Promise<void>((resolve) => (arrive = resolve));
    api.on('POST /report/components', async (request) => {
      if (request.body.weergave) await later;
      return fine.request('POST /report/components', request);
    });
    renderRemote(<Report />, { api, path: MARCH });
    const figure = await screen.findByRole('button', { name: /^Netto-omzet: / });
    await choose(/^Kolommen/, /Twaalf maanden/);
    expect(figure).toBeInTheDocument();
    expect(figure.closest('[aria-busy=true]')).not.toBeNull();
    await act(async () => arrive());
    await waitFor(() => expect(figure.closest('[aria-busy=true]')).toBeNull());
  });

  it('leaves the other components standing when one fails, and tries that one again', async () => {
    const failing = new Set(['winst-en-verlies']);
    const { api } = renderRemote(<Report />, { api: answering({ failing }), path: MARCH });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('De boekhouding is even bezet.');
    expect(screen.getByRole('region', { name: 'Hoofdlijn' })).toBeInTheDocument();
    await userEvent.click(await tab('Balans'));
    expect(await screen.findByRole('button', { name: /^Vlottende activa: / })).toBeInTheDocument();

    failing.clear();
    await userEvent.click(await tab('Winst & verlies'));
    await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByRole('button', { name: /^Netto-omzet: / })).toBeInTheDocument();
    expect(api.callsOf('POST /report/components')).toHaveLength(3);
  });

  it('says that the figures are the last known when newer ones cannot be read', async () => {
    const failing = new Set<string>();
    const { queries } = renderRemote(<Report />, { api: answering({ failing }), path: MARCH });
    const figure = await screen.findByRole('button', { name: /^Netto-omzet: / });
    failing.add('winst-en-verlies');
    await act(() => queries.invalidateQueries({ queryKey: ['mfe-reports', 'component'] }));
    expect(
      await screen.findByText('Dit zijn de laatst bekende cijfers. De boekhouding is even bezet.'),
    ).toBeInTheDocument();
    expect(figure).toBeInTheDocument();
    failing.clear();
    await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    await waitFor(() => expect(screen.queryByText(/laatst bekende cijfers/)).toBeNull());
    expect(figure).toBeInTheDocument();
  });

  it('says what went wrong with the report itself, clears it, and tries again', async () => {
    const api = answering();
    let down = true;
    const fine = answering();
    api.on('POST /report', (request) => {
      if (down) throw problem(503, 'unavailable', 'De boekhouding is even bezet.');
      return fine.request('POST /report', request);
    });
    const { bus, queries } = renderRemote(<Report />, { api, path: MARCH });
    const alert = await screen.findByRole('alert');
    down = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Opnieuw proberen' }));
    await waitFor(() => expect(screen.getAllByRole('tab')).toHaveLength(2));

    down = true;
    await act(() => queries.invalidateQueries({ queryKey: ['mfe-reports', 'report'] }));
    expect(await screen.findByText('Kon het rapport niet laden.')).toBeInTheDocument();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(bus.get('report')).toBeNull();
  });

  it('logs that there is nothing to fetch for a report without components', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    renderRemote(<Report />, { api: answering({ report: { components: [] } }), path: MARCH });
    await screen.findByRole('region', { name: 'Hoofdlijn' });
    expect(warn).toHaveBeenCalledWith('No components to fetch. Fetch report first.');
  });

  it('puts every part on paper, each under its name', async () => {
    renderRemote(<Report />, { api: answering(), path: MARCH });
    await screen.findByRole('button', { name: /^Netto-omzet: / });
    expect(screen.queryByRole('heading', { name: 'Balans', hidden: true })).toBeNull();
    await act(async () => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getByRole('heading', { name: 'Balans', hidden: true })).toBeInTheDocument();
    expect(screen.getByText('Vlottende activa')).toBeInTheDocument();
    await act(async () => void window.dispatchEvent(new Event('afterprint')));
  });
});
