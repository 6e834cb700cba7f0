import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, ApiUnreachable, SessionEnded } from '@kengetal/platform';

const RETRIES = 2;
const STALE_MS = 60_000;

/** The one query client; a failure is logged, and shown by who asked. */
export function createQueryClient(log: (error: unknown, what: string) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => {
        // The end of a session is no failure.
        if (error instanceof SessionEnded) return;
        log(error, queryKey.slice(0, 2).map(String).join(' '));
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
