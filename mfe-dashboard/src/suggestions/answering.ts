import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Suggestion, SuggestionList } from '@kengetal/contract';
import { useApi, useSession } from '@kengetal/platform';
import { answered, type Part, type Said } from './answer.ts';
import { detailKey, type SuggestionDetail } from './suggestion.ts';
import { listKey } from './suggestions.ts';

type Change = (suggestion: Suggestion) => Suggestion;

/** Everything that is known of suggestions: lists of a project, and those that were opened. */
class Kept {
  readonly #client: QueryClient;
  readonly #list: ReturnType<typeof listKey>;

  constructor(client: QueryClient, projectId: string) {
    this.#client = client;
    this.#list = listKey(projectId);
  }

  people(): Said['people'] {
    return this.#lists().flatMap(({ people }) => people);
  }

  suggestions(): Map<string, Suggestion> {
    const opened = this.#client
      .getQueriesData<SuggestionDetail>({ queryKey: detailKey })
      .flatMap(([, detail]) => (detail ? [detail.suggestion] : []));
    const listed = this.#lists().flatMap(({ suggestions }) => suggestions);
    return new Map([...opened, ...listed].map((one) => [one.suggestion_id, one]));
  }

  change(change: Change): void {
    this.#client.setQueriesData<SuggestionList>(
      { queryKey: this.#list },
      (list) => list && { ...list, suggestions: list.suggestions.map(change) },
    );
    this.#client.setQueriesData<SuggestionDetail>(
      { queryKey: detailKey },
      (detail) => detail && { ...detail, suggestion: change(detail.suggestion) },
    );
  }

  /** Those of them that are here take the place of what is kept. */
  put(suggestions: ReadonlyMap<string, Suggestion>): void {
    this.change((one) => suggestions.get(one.suggestion_id) ?? one);
  }

  /** What is on its way would bring back what was before. */
  cancel(): Promise<unknown> {
    return this.#each((queryKey) => this.#client.cancelQueries({ queryKey }));
  }

  renew(): Promise<unknown> {
    return this.#each((queryKey) => this.#client.invalidateQueries({ queryKey }));
  }

  #each(act: (queryKey: readonly string[]) => Promise<void>): Promise<unknown> {
    return Promise.all([this.#list, detailKey].map(act));
  }

  #lists(): SuggestionList[] {
    return this.#client
      .getQueriesData<SuggestionList>({ queryKey: this.#list })
      .flatMap(([, list]) => (list ? [list] : []));
  }
}

const ANSWERING = ['mfe-dashboard', 'answer'];

/**
 * Says answers to the API, one after the other; the screens show them at once, and as it was when
 * that fails.
 */
export function useAnswering(projectId: string) {
  const api = useApi();
  const { user } = useSession();
  const client = useQueryClient();
  const kept = new Kept(client, projectId);
  return useMutation({
    mutationKey: ANSWERING,
    scope: { id: ANSWERING.join(' ') },
    mutationFn: async (parts: readonly Part[]) => {
      const told = new Map<string, Suggestion>();
      for (const { ids, answer } of parts) {
        const body = { project_id: projectId, suggestion_ids: [...ids], ...answer };
        // Shown at once, so whoever leaves the page takes it as said.
        const { suggestions } = await api.request('PATCH /suggestions', { body, keepalive: true });
        for (const one of suggestions) told.set(one.suggestion_id, one);
      }
      return told;
    },
    onMutate: async (parts) => {
      await kept.cancel();
      const before = kept.suggestions();
      const said: Said = { by: user.name, at: new Date().toISOString(), people: kept.people() };
      kept.change((one) => {
        const part = parts.find(({ ids }) => ids.includes(one.suggestion_id));
        return part ? answered(one, part.answer, said) : one;
      });
      const ids = new Set(parts.flatMap((part) => part.ids));
      return new Map([...before].filter(([id]) => ids.has(id)));
    },
    onSuccess: (told) => kept.put(told),
    onError: (_error, _parts, before) => kept.put(before ?? new Map()),
    onSettled: () => {
      // Of several the last one reads anew: until then what is read lacks what is still to be said.
      return client.isMutating({ mutationKey: ANSWERING }) === 1 ? kept.renew() : undefined;
    },
  });
}
