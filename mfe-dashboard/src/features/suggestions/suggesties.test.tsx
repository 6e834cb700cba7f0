import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SuggestionList } from '@kengetal/contract';
import { ApiUnreachable } from '@kengetal/platform';
import { booked, FakeApi, problem, PROJECT, renderRemote } from '@kengetal/platform/testing';
import {
  idOf,
  JOOST,
  listOf,
  suggestion,
  SuggestionsApi,
} from '../../suggestions/testing/suggestions.ts';
import Suggesties from './Suggesties.tsx';

const READER = { organisations: {}, projects: { [PROJECT.project_id]: 'lezer' as const } };
/** In Amsterdam 2 April 2025, 09:00. */
const NOW = Date.parse('2025-04-02T07:00:00Z');

const project_id = PROJECT.project_id;
const body = (numbers: number[], answer: object) => ({
  project_id,
  suggestion_ids: numbers.map(idOf),
  ...answer,
});

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
});
afterEach(() => {
  jest.useRealTimers();
});

const FOUR = [1, 2, 3, 4].map((number) => suggestion(number));

async function show(list: SuggestionList, options: { path?: string; reads?: boolean } = {}) {
  const world = new SuggestionsApi(list);
  const { path = '/suggesties', reads = false } = options;
  const user = userEvent.setup();
  const view = renderRemote(<Suggesties />, {
    api: world.api,
    path,
    ...(reads && { rights: READER }),
  });
  await waitFor(() => expect(screen.queryByLabelText('Gegevens laden')).toBeNull());
  return { ...view, user, world };
}

const groupNames = () => screen.getAllByRole('rowheader').map((heading) => heading.textContent);
const rowOf = (number: number) =>
  screen.getByText(new RegExp(`Factuur ${String(number)} is`)).closest('tr') as HTMLElement;
const inGroup = (name: string, words: RegExp | string) => {
  const heading = screen.getByRole('rowheader', { name: new RegExp(`^${name}`) });
  return within(heading.closest('tbody') as HTMLElement).queryByText(words);
};

