import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GridBlock, GridRow, PageData } from '@kengetal/contract';
import { ApiUnreachable } from '@kengetal/platform';
import { booked, FakeApi, PROJECT, renderRemote } from '@kengetal/platform/testing';
import Profits from './Profits.tsx';

const column = (
  first: number,
  last: number,
  label: string,
  role: GridBlock['columns'][number]['role'],
): GridBlock['columns'][number] => ({
  key: `${first}-${last}`,
  label,
  naam: label.toLowerCase(),
  role,
  lines: { periode_min: first, periode_max: last, soorten: ['mutatie'] },
});

const row = (
  key: string,
  label: string,
  euros: number[],
  more: Partial<GridRow> = {},
): GridRow => ({
  key,
  label,
  parent: null,
  level: 0,
  kind: 'line',
  basis: 'flow',
  more: 'ongunstig',
  sign: 1,
  filters: [],
  cents: euros.map((amount) => amount * 100),
  ...more,
});

const TREE: GridBlock = {
  kind: 'grid',
  key: 'winst-en-verlies',
  view: 'table',
  title: 'Winst en verlies',
  columns: [
    column(202501, 202501, 'jan', 'month'),
    column(202502, 202502, 'feb', 'month'),
    column(202503, 202503, 'mrt', 'month'),
    column(202501, 202503, 'Jan - mrt 2025', 'current'),
    column(202401, 202403, 'Jan - mrt 2024', 'comparison'),
  ],
  rows: [
    row('personeelskosten', 'Personeelskosten', [100, 100, 400, 600, 500], { outliers: [2] }),
    row('groep_lonen', 'Lonen', [100, 100, 400, 600, 500], {
      parent: 'personeelskosten',
      level: 1,
    }),
    row('rekening_4000', '4000 Lonen', [100, 100, 400, 600, 500], {
      parent: 'groep_lonen',
      level: 2,
      filters: [{ column: 'rekening', operator: 'eq', value: '4000' }],
    }),
    row('totaal_nettoresultaat', 'Nettoverlies', [-100, -100, -400, -600, -500], {
      kind: 'total',
      emphasis: 'end',
      sign: -1,
      more: 'gunstig',
    }),
  ],
};

const PAGE: PageData = {
  title: 'Winst & Verlies',
  updated_at: '2025-04-02T05:10:00Z',
  blocks: [TREE],
};
const CARD: PageData = {
  ...PAGE,
  blocks: [
    {
      kind: 'figures',
      key: 'kerncijfers',
      items: [{ key: 'gemiddelde', label: 'Gemiddeld per maand', figure: booked(20_000) }],
    },
    {
      kind: 'list',
      key: 'relaties',
      title: 'Meest met',
      items: [{ key: '1', label: 'Pensioenfonds', figure: booked(30_000) }],
    },
  ],
};

function answering(page: PageData) {
  return new FakeApi()
    .on('GET /filters', () => ({
      periode_filters: [],
      grootboek_types: [],
      grootboek_groepen: [],
      grootboek_namen: [],
      reports: [],
      periode_bereik: { periode_min: 202401, periode_max: 202503 },
      updated_at: null,
    }))
    .on('POST /pages', ({ body: { view } }) => {
      if (view?.rij === 'kostenplaatsen') return { ...PAGE, blocks: [] };
      return view?.rij === undefined ? page : CARD;
    })
    .on('POST /lines', () => ({
      lines: [],
      next_cursor: null,
      sum_cents: 0,
      count: 0,
      found: { sum_cents: 0, count: 0 },
    }));
}

const rowOf = (name: RegExp) => screen.findByRole('row', { name });

