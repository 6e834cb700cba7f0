import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError, useApi, type ApiClient, type ApiResponse } from '@kengetal/platform';

export type SuggestionDetail = ApiResponse<'GET /suggestion'>;

export const detailKey = ['mfe-dashboard', 'suggestion'] as const;

const fetchSuggestion = (api: ApiClient, id: string, signal: AbortSignal) =>
  api.request('GET /suggestion', { query: { suggestion_id: id }, signal });

const suggestionOptions = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...detailKey, id],
    queryFn: ({ signal }) => fetchSuggestion(api, id, signal),
  });

/** True where there is no such suggestion: it was removed, or the address is not one of ours. */
export const isUnknown = (error: Error | null) =>
  error instanceof ApiError && ['not_found', 'unprocessable'].includes(error.code);

/** A suggestion with what proves it. */
export const useSuggestion = (id: string) => useQuery(suggestionOptions(useApi(), id));
