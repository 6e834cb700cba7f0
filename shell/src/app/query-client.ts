import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiError, ApiUnreachable, SessionEnded } from '@kengetal/platform';

const RETRIES = 2;
const STALE_MS = 60_000;
/** Conflict, too large, not as it must be. */
const OF_THE_USER = new Set([409, 413, 422]);

/** The one query client; a failure is logged, and shown by who asked. */
export function createQueryClient(log: (error: unknown, what: string) => void): QueryClient {
  const logAs = (error: unknown, key: QueryKey) => {
    // The end of a session is no failure.
    if (error instanceof SessionEnded) return;
    log(error, key.slice(0, 2).map(String).join(' '));
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, { queryKey }) => logAs(error, queryKey) }),
    mutationCache: new MutationCache({
      onError: (error, _asked, _kept, { options }) => {
        // What is refused for what was filled in is for who filled it in.
        if (error instanceof ApiError && OF_THE_USER.has(error.problem.status)) return;
        logAs(error, options.mutationKey ?? ['change']);
      },
    }),
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        staleTime: STALE_MS,
        // Whoever comes back to a failure sees it tried again; what is there stays as it is.
        refetchOnWindowFocus: ({ state }) => state.status === 'error',
      },
      // Without a connection a change fails at once: it must not be made by itself later on.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Only what may go better by itself: no answer, or a server that is busy or down. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= RETRIES) return false;
  if (error instanceof ApiError) return error.problem.status >= 500 && error.problem.status !== 501;
  return error instanceof ApiUnreachable;
}
