import type { Suggestion, SuggestionList } from '@kengetal/contract/api';
import { ApiClient } from '../../../bench/api-client.ts';
import { fakeSuggestions } from '../testing/fake-suggestions.ts';
import { askFindings } from './ask.ts';

const SUGGESTION: Suggestion = {
  ...{ suggestion_id: 's1', detector: 'dubbele_factuur', category: 'kwaliteit', status: 'nieuw' },
  ...{ title: 'Dubbele factuur 12', summary: { text: '', figures: {} }, effect: null, due: null },
  ...{ urgency: 'heeft_tijd', certainty: 'zeker', periode_min: 202503, periode_max: 202503 },
  about: { relaties: ['20017'], rekeningen: [], documenten: ['12'] },
  ...{ assignee: null, reason: null, ended: null, changed: null },
  created_at: '2026-01-01T00:00:00Z',
};
const CHECKING: SuggestionList = {
  ...{
    suggestions: [],
    checked_at: null,
    is_checking: true,
    quiet: [],
    ask_quiet: null,
    people: [],
  },
};
const CHECKED: SuggestionList = {
  ...CHECKING,
  ...{ checked_at: '2026-01-01T00:00:00Z', is_checking: false },
  suggestions: [SUGGESTION, { ...SUGGESTION, suggestion_id: 's2', status: 'verlopen' }],
};

describe('asking for findings', () => {
  it('waits until the books have been looked at, and takes what is open, of any period', async () => {
    const fake = await fakeSuggestions([CHECKING, { ...CHECKING, is_checking: false }, CHECKED]);
    try {
      const findings = await askFindings(new ApiClient(fake.origin, 't'), 'p1');
      expect(findings).toEqual([SUGGESTION]);
      expect(fake.asked).toHaveLength(3);
      expect(fake.asked[0]).toBe('/v1/suggestions?project_id=p1&periode_min=0&periode_max=0');
    } finally {
      await fake.close();
    }
  });
});
