import { queryOptions, useQuery } from '@tanstack/react-query';
import { PROVIDER_ANSWER } from '@kengetal/contract';
import { useApi, type ApiClient } from '@kengetal/platform';

/** What Exact Online sent back, as the shell kept it for this tab. */
export interface ExactAnswer {
  state: string;
  code?: string;
  error?: string;
}

/** Null when this page was opened by itself. */
export function keptAnswer(): ExactAnswer | null {
  const kept = new URLSearchParams(sessionStorage.getItem(PROVIDER_ANSWER) ?? '');
  const [state, code, error] = ['state', 'code', 'error'].map((name) => kept.get(name));
  if (!state) return null;
  return { state, ...(code && { code }), ...(error && { error }) };
}

/** It is used, or put aside: a reload does not come back to it. */
export const forgetAnswer = (): void => sessionStorage.removeItem(PROVIDER_ANSWER);

const finishConsent = (api: ApiClient, body: ExactAnswer, signal: AbortSignal) =>
  api.request('POST /connection/exact/callback', { body, signal });

const finishOptions = (api: ApiClient, answer: ExactAnswer) =>
  queryOptions({
    queryKey: ['mfe-settings', 'exact-callback', answer.state],
    queryFn: ({ signal }) => finishConsent(api, answer, signal),
    // A code works once; asked again with the same state the API answers what came of it.
    retry: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });

/** Finishes the consent: the connection that it made. */
export const useFinishConsent = (answer: ExactAnswer) => useQuery(finishOptions(useApi(), answer));