describe('the list', () => {
  it('has groups in their order, those without rows left out, open ones by urgency', async () => {
    await show(
      listOf([
        suggestion(1),
        suggestion(2, { urgency: 'deze_maand', due: '2025-04-30' }),
        suggestion(3, { urgency: 'deze_week' }),
        suggestion(4, { status: 'in_behandeling', assignee: JOOST }),
        suggestion(5, {
          status: 'niet_relevant',
          ended: { at: '2025-03-12T10:00:00Z', words: 'Niet relevant: raamcontract' },
        }),
        suggestion(6, {
          status: 'afgehandeld',
          ended: { at: '2025-04-01T10:00:00Z', words: 'Opgelost in de boeken' },
        }),
      ]),
    );
    expect(groupNames()).toEqual(['Nieuw3', 'In behandeling1', 'Afgehandeld2']);
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent ?? '');
    const places = [/Factuur 3.*Deze week/, /Factuur 2.*Vóór 30 apr/, /Factuur 1.*Heeft tijd/];
    const found = places.map((words) => rows.findIndex((row) => words.test(row)));
    expect(found).toEqual([...found].sort((one, other) => one - other));
    expect(found).not.toContain(-1);
    expect(rowOf(4)).toHaveTextContent('Joost');
    const finished = screen.getByRole('link', { name: 'Dubbele factuur 6' }).closest('tr');
    expect(finished).toHaveTextContent(/€ 1\.240 eenmaligOpgelost in de boekengisteren$/);
    expect(screen.getByRole('link', { name: 'Dubbele factuur 5' }).closest('tr')).toHaveTextContent(
      /Niet relevant: raamcontract12 mrt$/,
    );
  });

  it('says what is open in its headline, and each amount opens', async () => {
    const headline = {
      text: 'Een ding om naar te kijken: [€ 1.240](figure:a1) terug te halen.',
      figures: { a1: booked(124_000) },
    };
    const { user } = await show(listOf([suggestion(1)], { headline }));
    const sentence = screen.getByText(/^Een ding om naar te kijken/);
    await user.click(within(sentence).getByRole('button', { name: /1\.240/ }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });

  it('opens a suggestion by its row, with the filters along', async () => {
    const { user, address } = await show(listOf(FOUR), { path: '/suggesties?urgentie=heeft_tijd' });
    await user.click(within(rowOf(2)).getByText('Heeft tijd'));
    expect(address()).toBe(`/suggestie/${idOf(2)}?urgentie=heeft_tijd`);
  });

  it('says when was looked', async () => {
    await show(listOf(FOUR));
    expect(screen.getByText('Gecontroleerd vandaag 07:10')).toBeInTheDocument();
  });

  it('reads again while is being looked', async () => {
    jest.useFakeTimers();
    const world = new SuggestionsApi(listOf([], { is_checking: true }));
    renderRemote(<Suggesties />, { api: world.api });
    expect(await screen.findByText('Wordt nu gecontroleerd')).toBeInTheDocument();
    world.list = listOf(FOUR);
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(await screen.findByText(/Factuur 1/)).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(world.api.callsOf('GET /suggestions')).toHaveLength(2);
  });

  it('tells the menu how many are open', async () => {
    const done = suggestion(5, { status: 'afgehandeld' });
    const { bus } = await show(listOf([...FOUR, done]));
    expect(bus.get('menuCounts')).toEqual({ '/suggesties': { project_id, count: 4 } });
  });

  it('says what changed of one that came back', async () => {
    await show(listOf([suggestion(1, { changed: 'Was € 400, nu € 1.240' })]));
    expect(rowOf(1)).toHaveTextContent('Was € 400, nu € 1.240');
  });
});

describe('filters', () => {
  const MIXED = [
    suggestion(1, { category: 'btw' }),
    suggestion(2, { effect: null }),
    suggestion(3, { urgency: 'deze_week' }),
  ];

  it('stand in the address and are wiped at once', async () => {
    const { user, address } = await show(listOf(MIXED));
    await user.click(screen.getByRole('button', { name: 'Categorie: Alle' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Btw' }));
    expect(address()).toBe('/suggesties?categorie=btw');
    expect(screen.queryByText(/Factuur 2/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Urgentie: Alle' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Deze week' }));
    expect(screen.getByText('Binnen deze filters zijn er geen suggesties.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Wis' }));
    expect(address()).toBe('/suggesties');
    expect(rowOf(2)).toBeInTheDocument();
  });

  it('by effect tell those without an amount apart', async () => {
    await show(listOf(MIXED), { path: '/suggesties?effect=geen' });
    expect(rowOf(2)).toHaveTextContent('–geen bedrag');
    expect(screen.queryByText(/Factuur 1/)).toBeNull();
  });

  it('by period are asked of the API, which gets 0 without one', async () => {
    const { api } = await show(listOf(MIXED), { path: '/suggesties?over=202501-202503' });
    expect(api.callsOf('GET /suggestions')[0]?.query).toEqual({
      ...{ project_id, periode_min: 202501, periode_max: 202503 },
    });
    const all = await show(listOf(MIXED));
    expect(all.api.callsOf('GET /suggestions')[0]?.query).toEqual({
      ...{ project_id, periode_min: 0, periode_max: 0 },
    });
  });
});

describe('by keyboard', () => {
  it('three are handled one after the other, and one is undone', async () => {
    const { user, world } = await show(listOf(FOUR));
    await user.keyboard('jeee');
    await waitFor(() => expect(world.said).toHaveLength(3));
    expect(world.said).toEqual([1, 2, 3].map((one) => body([one], { status: 'afgehandeld' })));
    expect(inGroup('Afgehandeld', 'Dubbele factuur 3')).toBeInTheDocument();
    expect(rowOf(4)).toHaveFocus();
    await user.keyboard('z');
    await waitFor(() => expect(world.said.at(-1)).toEqual(body([3], { status: 'nieuw' })));
    expect(rowOf(3)).toBeInTheDocument();
    expect(inGroup('Afgehandeld', 'Dubbele factuur 2')).toBeInTheDocument();
  });

  it('j and k go down and up, Enter opens', async () => {
    const { user, address } = await show(listOf(FOUR));
    await user.keyboard('jjjk');
    expect(rowOf(2)).toHaveFocus();
    expect(rowOf(2)).toHaveAttribute('aria-current', 'true');
    await user.keyboard('{Enter}');
    expect(address()).toBe(`/suggestie/${idOf(2)}`);
  });

  it('n asks why, and w who takes it', async () => {
    const { user, world } = await show(listOf(FOUR));
    await user.keyboard('jn');
    const why = screen.getByRole('dialog', { name: 'Waarom is dit niet relevant?' });
    await user.type(
      within(why).getByRole('textbox', { name: 'Andere reden' }),
      'raamcontract{Enter}',
    );
    await waitFor(() =>
      expect(world.said).toEqual([body([1], { status: 'niet_relevant', reason: 'raamcontract' })]),
    );
    expect(rowOf(2)).toHaveFocus();
    await user.keyboard('w');
    await user.click(screen.getByRole('menuitemradio', { name: 'Joost Bakker' }));
    await waitFor(() =>
      expect(world.said[1]).toEqual(
        body([2], { assignee: JOOST.user_id, status: 'in_behandeling' }),
      ),
    );
    expect(inGroup('In behandeling', /Factuur 2/)).toBeInTheDocument();
    await user.keyboard('z');
    await waitFor(() =>
      expect(world.said[2]).toEqual(body([2], { assignee: null, status: 'nieuw' })),
    );
  });

  it('x chooses several, which are handled and undone together', async () => {
    const { user, world } = await show(listOf(FOUR));
    await user.keyboard('jxjjx');
    const chosen = screen.getByRole('region', { name: 'Gekozen suggesties' });
    expect(chosen).toHaveTextContent('2 gekozen');
    await user.click(within(chosen).getByRole('button', { name: /^Afhandelen/ }));
    await waitFor(() => expect(world.said).toEqual([body([1, 3], { status: 'afgehandeld' })]));
    expect(screen.getByText('2 suggesties afgehandeld.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
    await waitFor(() => expect(world.said[1]).toEqual(body([1, 3], { status: 'nieuw' })));
    expect(groupNames()).toEqual(['Nieuw4']);
  });

  it('leaves keys to where is typed', async () => {
    const { user, world } = await show(listOf(FOUR));
    await user.keyboard('jn');
    await user.type(screen.getByRole('textbox', { name: 'Andere reden' }), 'eexz');
    expect(world.said).toEqual([]);
  });
});

describe('what fails', () => {
  it('goes back to how it was, says so, and is tried again', async () => {
    const { user, world } = await show(listOf(FOUR));
    world.isDown = true;
    await user.keyboard('je');
    const said = await screen.findByText(/^Dat is niet gelukt.*even bezet/);
    expect(rowOf(1)).toBeInTheDocument();
    expect(groupNames()).toEqual(['Nieuw4']);
    world.isDown = false;
    const notice = within(said.parentElement as HTMLElement);
    await user.click(notice.getByRole('button', { name: 'Opnieuw proberen' }));
    await waitFor(() => expect(inGroup('Afgehandeld', 'Dubbele factuur 1')).toBeInTheDocument());
  });

  it('leaves what was done meanwhile as it is', async () => {
    const { user, world } = await show(listOf(FOUR));
    world.isDown = true;
    await user.keyboard('je');
    await screen.findByText(/^Dat is niet gelukt/);
    world.isDown = false;
    await user.keyboard('e');
    await waitFor(() => expect(inGroup('Afgehandeld', 'Dubbele factuur 2')).toBeInTheDocument());
    expect(rowOf(1)).toBeInTheDocument();
  });

  it('to load is never said as nothing being open', async () => {
    let isDown = true;
    const api = new FakeApi().on('GET /suggestions', () => {
      if (isDown) throw new ApiUnreachable('no answer');
      return listOf(FOUR);
    });
    renderRemote(<Suggesties />, { api });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Kon de suggesties niet laden.');
    expect(screen.queryByText(/Geen openstaande suggesties/)).toBeNull();
    isDown = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByText(/Factuur 1/)).toBeInTheDocument();
  });

  it('to look is said, and not as nothing being open', async () => {
    await show(listOf([], { failed: true }));
    expect(screen.getByText(/controleren van je boekhouding is niet gelukt/)).toBeInTheDocument();
    expect(screen.queryByText(/Geen openstaande suggesties/)).toBeNull();
  });
});

describe('nothing', () => {
  it('is good news, of when was looked', async () => {
    await show(listOf([]));
    expect(
      screen.getByText('Geen openstaande suggesties. Laatst gecontroleerd: vandaag 07:10.'),
    ).toBeInTheDocument();
  });

  it('stands above what is done with', async () => {
    await show(listOf([suggestion(1, { status: 'verlopen' })]));
    expect(screen.getByText(/^Geen openstaande suggesties/)).toBeInTheDocument();
    expect(groupNames()).toEqual(['Verlopen1']);
  });

  it('is not concluded before was looked', async () => {
    await show(listOf([], { checked_at: null, is_checking: true }));
    expect(screen.getByText(/wordt nu voor het eerst gecontroleerd/)).toBeInTheDocument();
    expect(screen.queryByText(/Geen openstaande/)).toBeNull();
  });
});

describe('who only reads', () => {
  it('sees all and changes nothing, and reads why', async () => {
    const { user, world, address } = await show(listOf(FOUR), { reads: true });
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.keyboard('jenwxz');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(world.said).toEqual([]);
    expect(screen.queryByRole('button', { name: /Afhandelen/ })).toBeNull();
    expect(screen.getByText(/^Je leest mee/)).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(address()).toBe(`/suggestie/${idOf(1)}`);
  });

  it('is not asked to make anything quiet', async () => {
    await show(listOf(FOUR, { ask_quiet: 'dubbele_factuur' }), { reads: true });
    expect(screen.queryByRole('button', { name: 'Stilzetten' })).toBeNull();
  });
});

describe('a kind that is often rejected', () => {
  it('is offered to be made quiet, and speaks again', async () => {
    const { user, world } = await show(listOf(FOUR, { ask_quiet: 'dubbele_factuur' }));
    const asked: unknown[] = [];
    world.api.on('POST /suggestions/quiet', ({ body: given }) => {
      asked.push(given);
      world.list = listOf(FOUR, { quiet: given.quiet ? ['dubbele_factuur'] : [] });
      return undefined;
    });
    expect(screen.getByText(/noemde dubbele facturen vaker niet relevant/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Stilzetten' }));
    await user.click(await screen.findByRole('button', { name: 'Weer aanzetten' }));
    await waitFor(() => expect(screen.queryByText(/^Stilgezet/)).toBeNull());
    expect(asked).toEqual(
      [true, false].map((quiet) => ({ project_id, detector: 'dubbele_factuur', quiet })),
    );
  });
});

describe('a file', () => {
  it('is made by the API and saved', async () => {
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    const { user, world } = await show(listOf(FOUR));
    world.api.on('POST /suggestions/export', () => ({
      ...{ download_url: '/download?token=abc', filename: 'Suggesties.xlsx' },
      expires_at: '2025-04-02T10:00:00Z',
    }));
    await user.click(screen.getByRole('button', { name: 'Exporteren' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Excel' }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    expect(world.api.callsOf('POST /suggestions/export')[0]?.body).toEqual({
      ...{ project_id, format: 'xlsx' },
    });
  });

  it('says why there is none', async () => {
    const { user, world } = await show(listOf(FOUR));
    world.api.on('POST /suggestions/export', () => {
      throw problem(503, 'unavailable', 'De boekhouding is even bezet.');
    });
    await user.click(screen.getByRole('button', { name: 'Exporteren' }));
    await user.click(await screen.findByRole('menuitem', { name: /^CSV/ }));
    expect(await screen.findByText(/maken is niet gelukt.*even bezet/)).toBeInTheDocument();
  });
});

it('says what was done for four seconds', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  renderRemote(<Suggesties />, { api: new SuggestionsApi(listOf(FOUR)).api });
  await screen.findByText(/Factuur 1/);
  await user.keyboard('je');
  expect(await screen.findByText('Suggestie afgehandeld.')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(4_000));
  expect(screen.queryByText('Suggestie afgehandeld.')).toBeNull();
});
