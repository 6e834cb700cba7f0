import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CallBody, PageData } from '@kengetal/contract';
import { ApiUnreachable } from '@kengetal/platform';
import { booked, FakeApi, PROJECT, renderRemote } from '@kengetal/platform/testing';
import Dashboard from './Dashboard.tsx';

const MONTHS = [202501, 202502, 202503];

const PAGE: PageData = {
  title: 'Dashboard',
  updated_at: '2025-04-02T05:10:00Z',
  blocks: [
    {
      kind: 'text',
      key: 'hoofdlijn',
      text: 'In januari t/m maart 2025 kwam het resultaat uit op [€ 22.245](figure:a1).',
      figures: { a1: booked(2_224_500) },
    },
    {
      kind: 'figures',
      key: 'kerncijfers',
      items: [
        { key: 'omzet', label: 'Omzet', figure: booked(27_500_000) },
        { key: 'kosten', label: 'Kosten', figure: booked(25_300_000) },
      ],
    },
    {
      kind: 'series',
      key: 'maanden',
      title: 'Omzet, kosten en resultaat per maand',
      periods: MONTHS,
      series: [
        {
          key: 'omzet',
          label: 'Omzet',
          role: 'omzet',
          figures: MONTHS.map(() => booked(9_000_000)),
        },
      ],
    },
  ],
};

const NOTHING_NOW: PageData = { title: 'Stand 31 mrt', updated_at: PAGE.updated_at, blocks: [] };

const EMPTY: PageData = {
  title: 'Dashboard',
  updated_at: null,
  blocks: [],
  notice: { text: 'Er zijn nog geen boekingen. Upload een auditfile om je cijfers te zien.' },
};

/** An API that answers the page of the period with one, and that of now with the other. */
const answering = (page: PageData, now: PageData = NOTHING_NOW) =>
  new FakeApi().on('POST /pages', ({ body }) => (body.page === 'dashboard' ? page : now));

const pagesOf = (api: FakeApi, page: string) =>
  api
    .callsOf('POST /pages')
    .map(({ body }) => body as CallBody<'pages'>)
    .filter((body) => body.page === page);

describe('dashboard', () => {
  it('asks for the chosen period and shows its figures', async () => {
    const { api } = renderRemote(<Dashboard />, { api: answering(PAGE) });
    expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeInTheDocument();
    expect(screen.getAllByRole('status', { name: 'Gegevens laden' }).length).toBeGreaterThan(0);

    expect(await screen.findByRole('button', { name: /^Omzet: .*275\.000/ })).toBeInTheDocument();
    expect(screen.getByText(/kwam het resultaat uit op/)).toBeInTheDocument();
    expect(
      await screen.findByRole('figure', { name: 'Omzet, kosten en resultaat per maand' }),
    ).toBeInTheDocument();
    expect(pagesOf(api, 'dashboard')).toEqual([
      {
        project_id: PROJECT.project_id,
        page: 'dashboard',
        filters: [{ column: 'periode', operator: 'between', value: [202501, 202503] }],
      },
    ]);
  });

  it('opens the lines of an amount in its sentence', async () => {
    const api = answering(PAGE).on('POST /lines', () => ({
      lines: [],
      next_cursor: null,
      sum_cents: 2_224_500,
      count: 0,
      found: { sum_cents: 2_224_500, count: 0 },
    }));
    renderRemote(<Dashboard />, { api });
    await userEvent.click(await screen.findByRole('button', { name: /€\s22\.245/ }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    expect(api.callsOf('POST /lines')).toHaveLength(1);
  });

  it('waits for the period', () => {
    const { api } = renderRemote(<Dashboard />, { api: answering(PAGE), period: null });
    expect(screen.getAllByRole('status', { name: 'Gegevens laden' }).length).toBeGreaterThan(0);
    expect(pagesOf(api, 'dashboard')).toEqual([]);
  });

  it('offers the way to the bookings of an empty period', async () => {
    const notice = {
      text: 'Geen boekingen in maart 2026. De laatste boekingen daarvoor zijn van december 2025.',
      action: { label: 'Ga naar december 2025', periode_min: 202512, periode_max: 202512 },
    };
    const { asked } = renderRemote(<Dashboard />, { api: answering({ ...PAGE, notice }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Ga naar december 2025' }));
    expect(asked.periods).toEqual([{ periode_min: 202512, periode_max: 202512 }]);
  });

  it('says what went wrong and tries again', async () => {
    let down = true;
    const api = new FakeApi().on('POST /pages', ({ body }) => {
      if (body.page !== 'dashboard') return NOTHING_NOW;
      if (down) throw new ApiUnreachable('no answer');
      return PAGE;
    });
    renderRemote(<Dashboard />, { api });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Kengetal is niet bereikbaar.');
    down = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByRole('button', { name: /^Omzet:/ })).toBeInTheDocument();
  });

  it('keeps the figures when newer ones cannot be read', async () => {
    let down = false;
    const api = new FakeApi().on('POST /pages', ({ body }) => {
      if (body.page !== 'dashboard') return NOTHING_NOW;
      if (down) throw new ApiUnreachable('no answer');
      return PAGE;
    });
    const { queries } = renderRemote(<Dashboard />, { api });
    await screen.findByRole('button', { name: /^Omzet:/ });
    down = true;
    await queries.invalidateQueries({ queryKey: ['mfe-dashboard', 'page'] });
    expect(await screen.findByText(/Dit zijn de laatst bekende cijfers/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Omzet:/ })).toBeInTheDocument();
  });

  it.each([
    ['without a project', new FakeApi(), null],
    ['of a project without bookings', answering(EMPTY), PROJECT],
  ])('leads to the upload %s', async (_name, api, project) => {
    const { address } = renderRemote(<Dashboard />, { api, project });
    await userEvent.click(await screen.findByRole('button', { name: 'Auditfile uploaden' }));
    expect(address()).toBe(`/connectie-aanmaken?org_id=${PROJECT.organisation_id}`);
  });

  it('tells who may not upload whom to ask', async () => {
    const rights = { organisations: {}, projects: { [PROJECT.project_id]: 'lezer' as const } };
    renderRemote(<Dashboard />, { api: answering(EMPTY), rights });
    expect(await screen.findByText(/^Vraag een beheerder/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Auditfile uploaden' })).toBeNull();
  });
});
