import type { Suggestion, SuggestionList } from '@kengetal/contract';
import { booked, FakeApi, problem } from '@kengetal/platform/testing';
import { answered } from '../answer.ts';
import type { SuggestionDetail } from '../suggestion.ts';

export const MARIEKE = { user_id: '00000000-0000-4000-8000-000000000101', name: 'Marieke de Wit' };
export const JOOST = { user_id: '00000000-0000-4000-8000-000000000102', name: 'Joost Bakker' };

/** Number of a suggestion as its id. */
export const idOf = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A new suggestion that can wait, but for what is told. */
export function suggestion(number: number, rest: Partial<Suggestion> = {}): Suggestion {
  return {
    suggestion_id: idOf(number),
    detector: 'dubbele_factuur',
    category: 'kosten_besparen',
    status: 'nieuw',
    title: `Dubbele factuur ${String(number)}`,
    summary: {
      text: `Factuur ${String(number)} is twee keer geboekt, samen [€ 2.480,00](figure:a1).`,
      figures: { a1: booked(248_000) },
    },
    effect: { figure: booked(124_000), per: 'eenmalig' },
    urgency: 'heeft_tijd',
    due: null,
    certainty: 'zeker',
    periode_min: 202503,
    periode_max: 202503,
    about: { relaties: [], rekeningen: [], documenten: [] },
    assignee: null,
    reason: null,
    ended: null,
    changed: null,
    created_at: '2025-04-01T05:10:00Z',
    ...rest,
  };
}

export function listOf(
  suggestions: readonly Suggestion[],
  rest: Partial<SuggestionList> = {},
): SuggestionList {
  return {
    suggestions: [...suggestions],
    checked_at: '2025-04-02T05:10:00Z',
    is_checking: false,
    quiet: [],
    ask_quiet: null,
    people: [MARIEKE, JOOST],
    ...rest,
  };
}

export function detailOf(one: Suggestion, rest: Partial<SuggestionDetail> = {}): SuggestionDetail {
  return {
    title: one.title,
    blocks: [],
    updated_at: '2025-04-02T05:10:00Z',
    suggestion: one,
    how: { text: 'Twee boekingen met hetzelfde nummer.', figures: {} },
    steps: ['Vraag het bedrag terug.'],
    question: 'Is deze factuur twee keer betaald?',
    history: [{ at: '2025-04-02T05:10:00Z', words: 'Gevonden in de boeken' }],
    ...rest,
  };
}

/** An API that keeps what is said of its suggestions, and answers nothing while `isDown`. */
export class SuggestionsApi {
  list: SuggestionList;
  isDown = false;
  readonly api: FakeApi;

  constructor(list: SuggestionList) {
    this.list = list;
    this.api = new FakeApi()
      .on('GET /suggestions', () => {
        this.#beUp();
        return this.list;
      })
      .on('GET /suggestion', ({ query }) => detailOf(this.#find(query.suggestion_id)))
      .on('PATCH /suggestions', ({ body }) => {
        this.#beUp();
        const { project_id: _project, suggestion_ids: ids, ...answer } = body;
        const said = { by: 'Sanne Bakker', at: '2025-04-02T06:00:00Z', people: this.list.people };
        const suggestions = this.list.suggestions.map((one) =>
          ids.includes(one.suggestion_id) ? answered(one, answer, said) : one,
        );
        this.list = { ...this.list, suggestions };
        return { suggestions: suggestions.filter((one) => ids.includes(one.suggestion_id)) };
      });
  }

  /** What was asked of them, without the project. */
  get said(): unknown[] {
    return this.api.callsOf('PATCH /suggestions').map(({ body }) => body);
  }

  #beUp(): void {
    if (this.isDown) throw problem(503, 'unavailable', 'De boekhouding is even bezet.');
  }

  #find(id: string): Suggestion {
    const found = this.list.suggestions.find(({ suggestion_id }) => suggestion_id === id);
    if (!found) throw problem(404, 'not_found', 'Deze suggestie is er niet.');
    return found;
  }
}
