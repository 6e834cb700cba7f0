import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Suggestion } from '@kengetal/contract';
import { booked, problem, PROJECT, renderRemote } from '@kengetal/platform/testing';
import {
  detailOf,
  idOf,
  JOOST,
  listOf,
  suggestion,
  SuggestionsApi,
} from '../../suggestions/testing/suggestions.ts';
import type { SuggestionDetail } from '../../suggestions/suggestion.ts';
import Suggestie from './Suggestie.tsx';

const READER = { organisations: {}, projects: { [PROJECT.project_id]: 'lezer' as const } };

/** Twelve times € 242: € 2,904. */
const TWICE = suggestion(1, {
  title: 'Dubbel telefoonabonnement',
  effect: {
    per: 'per_jaar',
    figure: {
      kind: 'derived',
      unit: 'cents',
      value: 290_400,
      terms: [{ label: 'Bedrag per maand', factor: 12, part: 'teller', figure: booked(24_200) }],
    },
  },
});
const PROOF: SuggestionDetail['blocks'] = [
  {
    kind: 'series',
    key: 'verloop',
    title: 'Mobiele telefonie per maand',
    periods: [202502, 202503],
    series: ['Mobiel Oost', 'Telecom'].map((label) => ({
      ...{ key: label, label, role: 'overig' },
      figures: [booked(24_200), booked(24_200)],
    })),
  },
  {
    kind: 'evidence',
    key: 'waarom',
    title: 'Waarom',
    detail: '2 boekingen',
    columns: [
      { label: 'Datum', kind: 'datum' },
      { label: 'Boekstuk', kind: 'tekst' },
      { label: 'Bedrag', kind: 'bedrag' },
    ],
    rows: [
      ['2025-02-04', 'MO-118', booked(24_200)],
      ['2025-03-04', 'MO-149', booked(24_200)],
    ],
    total: [null, 'Samen', booked(48_400)],
  },
];
const THREE = [TWICE, suggestion(2), suggestion(3)];

async function show(
  suggestions: readonly Suggestion[] = THREE,
  { reads = false, at = 1, search = '', detail = {} as Partial<SuggestionDetail> } = {},
) {
  const world = new SuggestionsApi(listOf(suggestions));
  if (Object.keys(detail).length > 0) {
    world.api.on('GET /suggestion', ({ query }) => {
      const found = world.list.suggestions.find((one) => one.suggestion_id === query.suggestion_id);
      return detailOf(found ?? TWICE, detail);
    });
  }
  const user = userEvent.setup();
  const path = `/suggestie/${idOf(at)}${search}`;
  const view = renderRemote(<Suggestie />, {
    api: world.api,
    path,
    ...(reads && { rights: READER }),
  });
  await screen.findByRole('region', { name: 'Geschiedenis' });
  return { ...view, user, world };
}

const state = () => screen.getByRole('list', { name: 'Stand' });
const part = (name: string) => within(screen.getByRole('region', { name }));

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

describe('an editor', () => {
  it('handles it and takes that back', async () => {
    const { user, world } = await show();
    await user.click(screen.getByRole('button', { name: /^Afhandelen/ }));
    expect(await within(state()).findByText('Afgehandeld')).toBeInTheDocument();
    await user.keyboard('z');
    expect(await within(state()).findByText('Nieuw')).toBeInTheDocument();
    expect(world.said).toEqual(
      ['afgehandeld', 'nieuw'].map((status) => ({
        ...{ project_id: PROJECT.project_id, suggestion_ids: [idOf(1)], status },
      })),
    );
  });

  it('sends what is said so that it arrives although the page is left', async () => {
    const { user, world } = await show();
    await user.click(screen.getByRole('button', { name: 'Niet relevant' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Klopt zo' }));
    await waitFor(() => expect(world.api.callsOf('PATCH /suggestions')[0]?.keepalive).toBe(true));
  });

  it('says why it is not relevant, and puts it back', async () => {
    const { user, world } = await show();
    await user.click(screen.getByRole('button', { name: 'Niet relevant' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Klopt zo' }));
    expect(await within(state()).findByText('Niet relevant')).toBeInTheDocument();
    expect(world.said[0]).toMatchObject({ status: 'niet_relevant', reason: 'Klopt zo' });
    await user.click(screen.getByRole('button', { name: 'Terugzetten op nieuw' }));
    expect(await within(state()).findByText('Nieuw')).toBeInTheDocument();
  });

  it('assigns it by key, and takes that away again', async () => {
    const { user, world } = await show();
    await user.keyboard('w');
    await user.click(screen.getByRole('menuitemradio', { name: 'Joost Bakker' }));
    expect(await within(state()).findByText('Joost Bakker')).toBeInTheDocument();
    expect(world.said[0]).toMatchObject({ assignee: JOOST.user_id, status: 'in_behandeling' });
    await user.click(screen.getByRole('button', { name: 'Toewijzen' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Niemand' }));
    await waitFor(() => expect(within(state()).queryByText('Joost Bakker')).toBeNull());
    expect(world.said[1]).toMatchObject({ assignee: null });
  });

  it('writes a note', async () => {
    const { user, world } = await show();
    await user.type(screen.getByRole('textbox', { name: 'Notitie' }), 'Gebeld met Jan.{Enter}');
    await waitFor(() => expect(world.said[0]).toMatchObject({ note: 'Gebeld met Jan.' }));
    expect(screen.getByText('Notitie bewaard.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ongedaan maken' })).toBeNull();
    expect(world.api.callsOf('GET /suggestion').length).toBeGreaterThan(1);
  });

  it('sees it as it was when that failed', async () => {
    const { user, world } = await show();
    world.isDown = true;
    await user.keyboard('e');
    expect(await screen.findByText(/^Dat is niet gelukt/)).toBeInTheDocument();
    expect(within(state()).getByText('Nieuw')).toBeInTheDocument();
  });
});

it('who only reads changes nothing, reads why and may ask', async () => {
  const { user, world, bus } = await show(THREE, { reads: true });
  await user.keyboard('enwz');
  expect(world.said).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Notitie' })).toBeNull();
  expect(screen.getByText(/^Je leest mee/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Bespreek in chat' }));
  expect(bus.get('chatOpen')).toBe(true);
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

it('one that expired by itself is only read', async () => {
  const ended = { at: '2025-04-02T05:10:00Z', words: 'Verlopen: de tijd ervoor is voorbij' };
  await show([suggestion(1, { status: 'verlopen', ended })]);
  expect(state()).toHaveTextContent('Verlopen: de tijd ervoor is voorbij');
  expect(screen.queryByRole('button', { name: /Afhandelen|Terugzetten/ })).toBeNull();
});

it('one that the books no longer show is not put back', async () => {
  const ended = { at: '2025-04-02T05:10:00Z', words: 'Opgelost in de boeken' };
  await show([suggestion(1, { status: 'afgehandeld', ended, gone: true })]);
  expect(state()).toHaveTextContent('Opgelost in de boeken');
  expect(screen.queryByRole('button', { name: /Afhandelen|Terugzetten/ })).toBeNull();
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
