import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AssistantState } from '@kengetal/contract';
import { FakeApi, ORGANISATION, problem, renderRemote } from '@kengetal/platform/testing';
import { Assistant } from './Assistant.tsx';

const ID = ORGANISATION.organisation_id;
const OFF: AssistantState = {
  way: 'grammatica',
  model: {
    name: 'groot-1',
    provider: 'Modellenhuis',
    region: 'Zweden',
    keeps: '30 dagen, voor misbruik.',
    sent: ['De vraag.', 'Namen van mensen gaan niet mee.'],
    terms: 'zo-staat-het-er',
  },
  consent: null,
  retention_days: null,
};
const ON: AssistantState = {
  ...OFF,
  way: 'model',
  consent: { on: true, by: 'Sanne', at: '2025-03-18T10:00:00Z', outdated: false },
  use: {
    ...{ month: 202503, answers: 12, broken: 1, tokens_in: 12_000, tokens_out: 600 },
    ...{ tokens_per_month: 10_000_000, tokens_per_day: 300_000 },
    people: [
      {
        user_id: '00000000-0000-4000-8000-0000000000e1',
        ...{ name: 'Sanne', answers: 12, broken: 1, tokens_in: 12_000, tokens_out: 600 },
      },
    ],
  },
};

function shown(state: AssistantState, level: 'lid' | 'beheerder' = 'beheerder') {
  const api = new FakeApi()
    .on('GET /organisation/assistant', () => state)
    .on('POST /organisation/assistant', ({ body }) => (body.on ? ON : OFF))
    .on('POST /organisation/assistant/retention', ({ body }) => ({
      ...state,
      retention_days: body.days,
    }));
  const rights = { organisations: { [ID]: level }, projects: {} };
  return renderRemote(<Assistant id={ID} />, { api, rights });
}

it('is turned on by a beheerder only after reading what that means', async () => {
  const { api } = shown(OFF);
  expect(await screen.findByText('De assistent antwoordt zonder taalmodel.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Taalmodel aanzetten' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Taalmodel bekijken' }));
  const terms = screen.getByRole('region', { name: 'Wat er gebeurt als je het aanzet' });
  for (const words of ['Modellenhuis (groot-1)', 'Zweden', '30 dagen, voor misbruik.']) {
    expect(within(terms).getByText(words)).toBeInTheDocument();
  }
  expect(within(terms).getByText('Namen van mensen gaan niet mee.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Taalmodel aanzetten' }));
  expect(
    await screen.findByText('De assistent antwoordt met een taalmodel van Modellenhuis.'),
  ).toBeInTheDocument();
  expect(api.calls.at(-1)?.body).toEqual({
    organisation_id: ID,
    on: true,
    terms: 'zo-staat-het-er',
  });
});

it.each([
  ['Langzaam B.V.', 'De assistent antwoordt met een taalmodel van Langzaam B.V.'],
  ['Modellenhuis', 'De assistent antwoordt met een taalmodel van Modellenhuis.'],
])('says of whom the language model is, with one full stop: %s', async (provider, sentence) => {
  const model = OFF.model && { ...OFF.model, provider };
  shown({ ...ON, model });
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

it('says who turned it on, what was used by whom, and is turned off with one click', async () => {
  shown(ON);
  expect(
    await screen.findByText('Sanne zette het taalmodel aan op 18 maart 2025.'),
  ).toBeInTheDocument();
  expect(
    screen.getByText(/Deze maand gebruikt: 12\.600 van 10\.000\.000 tokens/),
  ).toBeInTheDocument();
  const table = screen.getByRole('table', { name: 'Gebruik van het taalmodel deze maand' });
  expect(within(table).getByText('12.000')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Taalmodel uitzetten' }));
  expect(await screen.findByText('De assistent antwoordt zonder taalmodel.')).toBeInTheDocument();
});

it('says what was used in euros as well where prices are set', async () => {
  const { use } = ON;
  if (!use) throw new Error('there is no use');
  const [person] = use.people;
  const people = person ? [{ ...person, cents: 1_235 }] : [];
  shown({
    ...ON,
    use: { ...use, people, cents: 1_236, cents_per_month: 2_500, cents_per_day: 100 },
  });
  const intro = await screen.findByText(/Deze maand gebruikt: 12\.600 van 10\.000\.000 tokens/);
  expect(intro).toHaveTextContent(
    'Dat kostte € 12,36 van € 25,00; iedereen mag € 1,00 op een dag. Gerekend met de prijzen van nu en naar boven afgerond op een cent.',
  );
  const table = screen.getByRole('table', { name: 'Gebruik van het taalmodel deze maand' });
  expect(within(table).getByRole('columnheader', { name: 'Kosten' })).toBeInTheDocument();
  expect(within(table).getByText('€ 12,35')).toBeInTheDocument();
});

it('tells others which way is active, and nothing to choose', async () => {
  shown({ ...ON, retention_days: 90 }, 'lid');
  expect(
    await screen.findByText(/antwoordt met een taalmodel.*90 dagen na het laatste bericht/),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

it('keeps chats for as many days as are filled in', async () => {
  const { api } = shown(OFF);
  const days = await screen.findByLabelText('Gesprekken verwijderen na zoveel dagen');
  await userEvent.type(days, '0');
  expect(screen.getByRole('button', { name: 'Opslaan' })).toBeDisabled();
  await userEvent.clear(days);
  await userEvent.type(days, '90');
  await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
  expect(api.calls.at(-1)?.body).toEqual({ organisation_id: ID, days: 90 });
});

it('reads the terms anew when they have changed meanwhile', async () => {
  const { api } = shown(OFF);
  await userEvent.click(await screen.findByRole('button', { name: 'Taalmodel bekijken' }));
  api.on('POST /organisation/assistant', () => {
    throw problem(409, 'conflict', 'Lees het opnieuw en kies dan.');
  });
  await userEvent.click(screen.getByRole('button', { name: 'Taalmodel aanzetten' }));
  expect(await screen.findByText('Lees het opnieuw en kies dan.')).toBeInTheDocument();
  expect(api.callsOf('GET /organisation/assistant')).toHaveLength(2);
});