describe('winst en verlies', () => {
  it('unfolds from heading to account, by the keyboard', async () => {
    renderRemote(<Profits />, { api: answering(PAGE) });
    const heading = await rowOf(/Personeelskosten/);
    within(heading).getByText('Personeelskosten').closest('button')?.focus();
    expect(screen.queryByText('4000 Lonen')).toBeNull();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowRight}');
    expect(screen.getByText('4000 Lonen')).toBeInTheDocument();
  });

  it('shows months, the whole, last year and the difference, each to open', async () => {
    renderRemote(<Profits />, { api: answering(PAGE) });
    const heading = await rowOf(/Personeelskosten/);
    const cells = within(heading)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    expect(cells).toEqual(['100', '100', '400', '600', '500', '+100']);
    await userEvent.click(within(heading).getByRole('button', { name: /verschil/ }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('Personeelskosten, jan - mrt 2024');
  });

  it('marks what is out of the ordinary, and explains it', async () => {
    renderRemote(<Profits />, { api: answering(PAGE) });
    expect(
      await screen.findByRole('button', { name: /^Personeelskosten, mrt: .*Wijkt ver af/ }),
    ).toBeInTheDocument();
    expect(screen.getByText(/meer dan 2,5 keer de gewone afwijking, en/)).toBeInTheDocument();
  });

  it('tells more of a row: its usual month, its relations, and the way to its bookings', async () => {
    const { api } = renderRemote(<Profits />, { api: answering(PAGE) });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Meer over Personeelskosten' }),
    );
    const card = screen.getByRole('dialog', { name: 'Meer over Personeelskosten' });
    expect(await within(card).findByText('Pensioenfonds')).toBeInTheDocument();
    expect(api.callsOf('POST /pages').at(-1)?.body).toMatchObject({
      view: { rij: 'personeelskosten' },
    });
    expect(api.callsOf('POST /lines')[0]?.body).toMatchObject({
      sort: { column: 'bedrag', direction: 'desc' },
    });
    await userEvent.click(within(card).getByRole('button', { name: 'Bekijk boekingen' }));
    expect(await screen.findByRole('dialog', { name: 'Personeelskosten' })).toBeInTheDocument();
  });

  describe('where the pointer rests on a name', () => {
    const pause = (ms: number) => act(() => new Promise((done) => void setTimeout(done, ms)));
    const card = () => screen.queryByRole('dialog', { name: 'Meer over Personeelskosten' });
    const nameOf = async () =>
      (await rowOf(/Personeelskosten/)).querySelector('th') ?? document.body;

    it('opens the same by itself, fetched before, without taking the focus; Escape closes it', async () => {
      const { api } = renderRemote(<Profits />, { api: answering(PAGE) });
      const name = await nameOf();
      const before = document.activeElement;
      await userEvent.hover(name);
      await pause(300);
      expect(card()).toBeNull();
      expect(api.callsOf('POST /lines')).toHaveLength(1);
      await waitFor(() => expect(card()).not.toBeNull());
      expect(screen.getByText('Pensioenfonds')).toBeInTheDocument();
      expect(document.activeElement).toBe(before);
      await userEvent.keyboard('{Escape}');
      expect(card()).toBeNull();
    });

    it('stays while the pointer goes into it, and leaves when that leaves', async () => {
      renderRemote(<Profits />, { api: answering(PAGE) });
      const name = await nameOf();
      await userEvent.hover(name);
      await waitFor(() => expect(card()).not.toBeNull());
      await userEvent.unhover(name);
      await pause(100);
      await userEvent.hover(name);
      await pause(400);
      expect(card()).not.toBeNull();
      await userEvent.unhover(name);
      await waitFor(() => expect(card()).toBeNull());
    });

    it('does not open by touch', async () => {
      renderRemote(<Profits />, { api: answering(PAGE) });
      await userEvent.pointer({ keys: '[TouchA]', target: await nameOf() });
      await pause(800);
      expect(card()).toBeNull();
    });
  });

  it('closes what it tells with Escape, and gives the focus back', async () => {
    renderRemote(<Profits />, { api: answering(PAGE) });
    const button = await screen.findByRole('button', { name: 'Meer over Nettoverlies' });
    await userEvent.click(button);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button).toHaveFocus();
  });

  it('says that totals are of the choice when there is one', async () => {
    renderRemote(<Profits />, { api: answering(PAGE), path: '/?rekening=4000' });
    expect(await screen.findByText(/^Totalen gaan over/)).toBeInTheDocument();
  });

  it('of a choice without accounts of the result says so', async () => {
    renderRemote(<Profits />, { api: answering({ ...PAGE, blocks: [] }), path: '/?groep=x' });
    expect(await screen.findByText(/geen rekeningen van winst en verlies/)).toBeInTheDocument();
  });

  it('says what went wrong, and tries again', async () => {
    let down = true;
    const api = answering(PAGE).on('POST /pages', ({ body: { view } }) => {
      if (down) throw new ApiUnreachable('no answer');
      return view?.rij === undefined ? PAGE : { ...PAGE, blocks: [] };
    });
    renderRemote(<Profits />, { api });
    const alert = await screen.findByRole('alert');
    down = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await rowOf(/Personeelskosten/)).toBeInTheDocument();
  });

  it('of a project without bookings leads to the upload', async () => {
    const empty: PageData = { ...PAGE, updated_at: null, blocks: [] };
    const { address } = renderRemote(<Profits />, { api: answering(empty) });
    await userEvent.click(await screen.findByRole('button', { name: 'Auditfile uploaden' }));
    expect(address()).toBe(`/connectie-aanmaken?org_id=${PROJECT.organisation_id}`);
  });
});
