import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageData } from '@kengetal/contract';
import { ApiUnreachable } from '@kengetal/platform';
import { FakeApi, PROJECT, renderRemote } from '@kengetal/platform/testing';
import Dashboard from './Dashboard.tsx';
import { answering, bodiesOf, nowPart, PAGE } from './testing/answering.ts';
import { CHANGES, NOW, without } from './testing/pages.ts';

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
