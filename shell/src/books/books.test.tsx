import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Figure } from '@kengetal/contract';
import type { ApiResponse } from '@kengetal/platform';
import { DrilldownProvider, FigureLink } from '@kengetal/ui';
import { NOTHING_FOUND, renderShell, type ShellOptions } from '../testing/render-shell.tsx';
import { FakeMedia, PHONE } from '../testing/fake-media.ts';

type Line = ApiResponse<'POST /lines'>['lines'][number];

const line = (more: Partial<Line>): Line => ({
  line_id: '1-1-1',
  soort: 'mutatie',
  boekjaar: '2025',
  boekperiode: 2,
  periode: 202502,
  datum: '2025-02-10',
  dagboek: 'I',
  dagboek_naam: 'Inkoopboek',
  boekstuk: '118',
  rekening: '1600',
  rekening_naam: 'Crediteuren',
  groep: 'crediteuren',
  relatie: 'L1',
  relatie_naam: 'KPN Zakelijk',
  tegenpartij: 'L1',
  tegenpartij_naam: 'KPN Zakelijk',
  factuur: 'KPN-118',
  kostenplaats: null,
  kostendrager: null,
  omschrijving: 'Abonnement februari',
  cents: -13_560,
  zijde: 'credit',
  btw_code: null,
  btw_cents: null,
  btw_rekening: null,
  btw_soort: null,
  source_id: 's1',
  ...more,
});
const COSTS = line({
  line_id: '1-1-2',
  rekening: '4500',
  groep: 'kantoorkosten',
  relatie: null,
  relatie_naam: null,
  cents: 11_207,
  btw_code: 'H',
});
const entry = {
  periode_min: 202502,
  periode_max: 202502,
  soorten: ['mutatie' as const],
  filters: [{ column: 'boekstuk' as const, operator: 'eq' as const, value: '118' }],
};
const hits = (...lines: Line[]) => ({
  hits: lines.map((each) => ({ line: each, entry })),
  count: lines.length,
});
const booked = (cents: number, value = 'L1') => ({
  kind: 'booked',
  cents,
  sign: 1,
  selection: { ...entry, filters: [{ column: 'tegenpartij', operator: 'eq', value }] },
});
const RELATION = {
  relatie: 'L1',
  naam: 'KPN Zakelijk',
  soort: 'leverancier',
  ingekocht: booked(31_207),
  verkocht: booked(0),
  rekeningen: [{ kant: 'ingekocht', rekening: '4500', naam: 'Telefonie', figure: booked(31_207) }],
  maanden: [
    { periode: 202402, ingekocht: booked(10_000), verkocht: booked(0) },
    { periode: 202502, ingekocht: booked(11_207), verkocht: booked(0) },
    { periode: 202503, ingekocht: booked(20_000), verkocht: booked(0) },
  ],
  open: {
    stand: '2025-03-31',
    basis: 'vervaldatum',
    te_ontvangen: booked(0),
    te_betalen: booked(24_200),
    facturen: [
      {
        factuur: 'KPN-131',
        groep: 'crediteuren',
        peildatum: '2025-03-19',
        dagen: 12,
        figure: booked(24_200),
      },
    ],
    aantal: 1,
  },
  betaald: [{ groep: 'crediteuren', basis: 'vervaldatum', dagen: 6, aantal: 1 }],
  boekingen: { aantal: 2, sum_cents: -2_353, selection: entry },
};

const booksOf = (options: ShellOptions = {}) =>
  renderShell({
    ...options,
    prepare: (browser) => {
      const { answers } = browser.api;
      answers.set('POST /search', {
        ...NOTHING_FOUND,
        relations: { hits: [{ relatie: 'L1', naam: 'KPN Zakelijk', soort: 'leverancier' }], count: 1 }, // prettier-ignore
        amounts: hits(line({}), COSTS),
        lines: { ...hits(COSTS), count: 40 },
      });
      answers.set('POST /relation', RELATION);
      answers.set('POST /lines', {
        lines: [line({}), COSTS],
        next_cursor: null,
        sum_cents: -2_353,
        count: 2,
        found: { sum_cents: -2_353, count: 2 },
      });
      options.prepare?.(browser);
    },
  });

