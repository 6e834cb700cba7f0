import type { PageData } from '@kengetal/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiUnreachable } from '@kengetal/platform';
import { FakeApi, PROJECT, renderRemote } from '@kengetal/platform/testing';
import Overview from './Overview.tsx';
import { answering, FILTERS, isRelations, PAGE, RELATIONS } from './testing/page.ts';

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

  it('begins with the comparison that the books have, and keeps another in the address', async () => {
    const none = 'De boekhouding over december 2024 is niet ingelezen.';
    const comparisons = [
      { key: 'vorige_periode', naam: 'Vorige periode', reason: none, is_default: false },
      { key: 'vorig_jaar', naam: 'Zelfde periode vorig jaar', reason: null, is_default: false },
      { key: 'begroting', naam: 'Begroting', reason: null, is_default: true },
    ] satisfies PageData['comparisons'];
    const { api, address } = renderRemote(<Overview />, {
      api: answering({ ...PAGE, comparisons }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Vergelijk met: Begroting' }));
    expect(api.callsOf('POST /pages')[0]?.body).toHaveProperty('view', { per: 'maand' });
    expect(screen.getByRole('menuitemradio', { name: /^Vorige periode/ })).toHaveTextContent(none);
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Zelfde periode vorig jaar' }));
    expect(address()).toBe('/?vergelijking=vorig_jaar');
    expect(
      await screen.findByRole('button', { name: 'Vergelijk met: Zelfde periode vorig jaar' }),
    ).toBeVisible();
    expect(api.callsOf('POST /pages').at(-1)?.body).toHaveProperty(
      'view.vergelijking',
      'vorig_jaar',
    );
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
