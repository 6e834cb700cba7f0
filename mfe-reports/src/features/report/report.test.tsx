import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReportEntry } from '@kengetal/contract';
import { booked, FakeApi, problem, PROJECT, renderRemote } from '@kengetal/platform/testing';
import Report from './Report.tsx';

const entry = (naam: string, type: ReportEntry['type'], min: number, max = min): ReportEntry => ({
  naam,
  type,
  periode_min: min,
  periode_max: max,
  voorlopig: max > 202502,
});

const REPORTS = [
  entry('Boekjaar 2025', 'jaar', 202501, 202512),
  entry('1e kwartaal 2025', 'kwartaal', 202501, 202503),
  entry('Maart 2025', 'maand', 202503),
  entry('Februari 2025', 'maand', 202502),
  entry('Boekjaar 2024', 'jaar', 202401, 202412),
  entry('December 2024', 'maand', 202412),
];
const MARCH = '/rapporten?type=maand&rapport=202503-202503';

const tableOf = (label: string, cents: number) => ({
  kind: 'table' as const,
  key: label,
  title: label,
  caption: 'Bedragen in euro’s',
  columns: [{ key: 'nu', label: 'Maart 2025', role: 'current' as const }],
  rows: [{ key: 'r', label, level: 0, kind: 'line' as const, cells: [booked(cents)] }],
});

/** An API with two components; those in `failing` answer with a problem. */
function answering(failing = new Set<string>()) {
  const content = {
    'winst-en-verlies': tableOf('Netto-omzet', 9_648_000),
    balans: tableOf('Vlottende activa', 12_345_600),
  };
  return new FakeApi()
    .on('GET /filters', () => ({
      periode_filters: [],
      grootboek_types: [],
      grootboek_groepen: [],
      grootboek_namen: [],
      reports: REPORTS,
      periode_bereik: { periode_min: 202401, periode_max: 202503 },
      updated_at: '2025-04-02T05:10:00Z',
    }))
    .on('POST /report', ({ body }) => ({
      report: entry('Maart 2025', 'maand', body.periode_min),
      components: [
        { id: 'winst-en-verlies', title: 'Winst-en-verliesrekening', tab: 'Winst & verlies' },
        { id: 'balans', title: 'Balans', tab: 'Balans' },
      ],
      comparisons: [],
      note: null,
      context_prompt: 'Rapport maart 2025',
      updated_at: '2025-04-02T05:10:00Z',
    }))
    .on('POST /report/components', ({ body: { id } }) => {
      if (failing.has(id)) throw problem(503, 'unavailable', 'De boekhouding is even bezet.');
      const table = id === 'balans' ? content.balans : content['winst-en-verlies'];
      return {
        id,
        tab: id,
        title: id,
        blocks: [
          {
            kind: 'checks' as const,
            key: 'controles',
            items: [{ key: 'sluit', label: 'Balans sluit', state: 'goed' as const }],
          },
          table,
        ],
        context_prompt: `Cijfers van ${id}`,
        updated_at: null,
      };
    });
}

describe('list of reports', () => {
  it('shows every report by fiscal year and opens one in the address', async () => {
    const { address } = renderRemote(<Report />, {
      api: answering(),
      path: '/rapporten?project=p',
    });
    const year = within(await screen.findByRole('region', { name: 'Boekjaar 2025' }));
    expect(year.getAllByRole('link')).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'December 2024 Definitief' })).toBeInTheDocument();
    await userEvent.click(year.getByRole('link', { name: 'Maart 2025 Voorlopig' }));
    expect(address()).toBe('/rapporten?project=p&type=maand&rapport=202503-202503');
    expect(screen.getByRole('heading', { level: 1, name: 'Maart 2025' })).toHaveFocus();
  });

  it('follows the type in the address', async () => {
    renderRemote(<Report />, { api: answering(), path: '/rapporten?type=kwartaal' });
    expect(await screen.findByRole('link', { name: /1e kwartaal 2025/ })).toBeInTheDocument();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('says that a report is not there', async () => {
    renderRemote(<Report />, { api: answering(), path: '/rapport?rapport=201901-201901' });
    expect(await screen.findByText('Over deze periode is er geen rapport.')).toBeInTheDocument();
  });

  it('leads to the upload without books', async () => {
    const { address } = renderRemote(<Report />, { project: null });
    await userEvent.click(screen.getByRole('button', { name: 'Auditfile uploaden' }));
    expect(address()).toBe(`/connectie-aanmaken?org_id=${PROJECT.organisation_id}`);
  });
});

describe('one report', () => {
  it('shows its name, its state and its statement, and names the crumb', async () => {
    const { api, asked } = renderRemote(<Report />, { api: answering(), path: MARCH });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Maart 2025' }),
    ).toBeInTheDocument();
    expect(screen.getByText('Voorlopig')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /^Netto-omzet: / })).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Controles' })).toHaveTextContent('Balans sluit');
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
    await userEvent.click(await screen.findByRole('tab', { name: 'Balans' }));
    expect(address()).toBe(`${MARCH}&tab=balans`);
    expect(await screen.findByRole('button', { name: /^Vlottende activa: / })).toBeInTheDocument();
    expect(bus.get('report')).toEqual({
      type: 'maand',
      period: { periode_min: 202503, periode_max: 202503 },
      tab: 'Balans',
      context_prompt: 'Rapport maart 2025\n\nCijfers van balans',
    });
    unmount();
    expect(bus.get('report')).toBeNull();
  });

  it('opens on the tab of the address', async () => {
    renderRemote(<Report />, { api: answering(), path: `${MARCH}&tab=balans` });
    expect(await screen.findByRole('tab', { name: 'Balans', selected: true })).toBeInTheDocument();
  });

  it('leaves the other components standing when one fails, and tries that one again', async () => {
    const failing = new Set(['winst-en-verlies']);
    const { api } = renderRemote(<Report />, { api: answering(failing), path: MARCH });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('De boekhouding is even bezet.');
    await userEvent.click(screen.getByRole('tab', { name: 'Balans' }));
    expect(await screen.findByRole('button', { name: /^Vlottende activa: / })).toBeInTheDocument();

    failing.clear();
    await userEvent.click(screen.getByRole('tab', { name: 'Winst & verlies' }));
    await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByRole('button', { name: /^Netto-omzet: / })).toBeInTheDocument();
    expect(api.callsOf('POST /report/components')).toHaveLength(3);
  });

  it('says what went wrong with the report itself and tries again', async () => {
    const api = answering();
    let down = true;
    const fine = answering();
    api.on('POST /report', (request) => {
      if (down) throw problem(503, 'unavailable', 'De boekhouding is even bezet.');
      return fine.request('POST /report', request);
    });
    renderRemote(<Report />, { api, path: MARCH });
    const alert = await screen.findByRole('alert');
    down = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Opnieuw proberen' }));
    await waitFor(() => expect(screen.getAllByRole('tab')).toHaveLength(2));
  });
});
