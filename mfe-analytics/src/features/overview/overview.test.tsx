import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GridBlock, GridRow, PageData } from '@kengetal/contract';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ApiUnreachable, PlatformProvider, usePlatform, type Period } from '@kengetal/platform';
import { FakeApi, PROJECT, renderRemote } from '@kengetal/platform/testing';
import Overview from './Overview.tsx';

const row = (
  key: string,
  label: string,
  cents: (number | null)[],
  more: Partial<GridRow> = {},
) => ({
  key,
  label,
  parent: null,
  level: 0,
  kind: 'line' as const,
  basis: 'flow' as const,
  more: 'ongunstig' as const,
  sign: 1 as const,
  filters: [],
  cents,
  ...more,
});

const month = (periode: number, naam: string): GridBlock['columns'][number] => ({
  key: `${periode}-${periode}`,
  label: naam.slice(0, 3),
  naam,
  role: 'month',
  lines: { periode_min: periode, periode_max: periode, soorten: ['mutatie'] },
});
const MARCH = month(202503, 'maart 2025');
const FEBRUARY = month(202502, 'februari 2025');

const grid = (key: string, view: GridBlock['view'], title: string, rows: GridRow[]): GridBlock => ({
  kind: 'grid',
  key,
  view,
  title,
  columns: [MARCH, FEBRUARY],
  rows,
});

const PAGE: PageData = {
  title: 'Overzicht',
  updated_at: '2025-04-02T05:10:00Z',
  blocks: [
    grid('trend', 'trend', 'Omzet per maand', [row('omzet', 'Omzet', [90_000, 50_000])]),
    grid('brug', 'bridge', 'Van resultaat vorige periode naar deze periode', [
      row('omzet', 'Netto-omzet', [90_000, 50_000], { sign: -1, more: 'gunstig' }),
      row('resultaat', 'Resultaat', [90_000, 50_000], {
        sign: -1,
        more: 'gunstig',
        kind: 'total',
      }),
    ]),
    grid('kosten', 'bars', 'Waar de kosten zitten', [
      row('lonen', 'Lonen', [30_000, 20_000]),
      row('kosten', 'Kosten', [30_000, 20_000], { kind: 'total' }),
    ]),
    grid('patroon', 'heat', 'Patroon per groep en maand', [
      row('lonen', 'Lonen', [30_000, 20_000]),
    ]),
  ],
};

/** Three months in their order. */
const YEAR: GridBlock = {
  ...grid('trend', 'trend', 'Omzet per maand', [row('omzet', 'Omzet', [100, 200, 300])]),
  columns: [month(202501, 'januari 2025'), FEBRUARY, MARCH],
};

const RELATIONS: PageData = {
  ...PAGE,
  blocks: [
    {
      ...grid('klanten', 'bars', 'Topklanten', [
        row('code_1', 'Bakker BV', [60_000, 0], { sign: -1 }),
        row('omzet', 'Omzet', [90_000, 0], { kind: 'total', sign: -1 }),
      ]),
      note: { text: 'Bakker BV is goed voor 66,7% van je omzet.', figures: {} },
    },
  ],
};

const FILTERS = {
  periode_filters: [],
  grootboek_types: [],
  grootboek_groepen: [{ waarde: 'lonen', naam: 'Lonen en salarissen' }],
  grootboek_namen: [],
  reports: [],
  periode_bereik: { periode_min: 202501, periode_max: 202503 },
  updated_at: null,
};

const isRelations = (body: { view?: { rij?: string } }) => body.view?.rij === 'relaties';

const answering = (page: PageData, relations: () => PageData = () => RELATIONS) =>
  new FakeApi()
    .on('GET /filters', () => FILTERS)
    .on('POST /pages', ({ body }) => (isRelations(body) ? relations() : page));

/** The overview under a shell that keeps the period in the address. */
function WithPeriodOfAddress() {
  const platform = usePlatform();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [first, last] = (params.get('periode') ?? '').split('-').map(Number);
  const period = { periode_min: first ?? 0, periode_max: last ?? 0 };
  const choose = ({ periode_min, periode_max }: Period) => {
    const next = new URLSearchParams(params);
    next.set('periode', `${periode_min}-${periode_max}`);
    void navigate({ search: `?${next}` });
  };
  return (
    <PlatformProvider value={{ ...platform, period: { ...platform.period, period, choose } }}>
      <Overview />
    </PlatformProvider>
  );
}

