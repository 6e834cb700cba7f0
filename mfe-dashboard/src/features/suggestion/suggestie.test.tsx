import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem, PROJECT, renderRemote } from '@kengetal/platform/testing';
import {
  detailOf,
  idOf,
  listOf,
  suggestion,
  SuggestionsApi,
} from '../../suggestions/testing/suggestions.ts';
import Suggestie from './Suggestie.tsx';
import { part, PROOF, show, state, THREE, TWICE } from './testing/showing.tsx';

describe('a suggestion', () => {
  it('has its name in the trail, and its conclusion above what can be done', async () => {
    const { asked } = await show();
    expect(asked.crumb).toBe('Dubbel telefoonabonnement');
    expect(screen.getByText(/^Factuur 1 is twee keer geboekt/)).toBeInTheDocument();
    expect(state()).toHaveTextContent('NieuwKosten besparenHeeft tijdZeker');
  });

  it('says what its effect is made of', async () => {
    const { user } = await show();
    const rows = part('Effect')
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(rows).toEqual(['Bedrag per maand242,00', 'Aantal keer× 12', 'Per jaar2.904,00']);
    await user.click(part('Effect').getByRole('button', { name: /^Bedrag per maand: / }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });

  it('is proven by a chart and by lines that open and add up', async () => {
    const { user } = await show(THREE, { detail: { blocks: PROOF } });
    expect(
      await screen.findByRole('figure', { name: 'Mobiele telefonie per maand' }),
    ).toBeInTheDocument();
    const proof = part('Waarom');
    expect(proof.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'DatumBoekstukBedrag',
      '04-02-2025MO-118242,00',
      '04-03-2025MO-149242,00',
      'Samen484,00',
    ]);
    await user.click(proof.getByRole('button', { name: /MO-149.*242,00/ }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });

  it('has what to do, what to ask and what happened', async () => {
    await show();
    expect(part('Stappen').getByText('Vraag het bedrag terug.')).toBeInTheDocument();
    expect(part('Hoe berekend').getByText(/hetzelfde nummer/)).toBeInTheDocument();
    expect(part('Geschiedenis').getByText('Gevonden in de boeken')).toBeInTheDocument();
  });

  it('gives its question to take along', async () => {
    const { user } = await show();
    const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Kopieer de vraag' }));
    expect(await screen.findByText('Vraag gekopieerd.')).toBeInTheDocument();
    expect(written).toHaveBeenCalledWith('Is deze factuur twee keer betaald?');
  });

  it('without an amount says so', async () => {
    await show([suggestion(1, { effect: null })]);
    expect(part('Effect').getByText('Hier hoort geen bedrag bij.')).toBeInTheDocument();
  });
});

describe('the ones beside it', () => {
  it('are those of the list in its order, by j and k', async () => {
    const { user, address } = await show(
      [...THREE, suggestion(4, { category: 'btw' }), suggestion(5, { urgency: 'deze_week' })],
      { search: '?categorie=kosten_besparen' },
    );
    // 5 is urgent, then 1, 2 and 3; 4 is of another category.
    expect(screen.getByText('2 van 4')).toBeInTheDocument();
    await user.keyboard('k');
    expect(address()).toBe(`/suggestie/${idOf(5)}?categorie=kosten_besparen`);
    await screen.findByText('1 van 4');
    expect(screen.getByRole('button', { name: 'Vorige suggestie' })).toBeDisabled();
    await user.keyboard('jj');
    await screen.findByText('3 van 4');
    expect(address()).toContain(idOf(2));
  });

  it('keep their place when this one is handled', async () => {
    const { user, address } = await show();
    await user.keyboard('e');
    expect(await within(state()).findByText('Afgehandeld')).toBeInTheDocument();
    expect(screen.getByText('1 van 3')).toBeInTheDocument();
    await user.keyboard('j');
    expect(address()).toContain(idOf(2));
    expect(await screen.findByText('1 van 2')).toBeInTheDocument();
  });
});

it('says that there is none at an address, with the way to those that there are', async () => {
  const { api } = new SuggestionsApi(listOf(THREE));
  const { address } = renderRemote(<Suggestie />, { api, path: `/suggestie/${idOf(9)}` });
  expect(await screen.findByText('Deze suggestie is er niet.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Opnieuw proberen' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Naar de suggesties' }));
  expect(address()).toBe('/suggesties');
});

it('is discussed with the assistant, which knows it', async () => {
  const { user, bus } = await show();
  await user.click(screen.getByRole('button', { name: 'Bespreek in chat' }));
  expect(bus.get('question')).toMatchObject({
    project_id: PROJECT.project_id,
    suggestion_id: idOf(1),
    text: 'Leg dit uit: Dubbel telefoonabonnement. Wat kan ik eraan doen?',
    context_prompt: expect.stringContaining('twee keer geboekt, samen € 2.480,00.'),
  });
  expect(bus.get('chatOpen')).toBe(true);
});

it('says what went wrong and tries again', async () => {
  const world = new SuggestionsApi(listOf(THREE));
  let down = true;
  world.api.on('GET /suggestion', () => {
    if (down) throw problem(503, 'unavailable', 'De boekhouding is even bezet.');
    return detailOf(TWICE);
  });
  renderRemote(<Suggestie />, { api: world.api, path: `/suggestie/${idOf(1)}` });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Kon deze suggestie niet laden.De boekhouding is even bezet.');
  down = false;
  await userEvent.click(within(alert).getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByRole('region', { name: 'Geschiedenis' })).toBeInTheDocument();
});

it('shows what the list knows while the rest is on its way', async () => {
  const { user, world } = await show();
  world.api.on('GET /suggestion', () => new Promise(() => undefined));
  await user.keyboard('j');
  expect(await screen.findByText(/^Factuur 2 is twee keer geboekt/)).toBeInTheDocument();
  expect(screen.getAllByRole('status', { name: 'Gegevens laden' }).length).toBeGreaterThan(0);
});
