import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Suggestion } from '@kengetal/contract';
import { booked, PROJECT, renderRemote } from '@kengetal/platform/testing';
import {
  detailOf,
  idOf,
  listOf,
  suggestion,
  SuggestionsApi,
} from '../../../suggestions/testing/suggestions.ts';
import type { SuggestionDetail } from '../../../suggestions/suggestion.ts';
import Suggestie from '../Suggestie.tsx';

const READER = { organisations: {}, projects: { [PROJECT.project_id]: 'lezer' as const } };

/** Twelve times € 242: € 2,904. */
export const TWICE = suggestion(1, {
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
export const PROOF: SuggestionDetail['blocks'] = [
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
export const THREE = [TWICE, suggestion(2), suggestion(3)];

/** The screen of a suggestion, once it is there. */
export async function show(
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

export const state = () => screen.getByRole('list', { name: 'Stand' });
export const part = (name: string) => within(screen.getByRole('region', { name }));