async function asked(question: string, options?: ShellOptions) {
  const shell = await booksOf(options);
  await screen.findByRole('heading', { level: 1 });
  await screen.findByRole('navigation', { name: 'Hoofdmenu' });
  await shell.user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox');
  await shell.user.paste(question);
  return shell;
}

const drawer = (name: string) => screen.findByRole('dialog', { name });
const option = (name: RegExp) => screen.findByRole('option', { name });

describe('the palette over the books', () => {
  it('tells of each amount whether VAT is in it, and opens its entry by keyboard', async () => {
    const { user } = await asked('135,60');
    expect(
      await option(/^KPN Zakelijk.*Factuur KPN-118 · 10 feb 2025.*€\s135,60 incl\. btw/),
    ).toBeVisible();
    expect(await option(/^KPN Zakelijk.*Factuur KPN-118.*€\s112,07 excl\. btw/)).toBeVisible();
    await user.keyboard('{End}{ArrowUp}{ArrowUp}{ArrowUp}{Enter}');
    const opened = await drawer('Factuur KPN-118');
    expect(await within(opened).findAllByText('Abonnement februari')).toHaveLength(2);
    expect(within(opened).getByRole('heading', { name: 'Factuur KPN-118' })).toHaveFocus();
  });

  it('asks once for what is typed quickly, with the words as they are then', async () => {
    const { browser } = await asked('kpn');
    await option(/KPN Zakelijk.*Leverancier L1/);
    const calls = browser.api.calls.filter(({ path }) => path === '/search');
    expect(calls.map(({ body }) => body)).toEqual([{ project_id: 'p1', search: 'kpn' }]);
  });

  it('says that it is looking, and that it cannot', async () => {
    let answer = () => {};
    const { user, browser } = await asked('kpn');
    await option(/Leverancier L1/);
    browser.api.delay = new Promise((resolve) => (answer = () => resolve(null)));
    browser.api.refused.add('POST /search');
    browser.api.answers.delete('POST /search');
    await user.paste(' zakelijk');
    expect(await screen.findByText('Zoeken in de boekhouding…')).toBeInTheDocument();
    answer();
    expect(await screen.findByText('Zoeken in de boekhouding lukt nu niet.')).toBeInTheDocument();
  });

  it('asks nothing for a single letter', async () => {
    const { browser } = await asked('k');
    await option(/Rekeningen|Rapporten|Auditfile|Kosten|Kengetal/);
    expect(browser.api.countOf('/search')).toBe(0);
  });

  it('opens all lines of the words, which stand in the address', async () => {
    const { user, address, go } = await asked('135,60');
    await user.click(await option(/Alle 40\sboekingen met ‘135,60’/));
    const opened = await drawer('Boekingen met ‘135,60’');
    expect(within(opened).getByRole('searchbox')).toHaveValue('135,60');
    expect(address()).toContain('boekingen=135%2C60');
    await go(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the page of a relation', () => {
  it('opens by its name, and Back closes it', async () => {
    const { user, address, go } = await asked('kpn');
    await user.click(await option(/KPN Zakelijk.*Leverancier/));
    const opened = await drawer('KPN Zakelijk');
    expect(address()).toContain('relatie=L1');
    const within_ = within(opened);
    expect(within_.getByRole('button', { name: /^Ingekocht: €\s312,07$/ })).toBeVisible();
    expect(within_.getByRole('button', { name: /^Te betalen: €\s242,00$/ })).toBeVisible();
    expect(within_.queryByText('Verkocht')).toBeNull();
    expect(
      within_.getByText(
        /Je betaalt meestal 6\sdagen na de vervaldatum, gemeten aan 1\sbetaalde factuur\./,
      ),
    ).toBeVisible();
    const invoice = within_.getByRole('row', { name: /KPN-131/ });
    expect(invoice).toHaveTextContent(/12\sdagen te laat/);
    await go(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).not.toContain('relatie=');
  });

  it('opens by its address, and its amounts open with a way back', async () => {
    const { user } = await booksOf({ path: '/dashboard?project=p1&relatie=L1' });
    const opened = await drawer('KPN Zakelijk');
    await user.click(within(opened).getByRole('button', { name: /^Mrt 2025: €\s200,00/ }));
    const amount = await drawer('Ingekocht per maand');
    await user.click(within(amount).getByRole('button', { name: 'Terug naar KPN Zakelijk' }));
    expect(await drawer('KPN Zakelijk')).toBeInTheDocument();
  });

  it('opens from wherever a line names it', async () => {
    const { user, address } = await booksOf({ path: '/dashboard?project=p1&boekingen=kpn' });
    const opened = await drawer('Boekingen met ‘kpn’');
    await user.click((await within(opened).findAllByRole('button', { name: 'KPN Zakelijk' }))[0] ?? opened); // prettier-ignore
    expect(await drawer('KPN Zakelijk')).toBeInTheDocument();
    expect(address()).toContain('relatie=L1');
    expect(address()).not.toContain('boekingen=');
  });

  it('is asked for by a remote, of its own project alone', async () => {
    const { bus, address } = await booksOf();
    await screen.findByRole('heading', { level: 1 });
    act(() => bus.emit('relationAsked', { project_id: 'p2', relatie: 'L1' }));
    act(() => bus.emit('relationAsked', { project_id: 'p1', relatie: 'L1' }));
    expect(await drawer('KPN Zakelijk')).toBeInTheDocument();
    expect(address()).toContain('project=p1');
  });

  it('lies over the drawer that it was asked from, which stays', async () => {
    function Dashboard() {
      return (
        <DrilldownProvider namespace="test">
          <h1>Dashboard</h1>
          <FigureLink figure={booked(12_300) as Figure} label="Kosten" />
        </DrilldownProvider>
      );
    }
    const { user } = await booksOf({ screens: { Dashboard } });
    await user.click(await screen.findByRole('button', { name: /^Kosten/ }));
    const below = await drawer('Kosten');
    await user.click(within(below).getByRole('button', { name: 'Alles van deze relatie' }));
    await drawer('KPN Zakelijk');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'KPN Zakelijk' })).toBeNull());
    expect(below).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says that it is not there', async () => {
    await booksOf({
      path: '/dashboard?project=p1&relatie=weg',
      prepare: ({ api }) => {
        const problem = { type: 'about:blank', status: 404, code: 'not_found', title: 'Weg' };
        api.answers.set('POST /relation', () => Response.json(problem, { status: 404 }));
      },
    });
    expect(await drawer('Relatie weg')).toBeInTheDocument();
    expect(await screen.findByText(/staat niet in deze boekhouding/)).toBeInTheDocument();
  });

  it('closes, and leaves the screen as it was', async () => {
    const { user, address } = await booksOf({ path: '/dashboard?project=p1&relatie=L1' });
    const opened = await drawer('KPN Zakelijk');
    await user.click(within(opened).getByRole('button', { name: 'Sluiten' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toMatch(/^\/dashboard\?project=p1/);
  });
});

describe('Back on a phone', () => {
  const media = new FakeMedia();
  let restore = () => {};
  beforeEach(() => {
    restore = media.install();
    media.set(PHONE, true);
  });
  afterEach(() => {
    cleanup();
    restore();
    media.set(PHONE, false);
  });

  function Dashboard() {
    return (
      <DrilldownProvider namespace="test">
        <h1>Dashboard</h1>
        <FigureLink figure={booked(12_300) as Figure} label="Kosten" />
      </DrilldownProvider>
    );
  }
  const opened = async () => {
    const shell = await booksOf({ screens: { Dashboard } });
    await shell.user.click(await screen.findByRole('button', { name: /^Kosten/ }));
    await drawer('Kosten');
    // Back before it has its place in the history would leave the screen.
    await waitFor(() => expect(shell.state()).toMatchObject({ drawer: true }));
    await act(async () => undefined);
    return shell;
  };

  it('closes the drawer of a figure, and stays on the screen', async () => {
    const { address, go } = await opened();
    await go(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toMatch(/^\/dashboard\?project=p1/);
    expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeInTheDocument();
  });

  it('has nothing left to close when the drawer was closed by hand', async () => {
    const { user, address, go } = await opened();
    const before = address();
    await user.click(within(await drawer('Kosten')).getByRole('button', { name: 'Sluiten' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await go(1);
    expect(address()).toBe(before);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