describe('the overview', () => {
  it('asks for the chosen period, filters and view, and shows what comes', async () => {
    const path = '/analytics/overview?groep=lonen&per=kwartaal&vergelijking=vorig_jaar';
    const { api } = renderRemote(<Overview />, { api: answering(PAGE), path });
    expect(screen.getByRole('heading', { level: 1, name: 'Overzicht' })).toBeInTheDocument();
    expect(screen.getAllByRole('status', { name: 'Gegevens laden' }).length).toBeGreaterThan(0);
    expect(await screen.findByRole('figure', { name: 'Omzet per maand' })).toBeInTheDocument();
    expect(await screen.findByText(/Bakker BV is goed voor/)).toBeInTheDocument();
    const [first, second] = api.callsOf('POST /pages').map(({ body }) => body);
    expect(first).toEqual({
      project_id: PROJECT.project_id,
      page: 'analytics-overview',
      filters: [
        { column: 'periode', operator: 'between', value: [202501, 202503] },
        { column: 'groep', operator: 'eq', value: 'lonen' },
      ],
      view: { per: 'kwartaal', vergelijking: 'vorig_jaar' },
    });
    expect(second).toMatchObject({ view: { rij: 'relaties' } });
    expect(await screen.findByRole('button', { name: 'Groep: Lonen en salarissen' })).toBeVisible();
  });

  it('opens each amount, and keeps the form of the chart in the address', async () => {
    const { address } = renderRemote(<Overview />, { api: answering(PAGE) });
    const bridge = await screen.findByRole('region', { name: /^Van resultaat/ });
    await userEvent.click(
      await within(bridge).findByRole('button', { name: /^Netto-omzet: .*400/ }),
    );
    expect(await screen.findByRole('dialog')).toHaveTextContent('Netto-omzet, maart 2025');
    await userEvent.click(screen.getByRole('radio', { name: 'Gestapeld' }));
    expect(address()).toBe('/?vorm=stacked');
  });

  it('narrows the chart to the months that are chosen, in the address, and back', async () => {
    const { address, asked } = renderRemote(<Overview />, {
      api: answering({ ...PAGE, blocks: [YEAR] }),
      path: '/analytics/overview?zoom=202501-202502',
    });
    const chart = await screen.findByRole('figure', { name: 'Omzet per maand' });
    const shown = () =>
      within(chart)
        .getAllByRole('button', { name: /^Omzet, / })
        .map((bar) => bar.getAttribute('aria-label')?.split(':')[0]);
    expect(shown()).toEqual(['Omzet, Januari 2025', 'Omzet, Februari 2025']);
    await userEvent.click(screen.getByRole('button', { name: 'Kies als periode' }));
    expect(asked.periods).toEqual([{ periode_min: 202501, periode_max: 202502 }]);
    // The shell takes that button away; the focus stays beside it.
    expect(screen.getByRole('button', { name: 'Kies als periode' }).parentElement).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Toon weer alle maanden' }));
    expect(address()).toBe('/analytics/overview');
    expect(shown()).toHaveLength(3);
    act(() =>
      within(chart)
        .getByRole('button', { name: /^Omzet, Maart/ })
        .focus(),
    );
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}{Enter}');
    expect(address()).toBe('/analytics/overview?zoom=202502-202503');
    expect(within(chart).getByRole('button', { name: /^Omzet, Maart/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(address()).toBe('/analytics/overview');
  });

  it('narrows the chart no longer once its months are the period; going back brings both', async () => {
    const path = '/analytics/overview?periode=202501-202503&zoom=202501-202502&vorm=line';
    const { address, router } = renderRemote(<WithPeriodOfAddress />, {
      api: answering({ ...PAGE, blocks: [YEAR] }),
      path,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Kies als periode' }));
    expect(address()).toBe('/analytics/overview?periode=202501-202502&vorm=line');
    await act(() => router.navigate(-1));
    expect(address()).toBe(path);
  });

  it.each(['202001-202012', '202501-202503', 'zomaar'])(
    'shows all months for a choice of none or all of them (%s)',
    async (zoom) => {
      renderRemote(<Overview />, {
        api: answering({ ...PAGE, blocks: [YEAR] }),
        path: `/?zoom=${zoom}`,
      });
      expect(await screen.findByText(/^Sleep over maanden/)).toBeInTheDocument();
      expect(screen.getAllByRole('button', { name: /^Omzet, / })).toHaveLength(3);
    },
  );

  it('without the relations still stands, and reads them again', async () => {
    let down = true;
    const api = answering(PAGE, () => {
      if (down) throw new ApiUnreachable('no answer');
      return RELATIONS;
    });
    renderRemote(<Overview />, { api });
    const alert = await screen.findByRole('alert');
    expect(screen.getByText('Waar de kosten zitten', { selector: 'h2' })).toBeInTheDocument();
    down = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByText('Topklanten', { selector: 'h2' })).toBeInTheDocument();
  });

  it('says what went wrong, and tries again', async () => {
    let down = true;
    const api = answering(PAGE);
    api.on('POST /pages', ({ body }) => {
      if (down) throw new ApiUnreachable('no answer');
      return isRelations(body) ? RELATIONS : PAGE;
    });
    renderRemote(<Overview />, { api });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Kon het overzicht niet laden.');
    down = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByRole('figure', { name: 'Omzet per maand' })).toBeInTheDocument();
  });

  it('keeps what was there while another choice is on its way', async () => {
    const answers: (() => void)[] = [];
    const api = answering(PAGE);
    renderRemote(<Overview />, { api });
    await screen.findByRole('figure', { name: 'Omzet per maand' });
    api.on('POST /pages', () => new Promise((resolve) => answers.push(() => resolve(PAGE))));
    await userEvent.click(screen.getByRole('radio', { name: 'Per kwartaal' }));
    expect(screen.getByRole('figure', { name: 'Omzet per maand' })).toBeInTheDocument();
    expect(answers.length).toBeGreaterThan(0);
  });

  it('offers the way to the bookings of an empty period', async () => {
    const notice = {
      text: 'Geen boekingen in maart 2026.',
      action: { label: 'Ga naar december 2025', periode_min: 202512, periode_max: 202512 },
    };
    const { asked } = renderRemote(<Overview />, { api: answering({ ...PAGE, notice }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Ga naar december 2025' }));
    expect(asked.periods).toEqual([{ periode_min: 202512, periode_max: 202512 }]);
  });

  it('shows no filters of a project that has no bookings', async () => {
    const api = answering(PAGE).on('GET /filters', () => ({ ...FILTERS, periode_bereik: null }));
    renderRemote(<Overview />, { api, period: null });
    expect(await screen.findByRole('button', { name: 'Auditfile uploaden' })).toBeInTheDocument();
    expect(screen.queryByRole('search')).toBeNull();
  });

  const EMPTY: PageData = { title: 'Overzicht', updated_at: null, blocks: [] };
  it.each([
    ['without a project', new FakeApi(), null],
    ['of a project without bookings', answering(EMPTY), PROJECT],
  ])('leads to the upload %s', async (_name, api, project) => {
    const { address } = renderRemote(<Overview />, { api, project });
    await userEvent.click(await screen.findByRole('button', { name: 'Auditfile uploaden' }));
    expect(address()).toBe(`/connectie-aanmaken?org_id=${PROJECT.organisation_id}`);
  });

  it('tells who may not upload whom to ask', async () => {
    const rights = { organisations: {}, projects: { [PROJECT.project_id]: 'lezer' as const } };
    renderRemote(<Overview />, { api: answering(EMPTY), rights });
    expect(await screen.findByText(/^Vraag een beheerder/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Auditfile uploaden' })).toBeNull();
  });

  it('waits for the period', () => {
    const { api } = renderRemote(<Overview />, { api: answering(PAGE), period: null });
    expect(screen.getAllByRole('status', { name: 'Gegevens laden' }).length).toBeGreaterThan(0);
    expect(api.callsOf('POST /pages')).toEqual([]);
  });
});
