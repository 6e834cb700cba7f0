import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CallBody, ComparisonOption, PageData, PendingBlock } from '@kengetal/contract';
import { ApiUnreachable } from '@kengetal/platform';
import { booked, FakeApi, PROJECT, renderRemote } from '@kengetal/platform/testing';
import Dashboard from './Dashboard.tsx';
import { CASH, CHANGES, forecast, NOW, WEEK, without } from './testing/pages.ts';

const COMPARISONS: ComparisonOption[] = [
  { key: 'vorige_periode', naam: 'Vorige periode', reason: null, is_default: true },
  { key: 'vorig_jaar', naam: 'Zelfde periode vorig jaar', reason: null, is_default: false },
  { key: 'begroting', naam: 'Begroting', reason: 'Er is geen begroting.', is_default: false },
];

const PAGE: PageData = {
  title: 'Dashboard',
  updated_at: '2025-04-02T05:10:00Z',
  comparisons: COMPARISONS,
  blocks: [
    {
      kind: 'figures',
      key: 'kerncijfers',
      items: [{ key: 'omzet', label: 'Omzet', figure: booked(27_500_000) }],
    },
    CHANGES,
  ],
};

const answering = (page: PageData, now: PageData = NOW) =>
  new FakeApi().on('POST /pages', ({ body }) => (body.page === 'dashboard' ? page : now));

/** With what the last week opens into; the first times fail. */
const withWeek = (failures = 0) => {
  let left = failures;
  return new FakeApi().on('POST /pages', ({ body }) => {
    if (body.view?.rij !== 'cash_week 2025-05-25') return body.page === 'dashboard' ? PAGE : NOW;
    left -= 1;
    if (left >= 0) throw new ApiUnreachable();
    return WEEK;
  });
};

const bodiesOf = (api: FakeApi) =>
  api.callsOf('POST /pages').map(({ body }) => body as CallBody<'pages'>);
const openLastWeek = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^Verwacht eind wk 21, 25 mei/ }));
const nowPart = () => screen.findByRole('region', { name: 'Stand 31 mrt' });

beforeEach(() => localStorage.clear());

describe('what the dashboard has of the period', () => {
  it('says which costs changed most and what did it, and each opens', async () => {
    renderRemote(<Dashboard />, { api: answering(PAGE) });
    const changes = await screen.findByRole('region', { name: 'Grootste veranderingen in kosten' });
    const [first, second] = within(changes).getAllByRole('listitem');
    expect(first).toHaveTextContent(
      /Overige personeelskosten\+3\.120Vooral €\s3\.000 meer bij Flexwas €\s480/,
    );
    expect(second).toHaveTextContent(/Autokosten-617-5,9%/);
    await userEvent.click(within(changes).getByRole('button', { name: /3\.000,00/ }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });

  it('is held against what is chosen, which stands in the address', async () => {
    const { api, address } = renderRemote(<Dashboard />, { api: answering(PAGE) });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Vergelijk met: Vorige periode' }),
    );
    expect(screen.getByRole('menuitemradio', { name: /^Begroting/ })).toHaveTextContent(
      'Er is geen begroting.',
    );
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Zelfde periode vorig jaar' }));
    expect(address()).toBe('/?vergelijking=vorig_jaar');
    await screen.findByRole('button', { name: 'Vergelijk met: Zelfde periode vorig jaar' });
    expect(
      bodiesOf(api)
        .filter(({ page }) => page === 'dashboard')
        .at(-1)?.view,
    ).toEqual({
      vergelijking: 'vorig_jaar',
    });
    // What is of now does not depend on it.
    expect(bodiesOf(api).filter(({ page }) => page === 'dashboard-nu')).toHaveLength(1);
  });

  it('has a block that failed in its own place, and tries that block again', async () => {
    const failed: PageData = {
      ...PAGE,
      blocks: [
        ...PAGE.blocks.slice(0, 1),
        { kind: 'failed', key: CHANGES.key, title: CHANGES.title },
      ],
    };
    const api = new FakeApi().on('POST /pages', ({ body }) => {
      if (body.page === 'dashboard-nu') return NOW;
      return body.view?.rij === undefined ? failed : { ...PAGE, blocks: [CHANGES] };
    });
    renderRemote(<Dashboard />, { api });
    const place = await screen.findByRole('region', { name: CHANGES.title });
    expect(screen.getByRole('button', { name: /^Omzet:/ })).toBeInTheDocument();
    await userEvent.click(within(place).getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByText('Overige personeelskosten')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Omzet:/ })).toBeInTheDocument();
  });
});

