import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiError, ApiUnreachable, SessionEnded } from '@kengetal/platform';
import { CONFIG_KEY } from '../projects/config.ts';

const RETRIES = 2;
const STALE_MS = 60_000;
/** Conflict, too large, not as it must be. */
const OF_THE_USER = new Set([409, 413, 422]);

/**
 * The one query client; a failure is logged, and shown by who asked. Who is refused may have lost a
 * right or a project meanwhile: then the configuration is read again.
 */
export function createQueryClient(log: (error: unknown, what: string) => void): QueryClient {
  const logAs = (error: unknown, key: QueryKey) => {
    // The end of a session is no failure.
    if (error instanceof SessionEnded) return;
    log(error, key.slice(0, 2).map(String).join(' '));
  };
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey, meta }) => {
        // Asked before it was known whether it is still there.
        if (meta?.isGuess && isRefusal(error)) return;
        logAs(error, queryKey);
        renewIfRefused(client, error, queryKey);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _asked, _kept, { options }) => {
        renewIfRefused(client, error);
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
  return client;
}

const REFUSALS: ReadonlySet<string> = new Set(['forbidden', 'not_found']);

const isRefusal = (error: unknown) => error instanceof ApiError && REFUSALS.has(error.code);

function renewIfRefused(client: QueryClient, error: unknown, of: QueryKey = []): void {
  if (!isRefusal(error)) return;
  // A refused configuration would be asked for without end.
  if (of[1] === CONFIG_KEY[1]) return;
  void client.invalidateQueries({ queryKey: CONFIG_KEY });
}

/** Only what may go better by itself: no answer, or a server that is busy or down. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= RETRIES) return false;
  if (error instanceof ApiError) return error.problem.status >= 500 && error.problem.status !== 501;
  return error instanceof ApiUnreachable;
}