describe('what the dashboard has of now', () => {
  it('stands under a heading of its own, and says how old debts are and whose', async () => {
    const { bus } = renderRemote(<Dashboard />, { api: answering(PAGE) });
    const owed = await screen.findByRole('region', { name: 'Openstaande debiteuren' });
    expect(await nowPart()).toContainElement(owed);
    expect(owed).toHaveTextContent('Debiteurendagen 21');
    const ages = within(owed).getByRole('table', { name: 'Openstaande debiteuren, naar ouderdom' });
    expect(within(ages).getAllByRole('row')[1]).toHaveTextContent('0–30 dagen2148.260');
    const asked: unknown[] = [];
    bus.on('relationAsked', (relation) => void asked.push(relation));
    await userEvent.click(within(owed).getByRole('button', { name: 'Bouwbedrijf Kramer' }));
    expect(asked).toEqual([{ project_id: PROJECT.project_id, relatie: 'K1' }]);
    expect(within(owed).getByRole('link', { name: 'Alle openstaande facturen' })).toHaveAttribute(
      'href',
      '/rapport?type=maand&rapport=202503-202503&tab=debiteuren-en-crediteuren',
    );
  });

  it('says where the money goes, week by week', async () => {
    renderRemote(<Dashboard />, { api: withWeek() });
    const cash = await screen.findByRole('region', { name: 'Bank en kas' });
    expect(cash).toHaveTextContent(/Laagste stand rond 25 mei: €\s45\.409/);
    expect(cash).toHaveTextContent(
      'Niet meegerekend: Loonheffing. Het bedrag is nog niet geboekt.',
    );
    const sum = within(cash).getByRole('table', { name: 'Bank en kas, van nu naar straks' });
    expect(
      within(sum)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Stand 31 mrt84.617',
      'Openstaande facturen+68.700',
      'Vaste lasten en lonen-107.908',
      'Verwacht 25 mei45.409',
    ]);
    await userEvent.click(
      await within(cash).findByRole('button', {
        name: /^Verwacht eind wk 21, 25 mei: €\s45\.409,00$/,
      }),
    );
    const drawer = await screen.findByRole('dialog');
    expect(
      await within(drawer).findByRole('row', { name: /23 mei. Elke maand op de 23e/ }),
    ).toHaveTextContent('-28.691');
    // 45,409 with 200,000 cents for each of the eight weeks on either side.
    expect(
      within(drawer).getByText(/^Waarschijnlijk tussen €\s29\.409 en €\s61\.409/),
    ).toBeVisible();
    const chart = await within(cash).findByRole('figure', { name: 'Bank en kas per week' });
    expect(chart).toHaveTextContent('Waarschijnlijke marge');
    await userEvent.click(within(chart).getByRole('button', { name: 'Toon als tabel' }));
    expect(
      within(chart).getByRole('row', { name: /^25 mei, verwacht \(wk 21\)/ }),
    ).toHaveTextContent('45.409');
  });

  it('tells the assistant what is expected in the week that is open', async () => {
    const { bus } = renderRemote(<Dashboard />, { api: withWeek() });
    await openLastWeek();
    await userEvent.click(await screen.findByRole('button', { name: 'Vraag de assistent' }));
    expect(bus.get('question')).toMatchObject({
      text: 'Wat wordt er in wk 21 verwacht?',
      context_prompt: expect.stringMatching(/- 23 mei 2025: Lonen. Elke maand op de 23e.$/),
    });
  });

  it('tries a week again that could not be read', async () => {
    renderRemote(<Dashboard />, { api: withWeek(1) });
    await openLastWeek();
    const drawer = await screen.findByRole('dialog');
    expect(
      await within(drawer).findByText('Kon de verwachting van deze week niet laden.'),
    ).toBeVisible();
    await userEvent.click(within(drawer).getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await within(drawer).findByRole('row', { name: /^Lonen/ })).toHaveTextContent('-28.691');
  });

  it('shows of a week the balance and margin that its moves lead to, not those of before', async () => {
    const later = WEEK.blocks.map((block) =>
      block.kind === 'cash_week'
        ? { ...block, stand: forecast(1_000_000), band: { low: 900_000, high: 1_100_000 } }
        : block,
    );
    const api = new FakeApi().on('POST /pages', ({ body }) =>
      body.view?.rij ? { ...WEEK, blocks: later } : body.page === 'dashboard' ? PAGE : NOW,
    );
    renderRemote(<Dashboard />, { api });
    await openLastWeek();
    const drawer = await screen.findByRole('dialog');
    expect(await within(drawer).findByRole('row', { name: /^Verwacht 25 mei/ })).toHaveTextContent(
      /10\.000$/,
    );
    expect(drawer).toHaveTextContent(/Waarschijnlijk tussen €\s9\.000 en €\s11\.000/);
  });

  it('says that a week could not be made, and tries it again', async () => {
    let isDown = true;
    const failed: PageData = {
      ...WEEK,
      blocks: [{ kind: 'failed', key: 'cash_week 2025-05-25', title: CASH.title }],
    };
    const api = new FakeApi().on('POST /pages', ({ body }) =>
      body.view?.rij ? (isDown ? failed : WEEK) : body.page === 'dashboard' ? PAGE : NOW,
    );
    renderRemote(<Dashboard />, { api });
    await openLastWeek();
    const drawer = await screen.findByRole('dialog');
    expect(
      await within(drawer).findByText('Kon de verwachting van deze week niet laden.'),
    ).toBeVisible();
    expect(drawer).not.toHaveTextContent('vernieuwd');
    isDown = false;
    await userEvent.click(within(drawer).getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await within(drawer).findByRole('row', { name: /^Lonen/ })).toHaveTextContent('-28.691');
  });

  it('says so where the week that is opened is of an expectation of before', async () => {
    const gone = new FakeApi().on('POST /pages', ({ body }) =>
      body.view?.rij ? { ...WEEK, blocks: [] } : body.page === 'dashboard' ? PAGE : NOW,
    );
    renderRemote(<Dashboard />, { api: gone });
    await openLastWeek();
    expect(await screen.findByText(/^De verwachting is intussen vernieuwd/)).toBeVisible();
  });

  it('says that the expectation is being made, and has it as soon as it is there', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const pending: PendingBlock = {
      ...{ kind: 'pending', key: 'cash', title: 'Bank en kas', text: 'Wordt gemaakt.' },
    };
    let now: PageData = {
      ...NOW,
      blocks: NOW.blocks.map((block) => (block === CASH ? pending : block)),
    };
    const api = new FakeApi().on('POST /pages', ({ body }) =>
      body.page === 'dashboard' ? PAGE : now,
    );
    renderRemote(<Dashboard />, { api });
    const place = await screen.findByRole('region', { name: 'Bank en kas' });
    expect(within(place).getByRole('status')).toHaveTextContent('Wordt gemaakt.');
    expect(screen.getByRole('region', { name: 'Openstaande debiteuren' })).toBeInTheDocument();
    now = NOW;
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await screen.findByText(/Laagste stand rond 25 mei/)).toBeInTheDocument();
    const asked = () => bodiesOf(api).filter(({ page }) => page === 'dashboard-nu').length;
    await jest.advanceTimersByTimeAsync(5_000);
    expect(asked()).toBe(2);
    jest.useRealTimers();
  });

  it('hands a question to the assistant, and leads to suggestions and the newest report', async () => {
    const { bus } = renderRemote(<Dashboard />, { api: answering(PAGE) });
    const question = 'Waarom is het resultaat veranderd in maart 2025?';
    await userEvent.click(await screen.findByRole('button', { name: question }));
    expect(bus.get('question')).toMatchObject({ project_id: PROJECT.project_id, text: question });
    expect(bus.get('chatOpen')).toBe(true);
    expect(
      screen.getByRole('link', { name: 'Softwarehuis Delta is duurder sinds januari' }),
    ).toHaveAttribute('href', '/suggestie/s1');
    expect(screen.getByRole('link', { name: 'Alle 4 suggesties' })).toHaveAttribute(
      'href',
      '/suggesties',
    );
    const { project_id } = PROJECT;
    expect(bus.get('menuCounts')).toEqual({ '/suggesties': { project_id, count: 4 } });
    expect(
      screen.getByRole('region', { name: 'Laatste rapport: 1e kwartaal 2025' }),
    ).toHaveTextContent(/In het 1e kwartaal 2025 maakte je €\s22\.245 winst/);
    expect(screen.getByRole('link', { name: 'Lees het rapport' })).toHaveAttribute(
      'href',
      '/rapport?type=kwartaal&rapport=202501-202503',
    );
  });

  it('fails by itself, and tries again', async () => {
    let down = true;
    const api = new FakeApi().on('POST /pages', ({ body }) => {
      if (body.page === 'dashboard') return PAGE;
      if (down) throw new ApiUnreachable('no answer');
      return NOW;
    });
    renderRemote(<Dashboard />, { api });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Kon de stand van nu niet laden.');
    expect(await screen.findByRole('button', { name: /^Omzet:/ })).toBeInTheDocument();
    down = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await nowPart()).toBeInTheDocument();
  });

  it('is whole without bank, debtors or suggestions', async () => {
    const now = without(NOW, 'cash', 'debiteuren', 'suggesties');
    const { bus } = renderRemote(<Dashboard />, { api: answering(PAGE, now) });
    expect(await screen.findByRole('region', { name: 'Vraag de assistent' })).toBeInTheDocument();
    expect(screen.queryByText(/Openstaande/)).toBeNull();
    expect(screen.queryByText(/^Alle .*suggesties$/)).toBeNull();
    expect(bus.get('menuCounts')).toMatchObject({ '/suggesties': { count: 0 } });
  });
});

describe('the first steps', () => {
  it('say what is left, and stay away in this browser once they are hidden', async () => {
    const first = renderRemote(<Dashboard />, { api: answering(PAGE) });
    const steps = await screen.findByRole('region', { name: 'Aan de slag' });
    expect(within(steps).getByRole('link', { name: 'Rekeningen indelen' })).toHaveAttribute(
      'href',
      '/project?tab=rekeningen',
    );
    expect(steps).toHaveTextContent('3 rekeningen nog niet ingedeeld');
    await userEvent.click(within(steps).getByRole('button', { name: 'Verberg' }));
    expect(screen.queryByRole('region', { name: 'Aan de slag' })).toBeNull();
    first.unmount();
    renderRemote(<Dashboard />, { api: answering(PAGE) });
    await nowPart();
    expect(screen.queryByRole('region', { name: 'Aan de slag' })).toBeNull();
  });

  it('stand under the way to the first file of a project without books', async () => {
    const empty: PageData = { title: 'Dashboard', updated_at: null, blocks: [] };
    const now = {
      ...NOW,
      updated_at: null,
      blocks: NOW.blocks.filter(({ kind }) => kind === 'steps'),
    };
    renderRemote(<Dashboard />, { api: answering(empty, now) });
    expect(await screen.findByRole('button', { name: 'Auditfile uploaden' })).toBeInTheDocument();
    expect(await screen.findByRole('region', { name: 'Aan de slag' })).toBeInTheDocument();
    expect(screen.queryByText('Los van de gekozen periode')).toBeNull();
  });

  it('say that the first books are read, and give way to the figures by themselves', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const empty: PageData = { title: 'Dashboard', updated_at: null, blocks: [] };
    const reading: PageData = {
      ...empty,
      blocks: [
        {
          ...{ kind: 'steps', key: 'eerste_stappen', title: 'Aan de slag' },
          items: [
            {
              ...{ key: 'boekhouding', label: 'Je boekhouding wordt ingelezen', done: false },
              ...{ busy: true, detail: '12.000 regels gelezen', level: 'bewerker' },
            },
          ],
        },
      ],
    };
    let isRead = false;
    const api = new FakeApi().on('POST /pages', ({ body: { page } }) =>
      page === 'dashboard' ? (isRead ? PAGE : empty) : isRead ? NOW : reading,
    );
    const { bus } = renderRemote(<Dashboard />, { api });
    const told = jest.fn();
    bus.on('dataChanged', told);
    expect(await screen.findByText('Je boekhouding wordt ingelezen.')).toBeInTheDocument();
    expect(screen.getByText('12.000 regels gelezen')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Auditfile uploaden' })).toBeNull();
    isRead = true;
    await act(() => jest.advanceTimersByTimeAsync(3_500));
    await waitFor(() => expect(told).toHaveBeenCalledWith({ project_id: PROJECT.project_id }));
    jest.useRealTimers();
  });

  it('are not shown to who cannot do them', async () => {
    const rights = { organisations: {}, projects: { [PROJECT.project_id]: 'lezer' as const } };
    renderRemote(<Dashboard />, { api: answering(PAGE), rights });
    await nowPart();
    expect(screen.queryByRole('region', { name: 'Aan de slag' })).toBeNull();
  });
});
